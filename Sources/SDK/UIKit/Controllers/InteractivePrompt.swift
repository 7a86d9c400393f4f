// InteractivePrompt.swift: an alert of another module of the SDK, such as macOS's alerts: it is presented in front, the
// run's choices answer it, and it can be waited for.

import Foundation

/// An alert with a few answers.
@preconcurrency @MainActor
public final class InteractivePrompt {
    private let alert: UIAlertController
    private var chosen: Int?
    private var answered: ((Int) -> Void)?

    /// Creates an alert. The accessory is a view with additional controls.
    public init(
        title: String,
        message: String,
        answers: [(title: String, isEnabled: Bool)],
        accessories: [UIView] = []
    ) {
        alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for view in accessories { alert.view.addSubview(view) }
        for (index, answer) in answers.enumerated() {
            let action = UIAlertAction(title: answer.title, style: .default) { [self] _ in
                chosen = index
                answered?(index)
                answered = nil
            }
            action.isEnabled = answer.isEnabled
            alert.addAction(action)
        }
    }

    /// Presents the alert, and calls the handler with the index of the answer, unless the request ends first.
    public func show(answered: @escaping (Int) -> Void) {
        self.answered = answered
        InterfaceDriver.shared.show(alert)
    }

    /// Presents the alert and waits for the index of the answer. nil: the request ended without one, or there is no
    /// controller to present it.
    public func wait() -> Int? {
        InterfaceDriver.shared.wait(for: alert) { self.chosen != nil }
        return chosen
    }
}
