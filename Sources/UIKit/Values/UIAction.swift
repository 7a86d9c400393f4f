// UIAction.swift: a thing to do, with a title to find it by.

import Foundation

/// A closure with a title.
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: NSObject {
    /// Called with the action.
    public typealias Handler = @MainActor (UIAction) -> Void
    /// What a person reads.
    public let title: String
    let handler: Handler

    /// An action.
    public init(title: String = "", handler: @escaping Handler) {
        self.title = title
        self.handler = handler
        super.init()
    }
}
