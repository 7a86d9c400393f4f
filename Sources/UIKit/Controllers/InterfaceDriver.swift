// InterfaceDriver.swift: does what a person would do. The choices of a run (--choices) are a dictionary:
//   "text"   a text to type where there is one field for it
//   "rows"   rows to choose in the list, by index or by their text, in order
//   "taps"   methods (@IBAction, @objc) or titles of buttons to tap, in order, at the end
// Nothing given, and a controller that waits, ends the request after a moment with a message that says what there is.

import Foundation

/// A controller whose methods can be called by name. Compiling a bundle adds it to classes with @IBAction and @objc
/// methods.
@MainActor
public protocol InterfaceActions {
    /// The names of the methods.
    var interfaceActionNames: [String] { get }
    /// Calls the method; false if there is none of that name.
    func performInterfaceAction(_ name: String) -> Bool
}

/// A controller that is driven in its own way, such as a composer.
@MainActor
public protocol DrivenInterface {
    /// Carries the choices out.
    func drive(_ choices: [String: Any], _ context: NSExtensionContext)
}

/// Drives the principal controller of the process.
@MainActor
final class InterfaceDriver {
    static let shared = InterfaceDriver()
    /// Seconds that a controller has without choices, to end the request by itself.
    static let patience = 1.5

    private init() {}

    func start(_ controller: UIViewController, _ context: NSExtensionContext) {
        // NB: beginRequest comes before loadView; what the subclass does in its own override is over by then.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                controller.appear()
                self.drive(controller, context)
            }
        }
    }

    private func drive(_ controller: UIViewController, _ context: NSExtensionContext) {
        let choices = context.userChoices
        if let driven = controller as? any DrivenInterface { return driven.drive(choices, context) }
        if let problem = carryOut(choices, controller) { return cancel(context, problem) }
        guard choices["taps"] == nil, choices["rows"] == nil else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
            MainActor.assumeIsolated {
                guard !context.hasEnded, !context.isLoading else { return }
                let names = self.names(in: controller)
                // Without anything to tap, it works by itself and may take its time.
                if names.isEmpty { return }
                self.cancel(
                    context,
                    "the action waits for a person. Say what is done with --choices '{\"taps\": [\"\(names[0])\"]}'; "
                        + "there are: \(names.joined(separator: ", "))"
                )
            }
        }
    }

    /// What could not be done, if anything.
    private func carryOut(_ choices: [String: Any], _ controller: UIViewController) -> String? {
        if let text = choices["text"] as? String {
            guard type(text, into: controller.frontmost.view) else { return "there is no field for the text" }
        }
        for row in choices["rows"] as? [Any] ?? [] {
            if let problem = choose(row, in: controller.frontmost) { return problem }
        }
        for name in choices["taps"] as? [String] ?? [] where !tap(name, controller) {
            return "there is nothing called \(name); there are: \(names(in: controller).joined(separator: ", "))"
        }
        return nil
    }

    /// Chooses a row, by its index or its text. What could not be done, if anything.
    func choose(_ row: Any, in controller: UIViewController) -> String? {
        guard let table = table(in: controller.view) else { return "there is no list to choose \(row) from" }
        let texts = table.rowTexts
        let index = (row as? NSNumber)?.intValue ?? (row as? String).flatMap(texts.firstIndex(of:))
        guard let index, table.choose(IndexPath(row: index, section: 0)) else {
            return "the list has no row \(row); there are: \(texts.joined(separator: ", "))"
        }
        return nil
    }

    private func cancel(_ context: NSExtensionContext, _ reason: String) {
        let info = [NSLocalizedDescriptionKey: reason]
        context.cancelRequest(withError: NSError(domain: "WebActionErrorDomain", code: 2, userInfo: info))
    }

    private func names(in controller: UIViewController) -> [String] {
        let methods = (controller.frontmost as? any InterfaceActions)?.interfaceActionNames ?? []
        let titles = controller.frontmost.navigationItem.allItems.compactMap {
            $0.primaryAction == nil ? nil : $0.title
        }
        return methods + titles + (controller.frontmost === controller ? [] : names(of: controller))
    }

    private func names(of controller: UIViewController) -> [String] {
        (controller as? any InterfaceActions)?.interfaceActionNames ?? []
    }

    private func tap(_ name: String, _ controller: UIViewController) -> Bool {
        for item in controller.frontmost.navigationItem.allItems where item.title == name {
            if let action = item.primaryAction {
                action.handler(action)
                return true
            }
            if let selector = item.action, let target = item.target as? any InterfaceActions {
                return target.performInterfaceAction(selector.baseName)
            }
        }
        for candidate in [controller.frontmost, controller] {
            if (candidate as? any InterfaceActions)?.performInterfaceAction(name) == true { return true }
        }
        return false
    }

    private func type(_ text: String, into view: UIView) -> Bool {
        if let field = view as? UITextField {
            field.text = text
            return true
        }
        if let field = view as? UITextView {
            field.text = text
            field.delegate?.textViewDidChange(field)
            return true
        }
        return view.subviews.contains { type(text, into: $0) }
    }

    private func table(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        return view.subviews.lazy.compactMap { self.table(in: $0) }.first
    }
}
