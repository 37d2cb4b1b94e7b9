// swift-tools-version: 6.0
import PackageDescription

// A program of someone else's, and its tests: what `tools/test` runs last. Elsewhere the path is the package's address.
let package = Package(
  name: "Postcard",
  dependencies: [.package(name: "Slipsheet", path: "../..")],
  targets: [
    .target(name: "Postcard", dependencies: [.product(name: "Slipsheet", package: "Slipsheet")]),
    .executableTarget(
      name: "PostcardApp",
      dependencies: [
        "Postcard", .product(name: "Slipsheet", package: "Slipsheet"),
        .product(name: "X11Backend", package: "Slipsheet"),
      ]),
    .testTarget(
      name: "PostcardTests",
      dependencies: ["Postcard", .product(name: "SlipsheetTesting", package: "Slipsheet")],
      exclude: ["__Snapshots__", "postcard.json5", "throw.jsonl"]),
  ]
)
