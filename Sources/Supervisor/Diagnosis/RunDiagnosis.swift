// RunDiagnosis.swift: explains at which step a run ended without a changed page, and how to fix it. An author otherwise sees only an
// unchanged page.

import ActionProtocol
import PageProtocol
import ProcessSupervision
package import RunEngine

/// The step at which a run ended too early.
package enum RunStep: String, Sendable, CaseIterable {
    case page = "page"
    case scriptLoad = "script load"
    case run = "run()"
    case conversion = "conversion"
    case action = "action"
    case emptyItems = "empty items"
    case finalize = "finalize()"
    case script = "script"
}

/// The step at which a run ended, and the fix.
package struct RunDiagnosis: Equatable, Sendable {
    package var step: RunStep
    /// The event in one sentence; empty if the failure's message has it.
    package var message: String
    /// The fix, in one sentence.
    package var remedy: String

    /// `ended at: STEP. What happened. How to fix it.`
    package var sentence: String {
        "\(message.isEmpty ? "" : "unchanged, ")ended at: \(step.rawValue). " + (message.isEmpty ? "" : message + " ")
            + remedy
    }

    private init(_ step: RunStep, _ message: String, _ remedy: String) {
        self.step = step
        self.message = message
        self.remedy = remedy
    }

    /// The diagnosis of a run. nil if the page changed, and for a share extension that received the page's data: it changes nothing.
    package init?(_ report: RunReport, action: NativeAction, hasScript: Bool, callsFinalize: Bool) {
        if let failure = report.failure {
            self.init(failure, report, hasScript: hasScript, isProgram: action.isProgram)
        } else if report.page != nil {
            return nil
        } else if !callsFinalize, action != .none, !hasScript || Self.wasRun(report) {
            return nil
        } else if action == .none {
            self.init(withoutAction: report, hasScript: hasScript)
        } else {
            self.init(unchanged: report, action, hasScript: hasScript)
        }
    }

    /// The diagnosis of a run of an extension's part. nil if the page changed, or if nothing needs an explanation.
    package init?(_ report: RunReport, of part: ExtensionToRun) {
        guard let wording = part.wording else {
            self.init(
                report,
                action: part.action,
                hasScript: part.script != nil,
                callsFinalize: part.callsFinalize
            )
            return
        }
        if let failure = report.failure {
            let step = report.events.contains { $0.kind == .parsed } ? RunStep.script : .page
            let isLate = step == .script && failure.reason == .timedOut
            let other = wording.kind(meantBy: failure.fault?.message ?? "").map {
                "It looks like a script of another kind: --kind \($0)."
            }
            let isBackgrounds = report.events.contains { $0.kind == .actionFailed }
            let ofScript = isLate ? wording.timeoutRemedy : Self.remedy(failure, step)
            let remedy = isBackgrounds ? Self.remedyOfBackground : ofScript
            let kept = failure.keepsPage ? "The page keeps what the scripts did. " : ""
            self.init(isBackgrounds ? .action : step, "", kept + (other ?? remedy))
        } else if !report.isMatched {
            self.init(
                .page,
                "The script does not run on pages with this URL.",
                "\(wording.pages); --url gives a page another URL."
            )
        } else if report.page == nil, report.payload == nil, !Self.didOtherThings(report),
            let message = wording.unchanged
        {
            self.init(.script, message, wording.unchangedRemedy)
        } else {
            return nil
        }
    }

    /// Whether scripts opened a dialog or navigated, which a script without a contract may be for.
    private static func didOtherThings(_ report: RunReport) -> Bool {
        report.notes.contains { $0.kind == .navigation || $0.kind == .dialog || $0.kind == .request }
    }

    // MARK: - Failures

    private init(_ failure: RunFailure, _ report: RunReport, hasScript: Bool, isProgram: Bool) {
        let step = Self.step(of: failure, report)
        let early = hasScript && step == .action ? Self.earlyQuestion(report) : nil
        let ofProgram = isProgram && step == .action ? Self.remedyOfProgram(failure) : nil
        self.init(step, "", early ?? Self.cancelled(report) ?? ofProgram ?? Self.remedy(failure, step))
    }

    /// The fix for a failed action that asked for something other than the script's payload.
    private static func earlyQuestion(_ report: RunReport) -> String? {
        guard !report.hasPayload else { return nil }
        for case .asked(let type) in report.events.map(\.kind) where type != ActionChannel.propertyListType {
            return "run() was not called: the action asked for \(type), and the script runs only when "
                + "\(ActionChannel.propertyListType) is loaded."
        }
        return nil
    }

    /// The fix if the SDK, not the action's author, refused.
    private static func cancelled(_ report: RunReport) -> String? {
        guard report.cancellation?.domain == "WebActionErrorDomain", report.cancellation?.code == 1 else { return nil }
        return "Name the class as $(PRODUCT_MODULE_NAME).Class; webaction validate lists the available classes."
    }

    private static func step(of failure: RunFailure, _ report: RunReport) -> RunStep {
        switch failure.fault?.stage {
        case .load: return .scriptLoad
        case .finalize: return .finalize
        case .run, .evaluate, .scheduled: return .run
        case nil: break
        }
        let telling = report.events.last { event in
            switch event.kind {
            case .finished, .openRefused, .transferStarted, .messageSent, .messageAnswered: false
            case .begun, .actionStarted, .parsed, .asked, .payload, .scriptFailed: true
            case .returned, .actionFailed, .finalizing, .finishing: true
            }
        }
        let isOpening = report.events.contains(where: \.isBegin) && !report.events.contains { $0.kind == .parsed }
        switch telling?.kind {
        // NB: How far the action had come by then depends on timing.
        case .actionStarted where isOpening: return .page
        case .asked where isOpening: return .page
        case .begun, .finished, .openRefused, .transferStarted, .messageSent, .messageAnswered, nil: return .page
        case .actionFailed, .actionStarted, .returned: return .action
        case .finalizing: return .finalize
        case .finishing:
            let isActions = report.hasPayload || report.events.contains { $0.kind == .actionFailed }
            return isActions ? .action : .page
        case .parsed, .asked: return report.events.contains { $0.kind == .actionFailed } ? .action : .run
        case .payload: return .action
        case .scriptFailed(let stage): return stage == .load ? .scriptLoad : .run
        }
    }

    private static func remedy(_ failure: RunFailure, _ step: RunStep) -> String {
        switch (step, failure.reason) {
        case (.scriptLoad, _): "webaction validate shows what is wrong with the script, and where."
        case (.run, _) where failure.fault?.message.hasPrefix("ExtensionPreprocessingJS.run is not") == true:
            "ExtensionPreprocessingJS must be an object with a function run: new Action, not Action."
        case (.run, .timedOut) where failure.fault.map { $0.line > 0 } ?? false:
            "The script was still running there: look for a loop that does not end; --timeout allows more time."
        case (.run, .timedOut):
            "Call completionFunction on every path through run(), also if nothing is found; --timeout allows more time."
        case (.run, .scriptError), (.finalize, .scriptError), (.script, .scriptError): scriptRemedy(failure, step)
        case (.action, .timedOut):
            "End the request on every path: completeRequest(returningItems:) or cancelRequest(withError:)."
        case (.action, .crashed):
            "A handler that casts with as! crashes on a nil item or key; --payload FILE shows what run() handed over."
        case (.action, .cancelled): "The action itself cancelled the request, for the reason in the message."
        case (.action, _): "--arguments replaces the action: it gives finalize() its argument."
        case (.finalize, .timedOut): "finalize() must return by itself; --timeout allows more time."
        case (.finalize, _):
            "The argument of finalize() is what the action returned; --trace shows every step with its time."
        case (_, .outOfMemory): "Process less data at a time to reduce the use of memory."
        default: "--trace shows every step with its time."
        }
    }

    /// The fix if run() or finalize() threw.
    private static func scriptRemedy(_ failure: RunFailure, _ step: RunStep) -> String {
        guard let fault = failure.fault else { return "--report FILE contains the error with its stack." }
        if let meant = ScriptNames.meant(by: fault.message) { return "Did you mean \(meant)?" }
        if fault.message.hasPrefix("@require ") || fault.message.hasPrefix("@resource ") {
            return "--require-root DIR has a folder for each host: DIR/cdn.example/lib/a.js."
        }
        if step == .script, fault.message.hasPrefix("Can't find variable: ") {
            return
                "It comes from the page's own scripts (--page-scripts), from a library that is not loaded, or from a part "
                + "of browsers that is missing here."
        }
        let isOfNothing = ["null is not", "undefined is not", "null (evaluating", "undefined (evaluating"]
            .contains { fault.message.contains($0) }
        switch (isOfNothing, step) {
        case (true, .finalize):
            return
                "The argument of finalize() is what the action returned: check that it contains the key that is read."
        case (true, _): return "Check for elements that this page lacks: querySelector and match return null."
        case (false, _): return "--report FILE contains the error with its stack."
        }
    }

    /// The fix for a failed program; nil if it is the same as for a class.
    private static func remedyOfProgram(_ failure: RunFailure) -> String? {
        switch failure.reason {
        case .timedOut: "The program must read the payload, print its answer and exit."
        case .crashed: "--payload FILE shows what the program read from standard input."
        case .actionFailed:
            "The program reads the payload from standard input (--payload FILE shows it) and prints a dictionary: "
                + "the argument of finalize(). --arguments replaces the program."
        case .completed, .scriptError, .outOfMemory, .cancelled, .invalidInput, .internalError: nil
        }
    }

    private static let remedyOfBackground =
        "The background reads one message as JSON from standard input, prints {\"answer\": ...} or nothing, and exits; --trace shows "
        + "each message."

    // MARK: - Unchanged pages

    private init(withoutAction report: RunReport, hasScript: Bool) {
        if !hasScript {
            self.init(
                .scriptLoad,
                "The bundle has neither a script nor a native action.",
                "Name a script in NSExtensionJavaScriptPreprocessingFile, or a class in NSExtensionPrincipalClass."
            )
        } else if report.payload == nil {
            let lost = report.notes.last { $0.kind == .lostValue }?.text ?? "nil"
            self.init(
                .conversion,
                "run() handed over nothing: \(lost).",
                "Call completionFunction with an object of strings, numbers, arrays and objects."
            )
        } else {
            self.init(
                .action,
                "The bundle has no native action, so finalize() was not called; --payload FILE shows what run() handed over.",
                "--arguments supplies the argument of finalize()."
            )
        }
    }

    private static func argumentRemedy(_ action: NativeAction) -> String {
        switch action {
        case .fixed: "Give --arguments a dictionary with the keys that finalize() reads."
        case .program: "Print a dictionary with the keys that finalize() reads."
        case .none, .swift, .replies:
            "Put the argument into the first item's property list, under NSExtensionJavaScriptFinalizeArgumentKey."
        }
    }

    private static func wasRun(_ report: RunReport) -> Bool {
        report.events.contains { if case .payload = $0.kind { true } else { false } }
    }

    private init(unchanged report: RunReport, _ action: NativeAction, hasScript: Bool) {
        let kinds = report.events.map(\.kind)
        let lost = report.notes.filter { $0.kind == .lostValue }.map(\.text)
        let navigation = report.notes.last { $0.kind == .navigation }?.text
        if !hasScript {
            self.init(
                .scriptLoad,
                "The bundle names no script, so nothing can change the page.",
                "Name one in NSExtensionJavaScriptPreprocessingFile."
            )
        } else if !Self.wasRun(report) {
            self.init(
                .action,
                "The action never asked for the page's property list, and the script runs only then.",
                "Load com.apple.property-list with loadItem(forTypeIdentifier:)."
            )
        } else if kinds.contains(.returned(items: 0)) {
            let nothing = report.payload == nil ? " run() had handed over nothing: \(lost.last ?? "nil")." : ""
            self.init(
                report.payload == nil ? .conversion : .emptyItems,
                "The action returned no items, so finalize() was not called.\(nothing)",
                action.isProgram
                    ? "Print a dictionary, the argument of finalize(), or items with the argument under "
                        + "NSExtensionJavaScriptFinalizeArgumentKey."
                    : "Return one item with a property list under NSExtensionJavaScriptFinalizeArgumentKey."
            )
        } else if let navigation {
            self.init(
                .finalize,
                "A script navigated to \(navigation). Navigations are reported and not followed; this page is unchanged.",
                "Put the content into this page: Apple's hosts follow navigations, but this program has no network."
            )
        } else if kinds.contains(.finalizing(entries: 0)) {
            let reason = report.returnedItems.flatMap(missingArgument(in:))
            self.init(
                .finalize,
                reason.map { $0.prefix(1).uppercased() + $0.dropFirst() }
                    ?? "finalize() received an empty argument and changed nothing.",
                Self.argumentRemedy(action)
            )
        } else if !lost.isEmpty {
            self.init(
                .conversion,
                "Values were lost in transfer: \(lost.joined(separator: "; ")).",
                "Use strings and numbers."
            )
        } else {
            self.init(
                .finalize,
                "Every step was completed, but the scripts changed nothing.",
                "Check what finalize() does with its argument; console.log prints to standard error."
            )
        }
    }
}

extension ScriptWording {
    /// The kind whose scripts find a name that is missing, by the engine's message; nil: none does.
    fileprivate func kind(meantBy message: String) -> String? {
        let start = "Can't find variable: "
        guard message.hasPrefix(start) else { return nil }
        let name = message.dropFirst(start.count)
        return namesOfOtherKinds[name.hasPrefix("GM_") ? "GM" : String(name)]
    }
}
