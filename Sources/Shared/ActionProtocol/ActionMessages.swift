// ActionMessages.swift: what the supervisor and a native action say to each other, on descriptor 3 of the action.
//
//   supervisor                                       action
//   begin(ActionRequest)                 ──►         beginRequest(with:) is called
//                                        ◄──         loadItem(question n, item, attachment, type, extra arguments)
//   run() runs now, not before, and finds the extra arguments in its own
//   item(answer to n)                    ──►         the load handler is called
//                                        ◄──         opened(url), transfer(request), as often as it likes
//   transferred(folder)                  ──►
//                                        ◄──         ask(question n): a person is asked, where there is one
//   answer(to n)                         ──►
//                                        ◄──         complete(items) or cancel(reason), once
//
// Items are property values of one shape, in both directions:
//   [{"title": text?, "contentText": text?, "attachments": [{TYPE: value, TYPE: value, …}, …]}, …]
// An attachment is a dictionary from type identifiers, in order of preference, to values. On the way to the action
// every value is null: it is loaded on demand. On the way back the values are there.
// On the way to the action an item may also have "attachmentDetails", an array beside "attachments" of dictionaries:
//   "suggestedName": text, "sourceFrame" and "containerFrame": [x, y, width, height], "files": types whose value is the
//   address of a file, "images": types whose value is the data of an image that is loaded as an image
//
// Versions. 1: everything but the following. 2: loadItem with extra arguments (kind 7). An action of version 1 is served by a supervisor of
// version 2 as before; an action of version 2 sends kind 7 only to a supervisor that says that it has version 2 (`versionVariable`).

public import PropertyValues
public import Wire

/// Names that both sides of a native action use.
public enum ActionChannel {
    /// The environment variable that holds the number of the descriptor to speak on.
    public static let descriptorVariable = "WEBACTION_ACTION_FD"
    /// The descriptor that the supervisor gives an action.
    public static let descriptor: Int32 = 3
    /// The environment variable that asks an action to serve one request after the other: after `complete` it waits
    /// for the next `begin` and makes a new principal object for it. An action that ends instead is started anew.
    public static let reuseVariable = "WEBACTION_ACTION_REUSE"
    /// The version of these messages.
    public static let version = 2
    /// The environment variable by which a supervisor says which version it has; without it, it has version 1.
    public static let versionVariable = "WEBACTION_ACTION_VERSION"
    /// The key of `loadItem`'s options whose value run() finds in its argument, under the same name.
    public static let extraArgumentsKey = "extraArguments"
    /// The most that `loadItem`'s options for a page's property list may be, in bytes as they are coded.
    public static let maximumOptions = 1 << 20
    /// The key of run()'s result in the loaded property list.
    public static let preprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
    /// The key of finalize()'s argument in the returned property list.
    public static let finalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
    /// The type whose loading makes run() run.
    public static let propertyListType = "com.apple.property-list"
    /// The key of choices that are true if a person, or whoever stands for one, can be asked for more.
    public static let asksPersonKey = "ask"
    /// The type of the page's URL.
    public static let urlType = "public.url"

    /// What is wrong with the size of `loadItem`'s options, or of what stands for them: a clause; nil if nothing is.
    public static func problem(withOptions options: PropertyValue) -> String? {
        var writer = ByteWriter()
        writer.write(options)
        let size = writer.bytes.count
        return size > maximumOptions ? "they take \(size) bytes, and run() is given at most \(maximumOptions)" : nil
    }
}

/// What an action is started with.
public struct ActionRequest: Equatable, Sendable, WireCodable {
    /// The extension's bundle identifier.
    public var extensionName: String
    /// `NSExtensionPrincipalClass` of the bundle, empty when it names none.
    public var principalClass: String
    /// `NSExtensionPointIdentifier` of the bundle.
    public var pointIdentifier: String
    /// The bundle's folder, absolute.
    public var bundlePath: String
    /// The input items; see the top of this file for their shape.
    public var inputItems: PropertyValue
    /// What stands for a person's choices: a dictionary, or null. With `asksPersonKey` the person is asked.
    public var choices: PropertyValue
    /// What it may reach besides its items.
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
    /// Kind 1. The request; the first message. Another one comes only to an action that was asked to be reusable.
    case begin(ActionRequest)
    /// Kind 2. The answer to a `loadItem` of the same request number: the value (nil is an item that is nil, as after
    /// a script that never completes), and why there is none.
    case item(PropertyValue?, problem: String?)
    /// Kind 3. A transfer is over; its folder says how.
    case transferred(folder: String)
    /// Kind 4. What a person says to the question of the same request number; nil if there is nobody, or no more to say.
    case answer(String?)

    /// The frame's kind byte.
    public var kind: UInt8 {
        switch self {
        case .begin: 1
        case .item: 2
        case .transferred: 3
        case .answer: 4
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
        case .answer(let text): writer.write(optional: text) { $0.write($1) }
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
        case 4: self = .answer(try body.readOptional { reader throws(WireError) in try reader.readString() })
        default: throw .unknownTag(of: "message to an action", value: UInt64(kind))
        }
    }
}

/// From the native action to the supervisor.
public enum ActionToSupervisor: FrameMessage, Equatable {
    /// Kind 1, and 7 with extra arguments. Asks for one representation of an attachment; the frame's request number is the
    /// question's. The extra arguments are what run() is given besides, where the property list of a page is asked for.
    case loadItem(item: Int, attachment: Int, typeIdentifier: String, extraArguments: PropertyValue?)
    /// Kind 2. `completeRequest(returningItems:)`: the items in the shape given above; nil items are an empty array.
    case complete(items: PropertyValue)
    /// Kind 3. `cancelRequest(withError:)`: the error's domain, code and description.
    case cancel(domain: String, code: Int64, reason: String)
    /// Kind 4. `open(_:)`, which was refused: what would have been opened.
    case opened(url: String)
    /// Kind 5. Asks for a transfer, whose end `transferred` tells.
    case transfer(TransferRequest)
    /// Kind 6. Asks a person what to do next; the frame's request number is the question's.
    case ask(question: String)

    /// Kinds of messages that hold items, and so may be large.
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
