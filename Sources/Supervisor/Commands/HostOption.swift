// HostOption.swift: the option that names the app that presents an extension, and the content that the app shares.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import PageProtocol
import ProcessSupervision
import RunEngine
import SavedPages
import Sharing
import UniformTypes
import UserFiles

/// One app that presents extensions, or all of them.
enum HostChoice: ExpressibleByArgument {
    case one(HostApp)
    case all

    init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let app = HostApp(named: argument) {
            self = .one(app)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { HostApp.all.map(\.name) + ["all"] }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// The app, if the choice is a single one.
    var app: HostApp? { if case .one(let app) = self { app } else { nil } }
}

/// The type of a file that is shared as such; nil for pages and possible pages.
///
/// - Parameter isPresented: Whether an app shares it: then plain text is shared as text, not as a page.
func itemType(ofFile path: FilePath, isPresented: Bool = false) -> String? {
    guard let type = UniformTypeTree.type(forFilenameExtension: path.filenameExtension), type != "com.apple.webarchive"
    else { return nil }
    func conforms(_ other: String) -> Bool { UniformTypeTree.system.type(type, conformsTo: other) }
    return !conforms("public.text") || (isPresented && conforms("public.plain-text")) ? type : nil
}

/// A page as an app shares it; reads the page's title.
func shareSource(
    _ path: FilePath,
    _ opened: LoadedPage,
    hasScript: Bool,
    options: RunOptions,
    supervisor: Supervisor
) throws -> ShareSource {
    let answer: PageTitle
    do {
        answer = try supervisor.title(of: opened, timeout: options.timeout)
    } catch {
        throw CommandError.engine(error.description)
    }
    if supervisor.interruption != nil {
        try fail(supervisor, page: opened.input.name, reason: .cancelled, message: "interrupted.")
    }
    // A page whose title cannot be read fails again in its run, which reports the reason and passes it through.
    let title: String? = if case .known(let title) = answer { title } else { nil }
    do throws(FileError) {
        return try options.loadOptions.shared(opened, title: title, hasScript: hasScript, file: path)
    } catch {
        throw CommandError(unreadablePage: error)
    }
}

/// Runs `body` for an app that the user named; what the app is not known to do is a usage error.
func asUsageError<Result>(
    of page: FilePath,
    _ body: () throws(HostAppError) -> Result
) throws(CommandError) -> Result {
    do throws(HostAppError) { return try body() } catch { throw .usage("\(page): \(error.description) (--host).") }
}
