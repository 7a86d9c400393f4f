// RunOptions.swift: how pages are taken through extensions: said once, and the same for every page, whether a command has one
// page, a batch has millions, or another program embeds the supervisor. A new option is a field here, an option in RunArguments, and
// whatever obeys it.

public import PageProtocol
package import PropertyValues

/// An extension as a run needs it.
package struct RunExtension: Equatable, Sendable {
    /// The bundle's identifier.
    package var identifier: String
    /// What outputs of its own are called: the bundle's name.
    package var name: String
    /// nil: the bundle has none, and the payload is nil.
    package var script: ScriptInput?
    package var action: NativeAction
    /// false for share extensions: what they return is not handed to the script.
    package var callsFinalize: Bool
    /// Where the action cannot give any: what run() finds as `arguments.extraArguments` in each of its calls; nil: nothing.
    package var runArguments: [PropertyValue?] = [nil]

    /// An extension with all its fields.
    ///
    /// - Parameter name: Without one it is the identifier.
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

    /// The worker's share.
    var part: ExtensionPart { ExtensionPart(script: script, extensionName: identifier) }
}

/// How a page goes through several extensions.
package enum ExtensionOrder: String, Sendable {
    /// Each runs on what the one before left. Where one fails, the page passes through as it came.
    case chain
    /// Each runs on a fresh copy of the parsed page, and has an output of its own.
    case each
}

/// How pages are taken through extensions.
public struct RunOptions: Equatable, Sendable {
    /// The extensions, in the order in which a page goes through them.
    package var extensions: [RunExtension]
    /// How a page goes through them.
    package var order = ExtensionOrder.chain
    /// Scripts that are evaluated in the place of extensions, of which there are none then.
    package var evaluation: Evaluation?
    /// What a page's selection covers, unless the page brings one: a CSS selector or a text.
    public var selection: String?
    /// How pages are read, and what is around them.
    public var loadOptions = PageLoadOptions()
    /// The time at which pages start, and what their random numbers follow from.
    public var origin = RunOrigin()
    /// How pages are written; those that are verified fail if they are not read back as they were left.
    public var writing = WritingOptions()
    /// Seconds for each of run() and finalize(); a native action has five times as long.
    public var timeout = 2.0
    /// What reports tell of what scripts changed. The supervisor's `explains` belongs to it.
    package var explanation = Explanation.nothing
    /// Resident bytes beyond which a worker is killed; nil: by the page's size.
    public var workerMemory: Int?

    /// Options with their defaults.
    public init() { self.init([]) }

    /// Options of a run through these extensions.
    package init(_ extensions: [RunExtension]) { self.extensions = extensions }

    /// Whether each of several extensions has a copy of the page, and an output of its own.
    package var isEach: Bool { order == .each && extensions.count > 1 }

    /// What the extensions' own outputs are called: by their names, and those of one name are numbered.
    package var outputNames: [String] {
        var names: [String] = []
        for name in extensions.map(\.name) {
            let numbered = (2...extensions.count + 1).lazy.map { "\(name)-\($0)" }
            names.append(names.contains(name) ? numbered.first { !names.contains($0) } ?? name : name)
        }
        return names
    }

    /// What the pages go through, by name.
    package var extensionNames: String { extensions.map(\.identifier).joined(separator: " ") }

    /// A page's run, with what is around the page given.
    ///
    /// - Parameters:
    ///   - ticket: A number by which the owner of a pool knows the page again.
    ///   - page: The page, as it is to be read.
    ///   - resources: What the page may load; asked only if the environment say that there are resources.
    package func task(
        _ ticket: Int = 0,
        _ page: PageInput,
        _ environment: PageEnvironment,
        _ resources: (any ResourceProvider)?
    ) -> PageTask {
        // NB: Where there is none, the page is parsed, with its own scripts, and that is all.
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

    /// A page's run with its load options.
    ///
    /// - Parameter contained: What the page's container holds for it.
    package func task(_ ticket: Int = 0, _ page: PageInput, contained: ContainedResources = .none) -> PageTask {
        let (environment, resources) = loadOptions.environment(contained, of: page.url)
        return task(ticket, page, environment, resources)
    }
}

extension RunReport {
    /// The report of a page that was to be verified: with a fault it is a failure, and the page stays as it was.
    ///
    /// - Parameter faults: What of its faults counts where it is written to.
    public func verified(against faults: [WritingFault]) -> RunReport {
        guard let fault = faults.first else { return self }
        var result = self
        result.failure = RunFailure(.actionFailed, fault.description)
        result.page = nil
        return result
    }
}
