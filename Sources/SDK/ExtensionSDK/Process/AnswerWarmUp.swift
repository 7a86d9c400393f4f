// AnswerWarmUp.swift: runs the steps between the page's answer and the extension's once, while the page's script still
// runs.
//
// The first cast to a protocol or bridge to a Foundation class searches the whole program, which takes half a
// millisecond each in a program linked with Foundation. The process is waiting at that time anyway.

import ActionProtocol
import Foundation
import PropertyValues

/// Creates and discards the objects of a page's answer and of returned items. Like `returnedItems`, it must not be
/// called on the main thread.
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
