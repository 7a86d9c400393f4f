// KeychainKeys.swift: the keys and values of keychain queries.
// https://developer.apple.com/documentation/security/item-attribute-keys-and-values
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The class of an item, which every query names.
public let kSecClass: CFString = "class"
/// Passwords of apps, identified by account and service.
public let kSecClassGenericPassword: CFString = "genp"
/// Passwords of servers, identified by account, server, protocol, port, path and domain.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates. It is not supported: `errSecUnimplemented`.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys. It is not supported: `errSecUnimplemented`.
public let kSecClassKey: CFString = "keys"
/// The class of identities. It is not supported: `errSecUnimplemented`.
public let kSecClassIdentity: CFString = "idnt"

/// The group of an item, which determines its file.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When an item may be read; stored, no effect.
public let kSecAttrAccessible: CFString = "pdmn"
/// The account of a password.
public let kSecAttrAccount: CFString = "acct"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"

// MARK: An attribute of items, stored with them
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrType: CFString = "type"

/// When an item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// The server's port.
public let kSecAttrPort: CFString = "port"
/// The server's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The server's domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The service that the password is for.
public let kSecAttrService: CFString = "svce"
/// Whether an item is synchronized between devices; nothing is synchronized here. A query without it finds items that
/// are not.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value of `kSecAttrSynchronizable` that makes a query find all items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The secret.
public let kSecValueData: CFString = "v_Data"

// MARK: Stored; an item can be read at any time
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// A protocol of servers.
public let kSecAttrProtocolHTTP: CFString = "http"
/// A protocol of servers.
public let kSecAttrProtocolHTTPS: CFString = "htps"

/// The maximum number of results; one by default.
public let kSecMatchLimit: CFString = "m_Limit"
/// All items that match.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The first item that matches.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Requests the attributes of an item.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key that requests the secret.
public let kSecReturnData: CFString = "r_Data"
/// References are not supported: `errSecUnimplemented`.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// References are not supported: `errSecUnimplemented`.
public let kSecReturnRef: CFString = "r_Ref"
/// No effect: there is no prompt.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// No effect: there is one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
