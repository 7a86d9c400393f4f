// PropertyListReader.swift: reads untrusted property lists; the supervisor reads them in no other way.

package import Foundation
package import PropertyListReading

/// The reason why a property list is not parsed; nil if it can be.
package func refusalOfPropertyList(_ data: Data) -> PropertyListRefusal? { refusalOfPropertyList([UInt8](data)) }

/// Reads a property list of any format, as `PropertyListSerialization` does.
///
/// - Throws: `PropertyListRefusal`, and the parser's errors.
package func readPropertyList(
    _ data: Data,
    format: inout PropertyListSerialization.PropertyListFormat
) throws -> Any {
    if let refusal = refusalOfPropertyList(data) { throw refusal }
    return try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
}

/// Reads a property list of any format.
///
/// - Throws: `PropertyListRefusal`, and the parser's errors.
package func readPropertyList(_ data: Data) throws -> Any {
    var format = PropertyListSerialization.PropertyListFormat.xml
    return try readPropertyList(data, format: &format)
}
