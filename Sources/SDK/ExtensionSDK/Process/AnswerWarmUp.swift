// AnswerWarmUp.swift: what happens between the page's answer and the extension's, done once while the page's script still runs.
//
// Casts to protocols and bridges to Foundation's classes are looked up by searching all of the program for them, which takes
// half a millisecond each the first time in a program with Foundation inside. A process that waits has the time.

import ActionProtocol
import Foundation
import PropertyValues

/// Makes the objects of a page's answer and of returned items, and throws them away. Not to be called on the main thread, as
/// `returnedItems` is not.
func warmUpForAnswers() {
    let results = PropertyValue.dictionary([(key: "words", .array([.string("word"), .integer(1), .bool(true)]))])
    let answer = PropertyValue.dictionary([(NSExtensionJavaScriptPreprocessingResultsKey, results)])
    guard let loaded = loadedObject(answer, typeIdentifier: ActionChannel.propertyListType) as? [String: Any] else {
        return
    }
    let item = NSExtensionItem()
    item.attachments = [
        NSItemProvider(item: loaded as NSDictionary, typeIdentifier: ActionChannel.propertyListType)
    ]
    _ = returnedItems([item], note: { _ in })
}
