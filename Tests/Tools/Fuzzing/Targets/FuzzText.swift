// FuzzText.swift: URLs, and the formats between processes: frames, messages and JSON.

import ActionProtocol
import JSONCoding
import PageProtocol
import PropertyValues
import WebInfra
import Wire

/// Fuzzes a URL and its base, separated by a line end.
func fuzzURL(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
    let base = parts.count > 1 ? URLRecord.parse(parts[1]) : nil
    if let url = URLRecord.parse(parts[0], base: base) {
        let text = url.serialized()
        require(URLRecord.parse(text)?.serialized() == text, "A serialised address does not parse to itself.")
        guard parts.count > 2 else { return }
        let setters: [(inout URLRecord, [UInt8]) -> Void] = [
            { $0.setProtocol($1) }, { $0.setUsername($1) }, { $0.setPassword($1) }, { $0.setHost($1) },
            { $0.setHostname($1) }, { $0.setPort($1) }, { $0.setPathname($1) }, { $0.setSearch($1) },
            { $0.setHash($1) },
            { _ = $0.setHref($1) },
        ]
        for set in setters {
            var changed = url
            set(&changed, parts[2])
            _ = changed.serialized()
        }
    }
}

/// Fuzzes a stream of frames for every set of messages, then the same bytes as JSON.
func fuzzFrames(_ bytes: [UInt8]) {
    // The same stream in pieces of another size gives the same frames.
    let whole = frames(of: bytes, pieces: bytes.count)
    require(frames(of: bytes, pieces: 3) == whole, "Frames depend on how their bytes arrive.")
    for frame in whole {
        retell(frame, as: WorkerToSupervisor.self)
        retell(frame, as: SupervisorToWorker.self)
        retell(frame, as: ActionToSupervisor.self)
        retell(frame, as: SupervisorToAction.self)
    }
    if let value = try? PropertyValue(json: bytes) {
        let text = value.json(.compact)
        let again = (try? PropertyValue(json: text))?.json(.compact) ?? []
        require(again == text, "JSON does not come back: \(String(decoding: text + [0x0A] + again, as: UTF8.self))")
    }
}

private func frames(of bytes: [UInt8], pieces: Int) -> [Frame] {
    var decoder = FrameDecoder()
    var result: [Frame] = []
    var start = 0
    do throws(WireError) {
        while start < bytes.count {
            let end = min(start + max(pieces, 1), bytes.count)
            decoder.append(bytes[start..<end])
            start = end
            while let frame = try decoder.next() { result.append(frame) }
        }
    } catch {
        // An invalid stream ends; the frames before the error count.
    }
    return result
}

/// Requires that a decoded message is the same after it is encoded and decoded again.
private func retell<Message: FrameMessage>(_ frame: Frame, as: Message.Type) {
    guard let message = try? Message(frame) else { return }
    let reported = message.frame(request: frame.request)
    guard let again = try? Message(reported) else { fatalError("A message's own coding can't be read.") }
    require(again.frame(request: frame.request) == reported, "A message changes when it is coded again.")
}
