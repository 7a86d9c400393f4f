// FuzzModules.swift: modules of a page, which import each other, and the same texts as TypeScript.

import DOM
import PageProtocol
import ScriptEngine
import WebRuntime

/// Runs modules, which zero bytes separate: the page has the first one, and `import './1'` is the second.
func fuzzModules(_ bytes: [UInt8]) {
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let tree = Tree()
    let options = PageOptions(url: "http://page.test/0")
    let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
    page.resources = PageResources(pageURL: options.url) { request in
        guard let number = Int(request.path.dropFirst()), texts.indices.contains(number) else { return nil }
        return ResourceAnswer(contentType: "text/javascript", bytes: Array(texts[number].utf8))
    }
    guard let scripts = try? PageScripts(page: page) else { return }
    scripts.load(Array("<script type=module src=/0></script>".utf8), timeout: 1)
    for text in texts { checkTypes(of: text, in: scripts.world.context) }
}

/// Requires that a script without its types has as many code units and lines as with them.
private func checkTypes(of text: String, in context: ScriptContext) {
    guard let answer = context.erasingTypes(context.value(text))?.string, answer.first == "=" else { return }
    let ends = { (text: String) in text.utf16.filter { [0x0A, 0x0D, 0x2028, 0x2029].contains($0) } }
    require(answer.utf16.count == text.utf16.count + 1, "Columns change when types are removed.")
    require(ends(answer) == ends(text), "Lines change when types are removed.")
}
