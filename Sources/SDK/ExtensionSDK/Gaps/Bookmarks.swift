// Bookmarks.swift: URLs as data to be stored. A bookmark contains the path: it does not find a moved file.
// https://developer.apple.com/documentation/foundation/nsurl/bookmarkdata(options:includingresourcevaluesforkeys:relativeto:)

public import Foundation

extension URL {
    /// How a bookmark is created; no option has an effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // MARK: Apple's values
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withSecurityScope = Self(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }
    /// How a bookmark is resolved; no option has an effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // MARK: Apple's values
        public static let withoutUI = Self(rawValue: 1 << 8)
        public static let withoutMounting = Self(rawValue: 1 << 9)
        public static let withSecurityScope = Self(rawValue: 1 << 10)
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    private static let mark = Data("bookmark ".utf8)

    /// The URL as data.
    ///
    /// - Throws: `CocoaError(.fileReadNoSuchFile)` where there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        return Self.mark + Data(absoluteString.utf8)
    }

    /// The URL of a bookmark.
    ///
    /// - Parameter bookmarkDataIsStale: Becomes false.
    /// - Throws: `CocoaError(.fileReadCorruptFile)` for other data, `.fileReadNoSuchFile` where the file is gone.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard data.starts(with: Self.mark),
            let found = URL(string: String(decoding: data.dropFirst(Self.mark.count), as: UTF8.self)), found.isFileURL
        else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: found.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: found.path])
        }
        bookmarkDataIsStale = false
        self = found
    }
}
