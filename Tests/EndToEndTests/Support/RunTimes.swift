// RunTimes.swift: records how long each test waits for the program.

import Foundation
import Synchronization
import Testing

/// The times of the program's runs. The test library's own times say little of one test: it starts the clocks of all tests together.
enum RunTimes {
    /// The file that receives a line for each run, seconds and the test's name; nil if `WEBACTION_TEST_TIMES` is not set.
    private static let file: Mutex<FileHandle?> = {
        guard let path = ProcessInfo.processInfo.environment["WEBACTION_TEST_TIMES"] else { return Mutex(nil) }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return Mutex(FileHandle(forWritingAtPath: path))
    }()

    static func record(_ time: Duration) {
        guard let test = Test.current else { return }
        file.withLock { $0?.write(Data("\(time / .seconds(1))\t\(test.displayName ?? test.name)\n".utf8)) }
    }
}
