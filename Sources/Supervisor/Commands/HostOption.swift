// HostOption.swift: the option that says which app presents an extension, and what that app is given to share.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import PageProtocol
import Supervision
import UniformTypes

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

    /// The one app, if it is one.
    var app: HostApp? { if case .one(let app) = self { app } else { nil } }
}

/// The type of a file that is shared by itself; nil for pages, and for what may be one.
///
/// - Parameter isPresented: Whether an app shares it: then plain texts are texts, and no pages.
func itemType(ofFile path: FilePath, isPresented: Bool = false) -> String? {
    guard let type = UniformTypeTree.type(forFilenameExtension: path.filenameExtension), type != "com.apple.webarchive"
    else { return nil }
    func conforms(_ other: String) -> Bool { UniformTypeTree.system.type(type, conformsTo: other) }
    return !conforms("public.text") || (isPresented && conforms("public.plain-text")) ? type : nil
}

/// A page as an app shares it; its title is asked of the page.
func sharedThing(
    _ path: FilePath,
    _ opened: LoadedPage,
    hasScript: Bool,
    reading: ReadingArguments,
    timeout: Double,
    supervisor: Supervisor
) throws -> SharedThing {
    let answer: PageTitle
    do {
        answer = try supervisor.title(
            of: opened.input,
            environment: opened.environment,
            resources: opened.makeResources(),
            timeout: timeout
        )
    } catch {
        throw CommandError.engine(error.description)
    }
    if supervisor.interruption != nil {
        try fail(supervisor, page: opened.input.name, reason: .cancelled, message: "interrupted.")
    }
    // A page that cannot be asked fails again in its run, which then says why and passes it through.
    let title: String? = if case .known(let title) = answer { title } else { nil }
    return SharedThing(
        page: opened.input,
        title: title,
        hasScript: hasScript,
        file: path == "-" ? nil : path,
        bytes: opened.container == nil ? nil : try reading.readPage(path)
    )
}

/// Does something with an app that the user named; what the app is not known to do is wrong usage.
func naming<Result>(
    _ page: FilePath,
    _ body: () throws(HostAppError) -> Result
) throws(CommandError) -> Result {
    do throws(HostAppError) { return try body() } catch { throw .usage("\(page): \(error.description) (--host).") }
}
