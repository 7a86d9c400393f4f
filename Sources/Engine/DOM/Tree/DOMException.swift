// DOMException.swift: exceptions that DOM algorithms throw to scripts. https://webidl.spec.whatwg.org/#idl-DOMException

/// An exception of a DOM algorithm; the raw value is the legacy code that scripts see.
public enum DOMException: Int, Error, Sendable {
    case indexSize = 1
    case hierarchyRequest = 3
    case wrongDocument = 4
    case invalidCharacter = 5
    case notFound = 8
    case notSupported = 9
    case inUseAttribute = 10
    case invalidState = 11
    case syntax = 12
    case namespace = 14

    /// The exception's name, such as `HierarchyRequestError`.
    public var name: String {
        switch self {
        case .indexSize: "IndexSizeError"
        case .hierarchyRequest: "HierarchyRequestError"
        case .wrongDocument: "WrongDocumentError"
        case .invalidCharacter: "InvalidCharacterError"
        case .notFound: "NotFoundError"
        case .notSupported: "NotSupportedError"
        case .inUseAttribute: "InUseAttributeError"
        case .invalidState: "InvalidStateError"
        case .syntax: "SyntaxError"
        case .namespace: "NamespaceError"
        }
    }
}
