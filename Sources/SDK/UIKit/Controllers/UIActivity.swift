// UIActivity.swift: activities for items, and the sheet that offers them. There is no screen: the run's choices name
// the activity, {"activity": "its title or its type"}; otherwise the sheet is dismissed.
// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller

import Foundation

/// An activity for items.
/// https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The identifier of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a value with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The type of Apple's activity `copyToPasteboard`, which cannot be chosen here.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// The type of Apple's activity `mail`, which cannot be chosen here.
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        /// The type of Apple's activity `message`, which cannot be chosen here.
        public static let message = Self("com.apple.UIKit.activity.Message")
        /// The type of Apple's activity `postToFacebook`, which cannot be chosen here.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// The type of Apple's activity `postToTwitter`, which cannot be chosen here.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// The type of Apple's activity `print`, which cannot be chosen here.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// The type of Apple's activity `saveToCameraRoll`, which cannot be chosen here.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The type of Apple's activity `assignToContact`, which cannot be chosen here.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// The type of Apple's activity `addToReadingList`, which cannot be chosen here.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// The type of Apple's activity `airDrop`, which cannot be chosen here.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    }

    /// The category of an activity.
    public enum Category: Int, Sendable { case action, share }

    /// The category.
    open class var activityCategory: Category { .action }
    /// The identifier; nil omits the activity.
    open var activityType: ActivityType? { nil }
    /// The visible title; nil omits the activity.
    open var activityTitle: String? { nil }
    /// The image that represents the activity.
    open var activityImage: UIImage? { nil }
    /// A controller to present while it works; it must call `activityDidFinish` at the end.
    open var activityViewController: UIViewController? { nil }

    var onFinish: ((Bool) -> Void)?

    /// Creates an activity.
    public nonisolated override init() { super.init() }

    /// Whether it supports the items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items, before anything is presented.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity. Must call `activityDidFinish` at the end.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity.
    open func activityDidFinish(_ completed: Bool) {
        let handler = onFinish
        onFinish = nil
        handler?(completed)
    }
}

/// Provides the items of a sheet on request, which may depend on the activity.
/// https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// A placeholder for the item while the activity is selected.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil: none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// The sheet of activities.
/// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, DrivenInterface {
    /// The completion handler: the selected activity, whether it was completed, the returned items, and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called once, after the sheet was dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities to exclude.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let activities: [UIActivity]
    private var isOver = false

    /// Creates a sheet for some items, with the application's own activities. The system's activities are not available
    /// here.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: sheets are not in storyboards.
    public required nonisolated init?(coder: NSCoder) { nil }

    /// The available activities.
    var offered: [UIActivity] {
        let placeholders = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        return activities.filter { activity in
            guard let type = activity.activityType, activity.activityTitle != nil else { return false }
            return !(excludedActivityTypes ?? []).contains(type) && activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// Performs the activity named in the choices, or dismisses the sheet.
    public func drive(_ choices: [String: Any], _ context: NSExtensionContext) {
        if let name = choices["activity"] as? String { return choose(name, choices, context) }
        let titles = offered.compactMap(\.activityTitle).joined(separator: ", ")
        context.askUser("activities: \(titles); an empty line dismisses") { [self] answer in
            guard let answer, !answer.isEmpty else { return end(nil, false, nil) }
            choose(answer, choices, context)
        }
    }

    private func choose(_ name: String, _ choices: [String: Any], _ context: NSExtensionContext) {
        guard let activity = offered.first(where: { $0.activityTitle == name || $0.activityType?.rawValue == name })
        else {
            let titles = offered.compactMap(\.activityTitle).joined(separator: ", ")
            let reason = "there is no activity \(name); there are: \(titles)"
            let info = [NSLocalizedDescriptionKey: reason]
            return end(nil, false, NSError(domain: "WebActionErrorDomain", code: 2, userInfo: info))
        }
        perform(activity, choices, context)
    }

    private func perform(_ activity: UIActivity, _ choices: [String: Any], _ context: NSExtensionContext) {
        let type = activity.activityType
        let given = items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        activity.prepare(withActivityItems: given)
        activity.onFinish = { [weak self] completed in self?.end(type, completed, nil) }
        if let controller = activity.activityViewController {
            present(controller, animated: false)
        } else {
            activity.perform()
        }
    }

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)?) {
        guard !isOver else { return }
        isOver = true
        parent?.dismiss(animated: false)
        completionWithItemsHandler?(type, completed, nil, error)
    }
}
