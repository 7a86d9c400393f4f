// ServingCommand.swift: the requests of a session to its command, whose options define how pages and cases are run.

package import ExtensionHost
package import FilePaths
package import Isolation
package import PageProtocol
package import ProcessSupervision
package import Reports
package import SavedPages
package import Suites

/// The command that serves.
package protocol ServingCommand {
    /// The bundle of the command line, by name or path; nil if it names none.
    var bundle: String? { get }
    /// The choices with which a form begins.
    var firstChoice: RunChoice { get }
    /// The time limit of a script, in seconds.
    var timeout: Double { get }
    /// The size limit of a page, in bytes.
    var maximumPageBytes: Int { get }
    /// Folders, in addition to its own, that a bundle's files may be in.
    var allowed: [FilePath] { get }
    /// The facts of a report page about its time and machine.
    var facts: [(name: String, value: String)] { get }

    /// How pages are read, and their environment.
    func loadOptions() throws -> PageLoadOptions

    /// Prepares the bundles of a suite, by name or path.
    func suiteBundles() throws -> SuiteBundleSearch

    /// Runs a page as chosen.
    func run(_ page: FilePath, _ choice: RunChoice, on supervisor: Supervisor) throws(ServedRunError) -> ServedOutcome
}

/// A run that was not made.
package struct ServedRunError: Error, CustomStringConvertible {
    package let description: String
    /// Hints after the message: the cause and the fix.
    package let hints: [String]

    package init(_ description: String, hints: [String]) { (self.description, self.hints) = (description, hints) }
}

/// One side of a run's page: its bytes, their type with the encoding, and the resources that a preview embeds.
package struct ServedSide {
    let page: PageInput
    let type: String
    let resources: (any ResourceProvider)?

    package init(_ page: PageInput, type: String, resources: (any ResourceProvider)?) {
        (self.page, self.type, self.resources) = (page, type, resources)
    }
}

/// The outcome of a run, before its trees are compared and its pages are rendered.
package struct ServedOutcome {
    /// The run without rendered pages and differences.
    let view: RunView
    let sides: (before: ServedSide, after: ServedSide)
    /// The trees in the text form; the second is nil if the run ended before it.
    let trees: (before: [UInt8], after: [UInt8]?)
    /// The changes that explain the differences.
    let changes: [PageChangeList?]

    package init(
        _ view: RunView,
        sides: (before: ServedSide, after: ServedSide),
        trees: (before: [UInt8], after: [UInt8]?),
        changes: [PageChangeList?]
    ) {
        (self.view, self.sides, self.trees, self.changes) = (view, sides, trees, changes)
    }
}

/// An unguessable number of 128 bits, for URLs.
package func unguessableName() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
        let word = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
        return String(repeating: "0", count: 16 - word.utf8.count) + word
    }.joined()
}
