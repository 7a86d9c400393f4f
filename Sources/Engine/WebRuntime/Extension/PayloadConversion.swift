// PayloadConversion.swift: converts the payload of run() to a property list.
// The bindings traverse the value, and report what is lost (js/extension/propertyLists.js). Reverse: ArgumentConversion.swift.

import PropertyValues
import ScriptEngine

/// The argument of completionFunction.
struct Payload {
    /// The payload, a dictionary.
    var value: PropertyValue
    /// The values that were lost, each with its key path, such as `links[2].node: …`.
    var losses: [String]
}

/// A payload that no property list can represent; the handler gets nothing.
struct Unrepresentable: Error, Equatable {
    var reason: String
    /// The values that were lost before this one, each with its key path.
    var losses: [String] = []
    /// The error of the time limit, if that is the cause.
    var timeLimit: ScriptError?
}

extension World {
    /// Converts the argument of `completionFunction`. This runs getters and traps of the script's objects, so it belongs inside a time
    /// limit.
    ///
    /// - Throws: `Unrepresentable` for primitives, null and undefined, cycles, and nesting of more than `PropertyValue.maximumDepth`
    ///   levels.
    func payload(of value: ScriptValue) throws(Unrepresentable) -> Payload {
        let tape: ScriptValue
        let problem: ScriptValue
        var losses: [String] = []
        do throws(ScriptError) {
            tape = try bindings.property("writeTape").call([value])
            losses = try self.losses(tape.property("losses"))
            problem = try tape.property("problem")
        } catch {
            if error.timedOut {
                throw Unrepresentable(reason: "the payload's getters took too long", timeLimit: error)
            }
            throw Unrepresentable(reason: "converting the payload threw \(error)")
        }
        guard problem.isUndefined else { throw Unrepresentable(reason: problem.string, losses: losses) }
        guard var reader = try? TapeReader(tape), let payload = reader.read() else {
            throw Unrepresentable(reason: "the payload is too large", losses: losses)
        }
        return Payload(value: payload, losses: losses)
    }

    /// A value that was converted to JSON; nil if it cannot be passed on.
    func payload(ofJSON json: String) throws(ScriptError) -> PropertyValue? {
        let tape = try bindings.property("writeJSONTape").call([context.value(json)])
        guard try tape.property("problem").isUndefined, var reader = try? TapeReader(tape) else { return nil }
        return reader.read()
    }

    /// A description of each lost value.
    private func losses(_ list: ScriptValue) throws(ScriptError) -> [String] {
        var losses: [String] = []
        for index in stride(from: 0, to: Int(try list.property("length").number), by: 3) {
            let place = try list.property(at: index).string
            let reason = try list.property(at: index + 1).string
            let thrown = try list.property(at: index + 2)
            let error = thrown.isUndefined ? "" : " \(context.error(from: thrown.reference))"
            losses.append((place.isEmpty ? "" : "\(place): ") + reason + error)
        }
        return losses
    }
}

extension DOMReceiver {
    /// Registers the operations that the bindings need to convert a payload.
    func registerPayloadOperations() {
        families.payload = { _, operation, operands in
            switch operation {
            case .payloadIsArray: return .boolean(operands.value(1).isArray)
            }
        }
    }
}
