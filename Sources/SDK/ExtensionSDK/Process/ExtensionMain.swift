// ExtensionMain.swift: the main function of an extension's process.
//
// The host passes a connected socket, whose number is in WEBACTION_ACTION_FD, and sends the request. An instance of the
// class named in the bundle's Info.plist receives it on the main thread; the main thread then serves the main queue,
// timers and RunLoop until the request has ended.

import ActionProtocol
import Foundation
import Synchronization

/// Whether a supervisor started this process as an extension.
public var isStartedAsExtension: Bool { getenv(ActionChannel.descriptorVariable) != nil }

/// Handles one request and ends the process; handles several requests one after the other if the supervisor asks for
/// it. To be called on the main thread, from `main.swift`.
///
/// Exit codes: 0 after the request has ended, in whatever way; 2 if the program was not started by a supervisor; 1 if
/// the request could not begin (the supervisor has been sent the reason, if there is one to send it to).
///
/// - Parameters:
///   - principalClass: The class to use if the bundle names none in this executable.
///   - namedClasses: Classes by their names in `@objc(Name)`, which the runtime here does not know.
///   - moduleName: The executable's module, if the bundle uses another name for it.
///   - makePrincipal: Creates the principal object with the initializer of its class, if the compiler knows the class.
///     Called on the main thread.
public func runExtension(
    principalClass: (any NSExtensionRequestHandling.Type)? = nil,
    namedClasses: [String: any NSExtensionRequestHandling.Type] = [:],
    moduleName: String? = nil,
    makePrincipal: (@MainActor () -> (any NSExtensionRequestHandling)?)? = nil
) -> Never {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "extension"
    let note: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\(program): \($0)\n".utf8)) }
    guard let text = ProcessInfo.processInfo.environment[ActionChannel.descriptorVariable], let descriptor = Int32(text)
    else {
        note("this is the native half of an extension and is started by webaction: webaction run PAGE --extension NAME")
        exit(2)
    }
    keepBridgedTypes()
    CrashTraces.install()
    let types = UncheckedBox((named: namedClasses, fallback: principalClass, make: makePrincipal))
    let isReused = ProcessInfo.processInfo.environment[ActionChannel.reuseVariable] == "1"
    let server = RequestServer(
        connection: SupervisorConnection(descriptor: descriptor),
        program: program,
        makePrincipal: { name in
            let name = moduleName.map { $0 + "." + (name.split(separator: ".").last ?? "") } ?? name
            return MainActor.assumeIsolated { UncheckedBox(types.value.make?()) }.value
                ?? principalObject(named: name, fallback: types.value.named[name] ?? types.value.fallback)
        },
        isReused: isReused,
        note: note
    )
    do {
        guard let request = try server.connection.receiveRequest() else {
            note("the supervisor closed the connection before it sent a request.")
            exit(1)
        }
        server.startReading()
        server.begin(request)
    } catch {
        note("the request cannot be read: \(error).")
        exit(1)
    }
    // NB: A RunLoop without a source returns at once.
    RunLoop.main.add(Timer(timeInterval: 1e9, repeats: true) { _ in }, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// Serves the requests of one process, each with its own principal object. Requests begin on the main thread.
private final class RequestServer: @unchecked Sendable {
    let connection: SupervisorConnection
    private let program: String
    /// Creates an object of the class with that name; nil if there is none.
    private let makePrincipal: @Sendable (String) -> (any NSExtensionRequestHandling)?
    private let isReused: Bool
    private let note: @Sendable (String) -> Void
    /// The system retains the principal object during the request; here it is retained until the next request begins.
    private var principal: (any NSExtensionRequestHandling)?
    /// The context of the request, which is the object of the supervisor's notifications.
    private var context: NSExtensionContext?

    init(
        connection: SupervisorConnection,
        program: String,
        makePrincipal: @escaping @Sendable (String) -> (any NSExtensionRequestHandling)?,
        isReused: Bool,
        note: @escaping @Sendable (String) -> Void
    ) {
        self.connection = connection
        self.program = program
        self.makePrincipal = makePrincipal
        self.isReused = isReused
        self.note = note
    }

    func startReading() {
        connection.startReading(
            onRequest: { request in DispatchQueue.main.async { self.begin(request) } },
            onClose: { Self.exitSoon() }
        )
    }

    func begin(_ request: ActionRequest) {
        SharedContainers.shared.current = request.access
        SharedContainers.shared.bundle = (request.bundlePath, request.extensionName)
        TransferFolders.shared.connect(connection)
        let isReused = isReused
        let sink = HostRequest(
            connection: connection,
            onEnd: {
                // NB: The process ends after them, even on a busy machine, unless the author's code blocks the main
                // thread forever.
                DispatchQueue.main.async {
                    self.post([.NSExtensionHostWillResignActive, .NSExtensionHostDidEnterBackground])
                    if !isReused { Self.exitSoon() }
                }
                if !isReused { Self.exitSoon(after: .milliseconds(300)) }
            },
            onNote: note
        )
        guard let principal = makePrincipal(request.principalClass)
        else {
            let reason =
                "the class \"\(request.principalClass)\" that Info.plist names is not in \(program), or is no NSExtensionRequestHandling."
            sink.cancel(
                withError: NSError(
                    domain: "WebActionErrorDomain",
                    code: 1,
                    userInfo: [NSLocalizedDescriptionKey: reason]
                )
            )
            exit(1)
        }
        self.principal = principal
        let items = inputItems(request.inputItems) { item, attachment, type, options, completion in
            sink.load(
                item: item,
                attachment: attachment,
                typeIdentifier: type,
                options: options,
                completion: completion
            )
        }
        let choices = (request.choices.foundationObject as? NSDictionary) as? [String: Any] ?? [:]
        let context = NSExtensionContext(
            inputItems: items,
            sink: sink,
            userChoices: choices,
            bundlePath: request.bundlePath
        )
        self.context = context
        NSExtensionContext.current = context
        principal.beginRequest(with: context)
        if !context.hasEnded { (principal as? any PresentedInterface)?.appear(for: context) }
        // After work that beginRequest deferred: by then a view is loaded and observers are registered.
        DispatchQueue.main.async { if !context.hasEnded { self.post([.NSExtensionHostDidBecomeActive]) } }
    }

    private func post(_ names: [NSNotification.Name]) {
        for name in names { NotificationCenter.default.post(name: name, object: context) }
    }

    private static let isEnding = Mutex(false)

    /// An `await completeRequest` still has to be resumed.
    private static func exitSoon(after delay: DispatchTimeInterval = .milliseconds(2)) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
            let isSecond = isEnding.withLock { isEnding in
                defer { isEnding = true }
                return isEnding
            }
            if isSecond { return }
            ExpiringActivities.shared.finish(within: 0.3)
            if !SharedContainers.shared.current.groups.isEmpty { SharedContainers.shared.saveDefaults() }
            exit(0)
        }
    }
}

/// A principal object that appears on screen by itself, whatever its own beginRequest(with:) does: a view controller.
public protocol PresentedInterface: AnyObject {
    /// Presents it, unless it is presented already. Called on the main thread, after beginRequest(with:).
    func appear(for context: NSExtensionContext)
}

/// A class whose objects are created by an initializer that every subclass has: view controllers. UIView.swift explains
/// why they have no `init()` that can be found by name.
@preconcurrency @MainActor
public protocol InitializableFromCoder: AnyObject {
    /// Creates an object with nothing to decode.
    init?(coder: NSCoder)
}

/// Creates an object of the class that the bundle names (`Module.Class`), otherwise of `fallback`.
func principalObject(
    named name: String,
    fallback: (any NSExtensionRequestHandling.Type)?
) -> (any NSExtensionRequestHandling)? {
    func make(_ type: AnyClass) -> (any NSExtensionRequestHandling)? {
        if let initializable = type as? any InitializableFromCoder.Type {
            return MainActor.assumeIsolated { UncheckedBox(initializable.init(coder: NSCoder())) }.value
                as? any NSExtensionRequestHandling
        }
        return makeObject(of: type) as? any NSExtensionRequestHandling
    }
    if !name.isEmpty, let type = NSClassFromString(name), type is any NSExtensionRequestHandling.Type,
        let object = make(type)
    {
        return object
    }
    return (fallback as AnyClass?).flatMap(make)
}
