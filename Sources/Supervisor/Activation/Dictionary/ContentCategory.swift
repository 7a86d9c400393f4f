// ContentCategory.swift: the kinds of content that the dictionary form of a rule counts.
// Source: NSExtensionActivationRule and its child pages; where they are silent, see docs/activation.md.

import ExtensionModel
package import UniformTypes

/// A kind of content. An attachment can belong to several kinds.
package enum ContentCategory: String, CaseIterable, Sendable {
    case webPage = "web page"
    case webURL = "web URL"
    case file
    case image
    case movie
    case text

    /// The rule's key that limits this kind.
    package var key: String {
        switch self {
        case .webPage: "NSExtensionActivationSupportsWebPageWithMaxCount"
        case .webURL: "NSExtensionActivationSupportsWebURLWithMaxCount"
        case .file: "NSExtensionActivationSupportsFileWithMaxCount"
        case .image: "NSExtensionActivationSupportsImageWithMaxCount"
        case .movie: "NSExtensionActivationSupportsMovieWithMaxCount"
        case .text: "NSExtensionActivationSupportsText"
        }
    }
}

extension SharedAttachment {
    /// The kinds that the attachment counts as.
    package func categories(_ tree: UniformTypeTree) -> Set<ContentCategory> {
        func conforms(_ type: String) -> Bool {
            registeredTypeIdentifiers.contains { tree.type($0, conformsTo: type) }
        }
        var result: Set<ContentCategory> = []
        if conforms(SharedContent.activeWebPageType) { result.insert(.webPage) }
        if conforms("public.image") { result.insert(.image) }
        if conforms("public.movie") { result.insert(.movie) }
        if conforms("public.text") { result.insert(.text) }
        if conforms("public.file-url") {
            result.insert(.file)
        } else if conforms("public.url") {
            result.insert(.webURL)
        } else if result.isEmpty, conforms("public.data") {
            // Files without a URL arrive as untyped data.
            result.insert(.file)
        }
        return result
    }
}
