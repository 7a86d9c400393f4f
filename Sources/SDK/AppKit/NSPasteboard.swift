// NSPasteboard.swift: the pasteboard, by macOS's names. It lasts as long as the process; each copy is reported on
// standard error.
// https://developer.apple.com/documentation/appkit/nspasteboard
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import UIKit

/// A pasteboard.
/// https://developer.apple.com/documentation/appkit/nspasteboard
open class NSPasteboard: NSObject, @unchecked Sendable {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The general pasteboard.
        public static let general = Self(rawValue: "Apple CFPasteboard general")
    }
    /// A type of pasteboard contents.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The type's name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a value with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard type of a text.
        public static let string = Self("public.utf8-plain-text")
        /// The pasteboard type of a URL.
        public static let URL = Self("public.url")
        /// The pasteboard type of a file's URL.
        public static let fileURL = Self("public.file-url")
        /// The pasteboard type of a page.
        public static let html = Self("public.html")
        /// The pasteboard type of a formatted text.
        public static let rtf = Self("public.rtf")
        /// The pasteboard type of a PNG file.
        public static let png = Self("public.png")
        /// The pasteboard type of a TIFF file.
        public static let tiff = Self("public.tiff")
        /// The pasteboard type of a PDF file.
        public static let pdf = Self("com.adobe.pdf")
    }

    /// The general pasteboard; it lasts as long as the process.
    public static let general = NSPasteboard(.general)
    /// The pasteboard's name.
    public let name: Name
    private let board: UIPasteboard
    private init(_ name: Name) {
        self.name = name
        board = name == .general ? .general : UIPasteboard()
        store = name == .general ? Self.shared : Store()
    }
    /// Creates a pasteboard with a name; all except the general one are initially empty.
    public convenience init(name: Name) { self.init(name) }

    /// The contents. All instances of the general pasteboard share them.
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

    /// Replaces the contents, and reports them on standard error.
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

    /// Removes the contents; returns the change count.
    @discardableResult
    open func clearContents() -> Int {
        lock.withLock {
            (contents, changes) = ([], changes + 1)
            return changes
        }
    }
    /// Removes the contents; returns the change count.
    @discardableResult
    open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }
    /// The number of times that the contents were replaced.
    open var changeCount: Int { lock.withLock { changes } }
    /// The types of the first item.
    open var types: [PasteboardType]? {
        lock.withLock { contents.first?.keys.sorted().map { PasteboardType($0) } }
    }
    /// Copies a text.
    @discardableResult
    open func setString(_ string: String, forType type: PasteboardType) -> Bool { putValue(string, type) }
    /// Copies data.
    @discardableResult
    open func setData(_ data: Data?, forType type: PasteboardType) -> Bool { data.map { putValue($0, type) } ?? false }
    /// The first string of that type.
    open func string(forType type: PasteboardType) -> String? {
        let value = lock.withLock { contents.lazy.compactMap { $0[type.rawValue] }.first }
        return value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
    /// The first data of that type.
    open func data(forType type: PasteboardType) -> Data? {
        let value = lock.withLock { contents.lazy.compactMap { $0[type.rawValue] }.first }
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    /// Copies objects: strings, URLs, images.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        put(lock.withLock { contents } + objects.map(\.pasteboardRepresentations))
    }
    /// The first of these types that is available.
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let present = self.types ?? []
        return types.first(where: present.contains)
    }
}

/// An object that can be copied.
/// https://developer.apple.com/documentation/appkit/nspasteboardwriting
public protocol NSPasteboardWriting {
    /// The contents by type.
    var pasteboardRepresentations: [String: Any] { get }
}
extension NSString: NSPasteboardWriting {
    /// A text.
    public var pasteboardRepresentations: [String: Any] {
        [NSPasteboard.PasteboardType.string.rawValue: String(describing: self)]
    }
}
extension NSURL: NSPasteboardWriting {
    /// A URL; for a file URL also its type.
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
