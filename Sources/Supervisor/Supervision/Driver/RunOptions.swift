// RunOptions.swift: the options of a run, the same for every page, whether a command has one page, a batch has millions, or another
// program embeds the supervisor. A new option needs a field here, an option in RunArguments, and the code that applies it.

public import PageProtocol
package import PropertyValues

/// The parts of an extension that a run needs.
package struct RunExtension: Equatable, Sendable {
    /// The bundle's identifier.
    package var identifier: String
    /// The name of its own outputs: the bundle's name.
    package var name: String
    /// nil if the bundle has no script; the payload is then nil.
    package var script: ScriptInput?
    package var action: NativeAction
    /// false for share extensions, whose answer is not passed to the script.
    package var callsFinalize: Bool
    /// If the action cannot supply any: the value of `arguments.extraArguments` in each call of run(); nil: none.
    package var runArguments: [PropertyValue?] = [nil]

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
    var part: ExtensionPart { ExtensionPart(script: script, extensionName: identifier) }
}

/// The order in which a page goes through several extensions.
package enum ExtensionOrder: String, Sendable {
    /// Each runs on the result of the previous one. If one fails, the page is passed through.
    case chain
    /// Each runs on a fresh copy of the parsed page, and has its own output.
    case each
}

/// Options for running pages through extensions.
public struct RunOptions: Equatable, Sendable {
    /// The extensions, in the order in which a page goes through them.
    package var extensions: [RunExtension]
    /// The order of the extensions: a chain, or copies.
    package var order = ExtensionOrder.chain
    /// Scripts to evaluate in place of extensions, which are then empty.
    package var evaluation: Evaluation?
    /// The page's selection, unless the page has its own: a CSS selector or a text.
    public var selection: String?
    /// How pages are read, and their environment.
    public var loadOptions = PageLoadOptions()
    /// The time at which pages start, and the seed of their random numbers.
    public var origin = RunOrigin()
    /// How pages are written. Verified pages fail if they read back differently.
    public var writing = WritingOptions()
    /// Seconds for each of run() and finalize(); a native action has five times as long.
    public var timeout = 2.0
    /// How much reports include about the changes of scripts. Requires the supervisor's `explains`.
    package var explanation = Explanation.nothing
    /// The resident size in bytes above which a worker is killed; nil: depends on the page's size.
    public var workerMemory: Int?

    /// Creates options with their defaults.
    public init() { self.init([]) }

    /// Creates options for these extensions.
    package init(_ extensions: [RunExtension]) { self.extensions = extensions }

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

    /// The task of a page with a given environment.
    ///
    /// - Parameters:
    ///   - ticket: The number by which the owner of a pool identifies the page.
    ///   - page: The page, as it is to be read.
    ///   - resources: The resources that the page may load; used only if the environment declares resources.
    package func task(
        _ ticket: Int = 0,
        _ page: PageInput,
        _ environment: PageEnvironment,
        _ resources: (any ResourceProvider)?
    ) -> PageTask {
        // NB: Without extensions, the page is only parsed, and its own scripts run.
        let none = RunExtension(identifier: "", script: nil, action: .none, callsFinalize: false)
        let extensions = extensions.isEmpty ? [none] : extensions
        var job = RunJob(
            page: page,
            part: extensions[0].part,
            selection: selection,
            writing: writing,
            timeout: timeout,
            wantsRunSnapshot: false,
            wantsFinalSnapshot: false,
            environment: origin.environment(environment, of: page)
        )
        job.explanation = explanation
        var task = PageTask(ticket: ticket, job: job, extensions: extensions, order: order, resources: resources)
        task.evaluation = evaluation
        return task
    }

    /// The task of a page with its load options.
    ///
    /// - Parameter contained: What the page's container has for it.
    package func task(_ ticket: Int = 0, _ page: PageInput, contained: ContainedResources = .none) -> PageTask {
        let (environment, resources) = loadOptions.environment(contained, of: page.url)
        return task(ticket, page, environment, resources)
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
