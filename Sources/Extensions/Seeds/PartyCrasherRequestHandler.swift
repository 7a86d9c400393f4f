// PartyCrasherRequestHandler.swift: appends a message to the text that is selected on the page.

import UIKit

class PartyCrasherRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            let selection = results["selection"] as? String ?? ""
            if selection.isEmpty { return context.cancelRequest(withError: PartyError.nothingSelected) }
            request.answer(["text": selection + " I was here, too!"])
        }
    }
}

/// Why nobody can join.
enum PartyError: Error {
    /// No text is selected.
    case nothingSelected
}
