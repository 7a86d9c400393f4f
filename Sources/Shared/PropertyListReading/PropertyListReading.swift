// PropertyListReading.swift: which property lists of strangers no parser is to see.

/// Why a property list is not given to the parser.
package struct PropertyListRefusal: Error, Equatable {
    /// The rest of a sentence that begins with the file's name.
    package let reason: String
}

/// The most values that a list may stand for.
private let maximumValues = 1_000_000

/// Why the parser must not see a list: it would make more values than memory has room for, or end the process.
///
/// - Returns: nil for what it may read, and for what is no list, about which it says more.
package func refusalOfPropertyList(_ bytes: [UInt8]) -> PropertyListRefusal? {
    guard let list = BinaryPropertyList(bytes, limit: maximumValues) else { return nil }
    if list.values > maximumValues {
        return PropertyListRefusal(reason: "it stands for more than \(maximumValues) values")
    }
    // NB: Foundation ends the process when it makes Swift's set of one (swift-corelibs-foundation, NSSet._bridgeToSwift).
    if list.hasSet { return PropertyListRefusal(reason: "it holds a set, which property lists of other formats can't") }
    return nil
}
