// BatchProgressView.swift: shows the progress of a batch: one changing line on a terminal, otherwise a line at intervals; and failed
// pages, up to a maximum number.

import Batch
import ContainerProtocol
import FilePaths
import Isolation
import Reports

extension LeftOutList {
    /// The number of omitted inputs; nil if there are none.
    var summary: String? {
        if count == 0 { return nil }
        let inContainers = contained == 0 ? nil : "\(counted(contained, "other item")) in containers"
        let inFolders = files.count == 0 ? nil : counted(files.count, "other file")
        return [inFolders, inContainers].compactMap { $0 }.joined(separator: " and ") + " skipped"
    }
}

/// Shows progress on standard error.
final class BatchProgressView {
    /// The number of failed pages to list; others are counted.
    private static let maximumFailures = 20
    /// The maximum length of a message in characters.
    private static let maximumMessage = 500

    private let total: Int?
    private let hasReport: Bool
    private let isOnTerminal = isTerminal(2)
    private var lastShown = 0.0
    private var failures = 0

    init(total: Int?, hasReport: Bool) {
        self.total = total
        self.hasReport = hasReport
    }

    /// Seconds between two lines.
    private var interval: Double { isOnTerminal ? 0.2 : 10 }

    func tell(_ message: BatchMessage) {
        switch message {
        case .note(let text): printError(text)
        case .failed(let page, let text):
            failures += 1
            if failures <= Self.maximumFailures {
                let isWhole = text.count <= Self.maximumMessage
                printError("\(page): \(isWhole ? text : text.prefix(Self.maximumMessage) + "…")")
            } else if failures == Self.maximumFailures + 1 {
                let hint = hasReport ? "the report lists them" : "--report lists them"
                printError("further failures are counted and not shown; \(hint).")
            }
        }
    }

    func show(_ progress: BatchProgress) {
        guard progress.seconds - lastShown >= interval else { return }
        lastShown = progress.seconds
        if isOnTerminal {
            StandardError.showProgress(line(progress))
        } else {
            printError(line(progress))
        }
    }

    func finish(_ end: BatchEnd) {
        var text = line(end.progress, isAtEnd: true)
        if let skipped = end.leftOut.summary { text += ", " + skipped }
        printError(text)
    }

    private func line(_ progress: BatchProgress, isAtEnd: Bool = false) -> String {
        let count = progress.done - progress.doneBefore
        let rate = progress.seconds > 0 ? Double(count) / progress.seconds : 0
        let all = isAtEnd ? nil : total
        var text = (all == nil ? "" : "\(progress.done) of ") + counted(all ?? progress.done, "page")
        text += ", \((rate * 10).rounded() / 10)/s, \(progress.failed) failed"
        if !isAtEnd, let total, rate > 0, total > progress.done {
            text += ", \(duration(Double(total - progress.done) / rate)) left"
        }
        return text
    }

    private func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3600) h \(whole / 60 % 60) min"
    }
}
