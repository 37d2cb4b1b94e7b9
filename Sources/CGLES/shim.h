// Types and constants alone: the functions are looked up when a GPU is wanted, so that nothing is linked.
#define EGL_NO_PLATFORM_SPECIFIC_TYPES 1
#define EGL_EGL_PROTOTYPES 0
#define GL_GLES_PROTOTYPES 0
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
#include <GLES2/gl2ext.h>
