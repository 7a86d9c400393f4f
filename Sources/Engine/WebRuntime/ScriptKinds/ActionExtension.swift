// ActionExtension.swift: the contract between an extension and its script: the object, run(), completionFunction, finalize().
// Elsewhere: payloads (Extension/PayloadConversion.swift), arguments (Extension/ArgumentConversion.swift), completionFunction
// (`makeArguments` in js/entryPoints.js).

import DOM
import PageProtocol
package import PropertyValues
package import ScriptEngine

extension World {
    /// Evaluates an extension's script and calls its run().
    ///
    /// - Parameter call: Its time limit is that of the script and run() together, until completionFunction is called.
    package func callActionExtension(_ call: ScriptCall) -> PayloadOutcome {
        do throws(ScriptError) {
            return try page.vm.withTimeLimit(seconds: call.timeout) { () throws(ScriptError) in
                var scriptError: ScriptError?
                var module: ScriptValue?
                page.tree.changeLog?.step = ChangeStep.load.rawValue
                do throws(ScriptError) {
                    module = try evaluateScript(withoutTypes(call))
                } catch { scriptError = error }
                if let scriptError, scriptError.timedOut { throw scriptError }
                return try run(scriptError, call, module)
            }
        } catch {
            return PayloadOutcome(payload: nil, state: error.timedOut ? .timedOut : .threw, error: error)
        }
    }

    /// - Parameter module: The namespace object of a script that is a module.
    private func run(
        _ scriptError: ScriptError?,
        _ call: ScriptCall,
        _ module: ScriptValue?
    ) throws(ScriptError) -> PayloadOutcome {
        var object = try context.global.property(Self.objectName)
        // NB: A module's variables are not the global object's.
        if !object.isObject, let module { object = try module.property(Self.objectName) }
        guard object.isObject else { return missingObject(object, scriptError, isModule: module != nil) }
        let run: ScriptValue
        do throws(ScriptError) { run = try object.property("run") } catch {
            if error.timedOut { throw error }
            return PayloadOutcome(payload: .dictionary([]), state: .noRun, error: error)
        }
        if scriptError == nil, run.isUndefined, try object.property("finalize").isFunction {
            extensionObject = object
            return PayloadOutcome(
                payload: .dictionary([]),
                state: .onlyFinalize,
                otherWarnings: [Self.onlyFinalizeWarning]
            )
        }
        guard run.isFunction else { return missingObject(object, scriptError) }
        extensionObject = object
        let completion = makeCompletion()
        let (native, holder) = context.makeNative(completion)
        let extra = try call.extraArguments.map { value throws(ScriptError) in
            try converted(value, at: ["arguments", "extraArguments"])
        }
        let argument = try bindings.property("makeArguments").call(
            [native, holder, context.value(call.extensionName)] + [extra].compactMap { $0 }
        )
        var thrown = scriptError
        page.tree.changeLog?.step = ChangeStep.run.rawValue
        do throws(ScriptError) { try run.call(this: object, [argument]) } catch { thrown = error }
        if thrown == nil || completion.outcome != nil || thrown == scriptError {
            runEventLoop(timeout: call.timeout) { completion.outcome != nil }
        }
        var outcome = completion.outcome ?? PayloadOutcome(payload: nil, state: .timedOut)
        if completion.outcome == nil {
            if let thrown, thrown != scriptError {
                if !thrown.timedOut { outcome.state = .threw }
            } else {
                let cause = uncaughtErrors.last.map { "; last uncaught error: \($0)" } ?? ""
                outcome.otherWarnings.append("completionFunction was not called within \(call.timeout) s\(cause)")
            }
        }
        if completion.calls > 1 {
            outcome.otherWarnings.append(
                "completionFunction was called \(completion.calls) times; the first call counts"
            )
        }
        outcome.error = thrown ?? outcome.error ?? (outcome.state == .completed ? nil : uncaughtErrors.last)
        return outcome
    }

    /// Calls the functions that every run calls, with values that no script sees.
    func warmUp() throws(ScriptError) {
        let completion = makeCompletion()
        let (native, holder) = context.makeNative(completion)
        let argument = try bindings.property("makeArguments").call([native, holder, context.value("")])
        var conversion = try ArgumentConversion(bindings: bindings)
        let words = PropertyValue.array([.string("word"), .dictionary([("key", .date(0))])])
        try argument.property("completionFunction").call([conversion.convert(.dictionary([("words", words)]))])
        try seedRandom()
    }

    /// The warning for a script that only has finalize().
    private static let onlyFinalizeWarning =
        "ExtensionPreprocessingJS has finalize() and no run(): what Safari does then is not known. Here the native action gets an empty "
        + "result, and finalize() is called with what it returns"

    private static let objectName = "ExtensionPreprocessingJS"

    private func missingObject(
        _ object: ScriptValue,
        _ scriptError: ScriptError?,
        isModule: Bool = false
    ) -> PayloadOutcome {
        if object.isObject, scriptError == nil {
            let error = ScriptError(name: "TypeError", message: "ExtensionPreprocessingJS.run is not a function")
            return PayloadOutcome(payload: .dictionary([]), state: .noRun, error: error)
        }
        var warning = "The script left no global object ExtensionPreprocessingJS with a function run"
        if isModule {
            warning +=
                ": it is a module, whose variables are its own; export ExtensionPreprocessingJS, or set globalThis.ExtensionPreprocessingJS"
        } else if let lexical = try? context.evaluate("typeof ExtensionPreprocessingJS").string,
            lexical == "object" || lexical == "function"
        {
            warning +=
                ": it is declared with let, const or class, which makes no property of the global object; use var"
        }
        return PayloadOutcome(payload: .dictionary([]), state: .noObject, error: scriptError, otherWarnings: [warning])
    }

    func payloadOutcome(of value: ScriptValue) -> PayloadOutcome {
        do throws(Unrepresentable) {
            let payload = try payload(of: value)
            return PayloadOutcome(payload: payload.value, state: .completed, lostValues: payload.losses)
        } catch {
            if let timeLimit = error.timeLimit {
                return PayloadOutcome(payload: nil, state: .timedOut, error: timeLimit, lostValues: error.losses)
            }
            return PayloadOutcome(payload: nil, state: .unrepresentable, lostValues: error.losses + [error.reason])
        }
    }

    /// The duration of the native action in milliseconds of the page's virtual clock, however long it really takes.
    static let actionDuration = 100.0

    /// Advances the page's clock by the native action's duration: timers that became due in it run before finalize().
    private func passActionTime() {
        guard page.options.clock == .virtual else { return }
        let end = page.virtualTime + Self.actionDuration
        // NB: A time limit starts a thread, and a worker that warms up could then not fork.
        if let next = nextInLine(), next.delay <= Self.actionDuration {
            runEventLoop(timeout: Self.actionDuration / 1000)
        }
        _ = try? bindings.property("moveTime").call([context.value(end)])
    }

    /// Calls the object's finalize() and lets the tasks that it started finish.
    ///
    /// - Returns: Its exception; nil also if there is no finalize().
    package func finalize(argument: PropertyValue, timeout: Double = 10) -> ScriptError? {
        guard let object = extensionObject else { return nil }
        return page.vm.withTimeLimit(seconds: timeout) {
            var failure: ScriptError?
            page.tree.changeLog?.step = ChangeStep.finalize.rawValue
            passActionTime()
            do throws(ScriptError) {
                let function = try object.property("finalize")
                guard function.isFunction else { return nil }
                try function.call(this: object, [converted(argument)])
            } catch { failure = error }
            runEventLoop(timeout: timeout)
            return failure
        }
    }

    /// A property list as a JavaScript value; lost values become warnings.
    ///
    /// - Parameter place: The names under which the script finds it, for these warnings.
    func converted(_ value: PropertyValue, at place: [String] = []) throws(ScriptError) -> ScriptValue {
        var conversion = try ArgumentConversion(bindings: bindings)
        let converted = try conversion.convert(value, at: place)
        for warning in conversion.warnings { record(.lostValue, warning) }
        return converted
    }
}
