import CGLES

/// The functions of EGL that are used.
struct EGLFunctions {
  let getError: PFNEGLGETERRORPROC
  let initialize: PFNEGLINITIALIZEPROC
  let terminate: PFNEGLTERMINATEPROC
  let bindAPI: PFNEGLBINDAPIPROC
  let queryString: PFNEGLQUERYSTRINGPROC
  let chooseConfig: PFNEGLCHOOSECONFIGPROC
  let getConfigAttrib: PFNEGLGETCONFIGATTRIBPROC
  let createContext: PFNEGLCREATECONTEXTPROC
  let destroyContext: PFNEGLDESTROYCONTEXTPROC
  let createWindowSurface: PFNEGLCREATEWINDOWSURFACEPROC
  let destroySurface: PFNEGLDESTROYSURFACEPROC
  let makeCurrent: PFNEGLMAKECURRENTPROC
  let swapBuffers: PFNEGLSWAPBUFFERSPROC
  let swapInterval: PFNEGLSWAPINTERVALPROC
  let querySurface: PFNEGLQUERYSURFACEPROC
  let getCurrentContext: PFNEGLGETCURRENTCONTEXTPROC
  /// Of EGL 1.5 or of an extension: gives the display of a platform, whose attributes are not used.
  let getPlatformDisplay: PFNEGLGETPLATFORMDISPLAYEXTPROC?
  /// Shows the picture and says which parts have changed.
  let swapBuffersWithDamage: PFNEGLSWAPBUFFERSWITHDAMAGEKHRPROC?

  init(_ find: FunctionFinder) throws(GLError) {
    getError = try find.required("eglGetError")
    initialize = try find.required("eglInitialize")
    terminate = try find.required("eglTerminate")
    bindAPI = try find.required("eglBindAPI")
    queryString = try find.required("eglQueryString")
    chooseConfig = try find.required("eglChooseConfig")
    getConfigAttrib = try find.required("eglGetConfigAttrib")
    createContext = try find.required("eglCreateContext")
    destroyContext = try find.required("eglDestroyContext")
    createWindowSurface = try find.required("eglCreateWindowSurface")
    destroySurface = try find.required("eglDestroySurface")
    makeCurrent = try find.required("eglMakeCurrent")
    swapBuffers = try find.required("eglSwapBuffers")
    swapInterval = try find.required("eglSwapInterval")
    querySurface = try find.required("eglQuerySurface")
    getCurrentContext = try find.required("eglGetCurrentContext")
    getPlatformDisplay = find.optional("eglGetPlatformDisplayEXT")
    swapBuffersWithDamage =
      find.optional("eglSwapBuffersWithDamageKHR") ?? find.optional("eglSwapBuffersWithDamageEXT")
  }
}
