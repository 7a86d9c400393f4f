// PersonQuestion.swift: a question that other modules of the SDK's put to a person, as macOS's alerts are: it comes up above what
// is in front, is answered by the run's choices, and can be waited for.

import Foundation

/// A question with a few answers.
@preconcurrency @MainActor
public final class PersonQuestion {
    private let alert: UIAlertController
    private var chosen: Int?
    private var answered: ((Int) -> Void)?

    /// A question. The accessory is a view in which there is more to type or to tap.
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

    /// Shows it, and hands over the index of the answer. Nothing is handed over if the request ends before.
    public func show(answered: @escaping (Int) -> Void) {
        self.answered = answered
        InterfaceDriver.shared.show(alert)
    }

    /// Shows it and waits for the index of the answer. nil: the request ended without one, or no controller has it.
    public func wait() -> Int? {
        InterfaceDriver.shared.wait(for: alert) { self.chosen != nil }
        return chosen
    }
}
