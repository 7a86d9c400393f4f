// UnsafeCFNumber.swift: a number's value as a C type.
// https://developer.apple.com/documentation/corefoundation/cfnumbergetvalue(_:_:_:)
// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// Safe because: it writes as many bytes as the type that the caller names has; the destination is the caller's
// variable, as in C.

import Foundation

/// The numeric types of C.
/// https://developer.apple.com/documentation/corefoundation/cfnumbertype
public enum CFNumberType: Int, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType
    case longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}

/// Writes a number as a C type.
///
/// - Returns: Whether it was written without loss.
@discardableResult
public func CFNumberGetValue(_ number: CFNumber!, _ type: CFNumberType, _ place: UnsafeMutableRawPointer!) -> Bool {
    guard let number, let place else { return false }
    func write<Value: FixedWidthInteger>(_ type: Value.Type) -> Bool {
        place.storeBytes(of: Value(truncatingIfNeeded: number.int64Value), as: type)
        return Value(exactly: number.doubleValue) != nil
    }
    switch type {
    case .sInt8Type, .charType: return write(Int8.self)
    case .sInt16Type, .shortType: return write(Int16.self)
    case .sInt32Type, .intType: return write(Int32.self)
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: return write(Int64.self)
    case .float32Type, .floatType:
        place.storeBytes(of: number.floatValue, as: Float.self)
        return Double(number.floatValue) == number.doubleValue
    case .float64Type, .doubleType, .cgFloatType:
        place.storeBytes(of: number.doubleValue, as: Double.self)
        return true
    }
}
