// ExtensionHost.swift: hosts extensions in other programs: finds the extensions that are offered for some content, and runs one on it.
// It does what `webaction run` does, with values instead of files.

public import ActionBuild
public import ActionProtocol
import Activation
public import ExtensionModel
import Isolation
import PageProtocol
public import ProcessSupervision
public import PropertyValues
public import RunEngine
import SavedPages
import Sharing
import UniformTypes

/// The reason why a host cannot carry out a request. `Completion` has failures of actions and pages.
public enum ExtensionHostError: Error, CustomStringConvertible {
    /// The page worker cannot be started.
    case supervisor(SupervisorError)
    /// The bundle, or the script or the executable that it names, cannot be used.
    case bundle(BundleError)
    /// The bundle's sources do not compile.
    case build(BuildError)
    /// The compiler could not be started, or was stopped.
    case compiler(String)
    /// A page is to go through an extension, and the content has none.
    case noPage

    /// The problem and the fix.
    public var description: String {
        switch self {
        case .supervisor(let error): error.description
        case .bundle(let error): error.description
        case .build(let error): error.description
        case .compiler(let what): "the compiler: \(what)"
        case .noPage: "an item stands for the page, and the content has none."
        }
    }
}

/// A host of extensions. It does not touch the signals and the children of the program that embeds it.
public final class ExtensionHost {
    private let supervisor: Supervisor
    private let search: ExtensionSearch
    private let executable: String

    /// - Parameters:
    ///   - workerExecutable: The page worker, `webaction-worker`.
    ///   - program: Path of the `webaction` program that comes with it; built-in extensions and the SDK are found beside it.
    ///   - folders: Folders that are searched first for extensions.
    /// - Throws: `.supervisor` if the system lacks what runs need.
    public init(workerExecutable: String, program: String, folders: [String] = []) throws(ExtensionHostError) {
        do { supervisor = try Supervisor(workerExecutable: workerExecutable) } catch { throw .supervisor(error) }
        executable = program
        search = ExtensionSearch(extra: folders, executable: program)
    }

    /// Ends every process that the host started, and waits for them. Transfers in the background continue and end by themselves.
    public func shutDown() { supervisor.shutDown() }

    /// The extension with that name or path.
    ///
    /// - Throws: `ExtensionHostError.bundle` if there is none, or if it cannot be used.
    public func find(_ nameOrPath: String) throws(ExtensionHostError) -> ExtensionBundle {
        do { return try search.find(nameOrPath) } catch { throw .bundle(error) }
    }

    /// The extensions that are offered for some content, in the order in which they are found. Bundles that cannot be used are
    /// omitted.
    ///
    /// - Parameters:
    ///   - content: What is shared; activation rules are evaluated on it.
    ///   - excluded: Bundle identifiers that are not offered.
    public func offered(for content: HostContent, excluding excluded: Set<String> = []) -> [ExtensionBundle] {
        let bundles = search.list().compactMap { try? $0.bundle.get() }
        let types = UniformTypeTree(declarationsOf: bundles)
        let shared = content.shared
        return bundles.filter { bundle in
            !excluded.contains(bundle.identifier) && (content.isEditable || bundle.service.role != .editor)
                && bundle.activationRule.verdict(for: shared, types: types).activates
        }
    }

    /// Runs an extension on some content, whether or not it would be offered.
    ///
    /// - Parameters:
    ///   - bundle: The extension.
    ///   - content: What is shared; a page in it goes through the extension's script.
    ///   - choices: Simulated user input for an action with a user interface: a dictionary; null for none.
    ///   - access: What the action may access in addition to its items: groups' folders, transfers, the network. Default: nothing.
    ///   - options: Options of the page's run. Its extensions are ignored, and its selection is replaced by the content's.
    /// - Returns: How the run ended, including failures of the action or the page.
    /// - Throws: `ExtensionHostError` if the bundle, its script or its executable cannot be used, if the compiler or the worker
    ///   cannot be run, or if the items name a page and the content has none.
    public func perform(
        _ bundle: ExtensionBundle,
        on content: HostContent,
        choices: PropertyValue = .null,
        access: ActionAccess = ActionAccess(),
        options: RunOptions = RunOptions()
    ) throws(ExtensionHostError) -> Completion {
        let found = ResolvedExtension(bundle)
        let action = try found.action(
            choices: choices,
            access: { _ throws(ExtensionHostError) in access },
            compiled: { bundle, files, principalClass throws(ExtensionHostError) in
                try compiled(bundle, files, principalClass)
            },
            refused: ExtensionHostError.bundle
        )
        guard let page = content.page else {
            guard !content.items.flatMap(\.attachments).contains(.page) else { throw .noPage }
            return Completion(
                bundle,
                supervisor.run(items: content.items, action: action, seconds: 5 * options.timeout)
            )
        }
        var options = options
        do { options.extensions = [try found.parts(action: action)] } catch { throw .bundle(error) }
        options.selection = content.selection
        var session = RunSession(supervisor, options.loadOptions.loaded(page), options)
        session.offer(content.items)
        do { return Completion(bundle, try session.run().whole) } catch {
            throw .supervisor(error)
        }
    }

    // MARK: - Native half

    private func compiled(
        _ bundle: ExtensionBundle,
        _ files: [String],
        _ principalClass: String
    ) throws(ExtensionHostError) -> String {
        do {
            let build = try ActionBuild(
                bundle,
                files: files,
                principalClass: principalClass,
                executable: executable
            )
            if !build.isDone { try build.run(runCompiler) }
            return build.product
        } catch let error as BuildError {
            throw .build(error)
        } catch {
            throw .compiler((error as? SpawnError)?.description ?? "\(error)")
        }
    }

    private func runCompiler(_ step: BuildStep) throws -> (code: Int32, output: String) {
        guard let outcome = try supervisor.run(step) else { return (1, "The compiler was interrupted.\n") }
        return (outcome.code, outcome.output)
    }
}
