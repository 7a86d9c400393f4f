// ElementTests.swift: how elements are found and used, and which cover others.

import ExtensionSDK
import Foundation
import Testing

@testable import SwiftUI

@Suite("Elements of views")
@MainActor
struct ElementTests {
    @Test("Elements are found by their text, accessibility label or identifier, unless they are disabled")
    func names() {
        let diary = Diary()
        func button(_ name: String) -> Button<Text> { Button(name) { diary.entries.append(name) } }
        let graph = shown(
            Group {
                button("plain")
                Button {
                    diary.entries.append("image")
                } label: {
                    Image(systemName: "xmark")
                }
                button("labelled").accessibilityLabel("Spoken")
                button("identified").accessibilityIdentifier("the-id")
                button("off").disabled(true)
                Group { button("also off").disabled(false) }.disabled(true)
                button("unseen").hidden()
                HStack { Text("row") }.onTapGesture { diary.entries.append("row") }
                Menu("More") { button("in a menu") }
                Toggle("on", isOn: .constant(true))
            }
        )
        #expect(graph.tapNames == ["plain", "xmark", "labelled", "identified", "row", "in a menu", "on"])
        for name in ["xmark", "Spoken", "the-id", "row", "in a menu"] { #expect(graph.tap(name), "\(name)") }
        #expect(diary.entries == ["image", "labelled", "identified", "row", "in a menu"])
        for name in ["off", "also off", "unseen", "More", "nowhere"] { #expect(!graph.tap(name), "\(name)") }
    }

    /// Places all views at its own origin.
    private struct Rows: Layout {
        final class Cache {}
        var spacing: CGFloat = 4
        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.first ?? proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Test("A custom layout contains its views, and so does one of the system's")
    func layouts() {
        let diary = Diary()
        let graph = shown(
            Group {
                Rows(spacing: 2) { Button("own") { diary.entries.append("own") } }
                AnyLayout(HStackLayout()) { Button("any") { diary.entries.append("any") } }
            }
        )
        #expect(graph.tapNames == ["own", "any"])
        #expect(graph.tap("own") && graph.tap("any"))
        #expect(diary.entries == ["own", "any"])
    }

    @Test("A color is converted to UIKit's with the same components, and back")
    func colors() {
        for color in [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), .systemTeal, .clear] {
            #expect(UIColor(Color(uiColor: color)).cgColor.components == color.cgColor.components)
        }
        #expect(UIColor(Color.red).cgColor.components == UIColor.systemRed.cgColor.components)
        #expect(UIColor(Color.black.opacity(0.5)).cgColor.alpha == 0.5)
        #expect(UIColor(Color(hue: 0, saturation: 1, brightness: 1)).cgColor.components == [1, 0, 0, 1])
    }

    @Test("Fields take valid texts, numbers and dates, and submit them")
    func fields() {
        struct Content: View {
            @State private var text = ""
            @State private var secret = ""
            @State private var number = 1
            @State private var amount = 0.5
            @State private var date = Date.distantPast
            @State private var submitted = 0
            var body: some View {
                TextField("Title", text: $text).onSubmit { submitted += 1 }
                SecureField("Word", text: $secret, prompt: Text("A secret"))
                TextField("Number", value: $number, format: .number)
                Stepper("Steps", value: $number, in: 0...5)
                Slider(value: $amount, in: 0...1) { Text("Amount") }
                DatePicker("Day", selection: $date)
                Text(verbatim: "\(text) \(secret) \(number) \(amount) \(submitted) \(date.timeIntervalSince1970)")
            }
        }
        let graph = shown(Content())
        #expect(graph.fieldNames == ["Title", "Word", "Number", "Steps", "Amount", "Day"])
        #expect(
            graph.write("a", into: "Title") && graph.write("b", into: "A secret") && graph.write("3", into: "Number")
        )
        #expect(
            !graph.write("many", into: "Number") && !graph.write("9", into: "Steps")
                && !graph.write("2", into: "Amount")
        )
        #expect(graph.tap("Increment") && graph.write("0.25", into: "Amount"))
        #expect(graph.write("1970-01-02T00:00:00Z", into: "Day") && !graph.write("soon", into: "Day"))
        #expect(graph.texts.last == "a b 4 0.25 1 86400.0")
    }

    @Test("Picker options and list rows are chosen in their order; rows perform their actions")
    func choices() {
        enum Kind: String, CaseIterable { case small, large }
        struct Content: View {
            @State private var kind = Kind.small
            @State private var one: String?
            @State private var several: Set<Int> = []
            @State private var tapped = ""
            var body: some View {
                Picker("Kind", selection: $kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }
                List(["x", "y"], id: \.self, selection: $one) { Text("row \($0)") }
                List(0..<2, id: \.self, selection: $several) { Text("number \($0)") }
                List {
                    Section("Head") {
                        Button("does") { tapped = "does" }
                        Text("nothing")
                    }
                }
                Text("\(kind.rawValue) \(one ?? "-") \(several.sorted().description) \(tapped)")
            }
        }
        let graph = shown(Content())
        let names = ["small", "large", "row x", "row y", "number 0", "number 1", "does"]
        #expect(graph.choices.map(\.text) == names)
        for index in [1, 3, 4, 5, 4, 6] { #expect(graph.choose(at: index)) }
        #expect(!graph.choose(at: 7))
        #expect(graph.texts.last == "large y [1] does")
    }

    @Test("A sheet is in front until it is dismissed, and its own alert is in front of it")
    func layers() {
        struct Note: View {
            @Environment(\.dismiss) private var dismiss
            @State private var asks = false
            var body: some View {
                Button("Close") { asks = true }
                    .alert("Sure?", isPresented: $asks) {
                        Button("Stay", role: .cancel) {}
                        Button("Go") { dismiss() }
                    } message: {
                        Text("It is lost.")
                    }
            }
        }
        struct Content: View {
            let diary: Diary
            @State private var isShown = false
            func note() { diary.entries.append("closed") }
            var body: some View {
                Button("Open") { isShown = true }.sheet(isPresented: $isShown, onDismiss: note) { Note() }
            }
        }
        let diary = Diary()
        let graph = shown(Content(diary: diary))
        #expect(graph.tap("Open"))
        #expect(graph.tapNames == ["Close"] && !graph.tap("Open"))
        #expect(graph.tap("Close"))
        #expect(graph.texts == ["Sure?", "It is lost.", "Stay", "Go"])
        #expect(graph.tap("Stay"))
        #expect(graph.tapNames == ["Close"])
        #expect(graph.tap("Close") && graph.tap("Go"))
        #expect(graph.tapNames == ["Open"] && diary.entries == ["closed"])
    }

    @Test("An alert without buttons gets one; one with an item is shown while there is an item, also in the older form")
    func questions() {
        struct Item: Identifiable { let id: Int }
        struct Content: View {
            @State private var asks = true
            @State private var item: Item?
            var body: some View {
                Text("done \(asks) \(item?.id ?? 0)")
                    .alert("First", isPresented: $asks) {}
                    .alert(item: $item) { item in
                        Alert(
                            title: Text("Item \(item.id)"),
                            primaryButton: .cancel(),
                            secondaryButton: .destructive(Text("Delete")) { self.item = Item(id: 5) }
                        )
                    }
                    .onChange(of: asks) { item = Item(id: 4) }
            }
        }
        let graph = shown(Content())
        #expect(graph.texts == ["First", "OK"] && graph.tap("OK"))
        #expect(graph.texts == ["Item 4", "Cancel", "Delete"] && graph.tap("Delete"))
        #expect(graph.texts == ["Item 5", "Cancel", "Delete"] && graph.tap("Cancel"))
        #expect(graph.texts == ["done false 0"])
    }

    @Test("Links push screens directly and by value; going back and dismissing leave them")
    func navigation() {
        struct Detail: View {
            let name: String
            @Environment(\.dismiss) private var dismiss
            @State private var count = 0
            var body: some View {
                Button("\(name) \(count)") { count += 1 }
                Button("Leave") { dismiss() }
            }
        }
        struct Content: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    List {
                        NavigationLink("By value", value: 7)
                        NavigationLink("By view") { Detail(name: "view") }
                    }
                    .navigationDestination(for: Int.self) { Detail(name: "value \($0)") }
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Top") {} } }
                }
                Text("path \(path.count)")
            }
        }
        let graph = shown(Content())
        #expect(graph.tapNames == ["Top", "By value", "By view"])
        #expect(graph.tap("By value"))
        #expect(graph.tapNames == ["value 7 0", "Leave", "Back"] && graph.texts.last == "path 1")
        #expect(graph.tap("value 7 0") && graph.tap("Leave"))
        #expect(graph.tapNames == ["Top", "By value", "By view"] && graph.texts.last == "path 0")
        #expect(graph.tap("By view") && graph.tap("view 0"))
        #expect(graph.tapNames == ["view 1", "Leave", "Back"])
        #expect(graph.tap("Back"))
        #expect(graph.tapNames == ["Top", "By value", "By view"])
    }

    @Test("One tab is visible, and tabs are tapped by name")
    func tabs() {
        struct Content: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Text("first").tabItem { Label("A", systemImage: "a") }.tag("a")
                    Text("second").tabItem { Text("B") }.tag("b")
                }
            }
        }
        let graph = shown(Content())
        #expect(graph.texts == ["second", "A", "B"] && graph.tap("A"))
        #expect(graph.texts == ["first", "A", "B"])
    }

    @Test("Custom modifiers keep state, read the surrounding environment and contain the view that they change")
    func modifiers() {
        struct Counting: ViewModifier {
            @State private var count = 0
            @Environment(\.lineLimit) private var limit
            func body(content: Content) -> some View {
                content.disabled(count > 0)
                Button("counted \(count) of \(limit ?? 0)") { count += 1 }
            }
        }
        let graph = shown(Button("inner") {}.modifier(Counting()).environment(\.lineLimit, 2))
        #expect(graph.tapNames == ["inner", "counted 0 of 2"])
        #expect(graph.tap("counted 0 of 2"))
        #expect(graph.tapNames == ["counted 1 of 2"])
    }

    @Test("A localized string's values replace its placeholders, in order or by number")
    func keys() {
        let (name, count) = ("Ann", 2)
        #expect(LocalizedStringKey("\(name) has \(count) at 100%").text() == "Ann has 2 at 100%")
        #expect(LocalizedStringKey("50%").text() == "50%")
        #expect(LocalizedStringKey("\(1.5, specifier: "%.2f")").text() == "1.50")
        #expect(String(localized: "\(name) has \(count)") == "Ann has 2")
        #expect(String(localized: "key", defaultValue: "100% \(name)") == "100% Ann")
        #expect(Text("a") + Text(verbatim: "b") == Text(verbatim: "ab"))
    }
}
