// swift-tools-version: 6.0
import PackageDescription

// Warnings are errors in CI (`.ci/run` passes `-warnings-as-errors`); the tools version selects the Swift 6 mode.
// The targets stand in the order of the floors: each imports only what stands above it in this list.

/// A module of our own, with the modules of the floors below that it imports.
func floor(
  _ name: String, on dependencies: [Target.Dependency] = [], path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, resources: resources)
}

/// The tests of one module; what they read from files they find beside their own source.
func tests(of name: String, with dependencies: [Target.Dependency] = [], files: [String] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: files)
}

/// A C library of the system's, and the package that brings it on Debian; without `pkgConfig`, nothing is linked.
func library(_ name: String, pkgConfig: String? = nil, apt: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let package = Package(
  name: "Slipsheet",
  products: [
    .library(name: "Slipsheet", targets: ["Slipsheet"]),
    .library(name: "X11Backend", targets: ["X11Backend", "Windowing"]),
    .library(name: "WaylandBackend", targets: ["WaylandBackend", "Windowing"]),
    .library(name: "OffscreenBackend", targets: ["OffscreenBackend", "Windowing"]),
    .library(name: "SlipsheetTesting", targets: ["SlipsheetTesting"]),
    .executable(name: "slipsheet", targets: ["SlipsheetCLI"]),
  ],
  targets: [
    // Pure Swift: the standard library only, so that they compile wherever Swift does.
    floor("Geometry"),
    floor("Motion", on: ["Geometry"]),
    floor("Layout", on: ["Geometry"]),
    floor("Gestures", on: ["Geometry", "Motion"]),
    floor("Interaction", on: ["Geometry", "Motion", "Gestures"]),

    // The system's libraries.
    library(
      "CCairo", pkgConfig: "pangocairo cairo fontconfig",
      apt: ["libpango1.0-dev", "libcairo2-dev", "libfontconfig-dev"]),
    library("CDeflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"]),
    library("CWebP", pkgConfig: "libwebp libwebpmux", apt: ["libwebp-dev"]),
    library("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: ["libgdk-pixbuf-2.0-dev"]),
    library("CGLib", pkgConfig: "glib-2.0 gio-2.0", apt: ["libglib2.0-dev"]),
    library(
      "CX11", pkgConfig: "x11 xi xext xpresent xrandr",
      apt: ["libx11-dev", "libxi-dev", "libxext-dev", "libxpresent-dev", "libxrandr-dev"]),
    library("CGLES", apt: ["libegl-dev", "libgles-dev"]),
    library(
      "CWayland", pkgConfig: "wayland-client wayland-cursor xkbcommon libdecor-0",
      apt: ["libwayland-dev", "libxkbcommon-dev", "libdecor-0-dev", "libdecor-0-plugin-1-cairo"]),

    // Not a library of the system's, but the few lines that are C.
    library("CPixelRows", apt: []),

    // Pictures.
    floor("Drawing", on: ["Geometry", "CCairo", "CPixbuf", "CDeflate"]),
    floor("Scene", on: ["Geometry", "Drawing"]),
    floor("CairoRenderer", on: ["Geometry", "Drawing", "Scene", "CPixelRows"]),
    floor(
      "Shaders", path: "Shaders",
      resources: ["common.glsl", "quad.vert", "node.frag", "blur.frag"].map { .embedInCode($0) }),
    floor("GLESRenderer", on: ["Geometry", "Drawing", "Scene", "CGLES", "Shaders"]),

    // The library that programs take.
    floor(
      "Slipsheet",
      on: ["Geometry", "Motion", "Layout", "Gestures", "Interaction", "Drawing", "Scene", "CairoRenderer"],
      resources: [.embedInCode("Styles")]),

    // Windows.
    floor(
      "Windowing",
      on: [
        "Geometry", "Motion", "Gestures", "Drawing", "Interaction", "Scene", "CairoRenderer", "GLESRenderer",
        "Slipsheet", "CGLib",
      ]),
    floor(
      "X11Backend", on: ["Geometry", "Motion", "Gestures", "Drawing", "GLESRenderer", "Windowing", "CX11"]),
    floor(
      "WaylandBackend",
      on: ["Geometry", "Motion", "Gestures", "Drawing", "GLESRenderer", "Windowing", "CWayland"]),
    floor("OffscreenBackend", on: ["Geometry", "Motion", "Gestures", "Drawing", "Windowing"]),

    // The lab.
    floor(
      "Inspector",
      on: [
        "Geometry", "Motion", "Gestures", "Interaction", "Drawing", "Scene", "Slipsheet", "Windowing",
      ]),
    floor("Gallery", on: ["Geometry", "Layout", "Interaction", "Drawing", "Slipsheet"]),
    floor(
      "Lab",
      on: [
        "Geometry", "Motion", "Gestures", "Interaction", "Drawing", "Slipsheet", "Gallery", "CWebP",
      ]),
    floor(
      "SlipsheetTesting",
      on: [
        "Geometry", "Motion", "Gestures", "Interaction", "Drawing", "Scene", "CairoRenderer", "Slipsheet",
      ]),
    .executableTarget(
      name: "SlipsheetCLI",
      dependencies: [
        "Geometry", "Motion", "Layout", "Gestures", "Interaction", "Drawing", "Scene", "CairoRenderer",
        "Shaders", "GLESRenderer", "Slipsheet", "Windowing", "X11Backend", "WaylandBackend",
        "Inspector", "Gallery", "Lab", "CGLib",
      ]),

    // Displays for the tests, a hand on them, and the program as a process.
    .systemLibrary(name: "CXTest", path: "Tests/CXTest"),
    .target(
      name: "TestSupport", dependencies: ["Geometry", "CGLib", "CX11", "CXTest"], path: "Tests/TestSupport"),

    // A compositor for the tests, which does what they want.
    .systemLibrary(name: "CWaylandServer", path: "Tests/CWaylandServer"),
    .target(
      name: "TestCompositor", dependencies: ["WaylandBackend", "CWayland", "CWaylandServer"],
      path: "Tests/TestCompositor"),

    // Random numbers that are the same on every run.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),

    // Display lists and bitmaps for the tests of both renderers.
    .target(
      name: "SceneSamples", dependencies: ["Drawing", "Geometry", "Scene", "SeededNumbers"],
      path: "Tests/SceneSamples"),

    // Counts what the tests allocate.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),

    // Long days: gestures by the thousand, in a window and without.
    .executableTarget(
      name: "Soak",
      dependencies: [
        "CairoRenderer", "Drawing", "Gallery", "Geometry", "Gestures", "Interaction", "Motion", "Scene",
        "SeededNumbers", "Slipsheet", "TestSupport",
      ],
      path: "Tests/Soak"),

    // How a window feels from outside: from the hand to the screen, and what it costs.
    .executableTarget(name: "LiveBench", dependencies: ["TestSupport"], path: "Tests/LiveBench"),

    // The example of README.md.
    .executableTarget(
      name: "ReadmeExample",
      dependencies: ["Drawing", "Geometry", "Interaction", "Slipsheet", "Windowing", "X11Backend"],
      path: "Tests/ReadmeExample"),

    tests(of: "Geometry"),
    tests(of: "Motion", with: ["SeededNumbers"], files: ["Cases"]),
    tests(of: "Layout", with: ["AllocationCounter", "SeededNumbers"], files: ["Cases"]),
    tests(of: "Gestures"),
    tests(of: "Interaction", with: ["Slipsheet", "SlipsheetTesting"]),
    tests(of: "Drawing"),
    tests(of: "Scene"),
    tests(
      of: "CairoRenderer", with: ["SceneSamples", "SeededNumbers", "SlipsheetTesting"],
      files: ["__Snapshots__"]),
    tests(
      of: "GLESRenderer",
      with: [
        "CairoRenderer", "Drawing", "Gallery", "Geometry", "Scene", "SceneSamples", "SeededNumbers",
        "Shaders",
        "Slipsheet", "SlipsheetTesting",
      ]),
    tests(
      of: "Slipsheet", with: ["AllocationCounter", "SeededNumbers", "SlipsheetTesting", "TestSupport"],
      files: ["Cases"]),
    tests(of: "Windowing", with: ["OffscreenBackend", "TestSupport"]),
    tests(of: "X11Backend", with: ["Windowing", "CX11", "CXTest", "TestSupport"]),
    tests(
      of: "Inspector", with: ["CairoRenderer", "OffscreenBackend", "Gallery", "SlipsheetTesting"],
      files: ["__Snapshots__"]),
    tests(
      of: "SlipsheetTesting", with: ["Drawing", "Geometry", "Scene", "Slipsheet", "TestSupport"],
      files: ["__Snapshots__"]),
    tests(of: "WaylandBackend", with: ["Windowing", "TestCompositor", "TestSupport"]),
    tests(of: "Gallery", with: ["Slipsheet", "Drawing", "Geometry", "TestSupport"]),
    tests(of: "Lab", with: ["Slipsheet", "Geometry", "SlipsheetTesting"], files: ["__Snapshots__"]),
    tests(
      of: "SlipsheetCLI",
      with: [
        "CairoRenderer", "Drawing", "Gallery", "Geometry", "Gestures", "Motion", "Slipsheet", "TestSupport",
      ]),
  ]
)
