// ItemCoding.swift: extension items in the form of the messages between host and action:
//   [{"title": text?, "contentText": text?, "attachments": [{TYPE: value, …}, …]}, …]
// In messages to the action the values are null: a provider requests each when its own loadItem is called.

import Foundation
import PropertyValues

/// Requests one representation of one attachment from the host.
typealias RemoteLoad =
    @Sendable (
        _ item: Int, _ attachment: Int, _ typeIdentifier: String, _ options: [AnyHashable: Any]?,
        _ completion: NSItemProvider.CompletionHandler?
    ) -> Void

/// The items of a request, whose attachments are loaded by `load` on request.
func inputItems(_ value: PropertyValue, load: @escaping RemoteLoad) -> [NSExtensionItem] {
    guard case .array(let items) = value else { return [] }
    return items.enumerated().map { itemIndex, fields in
        let item = NSExtensionItem()
        if let title = fields["title"]?.stringValue { item.attributedTitle = NSAttributedString(string: title) }
        if let text = fields["contentText"]?.stringValue {
            item.attributedContentText = NSAttributedString(string: text)
        }
        if case .array(let attachments) = fields["attachments"] {
            item.attachments = attachments.enumerated().map { index, types in
                let details = fields["attachmentDetails"]?.element(index) ?? .null
                let provider = InputItemProvider(details)
                let files = details["files"]?.strings ?? []
                let images = details["images"]?.strings ?? []
                guard case .dictionary(let entries) = types else { return provider }
                for type in entries.map(\.key) {
                    let (isFile, isImage) = (files.contains(type), images.contains(type))
                    provider.registerItem(forTypeIdentifier: type) { completion, _, options in
                        guard isFile || isImage else { return load(itemIndex, index, type, options, completion) }
                        load(itemIndex, index, type, options) { value, error in
                            if isImage, let data = value as? NSData {
                                do { completion?(try image(data as Data, type), nil) } catch { completion?(nil, error) }
                                return
                            }
                            let url = (value as? NSString).flatMap { NSURL(string: $0 as String) }
                            completion?(url ?? value, error)
                        }
                    }
                }
                return provider
            }
        }
        return item
    }
}

/// The image in the data, as a `UIImage`. Programs that are not linked with UIKit do not have this class and get the
/// data.
private func image(_ data: Data, _ typeIdentifier: String) throws -> any NSSecureCoding {
    guard let type = NSClassFromString("UIKit.UIImage") as? any NSItemProviderReading.Type else {
        return data as NSData
    }
    let object = try type.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let image = object as? any NSSecureCoding else {
        throw NSItemProvider.error(.unexpectedValueClassError, typeIdentifier)
    }
    return image
}

/// A provider filled by a host, with the host's metadata.
private final class InputItemProvider: NSItemProvider, @unchecked Sendable {
    private let frames: (source: CGRect, container: CGRect)

    init(_ details: PropertyValue) {
        func frame(_ key: String) -> CGRect {
            let numbers = details[key]?.numbers ?? []
            guard numbers.count == 4 else { return .zero }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        frames = (frame("sourceFrame"), frame("containerFrame"))
        super.init()
        suggestedName = details["suggestedName"]?.stringValue
    }

    override var sourceFrame: CGRect { frames.source }
    override var containerFrame: CGRect { frames.container }
}

extension PropertyValue {
    /// An element of an array; nil for other values and beyond the end.
    fileprivate func element(_ index: Int) -> PropertyValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The strings of an array.
    fileprivate var strings: [String] {
        guard case .array(let elements) = self else { return [] }
        return elements.compactMap(\.stringValue)
    }

    /// The numbers of an array.
    fileprivate var numbers: [Double] {
        guard case .array(let elements) = self else { return [] }
        return elements.compactMap { element in
            switch element {
            case .number(let number): number
            case .integer(let number): Double(number)
            default: nil
            }
        }
    }
}

/// The object that represents a loaded value: a URL for URL types, Foundation's classes otherwise.
func loadedObject(_ value: PropertyValue, typeIdentifier: String) -> any NSSecureCoding {
    if let text = value.stringValue,
        UTType.url.isSupertype(of: UTType(exportedAs: typeIdentifier)) || typeIdentifier == UTType.url.identifier,
        let url = NSURL(string: text)
    {
        return url
    }
    return value.foundationObject
}

/// Collects the items that an extension returns: loads every representation of every attachment, one after the other.
///
/// Load handlers may need any queue, so this waits on its own queue and must not be called on the main thread.
///
/// - Parameter note: Receives a message about each value that cannot be passed on.
func encodedItems(_ items: [Any], note: @escaping @Sendable (String) -> Void) -> PropertyValue {
    var result: [PropertyValue] = []
    for (index, object) in items.enumerated() {
        let item: NSExtensionItem
        switch object {
        case let given as NSExtensionItem: item = given
        case let provider as NSItemProvider:
            item = NSExtensionItem()
            item.attachments = [provider]
        default:
            note("returned item \(index) is a \(type(of: object)) and no NSExtensionItem; it is left out.")
            continue
        }
        var fields: [(key: String, value: PropertyValue)] = []
        if let title = item.attributedTitle?.string { fields.append(("title", .string(title))) }
        if let text = item.attributedContentText?.string { fields.append(("contentText", .string(text))) }
        let attachments = (item.attachments ?? []).enumerated().map { number, provider in
            attachment(provider, place: "item \(index), attachment \(number)", note: note)
        }
        fields.append(("attachments", .array(attachments)))
        result.append(.dictionary(fields))
    }
    return .array(result)
}

private func attachment(
    _ provider: NSItemProvider,
    place: String,
    note: @escaping @Sendable (String) -> Void
) -> PropertyValue {
    var entries: [(key: String, value: PropertyValue)] = []
    for type in provider.registeredTypeIdentifiers {
        let loaded = LoadedItem()
        provider.loadItem(forTypeIdentifier: type) { item, error in loaded.set(item, error) }
        let (object, error) = loaded.wait()
        guard let object else {
            let reason = error?.localizedDescription ?? "nil"
            note("\(place): \(type) could not be loaded: \(reason.hasSuffix(".") ? reason : reason + ".")")
            continue
        }
        if let value = returnedValue(object, type, place: "\(place), \(type)", note: note) {
            entries.append((type, value))
        }
    }
    return .dictionary(entries)
}

private func returnedValue(
    _ object: any NSSecureCoding,
    _ typeIdentifier: String,
    place: String,
    note: (String) -> Void
) -> PropertyValue? {
    switch object {
    case let url as NSURL where url.isFileURL && !UTType(exportedAs: typeIdentifier).conforms(to: .url):
        // The type is that of the file's content.
        do { return .data([UInt8](try Data(contentsOf: url as URL))) } catch {
            note("\(place): the file cannot be read: \(error.localizedDescription)")
            return nil
        }
    case let url as NSURL: return .string(url.absoluteString)
    case let data as NSData where UTType(exportedAs: typeIdentifier).conforms(to: .propertyList):
        // In the form of registerDataRepresentation.
        guard let list = try? PropertyListSerialization.propertyList(from: data as Data, format: nil) else {
            return .data([UInt8](data as Data))
        }
        return PropertyValue(foundation: list) { path, type in note("\(place): \"\(path)\" is \(type).") }
    case let text as NSAttributedString: return .string(text.string)
    case let object as any NSItemProviderWriting:
        do { return .data([UInt8](try object.itemProviderData(forTypeIdentifier: typeIdentifier))) } catch {
            note("\(place): cannot be written as a file: \(error.localizedDescription)")
            return nil
        }
    default:
        return PropertyValue(foundation: object) { path, type in
            note(
                "\(place): \(path.isEmpty ? "the value" : "\"\(path)\"") is \(type), which no property list can hold; it is left out."
            )
        }
    }
}

/// Waits for one completion.
private final class LoadedItem: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result: ((any NSSecureCoding)?, (any Error)?)

    func set(_ item: (any NSSecureCoding)?, _ error: (any Error)?) {
        result = (item, error)
        done.signal()
    }

    func wait() -> ((any NSSecureCoding)?, (any Error)?) {
        done.wait()
        return result
    }
}
