// swift-tools-version: 6.0
import PackageDescription

// A package of its own: only `tools/fuzz` builds it, with instruments in every module that ordinary builds must not have.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Slipsheet", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz", dependencies: ["CFuzzer", .product(name: "Slipsheet", package: "Slipsheet")]),
  ]
)
