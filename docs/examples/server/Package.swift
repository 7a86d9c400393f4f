// swift-tools-version: 6.0
// A web server that runs an extension, with the library product ExtensionHost of the package webaction.

import PackageDescription

let package = Package(
    name: "server",
    dependencies: [
        .package(name: "webaction", path: "../../.."),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .executableTarget(
            name: "server",
            dependencies: [
                .product(name: "ExtensionHost", package: "webaction"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Sources"
        )
    ]
)
