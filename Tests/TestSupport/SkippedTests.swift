// SkippedTests.swift: skips tests that need what a machine may lack.

import Foundation

// A build of the program also compiles this module, and the static libraries, with which the program is built, have no Testing.
#if canImport(Testing)
    import Testing
#endif

/// The data that a test lacks.
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
    #if canImport(Testing)
        try Test.cancel("\(reason)")
    #else
        throw MissingTestData(description: reason)
    #endif
}
