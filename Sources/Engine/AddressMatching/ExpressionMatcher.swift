// ExpressionMatcher.swift: evaluates the expressions of @include and @exclude as JavaScript does, in a context in which nothing else runs.
//
// A pattern is data: no text of a script is evaluated. The engine cannot interrupt an expression. Each has a part that matches nothing and that
// the engine does not compile, so that the engine interprets it, and then counts its steps: after some seconds it gives up. A session that
// matches many addresses does not wait for that. Its process ends when the time is up (ScriptVM.killAfterLimit), and the supervisor goes
// on without that expression.

package import ScriptEngine

/// The expressions of several scripts, compiled.
package final class ExpressionMatcher {
    /// The time in milliseconds that an expression may take on one address; beyond, it does not match.
    package static let milliseconds = 10.0
    /// The time in seconds for the expressions of one address, after which the process ends or no other is tried.
    private static let secondsForAddress = 1.0

    /// An event that the user should know of, with the expression's number.
    package enum Note: Equatable, Sendable {
        /// JavaScript refuses the expression, for this reason.
        case invalid(reason: String)
        /// It took too long on this address.
        case slow(address: String)

        /// The event as a clause.
        package var clause: String {
            switch self {
            case .invalid(let reason): "invalid expression: \(reason)"
            case .slow(let address):
                "took longer than \(Int(ExpressionMatcher.milliseconds)) ms on \(address), which counts as no match"
            }
        }
    }

    private let vm: ScriptVM
    private let context: ScriptContext
    private let test: ScriptValue
    /// Expressions that are not tried.
    private var skipped: Set<Int>
    /// Called before each expression that is tried alone; nil: they are tried together.
    private let announce: ((Int) -> Void)?
    private let endsProcess: Bool
    /// What happened, in order. An expression is noted once for being slow.
    package private(set) var notes: [(expression: Int, note: Note)] = []
    private var isSlow: Set<Int> = []

    /// Compiles expressions.
    ///
    /// - Parameters:
    ///   - endsProcess: Whether the process ends with an expression that takes more than a second.
    ///   - skipping: The numbers of those that match nothing, because one of them ended a process.
    ///   - milliseconds: The time that an expression may take on one address.
    ///   - announcing: Called before each single expression with its number.
    package init(
        _ sources: [String],
        vm: ScriptVM,
        endsProcess: Bool = false,
        skipping: Set<Int> = [],
        milliseconds: Double = milliseconds,
        announcing: ((Int) -> Void)? = nil
    ) throws(ScriptError) {
        self.vm = vm
        self.endsProcess = endsProcess
        context = ScriptContext(vm: vm)
        skipped = skipping
        announce = announcing
        let functions = try context.evaluate(Self.functions).call([
            context.value(milliseconds), context.value(endsProcess ? .infinity : Self.secondsForAddress),
        ])
        test = try functions.property("test")
        let add = try functions.property("add")
        for (number, source) in sources.enumerated() {
            let reason = try add.call([context.value(source)])
            if reason.kind == .string {
                notes.append((number, .invalid(reason: reason.string)))
                skipped.insert(number)
            }
        }
    }

    /// Which expressions match an address.
    package func matches(_ numbers: [Int], _ address: MatchedAddress) -> [Bool] {
        guard let announce else { return tested(numbers, address) }
        return numbers.map { number in
            announce(number)
            return tested([number], address)[0]
        }
    }

    private func tested(_ numbers: [Int], _ address: MatchedAddress) -> [Bool] {
        let tried = numbers.filter { !skipped.contains($0) }
        guard !tried.isEmpty else { return numbers.map { _ in false } }
        let text = String(decoding: address.text, as: UTF8.self)
        let list = tried == lastTried ? lastList : context.value(tried.map(String.init).joined(separator: ","))
        (lastTried, lastList) = (tried, list)
        let answer = try? vm.withTimeLimit(seconds: endsProcess ? Self.secondsForAddress : .infinity) {
            () throws(ScriptError) in
            try test.call([context.value(text), list ?? context.undefined]).string
        }
        // NB: One that took all the time ended the call for the others.
        if answer == nil, tried.count > 1 { return numbers.map { tested([$0], address)[0] } }
        let digits = answer.map { Array($0.utf8) } ?? [UInt8(ascii: "2")]
        var found: Set<Int> = []
        for (number, digit) in zip(tried, digits) {
            if digit == UInt8(ascii: "1") { found.insert(number) }
            if digit == UInt8(ascii: "2"), isSlow.insert(number).inserted {
                notes.append((number, .slow(address: text)))
            }
        }
        return numbers.map { found.contains($0) }
    }

    private var lastTried: [Int] = []
    private var lastList: ScriptValue?

    /// Adds an expression and returns the reason if it is invalid; tests some of them: 0 not matched, 1 matched, 2 took too long, or the
    /// time for all was up. Time that the machine gave to others does not count twice: an expression that seems slow is measured again,
    /// unless it took far longer.
    private static let functions = """
        (function (milliseconds, seconds) {
            const { now } = Date;
            const expressions = [];
            let known = '';
            let numbers = [];
            function tested(expression, address, isFirst) {
                const begin = now();
                const matches = expression.test(address);
                const took = now() - begin;
                if (took <= milliseconds) return matches ? 1 : 0;
                return isFirst && took < 10 * milliseconds ? tested(expression, address, false) : 2;
            }
            return {
                add(source) {
                    try {
                        new RegExp(source, 'i');
                        expressions.push(new RegExp(`(?:${source})|(?<=(?!))(?!)`, 'i'));
                    } catch (error) {
                        expressions.push(null);
                        return String(error.message);
                    }
                },
                test(address, list) {
                    if (list !== known) {
                        numbers = list.split(',').map(Number);
                        known = list;
                    }
                    const begin = now();
                    let answer = '';
                    for (const number of numbers) {
                        const isOver = now() - begin > seconds * 1000;
                        answer += isOver ? 2 : tested(expressions[number], address, true);
                    }
                    return answer;
                },
            };
        })
        """
}
