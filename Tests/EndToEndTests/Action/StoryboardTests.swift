// StoryboardTests.swift: storyboard features not covered by the shape in Tests/Data/HandlerShapes/controller-segues: static rows, contained
// controllers, controllers created by identifier, and missing parts.

import Foundation
import Testing

@Suite("Storyboards", .serialized)
struct StoryboardTests {
    private static let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document initialViewController="A"><scenes>
        <scene><objects><viewController id="A" customClass="ActionViewController" customModuleProvider="target">
        <view key="view" id="AV"><subviews>
        <containerView id="AC"><connections><segue destination="L" kind="embed" identifier="list" id="s1"/></connections></containerView>
        <button id="AB"><state key="normal" title="Other"/><connections>
        <action selector="other:" destination="A" eventType="touchUpInside" id="a1"/></connections></button>
        <switch id="AS" on="YES"/>
        </subviews></view>
        <connections><outlet property="toggle" destination="AS" id="o1"/><outlet property="nowhere" destination="AS" id="o2"/></connections>
        </viewController></objects></scene>
        <scene><objects><tableViewController id="L" customClass="ListController" customModuleProvider="target">
        <tableView key="view" dataMode="static" id="LT"><sections>
        <tableViewSection headerTitle="Colours" id="S1"><cells>
        <tableViewCell textLabel="T1" id="C1"><tableViewCellContentView key="contentView" id="V1"><subviews>
        <label text="Red" id="T1"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell textLabel="T2" id="C2"><tableViewCellContentView key="contentView" id="V2"><subviews>
        <label text="Lime" id="T2"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene>
        <scene><objects><viewController storyboardIdentifier="Other" title="Elsewhere" id="O" customClass="OtherController">
        <view key="view" id="OV"/></viewController></objects></scene>
        </scenes></document>
        """

    private static let controllers = """
        import UIKit

        class ActionViewController: UIViewController {
            @IBOutlet weak var toggle: UISwitch!
            @IBOutlet var absent: UILabel?
            private var list: ListController!
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "list" { list = segue.destination as? ListController }
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                print("list \\(list != nil), toggle \\(toggle.isOn), absent \\(absent != nil), \\(children.count)")
                list.onChoice = { [unowned self] colour in self.finish(colour) }
            }
            @IBAction func other(_ sender: UIButton) {
                let wanted = ProcessInfo.processInfo.environment["WANTED"] ?? "Other"
                if wanted == "segue" { return performSegue(withIdentifier: "missing", sender: self) }
                let other: UIViewController
                if let board = storyboard, wanted != "board" {
                    other = board.instantiateViewController(withIdentifier: wanted)
                } else {
                    other = UIStoryboard(name: "Absent", bundle: nil).instantiateInitialViewController()!
                }
                print("made \\(type(of: other)) \\(other.title ?? "")")
                finish("navy")
            }
            func finish(_ colour: String) {
                let item = NSExtensionItem()
                let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour]]
                item.attachments = [NSItemProvider(item: list as NSDictionary, typeIdentifier: "com.apple.property-list")]
                extensionContext?.inputItems.forEach {
                    ($0 as! NSExtensionItem).attachments?.first?.loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in
                        self.extensionContext?.completeRequest(returningItems: [item])
                    }
                }
            }
        }

        class ListController: UITableViewController {
            var onChoice: ((String) -> Void)?
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                onChoice?(super.tableView(tableView, cellForRowAt: indexPath).textLabel!.text!.lowercased())
            }
        }

        final class OtherController: UIViewController {}
        """

    @Test(
        "Static rows, contained controllers and identifiers work; a missing part ends the run with its name"
    )
    func scenes() throws {
        let workspace = try SwiftSourcesTests.Workspace(
            sources: ["Controllers.swift": Self.controllers, "Main.storyboard": Self.board],
            classKey: "NSExtensionMainStoryboard",
            principalClass: "Main"
        )
        func run(_ choices: String, wanted: String = "Other") throws -> Outcome {
            try workspace.run(style: "", ["--choices", choices], environment: ["WANTED": wanted])
        }
        let row = try run(#"{"rows": ["Lime"]}"#)
        #expect(row.code == 0 && row.text.contains("background-color: lime"), "\(row.error)")
        #expect(row.error.contains("list true, toggle true, absent true, 1"), "\(row.error)")
        let other = try run(#"{"taps": ["Other"]}"#)
        #expect(other.text.contains("background-color: navy"), "\(other.error)")
        #expect(other.error.contains("made OtherController Elsewhere"), "\(other.error)")
        for (wanted, message) in [
            ("Absent", "Storyboard Main doesn't contain a view controller with identifier 'Absent'"),
            ("segue", "has no segue with identifier 'missing'"), ("board", "a storyboard named 'Absent'"),
        ] {
            let outcome = try run(#"{"taps": ["Other"]}"#, wanted: wanted)
            #expect(outcome.code == 1 && outcome.error.contains(message), "\(outcome.error)")
        }
        let wrong = try run(#"{"steps": [{"press": "Other"}]}"#)
        #expect(wrong.code == 1 && wrong.error.contains("step 0 of the choices is not"), "\(wrong.error)")
    }

    @Test("A nib that is missing, or whose owner has no view, ends the run with its name")
    func nibs() throws {
        func message(_ board: String?) throws -> String {
            var sources = [
                "Controllers.swift": """
                import UIKit
                class ActionViewController: UIViewController {
                    override var nibName: String? { "Panel" }
                }
                """
            ]
            sources["Panel.xib"] = board
            let workspace = try SwiftSourcesTests.Workspace(
                sources: sources,
                principalClass: "Action.ActionViewController"
            )
            let outcome = try workspace.run(style: "")
            #expect(outcome.code == 1)
            return outcome.error
        }
        #expect(try message(nil).contains("with name 'Panel'"))
        let owner =
            #"<document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>"#
        #expect(try message(owner).contains(#"loaded the "Panel" nib but the view outlet was not set"#))
        #expect(try message("<document><objects/></document>").contains("The nib 'Panel' has no File's Owner"))
    }
}
