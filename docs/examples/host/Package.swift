// swift-tools-version: 6.0
// A program of its own that hosts extensions: it depends on webaction's package for the library product ExtensionHost.

import PackageDescription

let package = Package(
    name: "host",
    dependencies: [.package(name: "webaction", path: "../../..")],
    targets: [
        .executableTarget(
            name: "host",
            dependencies: [.product(name: "ExtensionHost", package: "webaction")],
            path: "Sources"
        )
    ]
)
