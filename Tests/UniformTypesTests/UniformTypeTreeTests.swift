// UniformTypeTreeTests.swift: conformance of the declared types.

import Testing
import UniformTypes

@Suite("Uniform types")
struct UniformTypeTreeTests {
    @Test(
        "A type conforms to itself and all its supertypes, direct and indirect, case-insensitively",
        arguments: [
            ("public.jpeg", "public.image", true),
            ("public.jpeg", "public.item", true),
            ("public.image", "public.jpeg", false),
            ("public.file-url", "public.url", true),
            ("PUBLIC.HTML", "public.text", true),
            ("com.apple.active-webpage", "COM.APPLE.ACTIVE-WEBPAGE", true),
            ("com.apple.active-webpage", "public.data", false),
            ("com.apple.xml-property-list", "public.xml", true),
            ("com.apple.property-list", "public.text", false),
        ]
    )
    func conformance(type: String, other: String, conforms: Bool) {
        #expect(UniformTypeTree.system.type(type, conformsTo: other) == conforms)
    }

    /// Types and their direct supertypes.
    static let declarations: [(types: String, supertypes: String)] = [
        ("public.item public.content public.archive", ""), ("public.data", "public.item"),
        ("public.composite-content", "public.content"),
        ("public.text public.image public.audiovisual-content", "public.data public.content"),
        ("public.plain-text public.rtf public.html public.xml public.json public.css public.vcard", "public.text"),
        ("public.utf8-plain-text public.utf16-plain-text public.source-code", "public.plain-text"),
        ("public.script com.netscape.javascript-source", "public.source-code"), ("public.url", "public.data"),
        ("public.file-url", "public.url"), ("public.directory", "public.item"), ("public.folder", "public.directory"),
        ("public.jpeg public.png public.tiff public.heic com.compuserve.gif com.microsoft.bmp", "public.image"),
        ("org.webmproject.webp", "public.image"), ("public.svg-image", "public.image public.xml"),
        ("public.movie public.audio", "public.audiovisual-content"),
        ("public.video com.apple.quicktime-movie public.mpeg-4 public.mpeg", "public.movie"),
        ("public.mp3 public.mpeg-4-audio", "public.audio"), ("com.adobe.pdf", "public.data public.composite-content"),
        ("com.apple.property-list com.apple.webarchive", "public.data"),
        ("com.apple.xml-property-list", "com.apple.property-list public.xml"),
        ("com.apple.binary-property-list", "com.apple.property-list"),
        ("public.zip-archive", "public.data public.archive"),
        ("com.apple.active-webpage", ""),
    ]

    @Test("Each type conforms to its supertypes, to theirs, and to nothing else", arguments: declarations)
    func everyDeclaration(types: String, supertypes: String) {
        let parents = Dictionary(
            Self.declarations.flatMap { row in
                row.types.split(separator: " ").map {
                    (String($0), row.supertypes.split(separator: " ").map(String.init))
                }
            },
            uniquingKeysWith: +
        )
        func ancestors(_ type: String) -> Set<String> {
            Set([type]).union((parents[type] ?? []).flatMap { Array(ancestors($0)) })
        }
        for type in types.split(separator: " ").map(String.init) {
            let expected = ancestors(type)
            for other in parents.keys {
                let conforms = UniformTypeTree.system.type(type, conformsTo: other)
                #expect(conforms == expected.contains(other), "\(type) and \(other)")
            }
        }
    }

    @Test("A cycle of declarations ends")
    func cycle() {
        var tree = UniformTypeTree.system
        tree.declare("org.example.a", conformingTo: ["org.example.b"])
        tree.declare("org.example.b", conformingTo: ["org.example.a", "public.text"])
        #expect(tree.type("org.example.a", conformsTo: "public.content"))
        #expect(!tree.type("org.example.a", conformsTo: "public.image"))
    }
}
