// UIPasteboard.swift: the pasteboard. It lasts as long as the process; each copy is reported on standard error.

import Foundation

/// The pasteboard: items with one or several representations.
/// https://developer.apple.com/documentation/uikit/uipasteboard
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The general pasteboard; it lasts as long as the process.
    public static let general = UIPasteboard()

    /// The options for copied items, which have no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: UIPasteboard.OptionsKey.expirationDate.
        public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
        /// Apple: UIPasteboard.OptionsKey.localOnly.
        public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private let lock = NSLock()
    private var contents: [[String: Any]] = []
    private var changes = 0

    private static let text = "public.utf8-plain-text"
    private static let address = "public.url"
    private static let picture = "public.png"

    /// The items: representations by their types. Setting it is reported on standard error.
    open var items: [[String: Any]] {
        get { lock.withLock { contents } }
        set {
            lock.withLock { (contents, changes) = (newValue, changes + 1) }
            let texts = newValue.flatMap(\.values).map { value in
                (value as? String) ?? (value as? URL)?.absoluteString ?? "\(type(of: value))"
            }
            let list = texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
            FileHandle.standardError.write(Data("copied: \(list)\n".utf8))
        }
    }
    /// Sets the items; the options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// Adds items.
    open func addItems(_ new: [[String: Any]]) { items += new }
    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The number of changes.
    open var changeCount: Int { lock.withLock { changes } }
    /// The types of the first item.
    open var types: [String] { (items.first?.keys).map { Array($0).sorted() } ?? [] }

    /// Copies a value of that type.
    open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
    /// Copies data of that type.
    open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
    /// The first item's value of that type.
    open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
    /// The first item's data of that type, also from a string or an image.
    open func data(forPasteboardType type: String) -> Data? {
        switch items.first?[type] {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
    /// Whether the first item has one of these types.
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

    private func values<Value>(_ convert: (Any) -> Value?) -> [Value] {
        items.compactMap { item in item.sorted { $0.key < $1.key }.compactMap { convert($0.value) }.first }
    }
    private static func text(of value: Any) -> String? { (value as? String) ?? (value as? URL)?.absoluteString }
    /// A string is a URL if it contains a scheme.
    private static func url(of value: Any) -> URL? {
        if let url = value as? URL { return url }
        guard let text = value as? String, let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    /// The contents as a string. Setting it is reported on standard error.
    open var string: String? {
        get { values(Self.text).first }
        set { items = newValue.map { [[Self.text: $0]] } ?? [] }
    }
    /// The contents as strings. Setting it is reported on standard error.
    open var strings: [String]? {
        get { hasStrings ? values(Self.text) : nil }
        set { items = (newValue ?? []).map { [Self.text: $0] } }
    }
    /// The contents as a URL. Setting it is reported on standard error.
    open var url: URL? {
        get { values(Self.url).first }
        set { items = newValue.map { [[Self.address: $0]] } ?? [] }
    }
    /// The contents as URLs. Setting it is reported on standard error.
    open var urls: [URL]? {
        get { hasURLs ? values(Self.url) : nil }
        set { items = (newValue ?? []).map { [Self.address: $0] } }
    }
    /// The contents as an image. Setting it is reported on standard error.
    open var image: UIImage? {
        get { images?.first }
        set { items = newValue.map { [[Self.picture: $0]] } ?? [] }
    }
    /// The contents as images. Setting it is reported on standard error.
    open var images: [UIImage]? {
        get {
            let images = values { ($0 as? UIImage) ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
            return images.isEmpty ? nil : images
        }
        set { items = (newValue ?? []).map { [Self.picture: $0] } }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
}
