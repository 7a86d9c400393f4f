// ActionMessages.swift: the messages between the supervisor and a native action, on descriptor 3 of the action.
//
//   supervisor                                       action
//   begin(ActionRequest)                 ──►         beginRequest(with:) is called
//                                        ◄──         loadItem(question n, item, attachment, type, extra arguments)
//   run() runs only now, with the extra arguments in its argument
//   item(answer to n)                    ──►         the load handler is called
//                                        ◄──         opened(url), transfer(request), any number of times
//   transferred(folder)                  ──►
//                                        ◄──         ask(question n): asks the user, if there is one
//   userAnswer(to n)                     ──►
//                                        ◄──         complete(items) or cancel(reason), once
//
// Items are property values of one form, in both directions:
//   [{"title": text?, "contentText": text?, "attachments": [{TYPE: value, TYPE: value, …}, …]}, …]
// An attachment is a dictionary from type identifiers, in order of preference, to values. On the way to the action every value is null: it
// is loaded on demand. On the way back the values are included.
// On the way to the action an item may also have "attachmentDetails", an array parallel to "attachments" of dictionaries:
//   "suggestedName": text, "sourceFrame" and "containerFrame": [x, y, width, height], "files": types whose value is the
//   URL of a file, "images": types whose value is the data of an image that is loaded as an image
//
// Versions. 1: everything but the following. 2: loadItem with extra arguments (kind 7). A supervisor of version 2 serves an action of
// version 1 as before; an action of version 2 sends kind 7 only to a supervisor that states version 2 (`versionVariable`).

public import PropertyValues
public import Wire

/// Names that both sides of a native action use.
public enum ActionChannel {
    /// The environment variable with the number of the descriptor for messages.
    public static let descriptorVariable = "WEBACTION_ACTION_FD"
    /// The descriptor that the supervisor passes to an action.
    public static let descriptor: Int32 = 3
    /// The environment variable that asks an action to serve one request after another: after `complete` it waits for the next `begin` and
    /// makes a new principal object for it. If the action exits instead, it is started again.
    public static let reuseVariable = "WEBACTION_ACTION_REUSE"
    /// The version of these messages.
    public static let version = 2
    /// The environment variable in which a supervisor states its version; without it, the version is 1.
    public static let versionVariable = "WEBACTION_ACTION_VERSION"
    /// The key of `loadItem`'s options whose value run() gets in its argument, under the same name.
    public static let extraArgumentsKey = "extraArguments"
    /// The largest size of `loadItem`'s options for a page's property list, in encoded bytes.
    public static let maximumOptions = 1 << 20
    /// The key of run()'s result in the loaded property list.
    public static let preprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
    /// The key of finalize()'s argument in the returned property list.
    public static let finalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
    /// The type whose loading makes run() run.
    public static let propertyListType = "com.apple.property-list"
    /// The key of choices that is true if a user, or a substitute, can be asked for more.
    public static let interactiveKey = "ask"
    /// The type of the page's URL.
    public static let urlType = "public.url"

    /// The problem with the size of `loadItem`'s options, or of their substitute, as a clause; nil if there is none.
    public static func problem(withOptions options: PropertyValue) -> String? {
        var writer = ByteWriter()
        writer.write(options)
        let size = writer.bytes.count
        return size > maximumOptions ? "they take \(size) bytes, and run() is given at most \(maximumOptions)" : nil
    }
}

/// The request that an action is started with.
public struct ActionRequest: Equatable, Sendable, WireCodable {
    /// The extension's bundle identifier.
    public var extensionName: String
    /// `NSExtensionPrincipalClass` of the bundle; empty if there is none.
    public var principalClass: String
    /// `NSExtensionPointIdentifier` of the bundle.
    public var pointIdentifier: String
    /// The bundle's folder, absolute.
    public var bundlePath: String
    /// The input items; the top of this file describes their form.
    public var inputItems: PropertyValue
    /// The user's choices: a dictionary, or null. With `interactiveKey`, the user is asked.
    public var choices: PropertyValue
    /// What it may access in addition to its items.
    public var access: ActionAccess

    /// A request with all its fields.
    public init(
        extensionName: String,
        principalClass: String,
        pointIdentifier: String,
        bundlePath: String,
        inputItems: PropertyValue,
        choices: PropertyValue = .null,
        access: ActionAccess = ActionAccess()
    ) {
        self.extensionName = extensionName
        self.principalClass = principalClass
        self.pointIdentifier = pointIdentifier
        self.bundlePath = bundlePath
        self.inputItems = inputItems
        self.choices = choices
        self.access = access
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        for text in [extensionName, principalClass, pointIdentifier, bundlePath] { writer.write(text) }
        writer.write(inputItems)
        writer.write(choices)
        writer.write(access)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        extensionName = try reader.readString()
        principalClass = try reader.readString()
        pointIdentifier = try reader.readString()
        bundlePath = try reader.readString()
        inputItems = try PropertyValue(from: &reader)
        choices = try PropertyValue(from: &reader)
        access = try ActionAccess(from: &reader)
    }
}

/// From the supervisor to the native action.
public enum SupervisorToAction: FrameMessage, Equatable {
    /// Kind 1. The request; the first message. Further ones are only sent to an action that was asked to be reusable.
    case begin(ActionRequest)
    /// Kind 2. The answer to the `loadItem` with the same request number: the value (nil is a nil item, as after a script that never
    /// completes), and why there is none.
    case item(PropertyValue?, problem: String?)
    /// Kind 3. A transfer has ended; its folder contains the result.
    case transferred(folder: String)
    /// Kind 4. The user's answer to the question with the same request number; nil if there is no user, or no further answer.
    case userAnswer(String?)

    /// The frame's kind byte.
    public var kind: UInt8 {
        switch self {
        case .begin: 1
        case .item: 2
        case .transferred: 3
        case .userAnswer: 4
        }
    }

    /// Appends the message's fields.
    public func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .begin(let request): writer.write(request)
        case .item(let value, let problem):
            writer.write(optional: value) { $0.write($1) }
            writer.write(optional: problem) { $0.write($1) }
        case .transferred(let folder): writer.write(folder)
        case .userAnswer(let text): writer.write(optional: text) { $0.write($1) }
        }
    }

    /// Reads the fields of the message that `kind` names.
    public init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1: self = .begin(try ActionRequest(from: &body))
        case 2:
            let value = try body.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            self = .item(value, problem: try body.readOptional { reader throws(WireError) in try reader.readString() })
        case 3: self = .transferred(folder: try body.readString())
        case 4: self = .userAnswer(try body.readOptional { reader throws(WireError) in try reader.readString() })
        default: throw .unknownTag(of: "message to an action", value: UInt64(kind))
        }
    }
}

/// From the native action to the supervisor.
public enum ActionToSupervisor: FrameMessage, Equatable {
    /// Kind 1, and 7 with extra arguments. Requests one representation of an attachment; the frame's request number identifies the request.
    /// The extra arguments are passed to run(), if a page's property list is requested.
    case loadItem(item: Int, attachment: Int, typeIdentifier: String, extraArguments: PropertyValue?)
    /// Kind 2. `completeRequest(returningItems:)`: the items in the form given above; nil items are an empty array.
    case complete(items: PropertyValue)
    /// Kind 3. `cancelRequest(withError:)`: the error's domain, code and description.
    case cancel(domain: String, code: Int64, reason: String)
    /// Kind 4. `open(_:)`, which was refused: the URL.
    case opened(url: String)
    /// Kind 5. Requests a transfer, whose end `transferred` reports.
    case transfer(TransferRequest)
    /// Kind 6. Asks the user what to do next; the frame's request number identifies the question.
    case ask(question: String)

    /// Kinds of messages that contain items, and so may be large.
    public static let largeKinds: [UInt8] = [2]

    /// The frame's kind byte.
    public var kind: UInt8 {
        switch self {
        case .loadItem(_, _, _, extraArguments: nil): 1
        case .loadItem: 7
        case .complete: 2
        case .cancel: 3
        case .opened: 4
        case .transfer: 5
        case .ask: 6
        }
    }

    /// Appends the message's fields.
    public func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .loadItem(let item, let attachment, let typeIdentifier, let extraArguments):
            writer.write(count: UInt64(item))
            writer.write(count: UInt64(attachment))
            writer.write(typeIdentifier)
            if let extraArguments { writer.write(extraArguments) }
        case .complete(let items): writer.write(items)
        case .cancel(let domain, let code, let reason):
            writer.write(domain)
            writer.write(word: UInt64(bitPattern: code))
            writer.write(reason)
        case .opened(let url): writer.write(url)
        case .transfer(let request): writer.write(request)
        case .ask(let question): writer.write(question)
        }
    }

    /// Reads the fields of the message that `kind` names.
    public init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1, 7:
            let item = Int(clamping: try body.readCount())
            let attachment = Int(clamping: try body.readCount())
            self = .loadItem(
                item: item,
                attachment: attachment,
                typeIdentifier: try body.readString(),
                extraArguments: kind == 7 ? try PropertyValue(from: &body) : nil
            )
        case 2: self = .complete(items: try PropertyValue(from: &body))
        case 3:
            let domain = try body.readString()
            let code = Int64(bitPattern: try body.readWord())
            self = .cancel(domain: domain, code: code, reason: try body.readString())
        case 4: self = .opened(url: try body.readString())
        case 5: self = .transfer(try TransferRequest(from: &body))
        case 6: self = .ask(question: try body.readString())
        default: throw .unknownTag(of: "message from an action", value: UInt64(kind))
        }
    }
}
