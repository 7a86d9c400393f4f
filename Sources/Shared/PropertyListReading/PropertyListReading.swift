// PropertyListReading.swift: rejects untrusted property lists that no parser must read.

/// Why a property list is not passed to the parser.
package struct PropertyListRefusal: Error, Equatable {
    /// The rest of a sentence that begins with the file's name.
    package let reason: String
}

/// The most values that a list may represent.
private let maximumValues = 1_000_000

/// Why the parser must not read a list: it would make more values than memory can hold, or end the process.
///
/// - Returns: nil if the parser may read it, or if it is not a list, which the parser reports better.
package func refusalOfPropertyList(_ bytes: [UInt8]) -> PropertyListRefusal? {
    guard let list = BinaryPropertyList(bytes, limit: maximumValues) else { return nil }
    if list.values > maximumValues {
        return PropertyListRefusal(reason: "it stands for more than \(maximumValues) values")
    }
    // NB: Foundation ends the process when it converts a set to Swift's (swift-corelibs-foundation, NSSet._bridgeToSwift).
    if list.hasSet { return PropertyListRefusal(reason: "it holds a set, which property lists of other formats can't") }
    return nil
}
