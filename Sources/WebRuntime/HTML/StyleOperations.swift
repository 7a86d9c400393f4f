// StyleOperations.swift: native operations for js/cssom/. A declaration block is a text: the operation that changes it
// gives the new text back, and the glue puts that into the style attribute.

import DOM
import ScriptEngine
import Styling
import WebInfra

extension DOMReceiver {
    /// Enters the operations on inline style.
    func registerStyleOperations() {
        let cache = DeclarationCache()
        named["style.value"] = { receiver, call in
            .utf8(Array(cache.declarations(receiver.bytes(call, 1)).value(of: call.value(2).string).utf8))
        }
        named["style.priority"] = { receiver, call in
            .utf8(Array(cache.declarations(receiver.bytes(call, 1)).priority(of: call.value(2).string).utf8))
        }
        named["style.set"] = { receiver, call in
            var declarations = cache.declarations(receiver.bytes(call, 1))
            let (name, value) = (call.value(2).string, call.value(3).string)
            guard declarations.set(name, to: value, priority: call.value(4).string) else { return .undefined }
            return .utf8(Array(declarations.cssText.utf8))
        }
        named["style.remove"] = { receiver, call in
            var declarations = cache.declarations(receiver.bytes(call, 1))
            let count = declarations.count
            _ = declarations.remove(call.value(2).string)
            return declarations.count == count ? .undefined : .utf8(Array(declarations.cssText.utf8))
        }
        named["style.text"] = { receiver, call in
            .utf8(Array(cache.declarations(receiver.bytes(call, 1)).cssText.utf8))
        }
        named["style.names"] = { receiver, call in
            let declarations = cache.declarations(receiver.bytes(call, 1))
            return .utf8(Array((0..<declarations.count).map { declarations.name(at: $0) }.joined(separator: "\n").utf8))
        }
        named["style.propertyNames"] = { _, _ in
            .utf8(Array(StyleDeclarations.propertyNames.joined(separator: "\n").utf8))
        }
        named["style.supports"] = { receiver, call in
            let answer = StyleDeclarations.supports(call.value(1).string, call.value(2).string)
            return .value(call.value(1).context.value(answer))
        }
    }
}

/// The last declaration block that was parsed: scripts set one property after the other on the same element.
private final class DeclarationCache {
    private var text: [UInt8] = []
    private var parsed = StyleDeclarations()

    func declarations(_ text: [UInt8]) -> StyleDeclarations {
        if text != self.text {
            self.text = text
            parsed = StyleDeclarations(text)
        }
        return parsed
    }
}
