// TranslateRequestHandler.swift: translates a page in place, without a view.

import UIKit

class TranslateRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        let bundle = context.bundlePath
        request.load { results in
            let language = Translator.languages(in: bundle).first ?? ""
            let translator = Translator(language: language, bundle: bundle)
            request.answer(["texts": (results["texts"] as? [String] ?? []).map(translator.translate)])
        }
    }
}
