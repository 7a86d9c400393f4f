// Worker+Frames.swift: the frames of a page in which browsers would run content scripts: they do not run there, which a warning says.

import AddressMatching
import DOM
import PageProtocol
import ScriptMetadata
import WebInfra
import WebRuntime

extension Worker {
    /// The most frames that are looked at.
    private static let mostFrames = 1000

    /// Warns of frames in which a run's scripts would run in browsers.
    func warnOfFrames(_ run: ScheduledRun, on page: Page) {
        let patterns = run.framePatterns
        if patterns.isEmpty { return }
        let documents = [FrameAddress(page.options.url)] + frames(of: page)
        guard documents.count > 1 else { return }
        // NB: Patterns of manifests have no expressions and no public suffixes.
        let matcher = AddressMatcher(patterns, suffixes: nil)
        let found = matcher.documents(
            of: documents,
            count: patterns.count,
            isForAllFrames: { _ in true },
            expressions: { numbers, _ in numbers.map { _ in false } }
        )
        let count = Set(found.joined()).subtracting([0]).count
        if count == 0 { return }
        let frames = count == 1 ? "a frame of the page matches" : "\(count) frames of the page match"
        report(SideEffect(kind: .warning, text: "\(run.name): \(frames), and content scripts do not run in frames"))
    }

    /// The addresses of the page's frames.
    private func frames(of page: Page) -> [FrameAddress] {
        let tree = page.tree
        let base = URLRecord.parse(page.options.url)
        let (src, srcdoc) = (tree.strings.intern("src"), tree.strings.intern("srcdoc"))
        var found: [FrameAddress] = []
        var node = tree.next(page.document, within: page.document)
        while !node.isNone, found.count < Self.mostFrames {
            if tree.isElement(node), tree.name(node) == .iframe || tree.name(node) == .frame {
                let attribute = tree.attribute(node, qualifiedName: src)
                let source = attribute.isNone ? "" : tree.strings.string(tree.attributeValue(attribute))
                let address = source.isEmpty ? nil : URLRecord.parse(source, base: base)?.description
                let isMarkup = !tree.attribute(node, qualifiedName: srcdoc).isNone
                found.append(FrameAddress(isMarkup ? "about:srcdoc" : address ?? "about:blank", in: 0))
            }
            node = tree.next(node, within: page.document)
        }
        return found
    }
}
