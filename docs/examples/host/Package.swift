// swift-tools-version: 6.0
// A program that hosts extensions, with the library product ExtensionHost of the package webaction.

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
