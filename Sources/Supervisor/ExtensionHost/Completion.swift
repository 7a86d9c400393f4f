// Completion.swift: how an activity ended, as UIActivityViewController's completionWithItemsHandler tells it.
// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler-swift.typealias

package import ExtensionModel
public import PageProtocol
public import PropertyValues
public import Supervision

/// One item that came back.
public struct ReturnedItem: Equatable, Sendable {
    public var title: String?
    public var contentText: String?
    /// Each attachment's contents by their types, the best first.
    public var attachments: [[(type: String, value: PropertyValue)]]

    /// Whether texts and contents are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.contentText == right.contentText
            && left.attachments.elementsEqual(right.attachments) { $0.elementsEqual($1, by: ==) }
    }

    /// The bytes of the first attachment's first content: data as they are, text as UTF-8. nil for anything else.
    public var bytes: [UInt8]? {
        switch attachments.first?.first?.value {
        case .data(let bytes): bytes
        case .string(let text): Array(text.utf8)
        default: nil
        }
    }

    init(_ value: PropertyValue) {
        title = value["title"]?.stringValue
        contentText = value["contentText"]?.stringValue
        guard case .array(let list)? = value["attachments"] else {
            attachments = []
            return
        }
        attachments = list.map { attachment in
            guard case .dictionary(let entries) = attachment else { return [] }
            return entries.map { ($0.key, $0.value) }
        }
    }
}

/// How an activity ended.
public struct Completion: Sendable {
    /// The extension's bundle identifier; nil when none was chosen.
    public var activityType: String?
    /// Whether the extension completed its request.
    public var isCompleted: Bool
    /// What it returned; nil when it returned nothing, or nothing is taken from it: from share extensions and viewers.
    public var returnedItems: [ReturnedItem]?
    /// The error that the extension cancelled with.
    public var cancellation: ActionCancellation?
    /// Why it did not complete, its cancelling included.
    public var failure: RunFailure?
    /// The page as it is now; nil when it is unchanged, or there was none.
    public var page: [UInt8]?
    /// What the page is in, and how a reader finds that out; nil when there was none.
    public var encoding: PageEncoding?
    /// What a reader of the page finds otherwise than it was left.
    public var writingFaults: [WritingFault] = []
    /// What the page and its script said.
    public var notes: [PageNote] = []

    /// Nobody chose an extension.
    public static let dismissed = Completion(activityType: nil, isCompleted: false)

    private init(activityType: String?, isCompleted: Bool) {
        self.activityType = activityType
        self.isCompleted = isCompleted
    }

    /// How a run of a bundle ended.
    package init(_ bundle: ExtensionBundle, _ report: RunReport) {
        self.init(activityType: bundle.identifier, isCompleted: report.failure == nil)
        failure = report.failure
        cancellation = report.cancellation
        page = report.page
        encoding = report.encoding
        writingFaults = report.writingFaults
        notes = report.notes
        let isTaken = bundle.point != .share && bundle.service.role != .viewer
        if failure == nil, isTaken, case .array(let items)? = report.returnedItems, !items.isEmpty {
            returnedItems = items.map(ReturnedItem.init)
        }
    }
}
