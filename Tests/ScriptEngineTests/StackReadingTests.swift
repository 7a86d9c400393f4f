// StackReadingTests.swift: stacks recognized by UnsafeStackWalk.swift, compared with the engine's own stack texts.

import ScriptEngine
import Testing

/// Reads the stack of each native call, both ways.
private final class Reader: NativeReceiver {
    let vm: ScriptVM
    private var numbers: [[UInt16]: Int] = [:]
    private(set) var (calls, written, wrong) = (0, 0, 0)
    /// Each stack that was converted to text.
    private(set) var stacks: [String] = []

    init(vm: ScriptVM) { self.vm = vm }

    override func receive(_ call: NativeCall) -> NativeResult {
        calls += 1
        let known = vm.readStack(from: call.frame) { stack in
            written += 1
            stacks.append(String(decoding: stack, as: UTF16.self))
            return number(of: stack)
        }
        if known != vm.readStack(from: 0, number) { wrong += 1 }
        return .undefined
    }

    private func number(of stack: [UInt16]) -> Int {
        let number = numbers[stack] ?? numbers.count
        numbers[stack] = number
        return number
    }
}

@Suite("Call stacks")
struct StackReadingTests {
    private func read(_ source: String) throws -> Reader {
        let vm = ScriptVM()
        let context = ScriptContext(vm: vm)
        let reader = Reader(vm: vm)
        let (native, holder) = context.makeNative(reader)
        vm.prepareStacks()
        _ = try context.evaluate(source, sourceURL: "Action.js").call([native, holder])
        return reader
    }

    @Test(
        "Repeated calls of a loop are recognized, in every tier of code of the engine, and none is confused with another"
    )
    func loops() throws {
        let reader = try read(
            """
            (function (native, holder) {
                const change = () => native(holder);
                function set() { change(); }
                function row(number) {
                    set(); set();
                    set(); change();
                    if (number % 3 == 0) set(); else set();
                    [0].forEach(() => { change(); set() });
                    'ab'.replace(/a/, () => { change(); return '' });
                    'ab'.replace(/a/, () => { set(); return '' });
                    'ab'.replace(/a/, () => { set(); return '' });
                }
                for (let number = 0; number < 2000; number++) row(number);
                for (let number = 0; number < 2000; number++) row(number);
            })
            """
        )
        #expect(reader.wrong == 0)
        #expect(reader.calls == 40_000)
        // A stack is converted once for each kind of code that it runs in, and after a collection.
        #expect(reader.written < 1000)
    }

    @Test("A class's field initializer is a call with its own place")
    func fields() throws {
        let reader = try read(
            """
            (function (native, holder) {
                class Base {
                    first = native(holder);
                    #second =
                        native(holder);
                    static third = native(holder);
                }
                class Derived extends Base {
                    fourth = [0].map(() => native(holder));
                    constructor() { super() }
                }
                new Derived();
            })
            """
        )
        let expected = [
            ["field initializer@Action.js:6:30", "@Action.js:2:5"],
            ["field initializer@Action.js:3:23", "Base@", "Derived@Action.js:10:30", "@Action.js:12:16"],
            ["field initializer@Action.js:5:19", "Base@", "Derived@Action.js:10:30", "@Action.js:12:16"],
            // The arrow function's tail call replaced it.
            ["map@[native code]", "field initializer@Action.js:9:25", "Derived@Action.js:10:30", "@Action.js:12:16"],
        ]
        let found = reader.stacks.map { $0.split(separator: "\n").map(String.init).filter { $0 != "@[native code]" } }
        #expect(found == expected)
    }

    @Test("Functions of the same text with different names are distinguished")
    func names() throws {
        let reader = try read(
            """
            (function (native, holder) {
                for (let number = 0; number < 300; number++)
                    for (const name of ['x', 'y', 'z']) ({ [name]() { native(holder) } })[name]();
            })
            """
        )
        #expect(reader.wrong == 0 && reader.calls == 900)
    }

    @Test("An object at the address of a collected one is not confused with it")
    func collections() throws {
        let reader = try read(
            """
            (function (native, holder) {
                const change = () => native(holder);
                let garbage = [];
                for (let number = 0; number < 3000; number++) {
                    const place = '\\n'.repeat(number % 50) + ' '.repeat(number % 7);
                    new Function('change', `${place}change()//# sourceURL=${number}.js`)(change);
                    if (number % 10 == 0) eval(`${place}change()`);
                    garbage.push(new Array(10000).fill(number));
                    if (garbage.length > 100) garbage = [];
                }
            })
            """
        )
        #expect(reader.wrong == 0 && reader.calls == 3300)
    }

    @Test("Stacks deeper than the walk's limit, and more stacks than are cached")
    func depths() throws {
        let reader = try read(
            """
            (function (native, holder) {
                function deeper(left) { if (left > 0) deeper(left - 1); native(holder); }
                for (let number = 0; number < 20; number++) deeper(400);
            })
            """
        )
        #expect(reader.wrong == 0 && reader.calls == 8020)
    }
}
