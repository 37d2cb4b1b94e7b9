import CGLES
import Drawing

/// Bitmaps as textures: uploaded when first drawn or drawn on since, and deleted with the bitmap.
struct TextureStore {
  private struct Entry {
    weak var bitmap: Bitmap?
    var texture: GLuint
    var revision: Int
  }

  private let gl: GLFunctions
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many bitmaps have been uploaded.
  private(set) var uploads = 0

  init(_ gl: GLFunctions) {
    self.gl = gl
  }

  /// The texture that shows a bitmap as it is now.
  mutating func texture(of bitmap: Bitmap) -> GLuint {
    let key = ObjectIdentifier(bitmap)
    if var entry = entries[key], entry.bitmap === bitmap {
      if entry.revision != bitmap.revision {
        upload(bitmap, to: entry.texture)
        entry.revision = bitmap.revision
        entries[key] = entry
      }
      return entry.texture
    }
    if let stale = entries[key] { delete(stale) }
    let texture = gl.makeTexture(width: bitmap.width, height: bitmap.height)
    // The bitmap's order of bytes is blue, green, red, alpha.
    gl.texParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_R), GL_BLUE)
    gl.texParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_B), GL_RED)
    if bitmap.isOpaque {
      gl.texParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_A), GL_ONE)
    }
    upload(bitmap, to: texture)
    entries[key] = Entry(bitmap: bitmap, texture: texture, revision: bitmap.revision)
    return texture
  }

  /// Deletes the textures of bitmaps that are gone.
  mutating func removeStale() {
    for (key, entry) in entries where entry.bitmap == nil {
      delete(entry)
      entries[key] = nil
    }
  }

  /// Every texture's number.
  var textures: [GLuint] { entries.values.map(\.texture) }

  private func delete(_ entry: Entry) {
    var texture = entry.texture
    gl.deleteTextures(1, &texture)
  }

  private mutating func upload(_ bitmap: Bitmap, to texture: GLuint) {
    let buffer = bitmap.buffer
    gl.bindTexture(GLenum(GL_TEXTURE_2D), texture)
    gl.pixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(buffer.bytesPerRow / 4))
    gl.texSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(buffer.width), GLsizei(buffer.height), GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), buffer.base)
    uploads += 1
  }
}

extension GLFunctions {
  /// Makes a texture without content, bound, that is sampled between its pixels and not beyond its edges.
  func makeTexture(width: Int, height: Int) -> GLuint {
    var texture: GLuint = 0
    genTextures(1, &texture)
    let kind = GLenum(GL_TEXTURE_2D)
    bindTexture(kind, texture)
    texStorage2D(kind, 1, GLenum(GL_RGBA8), GLsizei(width), GLsizei(height))
    texParameteri(kind, GLenum(GL_TEXTURE_MIN_FILTER), GL_LINEAR)
    texParameteri(kind, GLenum(GL_TEXTURE_MAG_FILTER), GL_LINEAR)
    texParameteri(kind, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    texParameteri(kind, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
    return texture
  }
}
