// SkippedTests.swift: skips tests that need what a machine may lack.

// A build of the program also compiles this module, and the static libraries, with which the program is built, have no Testing.
#if canImport(Testing)
    import Foundation
    import Testing

    /// The data that a test lacks, when all data are required.
    public struct MissingTestData: Error, CustomStringConvertible {
        public let description: String
    }

    /// Skips the running test, which needs data from outside the package: it is reported and counted as skipped.
    ///
    /// - Throws: With `WEBACTION_REQUIRE_DATA=1` in the environment an error that fails the test.
    public func skipTest(_ reason: String) throws -> Never {
        if ProcessInfo.processInfo.environment["WEBACTION_REQUIRE_DATA"] == "1" {
            throw MissingTestData(description: "\(reason), and WEBACTION_REQUIRE_DATA is set")
        }
        try Test.cancel("\(reason)")
    }
#endif
