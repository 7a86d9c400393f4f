// PropertyListReader.swift: the one way in which the supervisor reads a stranger's property list.

package import Foundation
package import PropertyListReading

/// Why a property list is not given to the parser, if it isn't.
package func refusalOfPropertyList(_ data: Data) -> PropertyListRefusal? { refusalOfPropertyList([UInt8](data)) }

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
