// ImportFateTests.swift: how imports are treated: of the SDK's modules, of Apple's other modules, and of unknown ones.

import SourceScanning
import Testing

@testable import ActionBuild

@Suite("Imports")
struct ImportFateTests {
    private static let modules = ModuleSet(["ExtensionSDK", "UIKit", "SwiftUI", "Drawing", "SQLite3", "Mine"])

    private func adapt(_ source: String, _ modules: ModuleSet = Self.modules) -> String {
        let bytes = Array(source.utf8)
        let tokens = SourceScanner.tokens(of: bytes, .swift)
        return String(decoding: SwiftAdaptation(bytes, tokens: tokens, modules: modules).bytes, as: UTF8.self)
    }

    @Test(
        "An Apple module that the SDK lacks is removed, in every form of import",
        arguments: [
            "import JavaScriptCore", "import struct CoreTransferable.FileRepresentation",
            "@preconcurrency import WebKit",
            "@_exported import SystemConfiguration", "public import BackgroundTasks", "internal import Translation",
            "@testable import Speech", "import VisionKit.VNDocumentCameraViewController",
            "import class WebKit.WKWebView",
            "@preconcurrency\npublic import Compression", "@_spi(Private) import StoreKit",
            "import CoreData; import PDFKit", "import zlib", "import _PhotosUI_SwiftUI",
        ]
    )
    func passedOver(statement: String) {
        #expect(
            adapt(statement + "\nlet x = 1").split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing("; ", with: "") == "let x = 1"
                || adapt(statement).allSatisfy { $0.isWhitespace || $0 == ";" }
        )
        #expect(adapt(statement).count == statement.count)
        #expect(adapt(statement).filter { $0 == "\n" } == statement.filter { $0 == "\n" })
    }

    @Test(
        "An import of one declaration becomes an import of its module, and missing names are reported",
        arguments: [
            ("import UIKit", "import UIKit"), ("import class UIKit.UINone", "import UIKit"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import Darwin", "import Glibc"),
            ("import Darwin.POSIX.sys", "import Glibc"), ("import func Darwin.exit", "import Glibc"),
            ("import Cocoa", "import AppKit"), ("import Photos", "import AVFoundation"),
            ("import struct CoreGraphics.CGFloat", "import CoreGraphics"),
            ("import struct Mine.Part", "import struct Mine.Part"), ("import SwiftUI", "import SwiftUI"),
            ("import os.log", ""), ("import Dispatch", "import Dispatch"), ("f(.import)", "f(.import)"),
            ("f(import: x)", "f(import: x)"), ("import Alamofire", "import Alamofire"),
            ("import _Alamofire_SwiftUI", "import _Alamofire_SwiftUI"), ("import _SwiftUI", "import _SwiftUI"),
        ]
    )
    func others(statement: String, expected: String) {
        let adapted = adapt(statement)
        #expect(adapted.trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed() == Array(expected))
        #expect(adapted.count == max(statement.count, expected.count))
    }

    @Test("A module of the SDK is never removed, whatever else is known of it")
    func present() {
        for module in AppleModules.all.names {
            guard case .stays = ModuleSet([module]).fate(of: module) else {
                Issue.record("\(module) is passed over")
                continue
            }
        }
        #expect(AppleModules.all.names.count > 250)
    }

    @Test("The imports of each source are listed, and those of Apple's modules that the SDK lacks")
    func imports() {
        let sources = [
            ("/p/A.swift", "import Foundation\nimport WebKit\n#if DEBUG\nimport Debugging\n#endif"),
            ("/p/B.swift", "import WebKit\n@testable import Speech\nimport Mine"),
        ]
        let adapted = AdaptedSources(
            sources.map { ($0, Array($1.utf8)) },
            className: "A",
            modules: Self.modules
        )
        #expect(adapted.imports["/p/A.swift"] == ["Foundation", "WebKit", "Debugging"])
        // Any module of Apple's also imports Foundation.
        #expect(adapted.imports["/p/B.swift"] == ["WebKit", "Speech", "Mine", "Foundation"])
        #expect(adapted.passedOver == ["WebKit", "Speech"])
    }
}
