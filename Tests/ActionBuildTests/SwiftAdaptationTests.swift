// SwiftAdaptationTests.swift: what is blanked out of Swift sources, and that nothing else moves.

import Testing

@testable import ActionBuild

@Suite("Adapting Swift sources")
struct SwiftAdaptationTests {
    private func adapt(_ source: String) -> String {
        String(decoding: SwiftAdaptation(Array(source.utf8)).bytes, as: UTF8.self)
    }

    @Test(
        "Objective-C's attributes are blanked, lines stay",
        arguments: [
            ("@objc class A {}", "      class A {}"),
            ("@objc(Name)\nclass A {}", "           \nclass A {}"),
            ("@IBOutlet weak var x: UILabel!", "          weak var x: UILabel!"),
            ("@IBAction func done(_ s: Any) {}", "          func done(_ s: Any) {}"),
            ("@objc (a)", "      (a)"),
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

    @Test("Controllers get a table of the methods that need a sender at most")
    func tables() {
        let source = """
            class A: UIViewController, B {
                @IBAction func done(_ sender: Any) {}
                @objc private func tap(sender: UIButton?) {}
                @IBAction @MainActor func save() { if x {} }
                @objc func changed(_ note: Notification) {}
                func other() {}
            }
            class Model: NSObject { @objc func done() {} }
            """
        let adapted = adapt(source)
        #expect(adapted.contains("extension A: InterfaceActions {"))
        #expect(adapted.contains("[\"done\", \"tap\", \"save\"]"))
        #expect(adapted.contains("case \"done\": done(self)\n"))
        #expect(adapted.contains("case \"tap\": tap(sender: UIButton())\n"))
        #expect(!adapted.contains("extension Model"))
    }

    @Test("A class's own name for Objective-C is kept; the main type is seen")
    func names() {
        let adapted = SwiftAdaptation(
            Array("@objc(Handler) @available(iOS 13, *) final public class A: NSObject {}".utf8)
        )
        #expect(adapted.namedClasses.map(\.name) == ["Handler"])
        #expect(adapted.namedClasses.map(\.type) == ["A"])
        #expect(!adapted.hasMain)
        #expect(SwiftAdaptation(Array("@main struct A {}".utf8)).hasMain)
    }
}
