// RegisteredOperations.swift: native operations of families above the core (js/operations.txt).

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations that need nothing but the page. A new family adds a line here and a function of its own.
    func registerOperations(page: Page) {
        registerURLOperations()
        registerStyleOperations()
        registerSheetOperations(page: page)
        registerPageOperations(page: page)
        registerComputedStyleOperations(page: page)
        registerEncodingOperations()
        registerCompressionOperations()
        registerDigestOperations()
        registerMutationOperations()
        registerTokenOperations()
        registerReactionOperations()
        registerRangeOperations()
        registerXPathOperations()
        registerPayloadOperations()
        registerWriting()
        registerShadowMarkup()
        registerNamedAccess(page: page)
        registerResourceOperations(page: page)
        registerMessages(page: page)
        registerScriptOperations(page: page)
    }
}
