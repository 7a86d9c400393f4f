// KeychainFile.swift: the secrets of one keychain group: a property list in an encrypted file.
//
//   OFFSET  SIZE  FIELD
//        0     8  "wakeych1"
//        8     1  key     0: the key is the file "key" beside it, made at random for this user alone
//                         1: the key is made from the passphrase in WEBACTION_KEYCHAIN_PASSPHRASE, with Argon2id
//        9    16  salt    of the passphrase; zero without one
//       25    24  nonce
//       49     …  the property list, sealed (libsodium's secretbox)

import Foundation
import Glibc

/// The reasons why secrets are not available.
enum KeychainError: Error {
    /// libsodium is not installed.
    case noLibrary
    /// The passphrase is wrong, or the file is damaged.
    case undecryptable
    /// The system denies access.
    case unreadable
}

/// The secrets of one group.
struct KeychainFile {
    typealias Item = [String: Any]

    private static let magic = Array("wakeych1".utf8)
    private static let passphraseVariable = "WEBACTION_KEYCHAIN_PASSPHRASE"

    let path: String

    /// The items.
    func read() throws(KeychainError) -> [Item] {
        guard let sodium = Sodium.shared else { throw .noLibrary }
        guard let data = FileManager.default.contents(atPath: path) else {
            if FileManager.default.fileExists(atPath: path) { throw .unreadable }
            return []
        }
        let bytes = [UInt8](data)
        guard bytes.count > 25, bytes.starts(with: Self.magic) else { throw .undecryptable }
        let key = try key(sodium, isPassphrase: bytes[8] == 1, salt: Array(bytes[9..<25]))
        guard let plain = sodium.open(Array(bytes[25...]), key: key),
            let list = try? PropertyListSerialization.propertyList(from: Data(plain), options: [], format: nil),
            let items = list as? [Item]
        else { throw .undecryptable }
        return items
    }

    /// Changes the items under a lock against other processes.
    func change<Result>(_ body: (inout [Item]) -> Result) throws(KeychainError) -> Result {
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw .unreadable }
        defer { close(lock) }
        flock(lock, LOCK_EX)
        var items = try read()
        let result = body(&items)
        try write(items)
        return result
    }

    private func write(_ items: [Item]) throws(KeychainError) {
        guard let sodium = Sodium.shared else { throw .noLibrary }
        guard let plain = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
        else {
            throw .unreadable
        }
        let isPassphrase = Self.passphrase != nil
        let salt = isPassphrase ? sodium.random(Sodium.saltLength) : [UInt8](repeating: 0, count: Sodium.saltLength)
        let key = try key(sodium, isPassphrase: isPassphrase, salt: salt)
        let bytes = Self.magic + [isPassphrase ? 1 : 0] + salt + sodium.seal([UInt8](plain), key: key)
        guard Self.replace(path, bytes) else { throw .unreadable }
    }

    private static var passphrase: String? {
        ProcessInfo.processInfo.environment[passphraseVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the user has a passphrase that is withheld from this action because it has no keychain group: the
    /// variable is empty.
    private static var isPassphraseWithheld: Bool {
        ProcessInfo.processInfo.environment[passphraseVariable]?.isEmpty == true
    }

    private func key(_ sodium: Sodium, isPassphrase: Bool, salt: [UInt8]) throws(KeychainError) -> [UInt8] {
        // NB: Secrets that the user protects with a passphrase are not stored without one.
        if !isPassphrase, Self.isPassphraseWithheld { throw .undecryptable }
        if isPassphrase {
            guard let passphrase = Self.passphrase, let key = sodium.key(passphrase: passphrase, salt: salt) else {
                throw .undecryptable
            }
            return key
        }
        let file = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/key"
        if let key = Self.keyFile(file) { return key }
        // NB: Two processes may get here at once: the first one creates the key, and both read it.
        let temporary = "\(file).\(UUID().uuidString)"
        if Self.replace(temporary, sodium.random(Sodium.keyLength)) { link(temporary, file) }
        unlink(temporary)
        guard let key = Self.keyFile(file) else { throw .unreadable }
        return key
    }

    private static func keyFile(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).flatMap { $0.count == Sodium.keyLength ? [UInt8]($0) : nil }
    }

    /// Replaces a file atomically by one that only its owner may read.
    private static func replace(_ path: String, _ bytes: [UInt8]) -> Bool {
        let temporary = "\(path).\(UUID().uuidString)"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        var isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count
        isWritten = close(descriptor) == 0 && isWritten && rename(temporary, path) == 0
        if !isWritten { unlink(temporary) }
        return isWritten
    }
}
