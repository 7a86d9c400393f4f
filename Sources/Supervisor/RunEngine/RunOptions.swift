// RunOptions.swift: the options of a run, the same for every page, whether a command has one page, a batch has millions, or another
// program embeds the supervisor. A new option needs a field here, an option in RunArguments, and the code that applies it.

public import PageProtocol
import ProcessSupervision
package import PropertyValues
public import SavedPages

/// The parts of an extension that a run needs.
package struct ExtensionToRun: Equatable, Sendable {
    /// The bundle's identifier.
    package var identifier: String
    /// The name of its own outputs: the bundle's name.
    package var name: String
    /// nil if the bundle has no script; the payload is then nil.
    package var script: ScriptInput?
    /// How the script is called.
    package var kind = ScriptKind.actionExtension
    /// If each call has a script of its own: those after the first, in order. `runArguments` has as many calls.
    package var furtherScripts: [ScriptInput] = []
    /// The words of its kind; nil for extensions, which have a bundle.
    package var wording: ScriptWording?
    package var action: NativeAction
    /// false for share extensions, whose answer is not passed to the script.
    package var callsFinalize: Bool
    /// If the action cannot supply any: the value of `arguments.extraArguments` in each call of run(); nil: none.
    package var runArguments: [PropertyValue?] = [nil]
    /// The folder beneath which its script may import files; nil: it may import none.
    package var scriptFolder: ScriptFolder?
    /// What its manager has for it. The page's task sets the values and the resources.
    package var manager = ManagerInput()

    /// Creates an extension.
    ///
    /// - Parameter name: Default: the identifier.
    package init(
        identifier: String,
        name: String? = nil,
        script: ScriptInput?,
        action: NativeAction,
        callsFinalize: Bool
    ) {
        self.identifier = identifier
        self.name = name ?? identifier
        self.script = script
        self.action = action
        self.callsFinalize = callsFinalize
    }

    /// The part that the worker receives.
    package var part: ExtensionPart {
        ExtensionPart(
            script: script,
            extensionName: identifier,
            kind: kind,
            furtherScripts: furtherScripts,
            manager: manager
        )
    }

    /// All scripts, in the order of their calls; after a manifest the files that it names, beside it.
    package var scripts: [ScriptInput] {
        guard let script else { return furtherScripts }
        let folder = script.name.utf8.lastIndex(of: UInt8(ascii: "/")).map { script.name[...$0] } ?? ""
        let files = manager.files.map { ScriptInput(name: "\(folder)\($0.name)", bytes: $0.bytes) }
        return [script] + furtherScripts + files
    }
}

/// The order in which a page goes through several extensions.
package enum ExtensionOrder: String, Sendable {
    /// Each runs on the result of the previous one. If one fails, the page is passed through.
    case chain
    /// Each runs on a fresh copy of the parsed page, and has its own output.
    case each
}

/// What a run records in addition to the page that it writes.
package struct RunObservations: Equatable, Sendable {
    /// Whether reports include the tree after run().
    package var runTree = false
    /// Whether reports include the tree after finalize().
    package var finalTree = false
    /// Whether reports include the data for a recording.
    package var isRecorded = false

    /// Records only the page.
    package init() {}
}

/// Options for running pages through extensions.
public struct RunOptions: Equatable, Sendable {
    /// The extensions, in the order in which a page goes through them.
    package var extensions: [ExtensionToRun]
    /// The order of the extensions: a chain, or copies.
    package var order = ExtensionOrder.chain
    /// Scripts to evaluate in place of extensions, which are then empty.
    package var evaluation: Evaluation?
    /// The page's selection, unless the page has its own: a CSS selector or a text.
    public var selection: String?
    /// How pages are read, and their environment.
    public var loadOptions = PageLoadOptions()
    /// The time at which pages start, and the seed of their random numbers.
    public var reproducibility = Reproducibility()
    /// The values that scripts stored in earlier runs.
    package var values = ScriptValueStore()
    /// The answers to messages that content scripts send.
    package var answers = MessageAnswers()
    /// How pages are written. Verified pages fail if they read back differently.
    public var writing = WritingOptions()
    /// Seconds for each of run() and finalize(); a native action has five times as long.
    public var timeout = 2.0
    /// How much reports include about the changes of scripts. Requires the supervisor's `explains`.
    package var explanation = Explanation.nothing
    /// The resident size in bytes above which a worker is killed; nil: depends on the page's size.
    public var workerMemory: Int?

    /// Whether a number of seconds can be a time limit.
    package static func isTimeout(_ seconds: Double) -> Bool { seconds > 0 && seconds <= 86_400 }

    /// The values of a time limit, for messages.
    package static let timeoutForm = "a number of seconds greater than 0 and at most 86400"

    /// Creates options with their defaults.
    public init() { self.init([]) }

    /// Creates options for these extensions.
    package init(_ extensions: [ExtensionToRun]) { self.extensions = extensions }

    /// Whether each of several extensions has a copy of the page, and its own output.
    package var isEach: Bool { order == .each && extensions.count > 1 }

    /// The names of the extensions' own outputs: their names, numbered if they are equal.
    package var outputNames: [String] {
        var names: [String] = []
        for name in extensions.map(\.name) {
            let numbered = (2...extensions.count + 1).lazy.map { "\(name)-\($0)" }
            names.append(names.contains(name) ? numbered.first { !names.contains($0) } ?? name : name)
        }
        return names
    }

    /// The identifiers of the extensions, separated by spaces.
    package var extensionNames: String { extensions.map(\.identifier).joined(separator: " ") }

    /// The task of a page.
    ///
    /// - Parameters:
    ///   - ticket: The number by which the owner of a pool identifies the page.
    ///   - observations: What the run records in addition to the page that it writes.
    package func task(
        _ page: LoadedPage,
        ticket: Int = 0,
        observing observations: RunObservations = RunObservations()
    ) -> PageTask {
        // NB: Without extensions, the page is only parsed, and its own scripts run.
        let none = ExtensionToRun(identifier: "", script: nil, action: .none, callsFinalize: false)
        var extensions = extensions.isEmpty ? [none] : extensions
        for place in extensions.indices where extensions[place].kind.hasPatterns {
            extensions[place].manager.values = values.bytes
            extensions[place].manager.answers = answers.bytes
            extensions[place].manager.hasResources =
                page.environment.hasResources || loadOptions.requireRoot != nil
        }
        var job = RunJob(
            page: page.input,
            part: extensions[0].part,
            selection: selection,
            writing: writing,
            timeout: timeout,
            wantsRunSnapshot: observations.runTree,
            wantsFinalSnapshot: observations.finalTree,
            environment: reproducibility.environment(page.environment, of: page.input)
        )
        job.explanation = explanation
        var task = PageTask(
            ticket: ticket,
            job: job,
            extensions: extensions,
            order: order,
            resources: page.makeResources()
        )
        task.records = observations.isRecorded
        task.evaluation = evaluation
        task.workerMemory = workerMemory
        return task
    }
}

extension RunReport {
    /// The report of a verified page: a fault makes it a failure, and the page stays unchanged.
    ///
    /// - Parameter faults: Those of its faults that matter in its output.
    public func verified(against faults: [WritingFault]) -> RunReport {
        guard let fault = faults.first else { return self }
        var result = self
        result.failure = RunFailure(.actionFailed, fault.description)
        result.page = nil
        return result
    }
}
