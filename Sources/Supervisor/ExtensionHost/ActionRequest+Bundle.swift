// ActionRequest+Bundle.swift: the request to a bundle's native half.

public import ActionProtocol
public import ExtensionModel
public import PropertyValues
import Sharing

extension ActionRequest {
    /// Creates a request about a page.
    ///
    /// - Parameters:
    ///   - choices: Simulated user input; null takes the bundle's own `WebActionChoices`.
    ///   - access: What the action may access in addition to its items.
    public init(
        of bundle: ExtensionBundle,
        principalClass: String,
        choices: PropertyValue,
        access: ActionAccess = ActionAccess()
    ) {
        // As in Safari: without a script there are no results, and only the URL is offered.
        let forms = InputAttachment.page.representations.filter {
            bundle.script != .none || $0.type != ActionChannel.propertyListType
        }
        let attachment: [(key: String, value: PropertyValue)] = forms.map { ($0.type, .null) }
        self.init(
            extensionName: bundle.identifier,
            principalClass: principalClass,
            pointIdentifier: bundle.point.rawValue,
            bundlePath: bundle.path,
            inputItems: .array([.dictionary([("attachments", .array([.dictionary(attachment)]))])]),
            choices: choices == .null ? bundle.manifest["WebActionChoices"].map(PropertyValue.init) ?? .null : choices,
            access: access
        )
    }
}

extension PropertyValue {
    /// The value of a bundle's property list, as far as choices need it.
    fileprivate init(_ value: ManifestValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(Int64(number))
        case .real(let number): self = .number(number)
        case .bool(let flag): self = .bool(flag)
        // Choices are strings, numbers and lists of them.
        case .date, .data: self = .null
        case .array(let elements): self = .array(elements.map(PropertyValue.init))
        case .dictionary(let entries):
            self = .dictionary(entries.sorted { $0.key < $1.key }.map { ($0.key, PropertyValue($0.value)) })
        }
    }
}
