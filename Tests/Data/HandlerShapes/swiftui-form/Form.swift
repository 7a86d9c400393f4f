// A form over an observable model, with a sheet, an alert and environment values.
// swift-format-ignore-file

import Observation
import SwiftUI
import UniformTypeIdentifiers

enum Kind: String, CaseIterable, Identifiable {
    case plain = "Plain"
    case bright = "Bright"
    var id: Self { self }
}

@MainActor
@Observable
final class FormModel {
    var title = ""
    var note = ""
    var kind = Kind.plain
    var isSure = false
    private(set) var colour = ""
    @ObservationIgnored private let context: NSExtensionContext?

    init(context: NSExtensionContext?) {
        self.context = context
    }

    var canSave: Bool { isSure && kind == .bright && title == "A title" && note == "A note" }

    func load() async {
        let providers = (context?.inputItems as? [NSExtensionItem] ?? []).flatMap { $0.attachments ?? [] }
        guard let provider = providers.first,
              let list = try? await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier) as? [String: Any],
              let page = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
        else { return }
        colour = page["currentBackgroundColor"] as? String ?? ""
    }

    func save() {
        let item = NSExtensionItem()
        switch colour {
        case "transparent":
            context?.completeRequest(returningItems: nil, completionHandler: nil)
            return
        case "inherit":
            break
        default:
            let argument = ["newBackgroundColor": colour.isEmpty ? "red" : "green"]
            item.attachments = [
                NSItemProvider(
                    item: [NSExtensionJavaScriptFinalizeArgumentKey: argument] as NSDictionary,
                    typeIdentifier: UTType.propertyList.identifier
                )
            ]
        }
        context?.completeRequest(returningItems: [item], completionHandler: nil)
    }
}

extension EnvironmentValues {
    @Entry var heading: String = "None"
}

struct FormView: View {
    @State private var model: FormModel
    @State private var isEditing = false
    @State private var isAsking = false
    @FocusState private var isFocused: Bool

    init(model: FormModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Details") {
                    TextField("Title", text: $model.title)
                        .focused($isFocused)
                        .submitLabel(.done)
                    Toggle("I am sure", isOn: $model.isSure)
                    Picker("Kind", selection: $model.kind) {
                        ForEach(Kind.allCases) { kind in
                            Text(kind.rawValue).tag(kind)
                        }
                    }
                }
                Section {
                    Button("Add a note…") { isEditing = true }
                } footer: {
                    Text(model.note.isEmpty ? "No note" : model.note)
                }
            }
            .navigationTitle("Recolour")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { isAsking = true }
                        .disabled(!model.canSave)
                }
            }
            .sheet(isPresented: $isEditing) {
                NoteView()
                    .environment(model)
                    .environment(\.heading, "Note")
                    .presentationDetents([.medium])
            }
            .alert("Recolour the page?", isPresented: $isAsking) {
                Button("Cancel", role: .cancel) {}
                Button("Recolour", role: .destructive) { model.save() }
            } message: {
                Text("This cannot be undone.")
            }
        }
        .task {
            await model.load()
        }
    }
}

struct NoteView: View {
    @Environment(FormModel.self) private var model
    @Environment(\.dismiss) private var dismiss
    @Environment(\.heading) private var heading

    var body: some View {
        @Bindable var model = model
        VStack(alignment: .leading) {
            Text(heading).font(.headline)
            TextField("Write a note", text: $model.note, axis: .vertical)
                .lineLimit(3...6)
            Button {
                dismiss()
            } label: {
                Label("Done", systemImage: "checkmark")
            }
            .buttonStyle(.borderedProminent)
            .disabled(heading != "Note")
        }
    }
}
