import CGLES

/// EGL's side of a display: loaded when it is made, and closed with its last user.
final class EGLConnection {
  let egl: EGLFunctions
  let gl: GLFunctions
  let display: EGLDisplay
  let config: EGLConfig
  /// Whether the display is gone, so that nothing can be given back through it.
  var isAbandoned = false
  private let platform: EGLPlatform
  private let extensions: Set<Substring>

  init(_ platform: EGLPlatform) throws(GLError) {
    let library = try SharedLibrary("libEGL.so.1")
    let glLibrary = try SharedLibrary("libGLESv2.so.2")
    let getProcAddress: PFNEGLGETPROCADDRESSPROC = try FunctionFinder(
      library: "libEGL.so.1", address: library.address
    ).required("eglGetProcAddress")
    func extra(_ name: String) -> UnsafeMutableRawPointer? {
      getProcAddress(name).map { unsafeBitCast($0, to: UnsafeMutableRawPointer.self) }
    }
    egl = try EGLFunctions(
      FunctionFinder(library: "libEGL.so.1") { library.address(of: $0) ?? extra($0) })
    gl = try GLFunctions(
      FunctionFinder(library: "libGLESv2.so.2") { glLibrary.address(of: $0) ?? extra($0) })
    self.platform = platform
    display = try Self.open(platform, egl)
    extensions = Self.words(egl.queryString(display, EGL_EXTENSIONS))
    config = try Self.choose(platform, display, egl)
  }

  deinit {
    // The display that belongs to nobody is the same for everyone in the process.
    if platform.display != nil, !isAbandoned { _ = egl.terminate(display) }
  }

  func has(_ name: String) -> Bool { extensions.contains(Substring(name)) }

  private static func words(_ text: UnsafePointer<CChar>?) -> Set<Substring> {
    Set((text.map { String(cString: $0) } ?? "").split(separator: " "))
  }

  private static func open(_ platform: EGLPlatform, _ egl: EGLFunctions) throws(GLError) -> EGLDisplay {
    let (number, name) = platform.name
    guard let getPlatformDisplay = egl.getPlatformDisplay,
      words(egl.queryString(nil, EGL_EXTENSIONS)).contains(Substring(name))
    else {
      throw .display(reason: "EGL lacks \(name)")
    }
    guard let display = getPlatformDisplay(number, platform.display, nil),
      egl.initialize(display, nil, nil) != 0
    else {
      throw .display(reason: "EGL cannot use the display")
    }
    guard egl.bindAPI(EGLenum(EGL_OPENGL_ES_API)) != 0 else {
      throw .display(reason: "EGL has no OpenGL ES")
    }
    return display
  }

  /// A configuration of exactly 8 bits a channel: deeper ones come first in EGL's own order.
  private static func choose(
    _ platform: EGLPlatform, _ display: EGLDisplay, _ egl: EGLFunctions
  ) throws(GLError) -> EGLConfig {
    let wanted = [
      EGL_SURFACE_TYPE, platform.surfaceType, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_RED_SIZE, 8,
      EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_NONE,
    ]
    var configs = [EGLConfig?](repeating: nil, count: 256)
    var count: EGLint = 0
    guard egl.chooseConfig(display, wanted, &configs, EGLint(configs.count), &count) != 0 else {
      throw .display(reason: "EGL tells no configurations")
    }
    func value(_ attribute: EGLint, of config: EGLConfig) -> EGLint {
      var value: EGLint = 0
      _ = egl.getConfigAttrib(display, config, attribute, &value)
      return value
    }
    var found: EGLConfig?
    for case let config? in configs.prefix(Int(count)) {
      let channels = [EGL_RED_SIZE, EGL_GREEN_SIZE, EGL_BLUE_SIZE].map { value($0, of: config) }
      guard channels == [8, 8, 8], value(EGL_SAMPLES, of: config) == 0 else { continue }
      if case .x11(_, let visual) = platform, UInt(value(EGL_NATIVE_VISUAL_ID, of: config)) != visual {
        continue
      }
      // A compositor need not look at the transparency of a picture that has none.
      if value(EGL_ALPHA_SIZE, of: config) == 0 { return config }
      found = found ?? config
    }
    guard let found else {
      throw .display(reason: "EGL has no configuration of 8 bits a channel for these windows")
    }
    return found
  }
}
