// ValueTests.swift: properties of views by name, the end of the responder chain, the pasteboard, and pickers.

import ExtensionSDK
import Foundation
import Testing

@testable import UIKit

@Suite("Values of views")
@MainActor
struct ValueTests {
    @Test("Properties are set by name, if the type is right")
    func keyed() {
        let (alert, label) = (UIAlertController(title: "a", message: nil, preferredStyle: .alert), UILabel())
        alert.setValue("b", forKey: "title")
        alert.setValue(NSAttributedString(string: "c"), forKey: "attributedMessage")
        label.setValue("d", forKeyPath: "text")
        label.setValue(true, forKey: "hidden")
        label.setValue(2, forKeyPath: "layer.cornerRadius")
        #expect(alert.title == "b" && label.text == "d" && label.isHidden)
        #expect((alert.value(forKey: "attributedMessage") as? NSAttributedString)?.string == "c")
        #expect(alert.value(forKey: "contentViewController") == nil)
    }

    @Test("An application is at the end of the responder chain, and opens nothing")
    func chain() {
        let controller = UIViewController()
        let chain = Array(sequence(first: controller as UIResponder) { $0.next })
        #expect(chain.count == 2 && chain.last is UIApplication)
        #expect(chain.last?.responds(to: sel_registerName("openURL:")) == true)
        #expect(chain.first?.target(forAction: "openURL:", withSender: nil) is UIApplication)
    }

    @Test("A pasteboard has items, and the first of each kind")
    func pasteboard() {
        let board = UIPasteboard()
        board.items = [["public.utf8-plain-text": "a"], ["public.url": URL(fileURLWithPath: "/b")]]
        #expect(board.string == "a" && board.url?.path == "/b" && board.numberOfItems == 2 && board.changeCount == 1)
        #expect(board.types == ["public.utf8-plain-text"] && board.image == nil)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
        board.string = nil
        #expect(board.items.isEmpty)
    }

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 1 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    @Test("A picker's rows are chosen by their titles")
    func picker() {
        let (picker, wheels) = (UIPickerView(), Wheels())
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        #expect(
            picker.places.map(picker.text(at:)) == ["0.0", "1.0", "1.1"] && picker.selectedRow(inComponent: 1) == 0
        )
        #expect(picker.choose(picker.places[2]) && picker.selectedRow(inComponent: 1) == 1)
        #expect(wheels.chosen == ["1.1"])
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["Latin", "Greek"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 0 ? indexPath : nil
        }
        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self.rows.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    done(true)
                }
            ])
        }
    }

    @Test("Swiping offers the delegate's actions; rows that may not be selected are not offered")
    func swiping() {
        let (table, rows) = (UITableView(), Rows())
        (table.dataSource, table.delegate) = (rows, rows)
        #expect(!table.choose(table.places[1]) && table.choose(table.places[0]))
        #expect(!table.swipe("Delete: Hebrew") && !table.swipe("Move: Greek"))
        #expect(table.swipe("Delete: Greek") && rows.rows == ["Latin"] && table.numberOfSections == 1)
    }
}
