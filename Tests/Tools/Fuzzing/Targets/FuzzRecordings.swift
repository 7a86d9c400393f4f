// FuzzRecordings.swift: untrusted recordings of runs. Each is refused, or stays the same when it is written and read again.

import Recording

func fuzzRecordings(_ bytes: [UInt8]) {
    for file in [bytes, Array("webaction recording\n\u{1}".utf8) + bytes] {
        guard let recording = try? RunRecording(bytes: file) else { continue }
        guard let again = try? RunRecording(bytes: recording.bytes) else {
            fatalError("A recording that is written can't be read.")
        }
        // NB: NaN differs from itself.
        require(again.bytes == recording.bytes, "A recording is another one when it is read again.")
    }
}
