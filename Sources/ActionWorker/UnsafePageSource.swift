// UnsafePageSource.swift: from a page's octets to text and tree.
// Safe because: the pointers are the arrays' own storage and are used during the calls only.

import DOM
import HTMLParsing
import WebInfra
import WorkerProtocol

/// A page whose bytes are decoded.
struct PageSource {
    /// WTF-8.
    var text: [UInt8]
    var encoding: Encoding

    /// Finds the encoding and decodes; the failure is ready to be a job's result.
    static func decode(_ page: PageInput) -> Result<PageSource, JobFailure> {
        var wanted: Encoding?
        if !page.encoding.isEmpty {
            wanted = Encoding(label: page.encoding)
            if wanted == nil {
                return .failure(JobFailure(.invalidInput, "\"\(page.encoding)\" is no encoding's name or label."))
            }
        }
        do {
            let (text, encoding) = try page.bytes.withUnsafeBufferPointer { bytes throws(TextCodingError) in
                try decodeHTML(bytes, override: wanted)
            }
            return .success(PageSource(text: text, encoding: encoding))
        } catch {
            return .failure(JobFailure(.invalidInput, error.description))
        }
    }

    func parseDocument(into tree: Tree, scripting: Bool) -> NodeID {
        text.withUnsafeBufferPointer {
            parseHTMLDocument($0, into: tree, options: HTMLParserOptions(scripting: scripting)).document
        }
    }

    func parseFragment(context: NodeID, tree: Tree, scripting: Bool) -> NodeID {
        text.withUnsafeBufferPointer {
            parseHTMLFragment($0, context: context, tree: tree, options: HTMLParserOptions(scripting: scripting))
        }
    }
}

/// Makes the context element that html5lib's notation names: `td`, `svg path`, `math mi`.
func makeContextElement(_ notation: String, in document: NodeID, tree: Tree) -> NodeID {
    let words = notation.split(separator: " ").map(String.init)
    let namespace: Namespace = words.count < 2 ? .html : words[0] == "svg" ? .svg : words[0] == "math" ? .mathML : .html
    let name = Array((words.last ?? "div").utf8).withUnsafeBufferPointer {
        tree.names.elementName(namespace: namespace, localName: $0)
    }
    return tree.createElement(name, in: document)
}

/// A job that can't be done.
struct JobFailure: Error {
    var reason: TerminalReason
    var detail: String

    init(_ reason: TerminalReason, _ detail: String) {
        self.reason = reason
        self.detail = detail
    }

    var result: JobResult { JobResult(reason, detail: detail) }
}
