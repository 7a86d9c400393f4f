// SLComposeServiceViewController.swift: the sheet of share extensions: a text, its validation, a counter, options, Post
// and Cancel. The run's choices drive it: "text" is typed, "taps": ["Cancel"] cancels; otherwise it is posted.
// https://developer.apple.com/documentation/social/slcomposeserviceviewcontroller

@_exported import ExtensionSDK
@_exported import Foundation
@_exported public import UIKit

/// A row of options below the text.
/// https://developer.apple.com/documentation/social/slcomposesheetconfigurationitem
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
    /// The visible title, by which choices select the row.
    open var title: String! = ""
    /// The current value.
    open var value: String! = ""
    /// Whether the value is still being determined.
    open var valuePending = false
    /// Called when the row is tapped.
    open var tapHandler: (@MainActor () -> Void)!

    /// Creates a row without a title. Never nil, but must be unwrapped as on Apple's platforms. `nothing` is never
    /// passed.
    public init!(_ nothing: Void = ()) { super.init() }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { super.init() }
}

/// The sheet.
/// https://developer.apple.com/documentation/social/slcomposeserviceviewcontroller
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, DrivenInterface {
    private var field: UITextView?

    /// The field for the text.
    open var textView: UITextView! {
        if field == nil { field = UITextView() }
        return field
    }

    /// The current text; initially the item's content text.
    open var contentText: String! { textView.text }
    /// Shown while the text is empty.
    open var placeholder: String!
    /// The remaining length; nil shows nothing.
    open var charactersRemaining: NSNumber!
    /// A list of suggestions that replaces the sheet.
    open var autoCompletionViewController: UIViewController! {
        didSet { autoCompletionViewController?.appearInSheet() }
    }
    private var pushed: UIViewController?

    /// Whether it can be posted. Called after every change of the text.
    open func isContentValid() -> Bool { true }
    /// Updates whether it can be posted.
    open func validateContent() { isPostEnabled = isContentValid() }
    private var isPostEnabled = true

    /// The rows of options.
    open func configurationItems() -> [Any]! { [] }
    /// Has no effect here.
    open func reloadConfigurationItems() {}
    /// Shows a controller in place of the sheet, one at a time, until `popConfigurationViewController`.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        guard pushed == nil, let viewController else { return }
        pushed = viewController
        viewController.appearInSheet()
    }
    /// Shows the sheet again.
    open func popConfigurationViewController() { pushed = nil }
    /// The default returns nil; not used.
    open func loadPreviewView() -> UIView! { nil }
    /// The sheet has appeared.
    open func presentationAnimationDidFinish() {}

    /// The user posts. An override sends the text and then ends the request.
    open func didSelectPost() { extensionContext?.completeRequest(returningItems: []) }

    /// The user cancels.
    open func didSelectCancel() { cancelRequest() }

    /// Cancels as the user does.
    open func cancel() { didSelectCancel() }

    private func cancelRequest() {
        let info = [NSLocalizedDescriptionKey: "The person cancelled."]
        extensionContext?.cancelRequest(withError: NSError(domain: NSCocoaErrorDomain, code: 3072, userInfo: info))
    }

    /// Fills the field with the item's content text.
    open override func viewDidLoad() {
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        textView.text = item?.attributedContentText?.string ?? ""
    }

    /// Types the text, chooses from the suggestions that this shows, chooses options by their titles, and posts or
    /// cancels. Each list that appears takes the next of the choices' rows. Before each tap it waits for loading
    /// content.
    open func drive(_ choices: [String: Any], _ context: NSExtensionContext) {
        presentationAnimationDidFinish()
        validateContent()
        if choices["ask"] as? Bool == true { return ask(context) }
        if let text = choices["text"] as? String { type(text) }
        var rows = choices["rows"] as? [Any] ?? []
        if let problem = chooseFromList(autoCompletionViewController, &rows) { return refuse(problem) }
        tap((choices["taps"] as? [String] ?? [])[...], rows, context)
    }

    /// Performs the taps in order, and posts at the end.
    private func tap(_ names: ArraySlice<String>, _ rows: [Any], _ context: NSExtensionContext) {
        context.whenLoaded { [self] in
            if context.hasEnded { return }
            var rows = rows
            let name = names.first ?? "Post"
            if let problem = tap(name, &rows) { return refuse(problem) }
            if context.hasEnded || name.lowercased() == "post" { return }
            tap(names.dropFirst(), rows, context)
        }
    }

    private func type(_ text: String) {
        textView.text = text
        validateContent()
    }

    private var options: [SLComposeSheetConfigurationItem] {
        (configurationItems() ?? []).compactMap { $0 as? SLComposeSheetConfigurationItem }
    }

    /// Taps a button or an option of the sheet. Returns a message if it cannot.
    private func tap(_ name: String, _ rows: inout [Any]) -> String? {
        switch name.lowercased() {
        case "cancel": didSelectCancel()
        case "post":
            guard isPostEnabled else { return "the text is not valid (isContentValid), so Post is disabled" }
            didSelectPost()
        default:
            guard let item = options.first(where: { $0.title == name }) else {
                return
                    "there is no option \(name); there are: \(options.map { $0.title ?? "" }.joined(separator: ", "))"
            }
            item.tapHandler?()
            return chooseFromList(pushed, &rows)
        }
        return nil
    }

    /// Asks the user for one step after the other.
    private func ask(_ context: NSExtensionContext, _ problem: String? = nil) {
        let left = charactersRemaining.map { ", \($0) left" } ?? ""
        let names = ["Post", "Cancel"] + options.map { $0.title ?? "" }
        let question = "text … writes\(left); tap: \(names.joined(separator: ", ")); row … chooses in a list"
        context.askUser((problem.map { $0 + "\n" } ?? "") + question) { [self] answer in
            guard let answer else { return refuse(problem ?? "Post was not tapped") }
            let words = answer.split(separator: " ", maxSplits: 1).map(String.init)
            var rows: [Any] = []
            var next: String?
            switch words.first {
            case nil: break
            case "text": type(words.count == 2 ? words[1] : "")
            case "row" where words.count == 2:
                rows = [Int(words[1]).map { $0 as Any } ?? words[1]]
                guard let list = pushed ?? autoCompletionViewController else {
                    next = "there is no list to choose from"
                    break
                }
                next = chooseFromList(list, &rows)
            default:
                let name = words[0] == "tap" && words.count == 2 ? words[1] : answer
                next = tap(name, &rows)
                if next == nil, ["post", "cancel"].contains(name.lowercased()) { return }
            }
            ask(context, next)
        }
    }

    /// Chooses the next row in a controller's list, if one is shown and a row is left.
    private func chooseFromList(_ controller: UIViewController?, _ rows: inout [Any]) -> String? {
        guard let controller, !rows.isEmpty else { return nil }
        let problem = controller.chooseInSheet(rows.removeFirst())
        validateContent()
        return problem
    }

    private func refuse(_ reason: String) {
        let info = [NSLocalizedDescriptionKey: reason]
        extensionContext?.cancelRequest(withError: NSError(domain: "WebActionErrorDomain", code: 2, userInfo: info))
    }
}
