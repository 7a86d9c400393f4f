// PropertyValue+Foundation.swift: property values as the objects that extensions see, and back.
// The mapping: App Extension Programming Guide, "Accessing a Webpage"; JSValue for the numbers.

import Foundation
import PropertyValues

extension PropertyValue {
    /// The value as Foundation's classes: NSDictionary, NSArray, NSString, NSNumber, NSDate, NSData, NSNull.
    ///
    /// Every JavaScript number is an NSNumber of a double. An invalid date has no printable NSDate: it becomes NSNull.
    public var foundationObject: any NSObject & NSSecureCoding {
        switch self {
        case .null: return NSNull()
        case .bool(let flag): return NSNumber(value: flag)
        case .number(let number): return NSNumber(value: number)
        case .integer(let number): return NSNumber(value: number)
        case .string(let text): return NSString(string: text)
        case .date(let seconds):
            return seconds.isFinite ? NSDate(timeIntervalSince1970: seconds) : NSNull()
        case .data(let bytes): return NSData(data: Data(bytes))
        case .array(let elements): return NSArray(array: elements.map(\.foundationObject))
        case .dictionary(let entries):
            let dictionary = NSMutableDictionary(capacity: entries.count)
            for entry in entries {
                dictionary.setObject(entry.value.foundationObject, forKey: NSString(string: entry.key))
            }
            return dictionary
        }
    }

    /// The property value of a native value, or nil if it has no counterpart in a property list.
    ///
    /// - Parameters:
    ///   - value: An object or a Swift value, at any nesting depth.
    ///   - path: The key path so far, for `dropped`.
    ///   - dropped: Called for every value without a counterpart, with its key path and type. Such a value is omitted
    ///     from its dictionary, and is null in an array.
    public init?(foundation value: Any, path: String = "", dropped: (_ path: String, _ type: String) -> Void) {
        self.init(foundation: value, path: path, depth: 0, dropped: dropped)
    }

    private init?(foundation value: Any, path: String, depth: Int, dropped: (String, String) -> Void) {
        guard depth < Self.maximumDepth else {
            dropped(path, "a value nested deeper than \(Self.maximumDepth) levels")
            return nil
        }
        if let scalar = Self.scalar(value) {
            self = scalar
            return
        }
        switch value {
        case let array as [Any]:
            self = .array(
                array.enumerated().map { index, element in
                    let place = "\(path)[\(index)]"
                    return PropertyValue(foundation: element, path: place, depth: depth + 1, dropped: dropped) ?? .null
                }
            )
        case let dictionary as [AnyHashable: Any]:
            var entries: [(key: String, value: PropertyValue)] = []
            for (key, element) in dictionary {
                guard let name = key.base as? String else {
                    dropped(path, "a key of type \(Swift.type(of: key.base))")
                    continue
                }
                let place = path.isEmpty ? name : "\(path).\(name)"
                if let element = PropertyValue(foundation: element, path: place, depth: depth + 1, dropped: dropped) {
                    entries.append((name, element))
                }
            }
            // NB: Foundation's dictionaries have no order; a fixed order makes runs repeatable.
            self = .dictionary(entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        default:
            // An optional inside Any.
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else {
                dropped(path, "\(Swift.type(of: value))")
                return nil
            }
            guard let wrapped = mirror.children.first?.value else {
                self = .null
                return
            }
            self.init(foundation: wrapped, path: path, depth: depth + 1, dropped: dropped)
        }
    }

    private static func scalar(_ value: Any) -> PropertyValue? {
        switch value {
        case is NSNull: return .null
        // NB: The static type is checked first, because an NSNumber of 1 is also a `Bool`.
        case let flag as Bool where type(of: value) == Bool.self: return .bool(flag)
        case let number as NSNumber where value is NSNumber && type(of: value) is NSNumber.Type:
            return Self.number(number)
        case let number as Double where type(of: value) == Double.self: return .number(number)
        case let number as CGFloat where type(of: value) == CGFloat.self: return .number(Double(number))
        case let number as Float where type(of: value) == Float.self: return .number(Double(number))
        case let number as any BinaryInteger:
            return Int64(exactly: number).map { .integer($0) } ?? .number(Double(number))
        case let text as String: return .string(text)
        case let date as Date: return .date(date.timeIntervalSince1970)
        case let data as Data: return .data([UInt8](data))
        case let decimal as Decimal: return .number(NSDecimalNumber(decimal: decimal).doubleValue)
        default: return nil
        }
    }

    private static func number(_ number: NSNumber) -> PropertyValue {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): return .number(number.doubleValue)
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): return .number(number.doubleValue)
        case UInt8(ascii: "c"), UInt8(ascii: "B"):
            // NB: A Boolean and an 8-bit integer have the same type code. Only the serializer distinguishes them.
            let text = try? JSONSerialization.data(withJSONObject: [number])
            let isInteger = text.map { $0.contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } } ?? false
            return isInteger ? .integer(number.int64Value) : .bool(number.boolValue)
        default: return .integer(number.int64Value)
        }
    }
}
