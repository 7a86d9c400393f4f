// FramePatterns.swift: in which frames of a page a script runs, by the frames' addresses.
// https://developer.chrome.com/docs/extensions/develop/concepts/content-scripts#frames
//
// A frame with an address of its own is matched by that. One without, such as a srcdoc document, is its parent's: a script that asks for such
// frames is matched by the nearest parent that has an address. Scripts do not run in frames yet: what calls this counts them.

package import ScriptMetadata
import WebInfra

/// A document of a page: the page itself, or a frame.
package struct FrameAddress: Equatable, Sendable {
    /// Its address: of a srcdoc document `about:srcdoc`, of a frame without one `about:blank`.
    package let url: String
    /// The number of the document that contains the frame, among those of the page; nil: it is the page.
    package let parent: Int?

    /// An address with all its fields.
    package init(_ url: String, in parent: Int? = nil) { (self.url, self.parent) = (url, parent) }
}

extension AddressMatcher {
    /// The documents of a page in which each script runs.
    ///
    /// - Parameters:
    ///   - documents: The page and its frames, each after the document that contains it.
    ///   - isForAllFrames: Whether a script runs in frames, too, by its number; otherwise only in the page.
    /// - Returns: The numbers of documents, for each script.
    package func documents(
        of documents: [FrameAddress],
        count: Int,
        isForAllFrames: (Int) -> Bool,
        expressions matches: (_ numbers: [Int], _ address: MatchedAddress) -> [Bool]
    ) -> [[Int]] {
        var found = [[Int]](repeating: [], count: count)
        var owners: [String?] = []
        for (number, document) in documents.enumerated() {
            let parent = document.parent.flatMap { $0 < number ? $0 : nil }
            let above = parent.flatMap { owners[$0] }
            let isInherited = Self.inheritsOrigin(document.url)
            owners.append(isInherited ? above : document.url)
            // NB: The page itself has no parent, whatever its address.
            let opener = isInherited ? above : nil
            for (script, decision) in decisions(for: document.url, opener: opener, expressions: matches)
            where decision.runs && (document.parent == nil || isForAllFrames(script)) {
                found[script].append(number)
            }
        }
        return found
    }

    /// Whether a document with this address has the origin of the document that contains it.
    private static func inheritsOrigin(_ url: String) -> Bool {
        guard let record = URLRecord.parse(url), record.scheme.elementsEqual("about".utf8) else { return false }
        return record.pathname.elementsEqual("blank".utf8) || record.pathname.elementsEqual("srcdoc".utf8)
    }
}
