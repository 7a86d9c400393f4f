// FuzzActionSDK.swift: an action's end of the channel: the request, its items and the answers to its questions, up to the objects that a
// handler sees, and back.

import ActionProtocol
import Foundation
import JSONCoding
import PropertyValues

@testable import ExtensionSDK

/// Fuzzes messages from a host to an action.
func fuzzActionSDK(_ input: inout FuzzInput) {
    var stream = FuzzStream<SupervisorToAction>()
    while !input.isEmpty, !stream.isBroken {
        for (_, message) in stream.arrive(input.supervisorMessage(), &input) {
            switch message {
            case .begin(let request): open(request)
            case .item(let value?, _): hand(value, type: input.word(of: String.self))
            case .item, .transferred, .userAnswer: break
            }
        }
    }
}

private func open(_ request: ActionRequest) {
    let items = inputItems(request.inputItems) { _, _, _, _, completion in completion?(nil, nil) }
    for item in items {
        _ = item.attributedTitle?.string
        for provider in item.attachments ?? [] {
            _ = provider.registeredTypeIdentifiers
            _ = provider.suggestedName
            _ = provider.hasItemConformingToTypeIdentifier("public.url")
            for type in provider.registeredTypeIdentifiers { provider.loadItem(forTypeIdentifier: type) { _, _ in } }
        }
    }
    _ = encodedItems(items) { _ in }
    _ = request.choices.foundationObject
}

private func hand(_ value: PropertyValue, type: String) {
    let object = loadedObject(value, typeIdentifier: type)
    guard let again = PropertyValue(foundation: object, dropped: { _, _ in }) else { return }
    _ = again.json()
}

extension FuzzInput {
    fileprivate mutating func supervisorMessage() -> SupervisorToAction? {
        switch below(6) {
        case 0, 1:
            return .begin(
                ActionRequest(
                    extensionName: word(of: String.self),
                    principalClass: text(below(8)),
                    pointIdentifier: word(of: String.self),
                    bundlePath: "/nowhere",
                    inputItems: .array((0..<below(3)).map { _ in inputItem() }),
                    choices: propertyValue()
                )
            )
        case 2, 3: return .item(below(5) == 0 ? nil : propertyValue(), problem: below(2) == 0 ? nil : text(below(9)))
        case 4: return .userAnswer(below(2) == 0 ? nil : text(below(9)))
        default: return nil
        }
    }

    private mutating func inputItem() -> PropertyValue {
        if below(4) == 0 { return propertyValue() }
        return .dictionary([
            ("title", propertyValue(depth: 5)), ("contentText", propertyValue(depth: 5)),
            ("attachments", .array((0..<below(4)).map { _ in propertyValue(depth: 4) })),
            ("attachmentDetails", .array((0..<below(4)).map { _ in propertyValue(depth: 3) })),
        ])
    }
}
