import CGLES

/// The functions of OpenGL ES 3 that are used.
struct GLFunctions {
  let activeTexture: PFNGLACTIVETEXTUREPROC
  let attachShader: PFNGLATTACHSHADERPROC
  let bindFramebuffer: PFNGLBINDFRAMEBUFFERPROC
  let bindTexture: PFNGLBINDTEXTUREPROC
  let blendFunc: PFNGLBLENDFUNCPROC
  let checkFramebufferStatus: PFNGLCHECKFRAMEBUFFERSTATUSPROC
  let clear: PFNGLCLEARPROC
  let clearColor: PFNGLCLEARCOLORPROC
  let compileShader: PFNGLCOMPILESHADERPROC
  let createProgram: PFNGLCREATEPROGRAMPROC
  let createShader: PFNGLCREATESHADERPROC
  let deleteFramebuffers: PFNGLDELETEFRAMEBUFFERSPROC
  let deleteProgram: PFNGLDELETEPROGRAMPROC
  let deleteShader: PFNGLDELETESHADERPROC
  let deleteTextures: PFNGLDELETETEXTURESPROC
  let disable: PFNGLDISABLEPROC
  let drawArrays: PFNGLDRAWARRAYSPROC
  let enable: PFNGLENABLEPROC
  let finish: PFNGLFINISHPROC
  let framebufferTexture2D: PFNGLFRAMEBUFFERTEXTURE2DPROC
  let genFramebuffers: PFNGLGENFRAMEBUFFERSPROC
  let genTextures: PFNGLGENTEXTURESPROC
  let getIntegerv: PFNGLGETINTEGERVPROC
  let getProgramInfoLog: PFNGLGETPROGRAMINFOLOGPROC
  let getProgramiv: PFNGLGETPROGRAMIVPROC
  let getShaderInfoLog: PFNGLGETSHADERINFOLOGPROC
  let getShaderiv: PFNGLGETSHADERIVPROC
  let getString: PFNGLGETSTRINGPROC
  let getUniformLocation: PFNGLGETUNIFORMLOCATIONPROC
  let linkProgram: PFNGLLINKPROGRAMPROC
  let pixelStorei: PFNGLPIXELSTOREIPROC
  let readPixels: PFNGLREADPIXELSPROC
  let scissor: PFNGLSCISSORPROC
  let shaderSource: PFNGLSHADERSOURCEPROC
  let texParameteri: PFNGLTEXPARAMETERIPROC
  let texStorage2D: PFNGLTEXSTORAGE2DPROC
  let texSubImage2D: PFNGLTEXSUBIMAGE2DPROC
  let uniform1f: PFNGLUNIFORM1FPROC
  let uniform1i: PFNGLUNIFORM1IPROC
  let uniform1fv: PFNGLUNIFORM1FVPROC
  let uniform2i: PFNGLUNIFORM2IPROC
  let uniform2f: PFNGLUNIFORM2FPROC
  let uniform4f: PFNGLUNIFORM4FPROC
  let useProgram: PFNGLUSEPROGRAMPROC
  let viewport: PFNGLVIEWPORTPROC
  /// Says whether the context is lost; where robustness is offered.
  let getGraphicsResetStatus: PFNGLGETGRAPHICSRESETSTATUSKHRPROC?

  init(_ find: FunctionFinder) throws(GLError) {
    activeTexture = try find.required("glActiveTexture")
    attachShader = try find.required("glAttachShader")
    bindFramebuffer = try find.required("glBindFramebuffer")
    bindTexture = try find.required("glBindTexture")
    blendFunc = try find.required("glBlendFunc")
    checkFramebufferStatus = try find.required("glCheckFramebufferStatus")
    clear = try find.required("glClear")
    clearColor = try find.required("glClearColor")
    compileShader = try find.required("glCompileShader")
    createProgram = try find.required("glCreateProgram")
    createShader = try find.required("glCreateShader")
    deleteFramebuffers = try find.required("glDeleteFramebuffers")
    deleteProgram = try find.required("glDeleteProgram")
    deleteShader = try find.required("glDeleteShader")
    deleteTextures = try find.required("glDeleteTextures")
    disable = try find.required("glDisable")
    drawArrays = try find.required("glDrawArrays")
    enable = try find.required("glEnable")
    finish = try find.required("glFinish")
    framebufferTexture2D = try find.required("glFramebufferTexture2D")
    genFramebuffers = try find.required("glGenFramebuffers")
    genTextures = try find.required("glGenTextures")
    getIntegerv = try find.required("glGetIntegerv")
    getProgramInfoLog = try find.required("glGetProgramInfoLog")
    getProgramiv = try find.required("glGetProgramiv")
    getShaderInfoLog = try find.required("glGetShaderInfoLog")
    getShaderiv = try find.required("glGetShaderiv")
    getString = try find.required("glGetString")
    getUniformLocation = try find.required("glGetUniformLocation")
    linkProgram = try find.required("glLinkProgram")
    pixelStorei = try find.required("glPixelStorei")
    readPixels = try find.required("glReadPixels")
    scissor = try find.required("glScissor")
    shaderSource = try find.required("glShaderSource")
    texParameteri = try find.required("glTexParameteri")
    texStorage2D = try find.required("glTexStorage2D")
    texSubImage2D = try find.required("glTexSubImage2D")
    uniform1f = try find.required("glUniform1f")
    uniform1i = try find.required("glUniform1i")
    uniform1fv = try find.required("glUniform1fv")
    uniform2i = try find.required("glUniform2i")
    uniform2f = try find.required("glUniform2f")
    uniform4f = try find.required("glUniform4f")
    useProgram = try find.required("glUseProgram")
    viewport = try find.required("glViewport")
    getGraphicsResetStatus =
      find.optional("glGetGraphicsResetStatusKHR") ?? find.optional("glGetGraphicsResetStatusEXT")
  }
}
