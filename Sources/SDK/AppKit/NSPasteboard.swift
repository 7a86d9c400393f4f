// NSPasteboard.swift: what is copied, by macOS's names. It lasts as long as the process; each copy is told on standard error.
// https://developer.apple.com/documentation/appkit/nspasteboard
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import UIKit

/// What is copied.
/// https://developer.apple.com/documentation/appkit/nspasteboard
open class NSPasteboard: NSObject, @unchecked Sendable {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The one that all share.
        public static let general = Self(rawValue: "Apple CFPasteboard general")
    }
    /// A type of what is copied.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The type's name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a value with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A text.
        public static let string = Self("public.utf8-plain-text")
        /// A URL.
        public static let URL = Self("public.url")
        /// A file's URL.
        public static let fileURL = Self("public.file-url")
        /// A page.
        public static let html = Self("public.html")
        /// A text with its looks.
        public static let rtf = Self("public.rtf")
        /// A PNG file.
        public static let png = Self("public.png")
        /// A TIFF file.
        public static let tiff = Self("public.tiff")
        /// A PDF file.
        public static let pdf = Self("com.adobe.pdf")
    }

    /// The one that all share; it ends with the process.
    public static let general = NSPasteboard(.general)
    /// The name.
    public let name: Name
    private let board: UIPasteboard
    private init(_ name: Name) {
        self.name = name
        board = name == .general ? .general : UIPasteboard()
        store = name == .general ? Self.shared : Store()
    }
    /// One of that name; all but the general one begin empty.
    public convenience init(name: Name) { self.init(name) }

    /// What is copied. All that are the general one have one.
    private final class Store: @unchecked Sendable {
        let lock = NSLock()
        var contents: [[String: Any]] = []
        var changes = 0
    }
    private static let shared = Store()
    private let store: Store
    private var lock: NSLock { store.lock }
    private var contents: [[String: Any]] {
        get { store.contents }
        set { store.contents = newValue }
    }
    private var changes: Int {
        get { store.changes }
        set { store.changes = newValue }
    }

    /// What is there, told on standard error when it is copied.
    private func put(_ items: [[String: Any]]) -> Bool {
        lock.withLock { contents = items }
        board.items = items
        return true
    }
    private func putValue(_ value: Any, _ type: PasteboardType) -> Bool {
        var items = lock.withLock { contents }
        if items.isEmpty { items = [[:]] }
        items[0][type.rawValue] = value
        return put(items)
    }

    /// Takes all away, and is told how often that was done.
    @discardableResult
    open func clearContents() -> Int {
        lock.withLock {
            (contents, changes) = ([], changes + 1)
            return changes
        }
    }
    /// Takes all away, and is told how often that was done.
    @discardableResult
    open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }
    /// How often all was taken away.
    open var changeCount: Int { lock.withLock { changes } }
    /// The types of the first item.
    open var types: [PasteboardType]? {
        lock.withLock { contents.first?.keys.sorted().map { PasteboardType($0) } }
    }
    /// Copies a text.
    @discardableResult
    open func setString(_ string: String, forType type: PasteboardType) -> Bool { putValue(string, type) }
    /// Copies bytes.
    @discardableResult
    open func setData(_ data: Data?, forType type: PasteboardType) -> Bool { data.map { putValue($0, type) } ?? false }
    /// The first text of that type.
    open func string(forType type: PasteboardType) -> String? {
        let value = lock.withLock { contents.lazy.compactMap { $0[type.rawValue] }.first }
        return value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
    /// The first bytes of that type.
    open func data(forType type: PasteboardType) -> Data? {
        let value = lock.withLock { contents.lazy.compactMap { $0[type.rawValue] }.first }
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    /// Copies objects: texts, URLs, images.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        put(lock.withLock { contents } + objects.map(\.pasteboardRepresentations))
    }
    /// The first of these types that is there.
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let present = self.types ?? []
        return types.first(where: present.contains)
    }
}

/// What can be copied.
/// https://developer.apple.com/documentation/appkit/nspasteboardwriting
public protocol NSPasteboardWriting {
    /// What is copied, by types.
    var pasteboardRepresentations: [String: Any] { get }
}
extension NSString: NSPasteboardWriting {
    /// A text.
    public var pasteboardRepresentations: [String: Any] {
        [NSPasteboard.PasteboardType.string.rawValue: String(describing: self)]
    }
}
extension NSURL: NSPasteboardWriting {
    /// A URL; of a file's also its type.
    public var pasteboardRepresentations: [String: Any] {
        let (url, type) = (self as URL, NSPasteboard.PasteboardType.self)
        let text = url.absoluteString
        return url.isFileURL
            ? [type.URL.rawValue: text, type.fileURL.rawValue: text]
            : [type.URL.rawValue: text, type.string.rawValue: text]
    }
}
extension NSImage: NSPasteboardWriting {
    /// A TIFF file.
    public var pasteboardRepresentations: [String: Any] {
        tiffRepresentation.map { [NSPasteboard.PasteboardType.tiff.rawValue: $0] } ?? [:]
    }
}
