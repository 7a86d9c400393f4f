// NetworkTests.swift: what searches and connections report without a network.

import ExtensionSDK
import Foundation
import Network
import Testing

@Suite("No network")
struct NetworkTests {
    private let queue = DispatchQueue(label: "network")

    @Test("A search for services waits, as without permission for the local network")
    func browser() async {
        let browser = NWBrowser(for: .bonjour(type: "_x._tcp", domain: nil), using: NWParameters())
        let state = await withCheckedContinuation { continuation in
            browser.stateUpdateHandler = { continuation.resume(returning: $0) }
            browser.start(queue: queue)
        }
        #expect(state == .waiting(.dns(-65570)) && browser.browseResults.isEmpty)
    }

    @Test("A connection waits for the network, and sends and receives nothing")
    func connection() async {
        let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
        let state = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
            connection.start(queue: queue)
        }
        #expect(state == .waiting(.posix(.ENETDOWN)))
        let problem = await withCheckedContinuation { continuation in
            connection.send(content: Data([1]), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(problem == .posix(.ENOTCONN))
        #expect(connection.endpoint.debugDescription == "example.com:80")
    }

    @Test("The state of the network is reported once")
    func monitor() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: queue)
        }
        #expect(path.status == .unsatisfied && path == monitor.currentPath && !path.usesInterfaceType(.wifi))
    }

    private final class Listener: NSObject, NetServiceBrowserDelegate, NetServiceDelegate, @unchecked Sendable {
        let report: @Sendable (NSNumber?) -> Void
        init(_ report: @escaping @Sendable (NSNumber?) -> Void) { self.report = report }
        func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
            report(errorDict[NetService.errorCode])
        }
        func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
            report(errorDict[NetService.errorCode])
        }
    }

    @Test("A search by the older API is refused, and so is resolving a service")
    func services() async {
        let (browser, service) = (NetServiceBrowser(), NetService(domain: "", type: "_x._tcp", name: "x"))
        let codes = AsyncStream<NSNumber?> { continuation in
            let listener = Listener { continuation.yield($0) }
            (browser.delegate, service.delegate) = (listener, listener)
            browser.searchForServices(ofType: "_x._tcp", inDomain: "")
            service.resolve(withTimeout: 1)
            continuation.onTermination = { _ in withExtendedLifetime(listener) {} }
        }
        var seen: [NSNumber?] = []
        for await code in codes.prefix(2) { seen.append(code) }
        #expect(seen == [-72008, -72008])
    }
}
