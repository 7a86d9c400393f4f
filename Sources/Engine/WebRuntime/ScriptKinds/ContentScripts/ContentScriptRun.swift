// ContentScriptRun.swift: the content scripts of a web extension on a page: which files run, when, and in which of two worlds.
// Elsewhere: the moments (ScheduledRun.swift), `chrome` and `browser` (js/extension/webExtensions.js).
//
// The source of the call is the manifest; the manager's input has the files that it names. All files of the extension run in one world of its
// own, but those for the page's world. Style sheets count from the beginning, as in browsers.

import DOM
import PageProtocol
import PropertyValues
import ScriptEngine
import ScriptMetadata

/// The run of an extension's content scripts on one page.
final class ContentScriptRun: ScheduledRun {
    /// A file to run.
    private struct File {
        let path: String
        let moment: LoadMoment
        let world: ContentScriptWorld
    }

    private let manifest: WebExtensionManifest?
    /// The files of the entries that match, in the order in which they run.
    private let files: [File]
    private let sheets: [String]
    /// The files of the extension that the page may load.
    private let accessible: [AccessibleFiles]
    private var next = 0
    private var isPrepared = false
    /// The page's world, if its own scripts do not run.
    private var ownPageWorld: World?
    /// The extension's side in its world (js/extension/webExtensions.js).
    private var state: ScriptValue?

    /// Reads the manifest.
    ///
    /// - Parameter runs: Whether a script with these patterns runs on the page.
    init(_ call: ScriptCall, runs: (AddressPatterns) -> Bool) {
        do throws(WebExtensionManifestError) {
            let manifest = try WebExtensionManifest(json: Array(call.source.utf8))
            let matched = manifest.contentScripts.filter { runs($0.patterns) }
            let files = matched.flatMap { entry in
                entry.scripts.map { File(path: $0, moment: entry.moment.loadMoment, world: entry.world) }
            }
            // NB: A file of two entries runs once at each moment, as in browsers.
            self.files = [LoadMoment.documentElement, .parsed, .loaded].flatMap { moment in
                files.filter { $0.moment == moment }
            }
            sheets = matched.flatMap(\.sheets)
            accessible = manifest.accessibleFiles.filter { runs(AddressPatterns(.webExtension, matches: $0.matches)) }
            self.manifest = manifest
            super.init(call, isMatched: !matched.isEmpty)
        } catch {
            (manifest, files, sheets, accessible) = (nil, [], [], [])
            super.init(call, refused: error.description)
        }
    }

    override var firstMoment: LoadMoment? { files.first?.moment ?? .loaded }

    override var furtherWorld: World? { ownPageWorld }

    override var framePatterns: [AddressPatterns] {
        manifest?.contentScripts.filter(\.isForAllFrames).map(\.patterns) ?? []
    }

    override func enter(_ world: World) {
        super.enter(world)
        guard let manifest, let resources = world.page.resources else { return }
        let accessible = accessible
        resources.extensionFiles[Array(manifest.addressHost.utf8)] = { path in accessible.contains { $0.lists(path) } }
    }

    override func begin(at moment: LoadMoment) {
        guard let world, next < files.count || !isPrepared else { return }
        start(in: world) { () throws(ScriptError) in
            try prepare(in: world, at: moment)
            while next < files.count, files[next].moment <= moment {
                next += 1
                try run(files[next - 1], in: world)
            }
        }
    }

    private func run(_ file: File, in world: World) throws(ScriptError) {
        let text = String(decoding: try bytes(of: file.path), as: UTF8.self)
        let target = file.world == .main ? world.page.scripts?.world ?? ownPageWorld ?? world : world
        try attempt(in: target) { () throws(ScriptError) in
            do throws(ScriptError) {
                try target.evaluate(text, sourceURL: name(of: file.path), timeout: call.timeout)
            } catch {
                var named = error
                // NB: JavaScriptCore names no file if a name is taken, such as by a function of an earlier file.
                if named.file.isEmpty { named.file = name(of: file.path) }
                throw named
            }
        }
    }

    /// Gives the page the style sheets, and the worlds what scripts find there.
    private func prepare(in world: World, at moment: LoadMoment) throws(ScriptError) {
        if isPrepared { return }
        isPrepared = true
        guard let manifest else { return }
        let settings = try world.converted(settings(of: manifest, on: world.page.options.url))
        let text = { (bytes: [UInt8]) in world.context.value(String(decoding: bytes, as: UTF8.self)) }
        let state = try world.bindings.property("openExtension").call([
            settings, text(call.manager.values), world.context.value(manifest.identifier), text(call.manager.answers),
        ])
        self.state = state
        for path in sheets {
            let sheet = try world.bindings.property("localizedText").call([state, text(try bytes(of: path))]).string
            let address = "chrome-extension://\(manifest.addressHost)/\(path)"
            world.page.injectStyleSheet(Array(sheet.utf8), address: address)
        }
        if world.page.scripts == nil, files.contains(where: { $0.world == .main }) {
            let own = try world.page.makeWorld(.page)
            own.whenSideEffect = world.whenSideEffect
            try world.pair(with: own)
            own.reach(moment < .parsed ? "loading" : moment == .parsed ? "interactive" : "complete")
            ownPageWorld = own
        }
    }

    override func end(in world: World) -> PayloadOutcome {
        world.outcome(of: call) { () throws(ScriptError) in
            world.finishTasks(of: call)
            var outcome = PayloadOutcome(payload: nil, state: .completed)
            guard let state, let manifest else { return outcome }
            let closed = try world.bindings.property("closeExtension").call([state])
            let messages = try closed.property("messages")
            if messages.kind == .string { outcome.payload = try world.payload(ofJSON: messages.string) }
            let values = try closed.property("values")
            if values.kind == .string {
                outcome.storedValues = try storedValues(values.string, of: manifest.identifier)
            }
            return outcome
        }
    }

    // MARK: Files

    private func bytes(of path: String) throws(ScriptError) -> [UInt8] {
        guard let file = call.manager.files.first(where: { $0.name == path }) else {
            throw ScriptError(name: "", message: "\(path) is missing in the extension.", file: call.sourceURL)
        }
        return file.bytes
    }

    /// The name of a file in messages: beside the manifest.
    private func name(of path: String) -> String {
        let manifest = call.sourceURL
        guard let slash = manifest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return "\(manifest[...slash])\(path)"
    }

    // MARK: Settings

    /// The argument of `openExtension`.
    private func settings(of manifest: WebExtensionManifest, on page: String) -> PropertyValue {
        let messages = manifest.locales.compactMap { locale in
            call.manager.files.first { $0.name == WebExtensionManifest.messages(of: locale) }
        }
        return .dictionary([
            ("manifest", manifest.value), ("id", .string(manifest.addressHost)), ("url", .string(page)),
            ("hasBackground", .bool(call.manager.hasBackground)),
            ("language", .string(WebExtensionManifest.language)),
            ("locale", .string(WebExtensionManifest.language.replacing("-", with: "_"))),
            ("hasStorage", .bool(manifest.hasPermission("storage"))),
            (
                "messages",
                .array(
                    messages.map { file in
                        .dictionary([
                            ("name", .string(file.name)),
                            ("text", .string(String(decoding: file.bytes, as: UTF8.self))),
                        ])
                    }
                )
            ),
        ])
    }
}

extension ContentScriptMoment {
    fileprivate var loadMoment: LoadMoment {
        switch self {
        case .documentStart: .documentElement
        case .documentEnd: .parsed
        case .documentIdle: .loaded
        }
    }
}
