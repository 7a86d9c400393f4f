// Supervisor+Transfers.swift: HTTP transfers that actions request. A separate curl process performs each one and ends with the action.
// In the background, a shell in its own session keeps curl running: it continues after the action and this process have ended, for any
// reason, and writes the result to a file. If the shell is killed too, the next action with the same session requests the transfer
// again.

package import ActionProtocol
import FilePaths
package import Isolation

/// A transfer under way.
package struct NetworkTransfer {
    package var request: TransferRequest
    package var process: ChildProcess
    /// The action to notify, if it is still running.
    package weak var connection: FrameConnection?
}

/// Ends a transfer before it begins: writes the reason to its folder, and notifies its action.
package func refuse(_ request: TransferRequest, _ connection: FrameConnection, _ reason: String) {
    let reason = reason.isEmpty ? "Transfers are supported by webaction run only." : reason
    request.write(reason, to: "problem")
    request.write("\(TransferRequest.refused)", to: "status")
    connection.send(SupervisorToAction.transferred(folder: request.folder), request: 0)
}

extension Supervisor {
    /// The maximum number of concurrent transfers.
    private static let maximumTransfers = 32
    private static let curl = "/usr/bin/curl"
    /// The script that keeps a transfer in the background. A lock allows one process at a time, and none if the transfer is done or was
    /// abandoned. A word in the pipe "stop" ends it: an action cannot send signals to processes that it did not start.
    private static let backgroundScript = """
        exec 9>lock && /usr/bin/flock 9 || exit
        { [ -p stop ] || mkfifo -m 600 stop; } 2>/dev/null && exec 8<>stop || exec 8</dev/null
        [ -e status ] && exit
        echo $$ >pid
        "$@" 8<&- &
        transfer=$!
        (read -r word <&8 && kill $transfer) 9<&- &
        wait $transfer 2>/dev/null
        code=$?
        kill $! 2>/dev/null
        [ -e status ] || { printf %s $code >status.new && mv status.new status; }
        """

    /// Starts a transfer for an action.
    package func transfer(_ request: TransferRequest, for connection: FrameConnection, _ access: ActionAccess) {
        let problem: String? =
            if !access.hasNetwork {
                "The network was not granted (--grant network)."
            } else if transfers.count >= Self.maximumTransfers {
                "There are more than \(Self.maximumTransfers) transfers at the same time."
            } else if !request.isAcceptable {
                "The request's URL, method or headers cannot be sent."
            } else if !isExecutable(Self.curl) {
                "curl is not installed."
            } else {
                nil
            }
        if let problem { return refuse(request, connection, problem) }
        let folder = request.folder
        do {
            let output = try BeneathDirectory.open(folder).flatMap { $0.makeFile("problem") }.get()
            defer { closeDescriptor(output) }
            let kept = ["-c", Self.backgroundScript, "transfer", Self.curl] + request.curlArguments
            let process = try ChildProcess.start(
                in: children,
                executable: request.isBackground ? "/bin/sh" : Self.curl,
                arguments: request.isBackground ? kept : request.curlArguments,
                environment: ChildEnvironment.list(for: .transfer),
                directory: folder,
                descriptors: [nil, nil, output],
                confinement: .action(hasNetwork: true),
                fileSize: ActionLimits.fileSize,
                outlivesParent: request.isBackground
            )
            transfers.append(NetworkTransfer(request: request, process: process, connection: connection))
        } catch {
            refuse(request, connection, "The transfer could not be started: \(error).")
        }
    }

    /// Handles the end of a child, if it is a transfer.
    func transferEnded(_ child: EndedChild) -> Bool {
        guard let index = transfers.firstIndex(where: { $0.process.number == child.number }) else { return false }
        let transfer = transfers.remove(at: index)
        if !transfer.request.isBackground {
            let code = if case .exited(let code) = child.status { code } else { Int32(-1) }
            transfer.request.write("\(code)", to: "status")
        }
        transfer.connection?.send(SupervisorToAction.transferred(folder: transfer.request.folder), request: 0)
        return true
    }

    /// Ends the transfers that only an action was waiting for.
    package func endForegroundTransfers() {
        for transfer in transfers where !transfer.request.isBackground { transfer.process.kill() }
    }

    /// Waits for the transfers in the background, for at most `seconds`.
    ///
    /// - Returns: The number of transfers that continue.
    package func finishTransfers(seconds: Double) -> Int {
        let deadline = monotonicSeconds() + seconds
        while !transfers.isEmpty, monotonicSeconds() < deadline, interruption == nil {
            var interests = wakeups
            wait(for: &interests, seconds: min(0.1, deadline - monotonicSeconds()))
            _ = takeSignals()
            reapChildren { _ in }
        }
        return transfers.count
    }
}

extension TransferRequest {
    /// Writes a file in the transfer's folder, whose path comes from the action, without following links.
    fileprivate func write(_ text: String, to name: FilePath) {
        guard case .success(let place) = BeneathDirectory.open(folder) else { return }
        _ = place.write(Array(text.utf8), to: place, as: name, by: name.adding(".new"))
    }

    /// Whether the request contains nothing that curl would interpret differently.
    fileprivate var isAcceptable: Bool {
        func isToken(_ text: String) -> Bool {
            !text.isEmpty
                && text.utf8.allSatisfy { byte in
                    byte > 0x20 && byte < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains(byte)
                }
        }
        let isPlain = { (text: String) in !text.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }
        return isToken(method) && folder.isAbsolutePath && (body.isEmpty || body.isAbsolutePath) && isPlain(url)
            && url.utf8.first != UInt8(ascii: "-") && headers.allSatisfy { isToken($0.name) && isPlain($0.value) }
    }

    /// Whether the URL's path ends with a name. Otherwise, curl would append the uploaded file's name; bodies are then sent with
    /// another option, for which curl holds them in memory.
    private var namesFile: Bool {
        let address = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let parts = address.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        // NB: The scheme, an empty part, the host, and then the path, from which curl removes `.` and `..`.
        guard parts.count > 3, let last = parts.last.map({ String(decoding: $0, as: UTF8.self) }) else { return false }
        let name = last.lowercased().split(separator: "%2e", omittingEmptySubsequences: false).joined(separator: ".")
        return !["", ".", ".."].contains(name)
    }

    /// The arguments of curl: no settings file, no other protocols, no output except errors.
    fileprivate var curlArguments: [String] {
        var words = [
            "-q", "--silent", "--show-error", "--globoff", "--location", "--max-redirs", "20", "--proto", "=http,https",
            "--proto-redir", "=http,https", "--max-time", "\(max(1, min(timeout, 3600)))", "--dump-header", "headers",
            "--output", "response",
        ]
        if isBackground { words += ["--retry", "3", "--retry-delay", "1", "--retry-all-errors"] }
        for header in headers {
            words += ["--header", header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"]
        }
        if !body.isEmpty {
            words += ["--header", "Expect:"]
            if namesFile {
                words += ["--upload-file", body]
            } else {
                words += ["--data-binary", "@" + body]
                let hasType = headers.contains { $0.name.lowercased() == "content-type" }
                if !hasType { words += ["--header", "Content-Type:"] }
            }
        }
        if method == "HEAD" { words.append("--head") } else { words += ["--request", method] }
        return words + ["--url", url]
    }
}
