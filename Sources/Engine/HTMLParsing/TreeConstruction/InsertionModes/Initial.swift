// Initial.swift: the "initial" insertion mode, with the table for quirks mode.
// https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode

import DOM

extension TreeBuilder {
    mutating func processInitial(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace:
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token, at: InsertionPlace(parent: document))
        case .doctype:
            insertDoctype()
            return switchMode(to: .beforeHTML, then: .done)
        default:
            if !isSrcdoc { tree.setQuirksMode(.quirks, of: document) }
            return switchMode(to: .beforeHTML, then: .reprocess)
        }
    }

    private mutating func insertDoctype() {
        let parts = tokenizer.doctype
        let node = tree.createDocumentType(
            name: tree.strings.intern(utf8: tokenizer.text.buffer),
            publicID: parts.publicID.map { tree.strings.make(utf8: $0.buffer) } ?? .empty,
            systemID: parts.systemID.map { tree.strings.make(utf8: $0.buffer) } ?? .empty,
            in: document
        )
        tree.insert(node, into: document, before: .none)
        if places.areRecorded { recordMarkup(node, at: InsertionPlace(parent: document)) }
        if !isSrcdoc { tree.setQuirksMode(quirksMode(of: parts), of: document) }
    }

    private mutating func quirksMode(of parts: DoctypeParts) -> QuirksMode {
        if parts.forcesQuirks || !tokenizer.text.equals("html") { return .quirks }
        if let systemID = parts.systemID,
            systemID.equals(ignoringCase: "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd")
        {
            return .quirks
        }
        guard let publicID = parts.publicID else { return .noQuirks }
        let hasSystemID = parts.systemID != nil
        if publicID.equals(ignoringCase: "-//w3o//dtd w3 html strict 3.0//en//")
            || publicID.equals(ignoringCase: "-/w3c/dtd html 4.0 transitional/en")
            || publicID.equals(ignoringCase: "html")
            || Self.quirksPrefixes.contains(where: { publicID.hasPrefix(ignoringCase: $0, at: 0) })
        {
            return .quirks
        }
        if publicID.hasPrefix(ignoringCase: "-//w3c//dtd html 4.01 frameset//", at: 0)
            || publicID.hasPrefix(ignoringCase: "-//w3c//dtd html 4.01 transitional//", at: 0)
        {
            return hasSystemID ? .limitedQuirks : .quirks
        }
        if publicID.hasPrefix(ignoringCase: "-//w3c//dtd xhtml 1.0 frameset//", at: 0)
            || publicID.hasPrefix(ignoringCase: "-//w3c//dtd xhtml 1.0 transitional//", at: 0)
        {
            return .limitedQuirks
        }
        return .noQuirks
    }

    /// Prefixes of public identifiers that select quirks mode, in lower case.
    private static let quirksPrefixes: [StaticString] = [
        "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//",
        "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html 2.0 level 1//",
        "-//ietf//dtd html 2.0 level 2//", "-//ietf//dtd html 2.0 strict level 1//",
        "-//ietf//dtd html 2.0 strict level 2//", "-//ietf//dtd html 2.0 strict//", "-//ietf//dtd html 2.0//",
        "-//ietf//dtd html 2.1e//", "-//ietf//dtd html 3.0//", "-//ietf//dtd html 3.2 final//",
        "-//ietf//dtd html 3.2//", "-//ietf//dtd html 3//", "-//ietf//dtd html level 0//",
        "-//ietf//dtd html level 1//", "-//ietf//dtd html level 2//", "-//ietf//dtd html level 3//",
        "-//ietf//dtd html strict level 0//", "-//ietf//dtd html strict level 1//",
        "-//ietf//dtd html strict level 2//", "-//ietf//dtd html strict level 3//", "-//ietf//dtd html strict//",
        "-//ietf//dtd html//", "-//metrius//dtd metrius presentational//",
        "-//microsoft//dtd internet explorer 2.0 html strict//", "-//microsoft//dtd internet explorer 2.0 html//",
        "-//microsoft//dtd internet explorer 2.0 tables//", "-//microsoft//dtd internet explorer 3.0 html strict//",
        "-//microsoft//dtd internet explorer 3.0 html//", "-//microsoft//dtd internet explorer 3.0 tables//",
        "-//netscape comm. corp.//dtd html//", "-//netscape comm. corp.//dtd strict html//",
        "-//o'reilly and associates//dtd html 2.0//", "-//o'reilly and associates//dtd html extended 1.0//",
        "-//o'reilly and associates//dtd html extended relaxed 1.0//",
        "-//sq//dtd html 2.0 hotmetal + extensions//",
        "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
        "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
        "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//",
        "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//",
        "-//w3c//dtd html 3.2 draft//", "-//w3c//dtd html 3.2 final//", "-//w3c//dtd html 3.2//",
        "-//w3c//dtd html 3.2s draft//", "-//w3c//dtd html 4.0 frameset//", "-//w3c//dtd html 4.0 transitional//",
        "-//w3c//dtd html experimental 19960712//", "-//w3c//dtd html experimental 970421//",
        "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//",
        "-//webtechs//dtd mozilla html//",
    ]
}
