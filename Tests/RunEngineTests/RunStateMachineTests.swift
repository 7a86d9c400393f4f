// RunStateMachineTests.swift: the supervisor's decisions, without processes or clocks.

import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import Testing

@Suite("Run state machine")
struct RunStateMachineTests {
    static let limits = StepLimits(parsing: 1, script: 2, action: 3)
    static let payload = PropertyValue.dictionary([("a", .integer(1))])

    static func machine(_ side: AnsweringSide, finalizes: Bool = true) -> RunStateMachine {
        RunStateMachine(
            side: side,
            limits: limits,
            pageURL: "about:blank",
            scriptName: "A.js",
            callsFinalize: finalizes
        )
    }

    @Test("Fixed arguments are passed to finalize as soon as run is done")
    func fixedArguments() {
        var machine = Self.machine(.fixed(Self.payload))
        #expect(machine.start() == [.tellWorker(.loadPayload(extraArguments: nil)), .limit(seconds: 1)])
        #expect(machine.pageParsed() == [.limit(seconds: 2)])
        let commands = machine.payloadArrived(.dictionary([]), fault: nil)
        #expect(commands == [.tellWorker(.finish(argument: Self.payload)), .limit(seconds: 2)])
        #expect(machine.resultArrived(JobResult(.completed)) == [.end(nil, JobResult(.completed))])
    }

    @Test("run() waits until the action loads the property list")
    func runIsLazy() {
        var machine = Self.machine(.process)
        #expect(machine.start() == [.limit(seconds: 1)])
        #expect(machine.pageParsed() == [.limit(seconds: 3)])
        let asked = machine.itemAsked(
            question: 4,
            item: 0,
            attachment: 0,
            typeIdentifier: "com.apple.property-list"
        )
        #expect(asked == [.tellWorker(.loadPayload(extraArguments: nil)), .limit(seconds: 2)])
        let item = PropertyValue.dictionary([("NSExtensionJavaScriptPreprocessingResultsKey", Self.payload)])
        let answer = machine.payloadArrived(Self.payload, fault: nil)
        #expect(answer == [.supplyItem(question: 4, item, problem: nil), .limit(seconds: 3)])
        #expect(
            machine.actionCompleted(items: .array([])) == [
                .tellWorker(.finish(argument: nil)), .limit(seconds: 2),
            ]
        )
        #expect(machine.actionCompleted(items: .array([])) == [])
    }

    @Test("A failed script ends the action, and the first failure is the one reported")
    func scriptFailure() {
        var machine = Self.machine(.process)
        _ = machine.start()
        _ = machine.pageParsed()
        _ = machine.itemAsked(question: 1, item: 0, attachment: 0, typeIdentifier: "com.apple.property-list")
        let fault = ScriptFault(stage: .run, name: "TypeError", message: "no", source: "A.js", line: 3)
        #expect(machine.payloadArrived(nil, fault: fault).first == .killAction)
        let end = machine.workerEnded("exited with code 1")
        #expect(end == [.killAction, .end(RunFailure(.scriptError, "A.js:3: TypeError: no", fault: fault), nil)])
        #expect(machine.interrupted() == [])
    }

    @Test("A script that can't be stopped ends its worker")
    func unstoppableScript() {
        var machine = Self.machine(.nothing)
        _ = machine.start()
        _ = machine.pageParsed()
        #expect(machine.limitPassed() == [.killWorker])
        let message = "A.js: run() took too long and could not be stopped (--timeout)."
        #expect(
            machine.workerEnded("was killed") == [.killAction, .end(RunFailure(.timedOut, message), nil)]
        )
    }

    @Test(
        "finalize's argument is found in the first item's property list",
        arguments: [
            ("[]", nil), ("[{}]", "{}"),
            (
                #"[{"attachments":[{"com.apple.property-list":{"NSExtensionJavaScriptFinalizeArgumentKey":{"k":1}}}]}]"#,
                #"{"k":1}"#
            ),
            (#"[{"attachments":[{"public.text":"x"}]}]"#, "{}"),
        ] as [(String, String?)]
    )
    func returnedItems(items: String, argument: String?) throws {
        let found = finalizeArgument(returnedItems: try PropertyValue(json: Array(items.utf8)))
        #expect(found.map { String(decoding: $0.json(), as: UTF8.self) } == argument)
    }

    @Test("A worker ended by its own alarm timed out, in its current step")
    func alarm() {
        var running = Self.machine(.nothing)
        _ = running.start()
        _ = running.pageParsed()
        let message = "A.js: run() took too long and could not be stopped (--timeout)."
        #expect(running.workerRanOutOfTime() == [.killAction, .end(RunFailure(.timedOut, message), nil)])
        var closing = Self.machine(.fixed(Self.payload))
        _ = closing.start()
        _ = closing.pageParsed()
        _ = closing.payloadArrived(Self.payload, fault: nil)
        let later = "A.js: finalize() or writing the page took too long and could not be stopped (--timeout)."
        #expect(closing.workerRanOutOfTime() == [.killAction, .end(RunFailure(.timedOut, later), nil)])
        #expect(closing.limitPassed() == [])
    }

    @Test("Without a page, the action's time starts at once, it learns that there is no page, and it ends the run")
    func withoutPage() {
        func machine(_ side: AnsweringSide) -> RunStateMachine {
            RunStateMachine(side: side, limits: Self.limits, pageURL: nil, callsFinalize: true)
        }
        var completed = machine(.process)
        #expect(completed.start() == [.limit(seconds: 3)])
        for type in ["public.url", "com.apple.property-list"] {
            let answer = completed.itemAsked(question: 2, item: 0, attachment: 0, typeIdentifier: type)
            #expect(answer == [.supplyItem(question: 2, nil, problem: "there is no page")])
        }
        #expect(completed.actionCompleted(items: .array([])) == [.end(nil, nil)])
        #expect(completed.limitPassed() == [])
        var late = machine(.process)
        _ = late.start()
        let failure = RunFailure(.timedOut, "the native action took more than 3 s.")
        #expect(late.limitPassed() == [.killAction, .end(failure, nil)])
        #expect(late.actionCompleted(items: .array([])) == [])
        for side in [AnsweringSide.nothing, .fixed(Self.payload)] {
            var scriptOnly = machine(side)
            let message = "the extension has no native action, and its script runs on pages only."
            #expect(scriptOnly.start() == [.killAction, .end(RunFailure(.actionFailed, message), nil)])
        }
    }

    /// A load of the page's property list with extra arguments.
    static func ask(
        _ machine: inout RunStateMachine,
        _ question: UInt32,
        _ extra: PropertyValue? = nil
    ) -> [DriverCommand] {
        machine.itemAsked(
            question: question,
            item: 0,
            attachment: 0,
            typeIdentifier: "com.apple.property-list",
            extraArguments: extra
        )
    }

    // Invariants of RunStateMachine: 2.
    @Test(
        "A load with other options waits for its own run(), one with the same options shares it, and the last payload stays"
    )
    func otherOptions() {
        func item(_ payload: PropertyValue) -> PropertyValue {
            .dictionary([("NSExtensionJavaScriptPreprocessingResultsKey", payload)])
        }
        let (left, right) = (PropertyValue.string("left"), PropertyValue.string("right"))
        let second = PropertyValue.dictionary([("b", .integer(2))])
        var machine = Self.machine(.process)
        _ = machine.start()
        #expect(Self.ask(&machine, 1, left) == [.tellWorker(.loadPayload(extraArguments: left))])
        #expect(Self.ask(&machine, 2, right) == [])
        #expect(machine.pageParsed() == [.limit(seconds: 2)])
        #expect(Self.ask(&machine, 3, left) == [] && Self.ask(&machine, 4, right) == [])
        #expect(
            machine.payloadArrived(Self.payload, fault: nil) == [
                .supplyItem(question: 1, item(Self.payload), problem: nil),
                .supplyItem(question: 3, item(Self.payload), problem: nil),
                .tellWorker(.loadPayload(extraArguments: right)), .limit(seconds: 2),
            ]
        )
        #expect(
            machine.payloadArrived(second, fault: nil) == [
                .supplyItem(question: 2, item(second), problem: nil),
                .supplyItem(question: 4, item(second), problem: nil),
                .limit(seconds: 3),
            ]
        )
        #expect(machine.payload == second && machine.runs == 2)
        // A later load calls run() again, also with the same options.
        #expect(
            Self.ask(&machine, 5, right) == [
                .tellWorker(.loadPayload(extraArguments: right)), .limit(seconds: 2),
            ]
        )
    }

    @Test("Loads with different options are refused beyond the limit of those waiting")
    func tooManyOptions() {
        var machine = Self.machine(.process)
        _ = machine.start()
        _ = machine.pageParsed()
        let answers = (0..<30).map { Self.ask(&machine, UInt32($0), .integer(Int64($0))) }
        #expect(answers[0].count == 2 && answers[1...16].allSatisfy(\.isEmpty))
        let problem = "run() is to be called with more than 16 other options already"
        for number in 17..<30 {
            #expect(answers[number] == [.supplyItem(question: UInt32(number), nil, problem: problem)])
        }
    }

    @Test(
        "Without an action run() is called once for each of the given extra arguments, and finalize() after the last"
    )
    func givenCalls() {
        var machine = RunStateMachine(
            side: .fixed(Self.payload),
            limits: Self.limits,
            pageURL: "about:blank",
            callsFinalize: true,
            runArguments: [nil, .integer(1)]
        )
        #expect(machine.start() == [.tellWorker(.loadPayload(extraArguments: nil)), .limit(seconds: 1)])
        _ = machine.pageParsed()
        #expect(
            machine.payloadArrived(Self.payload, fault: nil) == [
                .tellWorker(.loadPayload(extraArguments: .integer(1))), .limit(seconds: 2),
            ]
        )
        #expect(
            machine.payloadArrived(nil, fault: nil) == [
                .tellWorker(.finish(argument: Self.payload)), .limit(seconds: 2),
            ]
        )
        #expect(machine.payload == nil && machine.hasPayload)
    }

    @Test("After the end of a run its action's requests have no effect")
    func questionsAfterTheEnd() {
        var machine = Self.machine(.process)
        _ = machine.start()
        _ = machine.pageParsed()
        #expect(machine.interrupted().count == 3)
        for (item, type) in [(0, "public.url"), (0, "public.png"), (0, "com.apple.property-list"), (1, "public.url")] {
            #expect(machine.itemAsked(question: 9, item: item, attachment: 0, typeIdentifier: type) == [])
        }
        #expect(machine.actionAsked() == [] && machine.waitingForUser() == [])
    }
}
