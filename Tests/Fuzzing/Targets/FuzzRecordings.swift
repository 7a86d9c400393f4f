// FuzzRecordings.swift: recordings of runs that strangers made. They are refused, or are what they are written as.

import Supervision

func fuzzRecordings(_ bytes: [UInt8]) {
    for file in [bytes, Array("webaction recording\n\u{1}".utf8) + bytes] {
        guard let recording = try? RunRecording(bytes: file) else { continue }
        guard let again = try? RunRecording(bytes: recording.bytes) else {
            fatalError("A recording that is written can't be read.")
        }
        // NB: Numbers that are none differ from themselves.
        require(again.bytes == recording.bytes, "A recording is another one when it is read again.")
    }
}
