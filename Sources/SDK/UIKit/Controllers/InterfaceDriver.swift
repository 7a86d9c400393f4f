// InterfaceDriver.swift: performs a user's input. The choices of a run (--choices) are a dictionary:
//   "text"   text to type if there is one field for it
//   "rows"   rows to select in the list, by index or by their text, in order
//   "taps"   methods (@IBAction, @objc), titles of buttons or answers to tap, in order, at the end
//   "steps"  all of these in any order, after them:
//            [{"tap": "Pick"}, {"row": "Latin"}, {"text": "x"}, {"tap": "done"}],
//            and {"text": "x", "into": "Title"} for the field with that name
//   "ask"    true: when these are done and the controller still waits, the user is asked for the next step
// Steps are performed when their target is visible: they wait while an item is loading, and for content that appears
// later. Without choices, a controller that waits ends the request after a moment with a message that lists the
// possible steps. So does an alert that waits when all choices are done.

import Foundation

/// A controller that handles choices itself, such as a composer.
@preconcurrency @MainActor
public protocol DrivenInterface {
    /// Performs the choices.
    func drive(_ choices: [String: Any], _ context: NSExtensionContext)
}

/// Drives the principal controller of the process.
@preconcurrency @MainActor
final class InterfaceDriver {
    static let shared = InterfaceDriver()
    /// The seconds that a controller has, when nothing is loading, to end the request or to show the controls for the
    /// next step.
    static let patience = 1.5
    /// Seconds without loading after which the user is asked.
    private static let glance = 0.1
    /// Seconds between two checks of the interface.
    private static let rhythm = 0.01
    /// Seconds without loading before a tap.
    private static let pause = NSExtensionContext.userPause

    /// The stack around the principal controller, which contains the initial controllers of storyboards and sheets.
    private var root: UIViewController?
    private var steps: [InterfaceStep] = []
    private weak var principal: UIViewController?
    private weak var context: NSExtensionContext?
    /// Whether an alert waits for an answer: until then, all steps go to it.
    private var isWaited = false
    /// Whether the run has choices.
    private var isChosen = false

    private init() {}

    func start(_ controller: UIViewController, _ context: NSExtensionContext) {
        let type = Swift.type(of: controller)
        UIApplication.atEndOfChain.context = context
        (principal, self.context, root, steps) = (controller, context, nil, [])
        InterfaceObjects.module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
        // An initial controller of a storyboard is created by its class, before its storyboard is read.
        if controller.scene == nil, let main = InterfaceDocument.main, let element = main.initialScene(of: type) {
            StoryboardScene.attach(main, element, to: controller)
        }
        // NB: beginRequest comes before loadView; by then the subclass's override has returned.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let root =
                    (controller as? UINavigationController) ?? UINavigationController(rootViewController: controller)
                self.root = root
                // An alert that is presented while it appears may be waited for.
                let parsed = Result { () throws(InterfaceStep.ChoiceError) in
                    try InterfaceStep.steps(of: context.userChoices)
                }
                self.steps = (try? parsed.get()) ?? []
                self.isChosen = !self.steps.isEmpty
                root.appear()
                if let driven = controller as? any DrivenInterface {
                    return context.whenLoaded { driven.drive(context.userChoices, context) }
                }
                if case .failure(let error) = parsed { return self.cancel(context, error.reason) }
                self.look(controller, context, IdleTime())
            }
        }
    }

    /// Performs the next step if possible, and checks again after a moment until the request has ended or a user would
    /// have given up.
    private func look(
        _ controller: UIViewController,
        _ context: NSExtensionContext,
        _ idle: IdleTime
    ) {
        var idle = idle
        idle.update(isLoading: context.isLoading || isWaited)
        if !context.hasEnded, idle.exceeds(Self.pause), !steps.isEmpty, problemWithNextStep(controller) == nil {
            idle.restart()
        }
        let asks = context.userChoices["ask"] as? Bool == true
        if context.hasEnded { return }
        let isDone = isChosen && steps.isEmpty && !asks
        if isDone, idle.exceeds(Self.pause), presentsAlert(controller) {
            return cancel(context, Self.waits(names(in: controller)))
        }
        if asks, steps.isEmpty, idle.exceeds(Self.glance) {
            let question = question(controller)
            if !question.isEmpty { return ask(question, nil, controller, context) }
        }
        // NB: After all choices, it may work until its time is up.
        if !isDone, idle.exceeds(Self.patience) {
            if !steps.isEmpty, let problem = problemWithNextStep(controller) {
                if !asks { return cancel(context, problem) }
                steps.removeFirst()
                return ask(question(controller), problem, controller, context)
            }
            let names = names(in: controller)
            // Without anything to tap, it is working and may take its time.
            if names.isEmpty { return }
            return cancel(context, Self.waits(names))
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rhythm) {
            MainActor.assumeIsolated { self.look(controller, context, idle) }
        }
    }

    private static func waits(_ names: [String]) -> String {
        "the action waits for a person. Say what is done with --choices '{\"taps\": [\"\(names.first ?? "…")\"]}'; "
            + "there are: \(names.joined(separator: ", "))"
    }

    /// Asks for the next step, and performs it.
    private func ask(
        _ question: String,
        _ problem: String?,
        _ controller: UIViewController,
        _ context: NSExtensionContext
    ) {
        context.askUser((problem.map { $0 + "\n" } ?? "") + question) { answer in
            guard let answer else { return self.cancel(context, problem ?? Self.waits(self.names(in: controller))) }
            let rows = self.list(in: self.frontmost(controller).view)?.texts ?? []
            if let step = InterfaceStep.step(line: answer, rows: rows) { self.steps.append(step) }
            self.isChosen = true
            self.look(controller, context, IdleTime())
        }
    }

    /// Whether an alert is in front and waits for an answer.
    private func presentsAlert(_ controller: UIViewController) -> Bool {
        let front = frontmost(controller)
        return front is UIAlertController || described(in: front.view).contains(where: \.presentsAlert)
    }

    // MARK: - Alerts of other modules

    /// Presents an alert on the frontmost controller.
    func show(_ alert: UIAlertController) {
        guard let root else { return Self.reportUnanswerable(alert) }
        root.frontmost.present(alert, animated: false)
    }

    /// Presents an alert and performs steps until it is answered or the request has ended. The caller blocks the main
    /// queue, which does nothing else meanwhile; timers continue.
    func wait(for alert: UIAlertController, until isAnswered: () -> Bool) {
        guard let context, let principal, root != nil else { return Self.reportUnanswerable(alert) }
        show(alert)
        isWaited = true
        defer { isWaited = false }
        // A composer takes its own steps from the same choices.
        if principal is any DrivenInterface {
            let answers = alert.actions.compactMap(\.title)
            steps.removeFirst(steps.firstIndex { $0.isTap(ofOneIn: answers) } ?? 0)
        }
        let asks = context.userChoices["ask"] as? Bool == true
        var since = DispatchTime.now()
        while !context.hasEnded, !isAnswered() {
            let isAtEnd = steps.isEmpty
            let problem = isAtEnd ? nil : problemWithNextStep(principal)
            if !isAtEnd, problem == nil {
                since = .now()
            } else if asks {
                if !isAtEnd { steps.removeFirst() }
                let question = question(principal)
                guard let answer = context.waitForUser((problem.map { $0 + "\n" } ?? "") + question) else {
                    return cancel(context, problem ?? Self.waits(names(in: principal)))
                }
                let rows = list(in: frontmost(principal).view)?.texts ?? []
                if let step = InterfaceStep.step(line: answer, rows: rows) { steps.append(step) }
            } else if DispatchTime.now() > since + (isAtEnd && isChosen ? Self.pause : Self.patience) {
                return cancel(context, problem ?? Self.waits(names(in: principal)))
            } else {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.rhythm))
            }
        }
    }

    private static func reportUnanswerable(_ alert: UIAlertController) {
        let text = "the alert \"\(alert.title ?? "")\" cannot be answered: the request has no controller.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// A description of the interface and the possible steps; empty if there are none.
    private func question(_ controller: UIViewController) -> String {
        let view: UIView = frontmost(controller).view
        var parts: [String] = []
        if let alert = frontmost(controller) as? UIAlertController {
            parts += [alert.title, alert.message].compactMap { $0 }
        }
        let names = names(in: controller)
        if !names.isEmpty { parts.append("tap: " + names.joined(separator: ", ")) }
        if let rows = list(in: view)?.texts, !rows.isEmpty { parts.append("rows: " + rows.joined(separator: ", ")) }
        if hasField(view) { parts.append("text … writes") }
        return parts.joined(separator: "; ")
    }

    private func hasField(_ view: UIView) -> Bool {
        (view as? any DescribedInterface)?.fieldNames.isEmpty == false || view is UITextField || view is UITextView
            || view is UISearchBar || view.subviews.contains(where: hasField)
    }

    /// Performs the next step, if possible. Returns a message if it fails.
    ///
    /// NB: The step is removed before it is performed: it may open an alert that waits for the following step.
    private func problemWithNextStep(_ controller: UIViewController) -> String? {
        let step = steps.removeFirst()
        let problem = problem(taking: step, controller)
        if problem != nil { steps.insert(step, at: 0) }
        return problem
    }

    /// Performs a step. Returns a message if it fails.
    private func problem(taking step: InterfaceStep, _ controller: UIViewController) -> String? {
        switch step {
        case .text(let text, let name):
            let view: UIView = frontmost(controller).view
            if type(text, into: view, named: name) { return nil }
            guard let name else { return "there is no field for the text" }
            let fields = described(in: view).flatMap(\.fieldNames).joined(separator: ", ")
            return "there is no field called \(name) that takes \"\(text)\"; there are: \(fields)"
        case .row(let row): return choose(row, in: frontmost(controller))
        case .tap(let name):
            if tap(name, controller) { return nil }
            return "there is nothing called \(name); there are: \(names(in: controller).joined(separator: ", "))"
        }
    }

    private func frontmost(_ controller: UIViewController) -> UIViewController { (root ?? controller).frontmost }

    /// Selects a row, by its index or its text. Returns a message if it fails.
    func choose(_ row: Any, in controller: UIViewController) -> String? {
        guard let list = list(in: controller.view) else { return "there is no list to choose \(row) from" }
        let index = (row as? NSNumber)?.intValue ?? (row as? String).flatMap(list.texts.firstIndex(of:))
        guard let index, list.texts.indices.contains(index), list.choose(index) else {
            return "the list has no row \(row); there are: \(list.texts.joined(separator: ", "))"
        }
        return nil
    }

    private func cancel(_ context: NSExtensionContext, _ reason: String) {
        let info = [NSLocalizedDescriptionKey: reason]
        context.cancelRequest(withError: NSError(domain: "WebActionErrorDomain", code: 2, userInfo: info))
    }

    // MARK: - Controls

    /// The visible and enabled buttons in a view.
    private func buttons(in view: UIView) -> [UIButton] {
        if view.isHidden { return [] }
        let own = (view as? UIButton).flatMap { $0.isEnabled && $0.isUsed(for: .touchUpInside) ? $0 : nil }
        return [own].compactMap { $0 } + view.subviews.flatMap(buttons(in:))
    }

    /// The buttons of all bars shown with a controller.
    private func barItems(of controller: UIViewController) -> [UIBarButtonItem] {
        func bars(in view: UIView) -> [UINavigationBar] {
            ((view as? UINavigationBar).map { [$0] } ?? []) + view.subviews.flatMap(bars)
        }
        let others = bars(in: controller.view).flatMap { $0.items ?? [] }
        return ([controller.navigationItem] + others).flatMap(\.allItems) + (controller.toolbarItems ?? [])
    }

    /// The actions in the menus of buttons and bars.
    private func menuActions(of controller: UIViewController) -> [UIAction] {
        func menus(in view: UIView) -> [UIMenu] {
            if view.isHidden { return [] }
            let own = (view as? UIButton).flatMap { $0.isEnabled ? $0.menu : nil }
            return [own].compactMap { $0 } + view.subviews.flatMap(menus(in:))
        }
        let bars = barItems(of: controller).filter(\.isEnabled).compactMap(\.menu)
        return (bars + menus(in: controller.view)).flatMap(\.actions)
    }

    private func names(in controller: UIViewController) -> [String] {
        let front = frontmost(controller)
        if let alert = front as? UIAlertController {
            return alert.actions.compactMap(\.title) + described(in: alert.view).flatMap(\.tapNames)
        }
        var names = front.seenTogether.flatMap { ($0 as? any InterfaceActions)?.interfaceActionNames ?? [] }
        names += barItems(of: front).filter { $0.isUsed && !names.contains($0.title ?? "") }.compactMap(\.title)
        names += buttons(in: front.view).compactMap(\.currentTitle)
        names += menuActions(of: front).map(\.title)
        names += described(in: front.view).flatMap(\.tapNames)
        if front !== controller { names += (controller as? any InterfaceActions)?.interfaceActionNames ?? [] }
        return names
    }

    private func tap(_ name: String, _ controller: UIViewController) -> Bool {
        let front = frontmost(controller)
        if let alert = front as? UIAlertController {
            return alert.answer(name) || described(in: alert.view).contains { $0.tap(name) }
        }
        let items = barItems(of: front).filter(\.isEnabled)
        // A system button has no title from its author; its visible title begins with a capital.
        for item in items.filter({ $0.title == name }) + items.filter({ $0.isSystem && $0.title?.capitalized == name })
        {
            if let action = item.primaryAction {
                action.handler(action)
                return true
            }
            if let selector = item.action, let target = item.target as? any InterfaceActions {
                return target.performInterfaceAction(selector.baseName, sender: item)
            }
        }
        if let button = buttons(in: front.view).first(where: { $0.currentTitle == name }) {
            button.sendActions(for: .touchUpInside)
            return true
        }
        if let action = menuActions(of: front).first(where: { $0.title == name }) {
            action.handler(action)
            return true
        }
        if table(in: front.view)?.swipe(name) == true { return true }
        if chooseSegment(name, in: front.view) { return true }
        if described(in: front.view).contains(where: { $0.tap(name) }) { return true }
        for candidate in front.seenTogether + [controller] {
            if (candidate as? any InterfaceActions)?.performInterfaceAction(name, sender: nil) == true { return true }
        }
        return false
    }

    /// Selects a segment by its title.
    private func chooseSegment(_ title: String, in view: UIView) -> Bool {
        if view.isHidden { return false }
        guard let control = view as? UISegmentedControl, control.isEnabled,
            let index = control.titles.firstIndex(of: title)
        else { return view.subviews.contains { chooseSegment(title, in: $0) } }
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        return true
    }

    /// Types into a field, by its name if it is given.
    private func type(_ text: String, into view: UIView, named name: String?) -> Bool {
        if let described = view as? any DescribedInterface, described.type(text, into: name) { return true }
        if let name, !names(of: view).contains(name) {
            return view.subviews.contains { type(text, into: $0, named: name) }
        }
        if let field = view as? UITextField {
            field.type(text)
            return true
        }
        if let field = view as? UITextView {
            field.type(text)
            return true
        }
        if let bar = view as? UISearchBar {
            bar.type(text)
            return true
        }
        return view.subviews.contains { type(text, into: $0, named: nil) }
    }

    /// The names of a text field of this module.
    private func names(of view: UIView) -> [String] {
        let placeholder = (view as? UITextField)?.placeholder ?? (view as? UISearchBar)?.placeholder
        return [placeholder, view.accessibilityLabel, view.accessibilityIdentifier].compactMap { $0 }
    }

    /// Views that describe their own controls.
    private func described(in view: UIView) -> [any DescribedInterface] {
        if view.isHidden { return [] }
        return ((view as? any DescribedInterface).map { [$0] } ?? []) + view.subviews.flatMap(described(in:))
    }

    private func table(in view: UIView) -> UITableView? {
        view as? UITableView ?? view.subviews.lazy.compactMap { self.table(in: $0) }.first
    }

    private func list(in view: UIView) -> ChoiceRows? {
        if let rows = ChoiceRows(view) { return rows }
        return view.subviews.lazy.compactMap { self.list(in: $0) }.first
    }
}
