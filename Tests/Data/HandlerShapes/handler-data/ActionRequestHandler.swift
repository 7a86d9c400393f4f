// A handler that loads the property list as data, reads it with a decoder, and returns data.
// swift-format-ignore-file

import Foundation
import os
import UniformTypeIdentifiers

struct Results: Codable {
    struct Page: Codable { var currentBackgroundColor: String? }
    var NSExtensionJavaScriptPreprocessingResultsKey: Page?
}

struct Answer: Codable {
    struct Colour: Codable { var newBackgroundColor: String }
    var NSExtensionJavaScriptFinalizeArgumentKey: Colour
}

class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
    let logger = Logger(subsystem: "org.example.data", category: "action")

    func beginRequest(with context: NSExtensionContext) {
        let providers = context.inputItems.compactMap { ($0 as? NSExtensionItem)?.attachments }.flatMap { $0 }
        for provider in providers where provider.hasRepresentationConforming(toTypeIdentifier: UTType.propertyList.identifier, fileOptions: []) {
            _ = provider.loadDataRepresentation(forTypeIdentifier: UTType.propertyList.identifier) { data, error in
                guard let data = data, let results = try? PropertyListDecoder().decode(Results.self, from: data) else {
                    self.logger.error("no results: \(error?.localizedDescription ?? "none", privacy: .public)")
                    context.cancelRequest(withError: error ?? CocoaError(.propertyListReadCorrupt))
                    return
                }
                let colour = results.NSExtensionJavaScriptPreprocessingResultsKey?.currentBackgroundColor ?? ""
                if colour == "transparent" {
                    return context.completeRequest(returningItems: [])
                }
                let item = NSExtensionItem()
                let answer = NSItemProvider()
                if colour == "inherit" {
                    answer.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
                        done(Data("nothing".utf8), nil)
                        return nil
                    }
                } else {
                    answer.registerDataRepresentation(forTypeIdentifier: UTType.propertyList.identifier, visibility: .all) { done in
                        let value = Answer(NSExtensionJavaScriptFinalizeArgumentKey: .init(newBackgroundColor: colour.isEmpty ? "red" : "green"))
                        done(try? PropertyListEncoder().encode(value), nil)
                        return nil
                    }
                }
                item.attachments = [answer]
                context.completeRequest(returningItems: [item])
            }
            return
        }
        context.cancelRequest(withError: CocoaError(.featureUnsupported))
    }
}
