// RunReport.swift: the report of a run.

package import ContainerProtocol
package import FilePaths
package import PageProtocol
package import ProcessSupervision
package import PropertyValues

/// The report of a run.
package struct RunReport: Sendable {
    /// The identifier of the extension; in a chain, of the last one that ran.
    package var identifier = ""
    /// In a chain: the reports of the extensions that ran, in order.
    package var chain: [RunReport] = []
    /// The date at which the page's time began, in milliseconds since 1970; nil: the current time when it was opened.
    package var startTime: Double?
    /// The seed of the page's random numbers; nil: they were the system's.
    package var pageSeed: UInt64?
    /// The failure; nil if the run succeeded.
    package var failure: RunFailure?
    /// The page to write; nil if the page's original bytes are to be written.
    package var page: [UInt8]?
    /// The value of the evaluated scripts, as JSON.
    package var value: [UInt8]?
    /// Whether run() passed a payload, which may be nil.
    package var hasPayload = false
    /// The payload; if run() was called more than once, the last one.
    package var payload: PropertyValue?
    /// The number of calls of run().
    package var runs = 0
    /// The returned items, in the form of ActionMessages.swift; nil if the action did not complete its request.
    package var returnedItems: PropertyValue?
    /// The error with which the action cancelled its request; nil if it did not.
    package var cancellation: ActionCancellation?
    package var runSnapshot: [UInt8]?
    package var finalSnapshot: [UInt8]?
    /// How the page was written.
    package var writing: PageWriting?
    /// The encoding of the written page; nil if it was not written.
    package var encoding: PageEncoding?
    /// The changes that scripts made, if they were requested.
    package var changes: PageChangeList?
    /// The inputs from outside, if they were requested.
    package var exchange: RecordedInputs?
    /// The files that the script imported.
    package var importedFiles: [FilePath] = []
    /// Whether the script runs on pages with this URL; in a chain, whether one of the scripts does.
    package var isMatched = true
    /// The values that the script stored; nil: it changed none.
    package var storedValues: StoredValues?
    /// The page's messages, in order.
    package var notes: [PageMessage] = []
    /// The duration of the worker's steps.
    package var timings: [Timing] = []
    /// The events, in order.
    package var events: [RunEvent] = []

    /// A report of only a failure, if there is one.
    package init(failure: RunFailure? = nil) { self.failure = failure }

    /// The report of a page that went through a chain. It has the messages of all extensions; payload, items and timings are the
    /// last one's.
    ///
    /// - Parameters:
    ///   - reports: The reports of the extensions that ran, in order; at least one.
    ///   - count: The number of extensions in the chain.
    package init(chain reports: [RunReport], count: Int) {
        self = reports[reports.count - 1]
        guard count > 1 else { return }
        chain = reports
        notes = reports.flatMap(\.notes)
        isMatched = reports.contains(where: \.isMatched)
        guard let failed = reports.first(where: \.endsChain) ?? reports.first(where: { $0.failure != nil }),
            let cause = failed.failure
        else { return }
        failure = RunFailure(cause.reason, "\(failed.identifier): \(cause.message)", fault: cause.fault)
        if !cause.keepsPage { page = nil }
    }

    /// Whether no later extension of a chain runs after it.
    package var endsChain: Bool { failure.map { !$0.keepsPage } ?? false }

    /// The page to write into its container; nil if it is unchanged.
    package var writtenPage: WrittenPage? { page.map { WrittenPage(bytes: $0, encoding: encoding?.name ?? "") } }
}
