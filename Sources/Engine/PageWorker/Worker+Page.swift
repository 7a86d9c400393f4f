// Worker+Page.swift: a job's page with its resources, which the supervisor provides, and its own scripts.

import PageProtocol
import ScriptEngine
import WebInfra
import WebRuntime
import Wire

/// A page that is ready for a job's scripts.
struct OpenedPage {
    var page: Page
    /// The world of the page's own scripts; kept as long as the page.
    var scripts: PageScripts?
    /// The extension's world, if one was made with the page.
    var world: World?
    /// The page for the next extension, if that gets a copy; nil if the page's own scripts ran, since their world cannot be copied.
    var image: PageImage?
    /// Whether it is from the warm pool.
    var isPrepared = false
    /// The scripts that run while the page is loaded.
    var run: ScheduledRun?
    /// Whether a script before this one ran on the page.
    var wasMatched = false

    /// The world of the page's own scripts; a new one if they do not run.
    func pageWorld() throws(ScriptError) -> World {
        if let scripts { return scripts.world }
        return try page.makeWorld(.page)
    }

    /// The world for the first call of a script.
    func world(for kind: ScriptKind, timeout: Double) throws(ScriptError) -> World {
        switch kind.world {
        case .isolated: try isolatedWorld(timeout: timeout)
        case .page: try pageWorld()
        }
    }

    /// The world for another call of a script: a new one, unless it is that of the page's own scripts.
    func anotherWorld(for kind: ScriptKind, timeout: Double) throws(ScriptError) -> World {
        switch kind.world {
        case .isolated: try anotherWorld(timeout: timeout)
        case .page: try pageWorld()
        }
    }

    /// The extension's world; a new one if none was made with the page.
    ///
    /// - Parameter timeout: The time limit in seconds for making it if the page's own scripts ran: they may have left anything behind.
    func isolatedWorld(timeout: Double) throws(ScriptError) -> World {
        if let world { return world }
        return try anotherWorld(timeout: timeout)
    }

    /// A new world for the extension, with the same time limit.
    func anotherWorld(timeout: Double) throws(ScriptError) -> World {
        if scripts == nil { return try page.makeWorld(.isolated) }
        return try page.vm.withTimeLimit(seconds: timeout) { () throws(ScriptError) in try page.makeWorld(.isolated) }
    }
}

extension Worker {
    /// Passes on notes on how a page was found.
    func warn(of page: PageInput) throws(WireError) {
        var warnings = page.warnings
        if URLRecord.parse(page.url) == nil {
            warnings.append("the document's URL cannot be parsed, so it is about:blank: \(page.url.prefix(200))")
        }
        for text in warnings { try send(.note(PageMessage(kind: .warning, text: text))) }
    }

    /// Parses a job's page, and runs its own scripts if requested.
    ///
    /// - Parameters:
    ///   - timeout: The time limit in seconds for the page's own scripts.
    ///   - keepsSource: Whether the page will be written back with copied source.
    ///   - keepsImage: Whether copies of it will be made.
    ///   - explanation: Which of its own scripts' changes are recorded.
    ///   - script: The scripts that start while the page's own scripts run.
    func open(
        _ source: DecodedPage,
        _ options: PageOptions,
        _ environment: PageEnvironment,
        timeout: Double,
        keepsSource: Bool = false,
        keepsImage: Bool = false,
        explanation: Explanation = .nothing,
        running script: ScheduledRun? = nil
    ) -> Result<OpenedPage, JobFailure> {
        let runsScripts = environment.runsPageScripts
        let options = environment.applied(to: options)
        if runsScripts { hasRunPageScripts = true }
        if !source.contentType.isXML, !runsScripts, let prepared = warmPool?.take() {
            if environment.hasResources { prepared.page.resources = resources(of: options) }
            return openPrepared(prepared, source, options, keepsSource: keepsSource, keepsImage: keepsImage)
        }
        let made = source.makePage(options, vm: vm, isEmpty: runsScripts, keepsSource: keepsSource)
        guard case .success(let page) = made else { return made.map { OpenedPage(page: $0) } }
        if environment.hasResources {
            page.resources = resources(of: options)
        } else if runsScripts {
            page.resources = PageResources(pageURL: options.url, loader: nil)
        }
        guard runsScripts else { return .success(OpenedPage(page: page, image: keepsImage ? page.image : nil)) }
        do throws(ScriptError) {
            page.beginExplaining(explanation)
            let scripts = try PageScripts(page: page) { [unowned self] in report($0) }
            var opened = OpenedPage(page: page, scripts: scripts, run: script)
            if let script { opened.world = try attach(script, to: scripts) }
            scripts.load(source.text, timeout: timeout)
            return .success(opened)
        } catch {
            return .failure(.noWorld(error))
        }
    }

    private func openPrepared(
        _ prepared: PreparedPage,
        _ source: DecodedPage,
        _ options: PageOptions,
        keepsSource: Bool,
        keepsImage: Bool
    ) -> Result<OpenedPage, JobFailure> {
        do throws(ScriptError) {
            let image = try prepared.open(
                source.text,
                options: source.applied(to: options),
                keepsSource: keepsSource,
                keepsImage: keepsImage
            )
            return .success(
                OpenedPage(page: prepared.page, world: prepared.world, image: image, isPrepared: true)
            )
        } catch {
            return .failure(.noWorld(error))
        }
    }

    /// Replaces a page by a copy.
    ///
    /// - Parameter isFresh: Whether no resource was loaded for it yet.
    /// - Throws: An error of the bindings, which is a bug of ours.
    func copy(_ opened: OpenedPage, _ image: PageImage, isFresh: Bool) throws(ScriptError) -> OpenedPage {
        let page = opened.page
        if opened.isPrepared {
            let loading = page.resources.map { isFresh ? resources(of: page.options) : $0 }
            if let prepared = try warmPool?.take(copying: image, resources: loading) {
                return OpenedPage(page: prepared.page, world: prepared.world, image: image, isPrepared: true)
            }
        }
        page.restore(image)
        return OpenedPage(page: page, image: image, isPrepared: opened.isPrepared)
    }

    /// The resources that the supervisor provides for a page.
    func resources(of page: PageOptions) -> PageResources {
        PageResources(pageURL: page.url) { [unowned self] request in load(request) }
    }

    /// Sends a message to the background of an extension and waits for the reply; nil also if the supervisor is gone.
    func reply(to message: [UInt8]) -> [UInt8]? {
        answer(to: .message(message)) { if case .reply(let reply) = $0 { .some(reply) } else { nil } } ?? nil
    }

    /// Requests a resource from the supervisor and waits; nil also if the supervisor is gone.
    func load(_ request: ResourceRequest) -> ResourceAnswer? {
        answer(to: .loadResource(request)) { if case .resource(let answer) = $0 { .some(answer) } else { nil } } ?? nil
    }

    /// Asks the supervisor and waits for the message that is the answer; other messages wait for the job loop.
    private func answer<Answer>(to question: WorkerToSupervisor, in read: (SupervisorToWorker) -> Answer?) -> Answer? {
        do {
            try send(question)
            while let frame = try channel.read() {
                let message = try SupervisorToWorker(frame)
                if let answer = read(message) { return answer }
                waiting.append(message)
            }
        } catch {
            // NB: Without a supervisor, the job loop ends at its next read.
        }
        return nil
    }
}

extension PageEnvironment {
    /// A page's options with its time and its random numbers.
    func applied(to options: PageOptions) -> PageOptions {
        var options = options
        options.startTime = startTime
        options.seed = seed
        return options
    }
}
