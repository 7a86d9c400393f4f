// UniformTypeTreeTests.swift: conformance of the declared types.

import ExtensionModel
import Testing

@Suite("Uniform types")
struct UniformTypeTreeTests {
    @Test(
        "A type conforms to itself and its supertypes at any remove, without regard to case",
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

    @Test("A cycle of declarations ends")
    func cycle() {
        var tree = UniformTypeTree.system
        tree.declare("org.example.a", conformingTo: ["org.example.b"])
        tree.declare("org.example.b", conformingTo: ["org.example.a", "public.text"])
        #expect(tree.type("org.example.a", conformsTo: "public.content"))
        #expect(!tree.type("org.example.a", conformsTo: "public.image"))
    }
}
