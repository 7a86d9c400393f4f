// Completion.swift: how an activity ended, as in the arguments of UIActivityViewController's completionWithItemsHandler.
// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler-swift.typealias

package import ExtensionModel
public import PageProtocol
public import ProcessSupervision
public import PropertyValues
public import RunEngine

/// One returned item.
public struct ReturnedItem: Equatable, Sendable {
    public var title: String?
    public var contentText: String?
    /// The representations of each attachment, by type in order of preference.
    public var attachments: [[(type: String, value: PropertyValue)]]

    /// Whether texts and contents are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.contentText == right.contentText
            && left.attachments.elementsEqual(right.attachments) { $0.elementsEqual($1, by: ==) }
    }

    /// The bytes of the first attachment's first representation: data unchanged, text as UTF-8. nil for anything else.
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
    /// The returned items; nil if there are none, or if they are ignored: those of share extensions and viewers.
    public var returnedItems: [ReturnedItem]?
    /// The error with which the extension cancelled its request.
    public var cancellation: ActionCancellation?
    /// The reason why it did not complete, including cancellation.
    public var failure: RunFailure?
    /// The page after the run; nil if it is unchanged, or if there was none.
    public var page: [UInt8]?
    /// The page's encoding, and how it is declared; nil if there was no page.
    public var encoding: PageEncoding?
    /// The differences between the page as it was left and as it is read back.
    public var writingFaults: [WritingFault] = []
    /// The messages of the page and its script.
    public var notes: [PageMessage] = []

    /// No extension was chosen.
    public static let dismissed = Completion(activityType: nil, isCompleted: false)

    private init(activityType: String?, isCompleted: Bool) {
        self.activityType = activityType
        self.isCompleted = isCompleted
    }

    /// Creates the completion of a bundle's run.
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
