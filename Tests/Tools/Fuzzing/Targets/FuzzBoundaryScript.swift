// FuzzBoundaryScript.swift: the script that an input's bytes encode: a list of steps, each a call.

/// The script for some bytes.
///
/// - Parameters:
///   - core: The numbers of the core's operations, which take numbers and a text.
///   - families: Those of the others, which take anything.
func boundaryScript(_ bytes: [UInt8], core: [UInt32], families: [UInt32]) -> String {
    var writer = BoundaryWriter(input: FuzzInput(bytes), core: core, families: families)
    return prelude + writer.steps() + ending
}

private let prelude = #"""
    'use strict';
    const { native, holder } = boundary, H = new Int32Array(boundary.buffers.header), results = [];
    const keep = value => { if (typeof value === 'number' && results.length < 64) results.push(value); };
    // An operation as a broken script asks for it: nothing is checked on this side.
    const number = (call, by, ...all) => {
      const value = call(by, ...all);
      keep(value); keep(H[66]); keep(H[67]);
      return value;
    };
    const result = index => results.length ? results[index % results.length] : index;
    const every = document.getElementsByTagName('*');
    const e = index => every.length ? every[index % every.length] : document.createElement('p');
    const n = index => { const parent = e(index >> 2); return parent.childNodes.length ? parent.childNodes[(index & 3) % parent.childNodes.length] : parent; };
    // NB: A step that queues itself as a microtask would go on for ever, which only the end of a worker's process ends.
    let depth = 0, entries = 500;
    const again = (index, value) => ({
      valueOf() { enter(index); return value; }, toString() { enter(index); return '' + value; }, get length() { enter(index); return 2; },
    });
    const enter = index => {
      if (depth > 2 || entries-- <= 0) return;
      depth++;
      try { steps[index % steps.length](); } finally { depth--; }
    };
    const long = 'x'.repeat(70000), rope = (long + 'y').repeat(300);
    // Writes a number into whatever object of the bindings passes through an accessor of this name.
    const trap = (name, value) => {
      let inside = false;
      const change = object => {
        if (inside || object === null || typeof object !== 'object') return;
        inside = true;
        try { for (const key of Object.getOwnPropertyNames(object)) if (typeof object[key] === 'number') object[key] = value; }
        catch {} finally { inside = false; }
      };
      Object.defineProperty(Object.prototype, name, {
        configurable: true, get() { change(this); },
        set(given) { Object.defineProperty(this, name, { value: given, writable: true, configurable: true, enumerable: true }); change(this); },
      });
    };

    """#

private let ending = #"""
    for (let index = 0; index < steps.length; index++) { try { steps[index](); } catch {} }
    """#

/// Writes the steps.
private struct BoundaryWriter {
    var input: FuzzInput
    let core: [UInt32]
    let families: [UInt32]

    private static let maximumSteps = 240

    mutating func steps() -> String {
        var lines: [String] = []
        while !input.isEmpty, lines.count < Self.maximumSteps { lines.append("  () => {\(step())},\n") }
        return "const steps = [\n" + lines.joined() + "];\n"
    }

    private mutating func step() -> String {
        switch input.byte() {
        case ..<104: ofCore()
        case ..<184: ofFamily()
        case ..<192: "H[\(headerWord())] = \(number())"
        case ..<250: input.one(of: domCalls).filled(by: &input, self)
        default: input.one(of: breakages).filled(by: &input, self)
        }
    }

    /// A word that scripts can write: counters, scratch words, iterators, the journal.
    private mutating func headerWord() -> Int {
        switch input.below(4) {
        case 0: input.below(16)
        case 1: 60 + input.below(80)
        case 2: 128 + input.word() % 258
        default: 1020 + input.word() % 15364
        }
    }

    /// The called operation and its first argument.
    private mutating func callee() -> String {
        switch input.byte() {
        case ..<248: "native, holder"
        case 248, 249: "native, \(value())"
        case 250, 251: "ended.native, ended.holder"
        case 252: "native, ended.holder"
        case 253: "ended.native, holder"
        case 254: "new Proxy(native, {}), holder"
        default: "native.bind(holder), holder"
        }
    }

    private mutating func ofCore() -> String {
        let operation = input.byte() < 250 ? "\(input.one(of: core))" : value()
        var operands = (0..<3).map { _ in input.byte() < 240 ? number() : value() }
        if input.below(4) != 0 { operands.append(text()) }
        // Too few or too many arguments.
        switch input.byte() {
        case ..<240: break
        case ..<248: operands.removeLast(1 + input.below(operands.count))
        default: operands += [value(), value()]
        }
        return "number(\(([callee(), operation] + operands).joined(separator: ", ")))"
    }

    private mutating func ofFamily() -> String {
        let operation = input.byte() < 250 ? "\(input.one(of: families))" : value()
        let arguments = (0..<input.below(8)).map { _ in value() }
        return "number(\(([callee(), operation] + arguments).joined(separator: ", ")))"
    }

    /// The text argument of an operation.
    private mutating func text() -> String {
        switch input.byte() {
        case ..<160: literal(input.one(of: texts))
        case ..<224: literal(input.text(input.below(24)))
        case ..<232: "long"
        case ..<236: "rope"
        default: value()
        }
    }

    /// An operand: an id, valid or not.
    mutating func number() -> String {
        let choice = input.byte()
        switch choice {
        case ..<96: return "\(choice)"
        case ..<128: return "\(input.word())"
        case ..<176: return "result(\(choice))"
        case ..<192: return "H[\(choice & 3)]"
        case ..<208: return "H[\(choice & 3)] - 1"
        case ..<216: return "H[\(choice & 3)] + 1"
        default: return input.one(of: hostileNumbers)
        }
    }

    /// An argument of any type.
    mutating func value() -> String {
        switch input.byte() {
        case ..<96: number()
        case ..<128: literal(input.one(of: texts))
        case ..<160: literal(input.text(input.below(16)))
        case ..<176: "again(\(input.byte()), \(number()))"
        case ..<192: "e(\(input.byte()))"
        case ..<216: input.one(of: hostileNumbers)
        default: input.one(of: hostileValues)
        }
    }

    func literal(_ text: String) -> String {
        var result = "'"
        for unit in text.utf16 {
            switch unit {
            case 0x27, 0x5C: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "'"
    }
}

extension String {
    /// A template with its placeholders filled: `#` a byte, `%` a number, `$` a value, `~` a text.
    fileprivate func filled(by input: inout FuzzInput, _ writer: BoundaryWriter) -> String {
        var writer = writer
        writer.input = input
        defer { input = writer.input }
        var result = ""
        for character in unicodeScalars {
            switch character {
            case "#": result += "\(writer.input.byte())"
            case "%": result += writer.number()
            case "$": result += writer.value()
            case "~": result += writer.literal(writer.input.one(of: texts))
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
