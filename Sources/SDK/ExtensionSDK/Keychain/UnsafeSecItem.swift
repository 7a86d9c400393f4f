// UnsafeSecItem.swift: the keychain with the Security framework's names: passwords of apps and servers, in groups.
// https://developer.apple.com/documentation/security/keychain-items
// Safe because: result pointers are written only while their owner waits in the call that passed them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ActionProtocol
import Foundation

/// A status code; 0 is success.
public typealias OSStatus = Int32

/// The status of a success.
public let errSecSuccess: OSStatus = 0
/// The class of items is not supported here.
public let errSecUnimplemented: OSStatus = -4
/// The query is invalid.
public let errSecParam: OSStatus = -50
/// libsodium is missing, or a keychain file is not usable.
public let errSecNotAvailable: OSStatus = -25291
/// The file cannot be decrypted: it was changed, or the passphrase is wrong.
public let errSecAuthFailed: OSStatus = -25293
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The status if no item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The group is not granted.
public let errSecMissingEntitlement: OSStatus = -34018

/// The message for a status code.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecNotAvailable: "No keychain is available: libsodium (libsodium23) is missing, or its file cannot be used."
    case errSecAuthFailed: "The keychain's file cannot be decrypted."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecMissingEntitlement: "A required entitlement isn't present, or was not granted."
    default: nil
    }
}

/// Adds an item.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform {
        let query = try KeychainQuery(attributes)
        let item = query.newItem
        let file = try query.file(forNewItem: true)
        let isNew = try file.change { items in
            if items.contains(where: { query.isSame($0, item) }) { return false }
            items.append(item)
            return true
        }
        guard isNew else { throw KeychainStatus(errSecDuplicateItem) }
        result?.pointee = query.result(item, group: query.group(of: file))
    }
}

/// Finds items: one, unless `kSecMatchLimit` is set.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform {
        let query = try KeychainQuery(query)
        var found: [AnyObject?] = []
        for file in try query.files {
            for item in try file.read() where query.matches(item) {
                found.append(query.result(item, group: query.group(of: file)))
            }
        }
        guard !found.isEmpty else { throw KeychainStatus(errSecItemNotFound) }
        result?.pointee = query.wantsAll ? NSArray(array: found.compactMap { $0 }) : found[0]
    }
}

/// Changes all items that match.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    perform {
        let query = try KeychainQuery(query)
        let changes = KeychainQuery.stored(attributesToUpdate)
        guard !changes.isEmpty else { throw KeychainStatus(errSecParam) }
        try query.changeMatching { items, index in items[index].merge(changes) { $1 } }
    }
}

/// Removes all items that match.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    perform { try KeychainQuery(query).changeMatching { items, index in items.remove(at: index) } }
}

/// A status as an error.
private struct KeychainStatus: Error {
    var code: OSStatus
    init(_ code: OSStatus) { self.code = code }
}

private func perform(_ body: () throws -> Void) -> OSStatus {
    do {
        try body()
        return errSecSuccess
    } catch let status as KeychainStatus {
        return status.code
    } catch KeychainError.undecryptable {
        return errSecAuthFailed
    } catch {
        return errSecNotAvailable
    }
}

/// A query or the attributes of a new item.
private struct KeychainQuery {
    /// The attributes that identify a password, by class.
    private static let primary: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
        ],
    ]
    /// Keys of search options and result options, which are not attributes of items.
    private static let instructions: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
        kSecUseDataProtectionKeychain, kSecUseAuthenticationUI, kSecAttrAccessGroup,
    ]

    private let entries: [String: Any]
    private let itemClass: String

    init(_ entries: [String: Any]) throws {
        guard let itemClass = entries[kSecClass] as? String, Self.primary[itemClass] != nil else {
            // Keys, certificates and identities are refused rather than ignored.
            throw KeychainStatus(entries[kSecClass] is String ? errSecUnimplemented : errSecParam)
        }
        guard entries[kSecReturnRef] as? Bool != true, entries[kSecReturnPersistentRef] as? Bool != true else {
            throw KeychainStatus(errSecUnimplemented)
        }
        self.entries = entries
        self.itemClass = itemClass
    }

    /// Attributes as stored: property list values.
    static func stored(_ entries: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in entries where !instructions.contains(key) {
            if value is String || value is Data || value is Date || value is NSNumber || value is Bool || value is Int {
                result[key] = value
            }
        }
        return result
    }

    var newItem: KeychainFile.Item {
        var item = Self.stored(entries)
        item[kSecAttrCreationDate] = Date()
        item[kSecAttrModificationDate] = Date()
        return item
    }

    var wantsAll: Bool {
        switch entries[kSecMatchLimit] {
        case let text as String: text == kSecMatchLimitAll
        case let number as Int: number > 1
        default: false
        }
    }

    /// The files to search: the named group's, or all.
    var files: [KeychainFile] {
        get throws {
            let places = SharedContainers.shared.current.keychains
            guard let group = entries[kSecAttrAccessGroup] as? String else {
                if places.isEmpty { throw KeychainStatus(errSecMissingEntitlement) }
                return places.map { KeychainFile(path: $0.path) }
            }
            // NB: Authors write the group with their team's prefix, which does not exist here.
            guard let place = places.first(where: { $0.group == group || group.hasSuffix("." + $0.group) }) else {
                throw KeychainStatus(errSecMissingEntitlement)
            }
            return [KeychainFile(path: place.path)]
        }
    }

    func file(forNewItem: Bool) throws -> KeychainFile { try files[0] }

    func group(of file: KeychainFile) -> String {
        SharedContainers.shared.current.keychains.first { $0.path == file.path }?.group ?? ""
    }

    /// Whether two items would be the same entry of a group.
    func isSame(_ item: KeychainFile.Item, _ other: KeychainFile.Item) -> Bool {
        let keys = [kSecClass] + (Self.primary[itemClass] ?? [])
        return keys.allSatisfy { Self.isEqual(item[$0], other[$0]) }
            && Self.isSynchronizable(item) == Self.isSynchronizable(other)
    }

    func matches(_ item: KeychainFile.Item) -> Bool {
        let isForAll = entries[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny
        guard isForAll || Self.isSynchronizable(item) == Self.isSynchronizable(entries) else { return false }
        return Self.stored(entries).allSatisfy { key, value in
            key == kSecValueData || key == kSecAttrSynchronizable || Self.isEqual(item[key], value)
        }
    }

    private static func isSynchronizable(_ entries: [String: Any]) -> Bool {
        entries[kSecAttrSynchronizable] as? Bool ?? false
    }

    func changeMatching(_ change: (inout [KeychainFile.Item], Int) -> Void) throws {
        var count = 0
        for file in try files {
            count += try file.change { items in
                let indices = items.indices.filter { matches(items[$0]) }
                for index in indices.reversed() { change(&items, index) }
                return indices.count
            }
        }
        if count == 0 { throw KeychainStatus(errSecItemNotFound) }
    }

    /// The result in the form that the caller requested.
    func result(_ item: KeychainFile.Item, group: String) -> AnyObject? {
        let data = item[kSecValueData] as? Data
        if entries[kSecReturnAttributes] as? Bool == true {
            var attributes = item
            attributes[kSecAttrAccessGroup] = group
            if entries[kSecReturnData] as? Bool != true { attributes[kSecValueData] = nil }
            let result = NSMutableDictionary()
            for (key, value) in attributes { result.setObject(value, forKey: key as NSString) }
            return result
        }
        return entries[kSecReturnData] as? Bool == true ? data.map { NSData(data: $0) } : nil
    }

    private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? String, let right = right as? String { return left == right }
        if let left = left as? Data, let right = right as? Data { return left == right }
        if let left = left as? NSNumber, let right = right as? NSNumber { return left == right }
        if let left = left as? Date, let right = right as? Date { return left == right }
        return false
    }
}
