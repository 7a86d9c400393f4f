// PreservedPage.swift: a page that was written with its unchanged parts copied, and the options for writing it.

package import DOM

/// A page that was written.
package struct PreservedPage: Sendable {
    /// The certainty that the bytes read back as the tree.
    package enum Certainty: Sendable {
        /// Nothing was changed.
        case untouched
        /// All changes are of kinds that do not affect how the rest is parsed.
        case certain
        /// The bytes were parsed and compared.
        case checked
        /// HTML can express the tree, but the page's encoding lacks characters where references are not possible.
        case unencodable
        /// No HTML was found that reads back as the tree.
        case inexpressible
    }

    /// The page's bytes, in the encoding of its source.
    package var bytes: [UInt8]
    /// The number of copied bytes of the source's decoded text.
    package var copiedCount: Int
    /// The number of bytes of the source's decoded text.
    package var sourceCount: Int
    /// The certainty that the bytes read back as the tree.
    package var certainty: Certainty
    /// The number of outputs that were parsed and rejected before this one.
    package var rounds = 0
    /// If the tree is inexpressible: the elements that read back differently.
    package var differing: [NodeID] = []
    /// Those of them that only the page's encoding cannot express: they contain characters that it lacks in a style, a script, a comment or
    /// a name.
    package var lacking: [NodeID] = []
    /// The ranges that differ from the source, in order, if requested.
    package var ranges: [ChangedRange] = []

    /// The fraction of the source that was copied, from 0 to 1.
    package var share: Double { sourceCount == 0 ? 1 : Double(copiedCount) / Double(sourceCount) }
}

/// Options for writing a page.
package struct PreservingOptions: Sendable {
    /// The scripting flag that the page was parsed with.
    package var scripting: Bool
    /// Whether to parse and compare even if the result is certain.
    package var verifies: Bool
    /// Whether to report the ranges that differ from the source.
    package var reportsRanges: Bool

    /// Options with all their fields.
    package init(scripting: Bool = true, verifies: Bool = false, reportsRanges: Bool = false) {
        self.scripting = scripting
        self.verifies = verifies
        self.reportsRanges = reportsRanges
    }
}
