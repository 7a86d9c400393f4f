// ExtensionHost.swift: hosts extensions in other programs: finds the extensions that are offered for some content, and runs one on it.
// It does what `webaction run` does, with values instead of files.

public import ActionBuild
public import ActionProtocol
import Activation
public import ExtensionModel
public import ProcessSupervision
public import PropertyValues
public import RunEngine
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
    /// The host was shut down before the run had ended.
    case shutDown

    /// The problem and the fix.
    public var description: String {
        switch self {
        case .supervisor(let error): error.description
        case .bundle(let error): error.description
        case .build(let error): error.description
        case .compiler(let what): "the compiler: \(what)"
        case .noPage: "an item stands for the page, and the content has none."
        case .shutDown: "the host was shut down."
        }
    }
}

/// A host of extensions. It does not touch the signals and the children of the program that embeds it.
///
/// All its functions can be called from any thread and any task. It carries out as many runs at a time as it was created for, each with
/// processes of its own; further ones wait, first come, first served.
public final class ExtensionHost: Sendable {
    private let search: ExtensionSearch
    private let queue = RunQueue()
    private let threads: HostThreads

    /// - Parameters:
    ///   - workerExecutable: The page worker, `webaction-worker`.
    ///   - program: Path of the `webaction` program that comes with it; built-in extensions and the SDK are found beside it.
    ///   - folders: Folders that are searched first for extensions.
    ///   - simultaneousRuns: The number of runs at a time, at least 1. Each has a thread and a page worker, which it keeps.
    /// - Throws: `.supervisor` if the system lacks what runs need.
    public init(
        workerExecutable: String,
        program: String,
        folders: [String] = [],
        simultaneousRuns: Int = 1
    ) throws(ExtensionHostError) {
        search = ExtensionSearch(extra: folders, executable: program)
        threads = HostThreads(workerExecutable: workerExecutable, program: program, queue: queue)
        for _ in 0..<max(1, simultaneousRuns) {
            do { try threads.start() } catch { throw .supervisor(error) }
        }
    }

    // Without `shutDown`, processes are ended too, but not waited for.
    deinit { queue.close() }

    /// Ends every process that the host started, and waits for them. Runs that have not ended throw `ExtensionHostError.shutDown`, and so
    /// do later ones. Transfers in the background continue and end by themselves.
    public func shutDown() {
        queue.close()
        threads.wait()
    }

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

    /// Runs an extension on some content, whether or not it would be offered. The task waits without blocking a thread.
    ///
    /// If the task is cancelled, the page's and the action's processes are ended.
    ///
    /// - Parameters:
    ///   - bundle: The extension.
    ///   - content: What is shared; a page in it goes through the extension's script.
    ///   - choices: Simulated user input for an action with a user interface: a dictionary; null for none.
    ///   - access: What the action may access in addition to its items: groups' folders, transfers, the network. Default: nothing.
    ///   - options: Options of the page's run. Its extensions are ignored, and its selection is replaced by the content's.
    /// - Returns: How the run ended, including failures of the action or the page.
    /// - Throws: `CancellationError` if the task was cancelled before the run had completed. `ExtensionHostError` if the bundle, its
    ///   script or its executable cannot be used, if the compiler or the worker cannot be run, if the items name a page and the content
    ///   has none, or if the host was shut down.
    public func perform(
        _ bundle: ExtensionBundle,
        on content: HostContent,
        choices: PropertyValue = .null,
        access: ActionAccess = ActionAccess(),
        options: RunOptions = RunOptions()
    ) async throws -> Completion {
        let request = RunRequest(bundle: bundle, content: content, choices: choices, access: access, options: options)
        let run = HostedRun(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                run.whenEnded { continuation.resume(with: $0) }
                queue.add(run)
            }
        } onCancel: {
            queue.cancel(run)
        }
    }

    /// Runs an extension on some content, as the asynchronous function does, and blocks the calling thread until the run has ended.
    ///
    /// - Throws: `ExtensionHostError`, as the asynchronous function.
    public func perform(
        _ bundle: ExtensionBundle,
        on content: HostContent,
        choices: PropertyValue = .null,
        access: ActionAccess = ActionAccess(),
        options: RunOptions = RunOptions()
    ) throws(ExtensionHostError) -> Completion {
        let request = RunRequest(bundle: bundle, content: content, choices: choices, access: access, options: options)
        let run = HostedRun(request)
        let ended = AwaitedValue<Result<Completion, any Error>>()
        run.whenEnded(ended.give)
        queue.add(run)
        do { return try ended.wait().get() } catch let error as ExtensionHostError {
            throw error
        } catch {
            preconditionFailure("a run that cannot be cancelled threw \(error)")
        }
    }
}
