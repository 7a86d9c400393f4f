// PatternOperation.swift: the native operation for `exec` in js/primordials.js: it matches regular expressions without effects that scripts
// can observe.

import ScriptEngine

extension DOMReceiver {
    /// Registers the operation that matches a regular expression.
    func registerPatternOperation() {
        families.pattern = { _, operation, operands in
            switch operation {
            case .patternMatch:
                let (flags, from) = (try operands.string(2), try operands.position(4))
                guard operands.isString(1), operands.isString(3) else { throw OperationFailure.forged }
                let (source, text) = (operands.value(1), operands.value(3))
                switch source.context.match(source: source, flags: flags, text: text, from: from) {
                case .none: return .undefined
                case .found(let places): return .integers(places.map { UInt32(truncatingIfNeeded: $0) })
                case .failed: throw OperationFailure.outOfMemory
                }
            }
        }
    }
}
