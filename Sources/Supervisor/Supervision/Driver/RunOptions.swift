// RunOptions.swift: how pages are taken through extensions: said once, and the same for every page, whether a command has one
// page, a batch has millions, or another program embeds the supervisor. A new option is a field here, an option in RunArguments, and
// whatever obeys it.

public import PageProtocol

/// An extension as a run needs it.
public struct RunExtension: Equatable, Sendable {
    /// The bundle's identifier.
    public var identifier: String
    /// nil: the bundle has none, and the payload is nil.
    public var script: ScriptInput?
    public var action: NativeAction
    /// false for share extensions: what they return is not handed to the script.
    public var callsFinalize: Bool

    /// An extension with all its fields.
    public init(identifier: String, script: ScriptInput?, action: NativeAction, callsFinalize: Bool) {
        self.identifier = identifier
        self.script = script
        self.action = action
        self.callsFinalize = callsFinalize
    }
}

/// How pages are taken through extensions.
public struct RunOptions: Equatable, Sendable {
    /// The extensions, in the order in which a page goes through them. For now there is one.
    public var extensions: [RunExtension]
    /// What a page's selection covers, unless the page brings one: a CSS selector or a text.
    public var selection: String?
    /// How pages are read, and what is around them.
    public var loadOptions = PageLoadOptions()
    /// How pages are written; those that are verified fail if they are not read back as they were left.
    public var writing = WritingOptions()
    /// Seconds for each of run() and finalize(); a native action has five times as long.
    public var timeout = 2.0
    /// Resident bytes beyond which a worker is killed; nil: by the page's size.
    public var workerMemory: Int?

    /// Options with their defaults.
    public init(_ extensions: [RunExtension] = []) { self.extensions = extensions }

    /// What the pages go through, by name.
    public var extensionNames: String { extensions.map(\.identifier).joined(separator: " ") }

    /// A page's run, with what is around the page given.
    ///
    /// - Parameters:
    ///   - ticket: A number by which the owner of a pool knows the page again.
    ///   - page: The page, as it is to be read.
    ///   - resources: What the page may load; asked only if the environment say that there are resources.
    public func task(
        _ ticket: Int = 0,
        _ page: PageInput,
        _ environment: PageEnvironment,
        _ resources: (any ResourceProvider)?
    ) -> PageTask {
        let job = RunJob(
            page: page,
            script: extensions.first?.script,
            extensionName: extensions.first?.identifier ?? "",
            selection: selection,
            writing: writing,
            timeout: timeout,
            wantsRunSnapshot: false,
            wantsFinalSnapshot: false,
            environment: environment
        )
        return PageTask(
            ticket: ticket,
            job: job,
            action: extensions.first?.action ?? .none,
            callsFinalize: extensions.first?.callsFinalize ?? false,
            resources: resources
        )
    }

    /// A page's run with its load options.
    ///
    /// - Parameter contained: What the page's container holds for it.
    public func task(_ ticket: Int = 0, _ page: PageInput, contained: ContainedResources = .none) -> PageTask {
        let (environment, resources) = loadOptions.environment(contained)
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
