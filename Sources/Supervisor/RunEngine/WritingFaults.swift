// WritingFaults.swift: differences between a written page as it is read back and the tree that run() and finalize() left.

import PageProtocol

/// The reason why a written page is read back differently.
public struct WritingFault: Equatable, Sendable, CustomStringConvertible {
    public enum Kind: Sendable {
        /// HTML or XML cannot express the tree.
        case inexpressible
        /// The encoding lacks characters at places where a reference is not possible.
        case lackingCharacters
        /// Without outside information, the page is read in another encoding.
        case undeclared
    }

    public var kind: Kind
    /// The message for the user.
    public var description: String
}

extension RunReport {
    /// The faults of the written page.
    public var writingFaults: [WritingFault] {
        var faults: [WritingFault] = []
        if let writing, !writing.differing.isEmpty {
            let places = writing.differing.joined(separator: ", ")
            let text =
                "parsing the written page gives another tree, because HTML cannot express this one: see \(places)."
            faults.append(WritingFault(kind: .inexpressible, description: text))
        }
        guard let encoding else { return faults }
        if !encoding.lacking.isEmpty {
            let places = encoding.lacking.joined(separator: ", ")
            let text =
                "\(encoding.name) lacks characters in places where character references have no effect; they are written as "
                + "references: see \(places). --output-encoding utf-8 writes the page in an encoding that has them."
            faults.append(WritingFault(kind: .lackingCharacters, description: text))
        }
        if encoding.declaration == .missing {
            let taken = encoding.readAs.isEmpty ? "cannot be read" : "is read as \(encoding.readAs)"
            let text =
                "the page is in \(encoding.name) but does not declare it; without other information it \(taken). "
                + "--output-encoding utf-8 converts and declares it."
            faults.append(WritingFault(kind: .undeclared, description: text))
        }
        return faults
    }
}
