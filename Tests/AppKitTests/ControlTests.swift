// ControlTests.swift: user actions on macOS controls, and the methods they call.

import Foundation
import Testing

@testable import AppKit

/// An object of an author's, with the conformances that the build adds.
@MainActor
private final class Author: NSObject, InterfaceActions, NSTextFieldDelegate, NSTextViewDelegate {
    var calls: [String] = []
    nonisolated var interfaceMethodNames: [String] { ["used"] }
    nonisolated var interfaceActionNames: [String] { ["used"] }
    func performInterfaceAction(_ name: String, sender: Any?) -> Bool {
        calls.append("\(name) \(type(of: sender!))")
        return name == "used"
    }
    func controlTextDidChange(_ obj: Notification) { calls.append((obj.object as? NSTextField)?.stringValue ?? "") }
    func controlTextDidEndEditing(_ obj: Notification) { calls.append("end") }
    func textDidChange(_ notification: Notification) {
        calls.append((notification.object as? NSTextView)?.string ?? "")
    }
    func textView(_ view: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?) -> Bool {
        replacementString != "no"
    }
}

@Suite("AppKit controls")
@MainActor
struct ControlTests {
    private let author = Author()

    @Test("Buttons with an action are tapped by their titles")
    func buttons() {
        let button = NSButton(title: "Go", target: author, action: "used:")
        #expect(button.tapNames == ["Go"] && button.tap("Go") && !button.tap("Stop"))
        #expect(author.calls == ["used NSButton"])
        button.isEnabled = false
        #expect(button.tapNames.isEmpty && !button.tap("Go"))
        #expect(NSButton(title: "Nothing", target: nil, action: nil).tapNames.isEmpty)
        let star = NSImage(systemSymbolName: "star", accessibilityDescription: "A star")!
        #expect(NSButton(image: star, target: author, action: "used:").tapNames == ["A star"])
    }

    @Test("A check box keeps its state, and one of the radio buttons with the same action is on")
    func states() {
        let box = NSButton(checkboxWithTitle: "Sure", target: nil, action: nil)
        #expect(box.state == .off && box.tap("Sure") && box.state == .on && box.tap("Sure") && box.state == .off)
        let radios = ["a", "b"].map { NSButton(radioButtonWithTitle: $0, target: author, action: "used:") }
        let stack = NSStackView(views: radios)
        #expect(radios[0].tap("a") && radios[1].tap("b") && radios.map(\.state) == [.off, .on])
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test("A pop-up button offers all its items, a pull-down menu all but the first")
    func popUps() {
        let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
        popUp.addItems(withTitles: ["a", "b", "a"])
        (popUp.target, popUp.action) = (author, "used:")
        #expect(popUp.choiceTexts == ["b", "a"] && popUp.titleOfSelectedItem == "b" && popUp.choose(at: 1))
        #expect(popUp.titleOfSelectedItem == "a" && author.calls == ["used NSPopUpButton"])
        popUp.menu?.addItem(.separator())
        popUp.pullsDown = true
        #expect(popUp.choiceTexts == ["a"] && !popUp.tap("b"))
    }

    @Test("Editable fields take text, report changes, and call their action at the end")
    func fields() {
        let field = NSTextField(string: "old")
        field.placeholderString = "Title"
        (field.delegate, field.target, field.action) = (author, author, "used:")
        #expect(field.fieldNames == ["Title"] && !field.type("x", into: "Other") && field.type("new", into: "Title"))
        #expect(author.calls == ["new", "used NSTextField", "end"] && field.stringValue == "new")
        #expect(NSTextField(labelWithString: "a label").fieldNames.isEmpty)
        field.stringValue = "12.5"
        #expect(field.doubleValue == 12.5 && field.integerValue == 12)
    }

    @Test("A text view takes the text that its delegate allows")
    func texts() {
        let scroll = NSTextView.scrollableTextView()
        let text = scroll.documentView as! NSTextView
        text.delegate = author
        #expect(text.type("no", into: nil) && text.string.isEmpty && text.type("yes", into: nil))
        #expect(text.string == "yes" && author.calls == ["yes"] && text.enclosingScrollView === scroll)
        text.insertText("!", replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(text.attributedString().string == "yes!")
    }

    @Test("Segments are tapped by their titles; with multiple selection each is toggled separately")
    func segments() {
        let control = NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectAny, target: author, action: "used:")
        #expect(control.tap("a") && control.tap("b") && control.isSelected(forSegment: 0) && control.tap("a"))
        #expect(!control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1) && author.calls.count == 3)
    }

    @Test("The pasteboard keeps its content until it is cleared")
    func pasteboard() {
        let board = NSPasteboard(name: .init(rawValue: "own"))
        #expect(board.setString("a", forType: .string) && board.string(forType: .string) == "a")
        board.clearContents()
        #expect(board.string(forType: .string) == nil && board.changeCount == 1)
        let url = NSURL(string: "https://example.com/")!
        #expect(board.writeObjects([url, "text" as NSString]) && board.types == [.URL, .string])
        #expect(board.string(forType: .URL) == "https://example.com/")
        // All ways to get the general pasteboard return the same one.
        NSPasteboard.general.clearContents()
        #expect(NSPasteboard(name: .general).setString("b", forType: .string))
        #expect(NSPasteboard.general.string(forType: .string) == "b")
    }

    @Test("An image survives a TIFF file unchanged, and damaged files are rejected")
    func tiff() throws {
        let image = NSImage(size: NSSize(width: 3, height: 2), flipped: false) { _ in
            NSColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).set()
            NSBezierPath.fill(NSRect(x: 0, y: 0, width: 2, height: 2))
            return true
        }
        let file = try #require(image.tiffRepresentation)
        let read = try #require(NSBitmapImageRep(data: file)?.cgImage)
        #expect(read.width == 3 && read.height == 2 && read.pixel(x: 2, y: 0).alpha == 0)
        let (before, after) = (
            image.cgImage(forProposedRect: nil, context: nil, hints: nil)!.pixel(x: 0, y: 1), read.pixel(x: 0, y: 1)
        )
        #expect(before == after && after.red > 250 && after.alpha == 128)
        for length in stride(from: 0, to: file.count - 6, by: 3) {
            #expect(NSBitmapImageRep(data: file.prefix(length)) == nil)
        }
        for place in stride(from: 4, to: file.count, by: 1) {
            var damaged = file
            damaged[place] ^= 0xFF
            _ = NSBitmapImageRep(data: damaged)
        }
    }

    @Test("A controller's view is an NSView, whatever creates it")
    func controllers() {
        let controller = NSViewController()
        let view = controller.view
        view.layer?.cornerRadius = 2
        #expect(view.window == nil && view.layer?.cornerRadius == 2)
        let other = NSViewController()
        (other as UIViewController).view = UILabel()
        let around = other.view
        #expect(around.subviews.first is UILabel && (other as UIViewController).view === around)
    }
}
