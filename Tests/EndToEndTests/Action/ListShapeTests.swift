// ListShapeTests.swift: lists with several sections, collections and search fields, as newer handlers fill them, and bar buttons by their
// titles.

import Foundation
import Testing

@Suite("Lists, collections and bars", .serialized)
struct ListShapeTests {
    private static let controller = """
        import UIKit

        class ActionViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
            private let sections = [["red", "green"], ["navy", "olive"]]
            private var filter = ""
            private let table = UITableView(frame: .zero, style: .insetGrouped)
            private let search = UISearchBar()
            private var rows: [[String]] { sections.map { $0.filter { filter.isEmpty || $0.contains(filter) } } }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .cancel, target: self, action: #selector(stop))
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Swatches", style: .plain, target: self, action: #selector(showSwatches))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let menu = UIMenu(title: "More", children: [
                    UIAction(title: "Nothing", attributes: .disabled) { _ in },
                    UIMenu(title: "Light", options: .displayInline, children: [
                        UIAction(title: "Ivory", image: nil) { [weak self] _ in self?.finish("ivory") },
                    ]),
                ])
                navigationItem.rightBarButtonItems?.append(UIBarButtonItem(title: "More", menu: menu))
                (table.dataSource, table.delegate, search.delegate) = (self, self, self)
                view.addSubview(search)
                view.addSubview(table)
                let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
                _ = provider?.loadObject(ofClass: URL.self) { url, _ in print("at \\(url?.lastPathComponent ?? "")") }
            }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = rows[indexPath.section][indexPath.row]
                content.textProperties.color = .secondaryLabel
                cell.contentConfiguration = content
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                finish(rows[indexPath.section][indexPath.row])
            }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                filter = searchText
                table.reloadData()
            }

            @objc private func stop() {
                extensionContext?.cancelRequest(withError: NSError(domain: "Lists", code: 7, userInfo: nil))
            }
            @objc private func showSwatches() {
                let swatches = Swatches()
                swatches.onChoice = { [unowned self] in self.finish($0) }
                navigationController?.pushViewController(swatches, animated: true)
            }

            private func finish(_ colour: String) {
                let item = NSExtensionItem()
                let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour]]
                item.attachments = [NSItemProvider(item: list as NSDictionary, typeIdentifier: "com.apple.property-list")]
                let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
                provider?.loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in
                    self.extensionContext?.completeRequest(returningItems: [item])
                }
            }
        }

        final class SwatchCell: UICollectionViewCell {
            static let identifier = "swatch"
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                contentView.addSubview(label)
            }
        }

        final class Swatches: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            var onChoice: (String) -> Void = { _ in }
            private lazy var collection: UICollectionView = {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 80, height: 80)
                let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
                collection.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
                collection.dataSource = self
                collection.delegate = self
                return collection
            }()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(collection)
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: SwatchCell.identifier, for: indexPath) as! SwatchCell
                cell.label.text = ["teal", "pink", "gold"][indexPath.item]
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 80, height: 80) }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                let cell = collectionView.cellForItem(at: indexPath) as? SwatchCell
                onChoice(cell?.label.text ?? "")
            }
        }
        """

    @Test(
        "Rows of any section and collection items are chosen by their text, and bar buttons by their titles",
        arguments: ["5", "6"]
    )
    func choices(version: String) throws {
        let workspace = try SwiftSourcesTests.Workspace(
            sources: ["ActionViewController.swift": Self.controller],
            principalClass: "Action.ActionViewController",
            version: version
        )
        func run(_ choices: String) throws -> Outcome { try workspace.run(style: "", ["--choices", choices]) }
        for (choices, colour) in [
            (#"{"rows": ["olive"]}"#, "olive"), (#"{"rows": [2]}"#, "navy"), (#"{"text": "ee", "rows": [0]}"#, "green"),
            (#"{"steps": [{"tap": "Swatches"}, {"row": "gold"}]}"#, "gold"), (#"{"taps": ["Ivory"]}"#, "ivory"),
        ] {
            let outcome = try run(choices)
            #expect(outcome.text.contains("background-color: \(colour)"), "\(outcome.error)")
            #expect(outcome.error.contains("at p.html"), "\(outcome.error)")
        }
        #expect(try run(#"{"taps": ["Cancel"]}"#).error.contains("Lists 7"))
        let wrong = try run(#"{"taps": ["Nothing"]}"#)
        #expect(wrong.error.contains("there are: stop, showSwatches, cancel, Swatches, Ivory"), "\(wrong.error)")
        let missing = try run(#"{"rows": [4]}"#)
        #expect(missing.error.contains("the list has no row 4; there are: red, green, navy, olive"), "\(missing.error)")
    }
}
