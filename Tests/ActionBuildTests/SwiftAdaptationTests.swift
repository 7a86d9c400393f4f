// SwiftAdaptationTests.swift: what is blanked in Swift sources, that line numbers stay, and the generated tables of classes.

import SourceScanning
import Testing

@testable import ActionBuild

@Suite("Adapting Swift sources")
struct SwiftAdaptationTests {
    private func adaptation(_ sources: [String], of file: Int = 0) -> SwiftAdaptation {
        let bytes = sources.map { Array($0.utf8) }
        let tokens = bytes.map { SourceScanner.tokens(of: $0, .swift) }
        let tables = InterfaceTables(tokens)
        return SwiftAdaptation(
            bytes[file],
            tokens: tokens[file],
            modules: Self.modules,
            members: tables.members(forFile: file),
            tables: tables.text(forFile: file)
        )
    }

    private static let modules = ModuleSet(["UIKit", "AppKit", "MobileCoreServices"])

    private func adapt(_ source: String) -> String { String(decoding: adaptation([source]).bytes, as: UTF8.self) }

    @Test(
        "Objective-C attributes are blanked, and line numbers stay",
        arguments: [
            ("@objc class A {}", "      class A {}"),
            ("@objc(Name)\nclass A {}", "           \nclass A {}"),
            ("@IBOutlet weak var x: UILabel!", "          weak var x: UILabel!"),
            ("@IBAction func done(_ s: Any) {}", "          func done(_ s: Any) {}"),
            ("@objc (Name)\nclass A {}", "            \nclass A {}"),
            (
                "let f: @convention(block) (Int) -> Void = { _ in }",
                "let f:                    (Int) -> Void = { _ in }"
            ),
            ("let f: @convention(c) () -> Void = g", "let f: @convention(c) () -> Void = g"),
            ("let a = #selector(A.done(_:))", "let a = Selector(\"A.done(_:)\")"),
            (
                "// @objc\nlet s = \"@objc \\(x[\"@objc\"])\"; @objc",
                "// @objc\nlet s = \"@objc \\(x[\"@objc\"])\";      "
            ),
            ("@available(iOS 13, *) func f() {}", "@available(iOS 13, *) func f() {}"),
            ("/* /* @objc */ @objc */ \"\"\"\n@objc\n\"\"\"", "/* /* @objc */ @objc */ \"\"\"\n@objc\n\"\"\""),
        ]
    )
    func blanks(source: String, expected: String) {
        #expect(adapt(source) == expected)
    }

    @Test(
        "Classes that observe values conform to the SDK's protocol, and extensions of OpenCombine's types name them",
        arguments: [
            (
                "class A: NSObject { override func observeValue(forKeyPath k: String?) {} }",
                "class A: NSObject, @preconcurrency KeyValueObserver {          func observeValue(forKeyPath k: String?) {} }"
            ),
            (
                "extension D { final class S<T: U>: NSObject, V where T.X: Y { public override func observeValue() {} } }",
                "extension D { final class S<T: U>: NSObject, @preconcurrency KeyValueObserver, V where T.X: Y { public          func observeValue() {} } }"
            ),
            (
                "class A: B { override func observeValue() {} }\nclass C: A { override func observeValue() {} }",
                "class A: B, @preconcurrency KeyValueObserver {          func observeValue() {} }\nclass C: A { override func observeValue() {} }"
            ),
            ("func observeValue() {}", "func observeValue() {}"),
            ("override func observeValue() {} }", "override func observeValue() {} }"),
            ("extension Result.Publisher {}", "extension Result.OCombine.Publisher {}"),
            ("extension Result {}", "extension Result {}"),
        ]
    )
    func observers(source: String, expected: String) {
        #expect(adapt(source) == expected)
    }

    @Test(
        "Previews are blanked with their attribute, and entries become properties",
        arguments: [
            ("#Preview { A() }\nlet a = 1", "                \nlet a = 1"),
            (
                "@available(iOS 17, *)\n#Preview(\"x\") {\n  A { }\n}",
                "                     \n               \n       \n "
            ),
            ("#Preview { #selector(a) }", "                         "),
            (
                "@Entry var a: Int? = nil\nlet b = 1",
                "       var a: Int? { get { self[entry: \"a\", default: nil] } set { self[entry: \"a\", default: newValue] = newValue } }\nlet b = 1"
            ),
            (
                "{ @Entry var a = \"x\" }",
                "{        var a : String { get { self[entry: \"a\", default: \"x\"] } set { self[entry: \"a\", default: newValue] = newValue } } }"
            ),
            ("@Entry var a = b", "@Entry var a = b"),
        ]
    )
    func macros(source: String, expected: String) { #expect(adapt(source) == expected) }

    @Test(
        "Classes get tables of their methods with at most one argument; taps are those that need at most a sender"
    )
    func tables() {
        let adapted = adapt(
            """
            class A: UIViewController, B {
                @IBAction func done(_ sender: Any) {}
                @objc private func tap(sender: UIButton?) {}
                @IBAction @MainActor func save() { if x {} }
                @objc func changed(_ note: Notification) {}
                @objc func both(_ a: Any, b: Any) {}
                @objc func later() async {}
                @objc var notAMethod: Int { 1 }
                func other() {}
            }
            class Plain { @objc func done() {} }
            struct Outer { class Inner: NSObject { @objc func done() {} } }
            """
        )
        #expect(adapted.contains("extension A: InterfaceActions {}"))
        #expect(adapted.contains("interfaceMethodNames: [String] { [\"done\", \"tap\", \"save\", \"changed\"] }"))
        #expect(adapted.contains("interfaceActionNames: [String] { [\"done\", \"tap\", \"save\"] }"))
        #expect(adapted.contains("case \"done\": done(sender ?? self)\n"))
        #expect(adapted.contains("case \"tap\": tap(sender: sender as? UIButton ?? UIButton())\n"))
        #expect(adapted.contains("guard let argument = sender as? Notification else { return false }"))
        #expect(!adapted.contains("extension Plain") && !adapted.contains("extension Inner"))
    }

    @Test("Generated members are on the line of the last brace, and a subclass's override its superclass's")
    func inheritance() {
        let source = """
            class A: UIViewController { @objc func a() {} }
            class B: A {
                @objc func b() {}
            }
            class C: B {}
            """
        let lines = adapt(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("class A: UIViewController {       func a() {} ; nonisolated public var interface"))
        #expect(
            lines[3].contains("override var interfaceMethodNames: [String] { [\"b\"] + super.interfaceMethodNames }")
        )
        #expect(
            lines[3].contains("interfaceAction0_B(name, sender) || super.performInterfaceAction(name, sender: sender)")
        )
        #expect(lines[3].hasSuffix("}") && lines[4] == "class C: B {}")
        #expect(lines.filter { $0.contains("extension") && $0.contains("InterfaceActions") }.count == 1)
        let tokens = SourceScanner.tokens(of: Array(source.utf8), .swift)
        #expect(InterfaceTables([tokens]).making("C") == "C()")
    }

    @Test("Members from extensions in other files are in the class's table too")
    func tablesOfFiles() {
        let sources = [
            "extension A { @objc func far() {} }\nextension String { @objc func no() {} }",
            "class A: UIViewController { @objc func near() {} }",
        ]
        let first = String(decoding: adaptation(sources, of: 0).bytes, as: UTF8.self)
        let second = String(decoding: adaptation(sources, of: 1).bytes, as: UTF8.self)
        #expect(first.contains("func interfaceAction0_A(") && !first.contains("InterfaceActions {"))
        #expect(!first.contains("extension String {\n"))
        #expect(second.contains("[\"far\", \"near\"]"))
        #expect(second.contains("interfaceAction0_A(name, sender) || interfaceAction1_A(name, sender)"))
    }

    @Test("Outlets are created by their types, and outlet collections empty")
    func outlets() {
        let adapted = adapt(
            """
            final class A: UIViewController {
                @IBOutlet weak var label: UILabel!
                @IBOutlet private var fields: [UITextField]!
                @IBOutlet var late: Mine? { didSet {} }
            }
            class Cell: UITableViewCell { @IBOutlet var label: UILabel! }
            """
        )
        #expect(adapted.contains("extension A: InterfaceOutlets {}"))
        #expect(adapted.contains("if label == nil {\n            let made = UILabel()"))
        #expect(adapted.contains("if fields == nil { fields = [] }"))
        #expect(adapted.contains("let made = Mine()"))
        #expect(adapted.contains("fields = (fields ?? []) + [object]"))
        // A cell's outlets are set by its storyboard only.
        #expect(adapted.contains("extension Cell: InterfaceOutletTable {}"))
        #expect(!adapted.contains("extension Cell: InterfaceOutlets {}"))
    }

    @Test(
        "A controller is created by the initializer that it has",
        arguments: [
            ("class A: UIViewController {}", "A()"),
            ("class A: UIViewController { required init?(coder: NSCoder) {} }", "A(coder: NSCoder())"),
            (
                "class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) }\ninit?(coder c: NSCoder) {} }",
                "A()"
            ),
            ("class A: NSObject {}", nil),
        ]
    )
    func making(source: String, expected: String?) {
        #expect(InterfaceTables([SourceScanner.tokens(of: Array(source.utf8), .swift)]).making("A") == expected)
    }

    @Test("Imports of unavailable modules are blanked, those of unknown modules with their whole lines")
    func imports() {
        let adapted = adaptation(["import UIKit\nimport os.log\nimport AVFoundation\nimport Security\nlet x = 1"])
        #expect(String(decoding: adapted.bytes, as: UTF8.self).filter { $0 != " " } == "importUIKit\n\n\n\nletx=1")
        #expect(adapted.imports.map(\.module) == ["UIKit", "os", "AVFoundation", "Security"])
    }

    @Test(
        "Platform conditions are evaluated for the platform that the sources target",
        arguments: [
            (
                "#if os(iOS) || os(macOS)\n#endif", "#if true    || false    \n#endif",
                "#if false   || true     \n#endif"
            ),
            ("#if canImport(UIKit)\n#endif", "#if true            \n#endif", "#if false           \n#endif"),
            ("#elseif canImport(AppKit)", "#elseif false            ", "#elseif true             "),
            ("#if os(Linux) && DEBUG", "#if os(Linux) && DEBUG", "#if os(Linux) && DEBUG"),
            ("let a = os(iOS)", "let a = os(iOS)", "let a = os(iOS)"),
            ("import Cocoa", "import AppKit", "import AppKit"),
        ]
    )
    func conditions(source: String, phone: String, mac: String) {
        let tokens = SourceScanner.tokens(of: Array(source.utf8), .swift)
        for (platform, expected) in [(SourcePlatform.iOS, phone), (.macOS, mac)] {
            let adapted = SwiftAdaptation(Array(source.utf8), tokens: tokens, platform: platform, modules: Self.modules)
            #expect(String(decoding: adapted.bytes, as: UTF8.self) == expected)
        }
    }

    @Test(
        "Sources target macOS if they import its modules unconditionally, and none of iOS's",
        arguments: [
            (["import Cocoa"], true), (["import Foundation", "import AppKit"], true), (["import UIKit"], false),
            (["import AppKit", "import UIKit"], false), (["import Foundation"], false),
            (["#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif"], false),
        ]
    )
    func platform(sources: [String], isMac: Bool) {
        let platform = SourcePlatform(sources.map { SourceScanner.tokens(of: Array($0.utf8), .swift) })
        #expect((platform == .macOS) == isMac)
    }

    @Test("APIs unavailable to extensions are marked for the compiler, except types, which may be what is run")
    func extensionAvailability() {
        #expect(
            adapt("@available(iOSApplicationExtension, unavailable, message: \"m\")\nfunc f() {}")
                == "@available(*, unavailable, message: \"m\")\nfunc f() {}"
        )
        let type = adapt("@available(iOSApplicationExtension, unavailable)\nclass A {}")
        #expect(type.split(separator: "\n").last == "class A {}" && !type.contains("available"))
        #expect(adapt("@available(iOSApplicationExtension 9, *)\nfunc f() {}").contains("iOSApplicationExtension 9"))
    }

    @Test("A class's Objective-C name is kept, and the main type is found")
    func names() {
        let adapted = adaptation(["@objc(Handler) @available(iOS 13, *) final public class A: NSObject {}"])
        #expect(adapted.namedClasses.map(\.name) == ["Handler"])
        #expect(adapted.namedClasses.map(\.type) == ["A"])
        #expect(!adapted.hasMain)
        #expect(adaptation(["@main struct A {}"]).hasMain)
    }
}
