// PropertyListReading.swift: the one way in which a stranger's property list is read.

package import Foundation

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
package func refusalOfPropertyList(_ data: Data) -> PropertyListRefusal? {
    guard let list = BinaryPropertyList(data, limit: maximumValues) else { return nil }
    if list.values > maximumValues {
        return PropertyListRefusal(reason: "it stands for more than \(maximumValues) values")
    }
    // NB: Foundation ends the process when it makes Swift's set of one (swift-corelibs-foundation, NSSet._bridgeToSwift).
    if list.hasSet { return PropertyListRefusal(reason: "it holds a set, which property lists of other formats can't") }
    return nil
}

/// Reads a property list of any format, as `PropertyListSerialization` does.
///
/// - Throws: `PropertyListRefusal`, and what the parser throws.
package func readPropertyList(
    _ data: Data,
    format: inout PropertyListSerialization.PropertyListFormat
) throws -> Any {
    if let refusal = refusalOfPropertyList(data) { throw refusal }
    return try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
}

/// Reads a property list of any format.
///
/// - Throws: `PropertyListRefusal`, and what the parser throws.
package func readPropertyList(_ data: Data) throws -> Any {
    var format = PropertyListSerialization.PropertyListFormat.xml
    return try readPropertyList(data, format: &format)
}
