// ViewGraphTests.swift: the result of views, the state they keep by identity, and what causes another evaluation.

import Foundation
import Observation
import Streams
import Testing

@testable import SwiftUI

/// A graph that shows a view.
@MainActor
func shown(_ view: some View) -> ViewGraph {
    let graph = ViewGraph()
    graph.show(view)
    graph.start()
    return graph
}

/// A log of events.
@MainActor
final class Diary {
    var entries: [String] = []
}

/// An observable object.
@Observable
final class New {
    var count = 0
}

@Suite("View graph")
@MainActor
struct ViewGraphTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("A view keeps its state as long as it is in its place, and starts again in another")
    func stateByPlace() {
        struct Content: View {
            @State private var isFirst = true
            var body: some View {
                Button("Switch") { isFirst.toggle() }
                if isFirst { Counter(name: "a") } else { Counter(name: "b") }
                Counter(name: "c")
            }
        }
        let graph = shown(Content())
        #expect(graph.tapNames == ["Switch", "a 0", "c 0"])
        #expect(graph.tap("a 0") && graph.tap("c 0"))
        #expect(graph.tapNames == ["Switch", "a 1", "c 1"])
        #expect(graph.tap("Switch"))
        #expect(graph.tapNames == ["Switch", "b 0", "c 1"])
        #expect(graph.tap("Switch"))
        #expect(graph.tapNames == ["Switch", "a 0", "c 1"])
    }

    @Test("Elements of a collection keep their state by their ids, and views by an explicit id")
    func stateByIdentity() {
        struct Content: View {
            @State private var names = ["x", "y"]
            @State private var version = 1
            var body: some View {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Counter(name: "z").id(version)
                Button("Turn") { names.reverse() }
                Button("Renew") { version += 1 }
            }
        }
        let graph = shown(Content())
        #expect(graph.tap("y 0") && graph.tap("z 0") && graph.tap("Turn"))
        #expect(graph.tapNames == ["y 1", "x 0", "z 1", "Turn", "Renew"])
        #expect(graph.tap("Renew"))
        #expect(graph.tapNames == ["y 1", "x 0", "z 0", "Turn", "Renew"])
    }

    @Test("onAppear runs once when a view appears, and onDisappear after it is removed")
    func lives() {
        struct Content: View {
            let diary: Diary
            @State private var isOn = true
            @State private var other = 0
            var body: some View {
                Button("Switch") { isOn.toggle() }
                Button("Other") { other += 1 }
                if isOn {
                    Text("here").onAppear { diary.entries.append("came") }
                        .onDisappear { diary.entries.append("went") }
                }
                Text("\(other)").onChange(of: other) { old, new in diary.entries.append("\(old) to \(new)") }
                    .onChange(of: isOn, initial: true) { diary.entries.append("changed") }
            }
        }
        let diary = Diary()
        let graph = shown(Content(diary: diary))
        #expect(diary.entries == ["changed", "came"] || diary.entries == ["came", "changed"])
        diary.entries = []
        #expect(graph.tap("Other"))
        #expect(diary.entries == ["0 to 1"])
        diary.entries = []
        #expect(graph.tap("Switch"))
        #expect(diary.entries.sorted() == ["changed", "went"])
        diary.entries = []
        #expect(graph.tap("Switch"))
        #expect(diary.entries.sorted() == ["came", "changed"])
    }

    @Test("A task runs once, is cancelled when its view is removed, and restarts with another id")
    func tasks() async {
        struct Content: View {
            let diary: Diary
            @State private var id = 1
            @State private var isOn = true
            var body: some View {
                Button("Next") { id += 1 }
                Button("Away") { isOn = false }
                if isOn {
                    Text("x").task(id: id) {
                        diary.entries.append("begins")
                        try? await Task.sleep(for: .seconds(86_400))
                        diary.entries.append(Task.isCancelled ? "cancelled" : "slept")
                    }
                }
            }
        }
        let diary = Diary()
        let graph = shown(Content(diary: diary))
        func wait(for count: Int) async { while diary.entries.count < count { await Task.yield() } }
        await wait(for: 1)
        #expect(graph.tap("Next"))
        await wait(for: 3)
        #expect(diary.entries.filter { $0 == "begins" }.count == 2 && diary.entries.contains("cancelled"))
        #expect(graph.tap("Away"))
        await wait(for: 4)
        #expect(diary.entries.last == "cancelled")
    }

    @Test("Views that change themselves without end are refused, with what to look for")
    func endless() {
        final class Host: ViewGraphHost {
            var problem: String?
            func showOnly(_ views: Set<ObjectIdentifier>) {}
            func fail(_ problem: String) { self.problem = problem }
        }
        struct Content: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        let graph = ViewGraph()
        let host = Host()
        graph.host = host
        graph.show(Content())
        graph.start()
        #expect(host.problem?.contains("look for state that body, onAppear or onChange sets") == true)
    }

    @Test("Changes to objects evaluate views again: stored, passed, environment and observable objects")
    func objects() {
        final class Old: ObservableObject { @Published var count = 0 }
        struct Kept: View {
            @StateObject private var object = Old()
            var body: some View { Button("kept \(object.count)") { object.count += 1 } }
        }
        struct Given: View {
            @ObservedObject var object: Old
            var body: some View { Text("given \(object.count)") }
        }
        struct Surrounding: View {
            @EnvironmentObject private var old: Old
            @Environment(New.self) private var new
            var body: some View { Text("surrounding \(old.count) \(new.count)") }
        }
        let (old, new) = (Old(), New())
        let graph = shown(
            VStack {
                Kept()
                Given(object: old)
                Surrounding()
            }
            .environmentObject(old).environment(new)
        )
        #expect(graph.tap("kept 0"))
        #expect(graph.tapNames == ["kept 1"])
        old.count = 7
        new.count = 8
        #expect(graph.texts == ["kept 1", "given 7", "surrounding 7 8"])
    }

    @Test("Environment values are those of the nearest ancestor, and bindings change state stored elsewhere")
    func environment() {
        struct Inner: View {
            @Environment(\.lineLimit) private var limit
            @Binding var text: String
            var body: some View { TextField("limit \(limit ?? 0)", text: $text) }
        }
        struct Content: View {
            @State private var text = ""
            var body: some View {
                Inner(text: $text).environment(\.lineLimit, 2)
                Inner(text: .constant("")).environment(\.lineLimit, 3)
                Text("has \(text)")
            }
        }
        let graph = shown(Content().environment(\.lineLimit, 1))
        #expect(graph.fieldNames == ["limit 2", "limit 3"])
        #expect(graph.write("x", into: nil) && graph.write("y", into: "limit 3"))
        #expect(!graph.write("z", into: "limit 4"))
        #expect(graph.texts.last == "has x")
    }
}
