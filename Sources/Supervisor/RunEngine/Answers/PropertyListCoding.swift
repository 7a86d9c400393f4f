// PropertyListCoding.swift: converts property values to and from Apple's property list files, for external programs that ask for them.
// The XML format is written, since every language can read it.

import ExtensionModel
import Foundation
import ProcessSupervision
import PropertyListReading
import PropertyValues

/// The reason why a property list cannot be read.
struct PropertyListError: Error {
    var problem: String
}

/// The value as an XML property list. Values without an equivalent are approximated: null becomes an empty string, an invalid date is
/// omitted.
func xmlPropertyList(_ value: PropertyValue) throws -> [UInt8] {
    [UInt8](
        try PropertyListSerialization.data(fromPropertyList: foundationValue(value) ?? "", format: .xml, options: 0)
    )
}

private func foundationValue(_ value: PropertyValue) -> Any? {
    switch value {
    case .null: return ""
    case .bool(let flag): return flag
    case .number(let number): return number
    case .integer(let number): return number
    case .string(let text): return text
    case .date(let seconds): return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    case .data(let data): return Data(data)
    // NB: The class, not Swift's array: in a program with Foundation linked in, the bridge between them may be missing.
    case .array(let elements): return NSArray(array: elements.map { foundationValue($0) ?? "" })
    case .dictionary(let entries):
        var result: [String: Any] = [:]
        for (key, element) in entries { result[key] = foundationValue(element) }
        return result
    }
}

/// Parses a property list of any format. Keys are sorted, since Foundation loses their order.
func propertyValue(propertyList data: [UInt8]) throws(PropertyListError) -> PropertyValue {
    do {
        return try convert(readPropertyList(Data(data)), depth: 0)
    } catch let error as PropertyListError {
        throw error
    } catch let refusal as PropertyListRefusal {
        throw PropertyListError(problem: refusal.reason)
    } catch {
        let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
        throw PropertyListError(problem: reason ?? (error as NSError).localizedDescription)
    }
}

private func convert(_ value: Any, depth: Int) throws(PropertyListError) -> PropertyValue {
    guard depth < PropertyValue.maximumDepth else { throw PropertyListError(problem: "nested too deeply") }
    switch value {
    case let text as String: return .string(text)
    case let date as Date: return .date(date.timeIntervalSince1970)
    case let data as Data: return .data([UInt8](data))
    case let elements as [Any]:
        var result: [PropertyValue] = []
        for element in elements { result.append(try convert(element, depth: depth + 1)) }
        return .array(result)
    case let entries as [String: Any]:
        var result: [(key: String, value: PropertyValue)] = []
        for key in entries.keys.sorted() { result.append((key, try convert(entries[key] ?? "", depth: depth + 1))) }
        return .dictionary(result)
    // NB: The static Swift types come first: a bridged number would also match Bool.
    case let number as NSNumber:
        switch number.objCType.pointee {
        case 0x63, 0x42:  // c, B
            return .bool(number.boolValue)
        case 0x64, 0x66:  // d, f
            return .number(number.doubleValue)
        default: return .integer(number.int64Value)
        }
    default: throw PropertyListError(problem: "a value of a type that property lists do not support")
    }
}
