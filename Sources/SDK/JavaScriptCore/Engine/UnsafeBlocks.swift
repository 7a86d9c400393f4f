// UnsafeBlocks.swift: Swift closures as script functions. Objective-C blocks carry a description of their parameters;
// for Swift closures, it is in the metadata of their type, from which a call with converted arguments is built.
//
// Safe because: the fields read from a function's metadata (kind, flags, result, parameters) have the layout of Swift's
// ABI (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst); the closure is then cast to the type
// that was read, which the runtime checks, so a misread layout matches no function. A closure of the main actor is
// called as a nonisolated one, which differs in the type only, and on the main thread only. Bits are cast as the
// standard library casts them.

import Foundation

/// The reason why scripts cannot call a closure, or why it was not called.
struct BlockError: Error, CustomStringConvertible {
    let description: String
}

/// A closure that scripts can call.
struct Block {
    /// A call of it, with the script's arguments.
    typealias Call = (ScriptCall) throws -> Any

    let call: Call

    /// A function type as Swift's ABI describes it.
    private struct Shape {
        let parameters: [Any.Type]
        let result: Any.Type
        let isAsync, isOfActor, hasConventions: Bool

        init?(_ type: Any.Type) {
            let metadata = Swift.unsafeBitCast(type, to: UnsafeRawPointer.self)
            guard metadata.load(as: UInt.self) == 0x302 else { return nil }
            let flags = metadata.load(fromByteOffset: 8, as: UInt.self)
            result = metadata.load(fromByteOffset: 16, as: Any.Type.self)
            parameters = (0..<Int(flags & 0xFFFF)).map {
                metadata.load(fromByteOffset: 24 + 8 * $0, as: Any.Type.self)
            }
            isAsync = flags & 0x2000_0000 != 0
            isOfActor = flags & 0x1000_0000 != 0
            // A C calling convention, or parameters that are inout, variadic or the like.
            hasConventions = flags & 0x02FF_0000 != 0
        }
    }

    /// nil if the value is not a closure.
    ///
    /// - Throws: `BlockError` for closures that scripts cannot call: async ones, and those with `inout` parameters or
    ///   with more than eight.
    init?(_ value: Any) throws {
        let type = type(of: value)
        guard let shape = Shape(type) else { return nil }
        guard !shape.isAsync else { throw BlockError(description: "Scripts can't call an async closure: \(type)") }
        guard !shape.hasConventions, let call = Self.bind(value, shape) else {
            throw BlockError(description: "Scripts can't call a closure of this type: \(type)")
        }
        guard shape.isOfActor else {
            self.call = call
            return
        }
        self.call = { arguments in
            guard Thread.isMainThread else {
                throw BlockError(description: "A closure of the main actor was called on another thread")
            }
            return try call(arguments)
        }
    }

    /// The closure as a nonisolated one, which may throw.
    private static func cast<Plain, Sendable, OfActor>(
        _ block: Any,
        _ plain: Plain.Type,
        _ sendable: Sendable.Type,
        _ ofActor: OfActor.Type
    ) -> Plain? {
        if let block = block as? Plain { return block }
        if let block = block as? Sendable { return Swift.unsafeBitCast(block, to: Plain.self) }
        return (block as? OfActor).map { Swift.unsafeBitCast($0, to: Plain.self) }
    }

    /// Passes the parameters' types from their metadata to a generic function.
    private static func bind(_ block: Any, _ shape: Shape) -> Call? {
        let types = shape.parameters
        switch types.count {
        case 0: return bind0(block, shape.result)
        case 1: return bind1(block, shape.result, types[0])
        case 2: return bind2(block, shape.result, types[0], types[1])
        case 3: return bind3(block, shape.result, types[0], types[1], types[2])
        case 4: return bind4(block, shape.result, types[0], types[1], types[2], types[3])
        case 5: return bind5(block, shape.result, types[0], types[1], types[2], types[3], types[4])
        case 6: return bind6(block, shape.result, types[0], types[1], types[2], types[3], types[4], types[5])
        case 7: return bind7(block, shape.result, types[0], types[1], types[2], types[3], types[4], types[5], types[6])
        case 8:
            return bind8(
                block,
                shape.result,
                types[0],
                types[1],
                types[2],
                types[3],
                types[4],
                types[5],
                types[6],
                types[7]
            )
        default: return nil
        }
    }

    private static func bind0<Result>(_ block: Any, _ result: Result.Type) -> Call? {
        typealias Plain = () throws -> Result
        typealias Shared = @Sendable () throws -> Result
        typealias Main = @MainActor @Sendable () throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in { _ in try block() } }
    }

    private static func bind1<A, Result>(_ block: Any, _ result: Result.Type, _ a: A.Type) -> Call? {
        typealias Plain = (A) throws -> Result
        typealias Shared = @Sendable (A) throws -> Result
        typealias Main = @MainActor @Sendable (A) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in { try block($0.argument(0)) } }
    }

    private static func bind2<A, B, Result>(_ block: Any, _ result: Result.Type, _ a: A.Type, _ b: B.Type) -> Call? {
        typealias Plain = (A, B) throws -> Result
        typealias Shared = @Sendable (A, B) throws -> Result
        typealias Main = @MainActor @Sendable (A, B) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            { try block($0.argument(0), $0.argument(1)) }
        }
    }

    private static func bind3<A, B, C, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type
    ) -> Call? {
        typealias Plain = (A, B, C) throws -> Result
        typealias Shared = @Sendable (A, B, C) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            { try block($0.argument(0), $0.argument(1), $0.argument(2)) }
        }
    }

    private static func bind4<A, B, C, D, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type
    ) -> Call? {
        typealias Plain = (A, B, C, D) throws -> Result
        typealias Shared = @Sendable (A, B, C, D) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C, D) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            { try block($0.argument(0), $0.argument(1), $0.argument(2), $0.argument(3)) }
        }
    }

    private static func bind5<A, B, C, D, E, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type
    ) -> Call? {
        typealias Plain = (A, B, C, D, E) throws -> Result
        typealias Shared = @Sendable (A, B, C, D, E) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C, D, E) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            { try block($0.argument(0), $0.argument(1), $0.argument(2), $0.argument(3), $0.argument(4)) }
        }
    }

    private static func bind6<A, B, C, D, E, F, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type,
        _ f: F.Type
    ) -> Call? {
        typealias Plain = (A, B, C, D, E, F) throws -> Result
        typealias Shared = @Sendable (A, B, C, D, E, F) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C, D, E, F) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            {
                try block(
                    $0.argument(0),
                    $0.argument(1),
                    $0.argument(2),
                    $0.argument(3),
                    $0.argument(4),
                    $0.argument(5)
                )
            }
        }
    }

    private static func bind7<A, B, C, D, E, F, G, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type,
        _ f: F.Type,
        _ g: G.Type
    ) -> Call? {
        typealias Plain = (A, B, C, D, E, F, G) throws -> Result
        typealias Shared = @Sendable (A, B, C, D, E, F, G) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            {
                try block(
                    $0.argument(0),
                    $0.argument(1),
                    $0.argument(2),
                    $0.argument(3),
                    $0.argument(4),
                    $0.argument(5),
                    $0.argument(6)
                )
            }
        }
    }

    private static func bind8<A, B, C, D, E, F, G, H, Result>(
        _ block: Any,
        _ result: Result.Type,
        _ a: A.Type,
        _ b: B.Type,
        _ c: C.Type,
        _ d: D.Type,
        _ e: E.Type,
        _ f: F.Type,
        _ g: G.Type,
        _ h: H.Type
    ) -> Call? {
        typealias Plain = (A, B, C, D, E, F, G, H) throws -> Result
        typealias Shared = @Sendable (A, B, C, D, E, F, G, H) throws -> Result
        typealias Main = @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Result
        return cast(block, Plain.self, Shared.self, Main.self).map { block in
            {
                try block(
                    $0.argument(0),
                    $0.argument(1),
                    $0.argument(2),
                    $0.argument(3),
                    $0.argument(4),
                    $0.argument(5),
                    $0.argument(6),
                    $0.argument(7)
                )
            }
        }
    }
}

/// A closure as an object, for sources from the time when closures could not be passed to `setObject` directly:
/// `unsafeBitCast(closure, to: AnyObject.self)`. Objective-C blocks are objects; here the object contains the closure.
///
/// - Returns: An object that contains the closure; if the value is an object, that object.
public func unsafeBitCast<Value>(_ value: Value, to type: (any AnyObject).Type) -> AnyObject {
    Value.self is AnyClass ? Swift.unsafeBitCast(value, to: type) : BlockObject(closure: value)
}

/// A closure as an object.
final class BlockObject {
    let closure: Any
    init(closure: Any) { self.closure = closure }
}
