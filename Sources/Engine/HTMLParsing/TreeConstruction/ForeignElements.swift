// ForeignElements.swift: inserts SVG and MathML elements, with the correct case of their names.
// https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element

import DOM

extension TreeBuilder {
    /// "Insert a foreign element" for the current start tag; a self-closing one is popped again.
    mutating func insertForeignElement(_ namespace: Namespace) {
        let text = tokenizer.text
        let adjusted = namespace == .svg ? ForeignNames.svgElement(text) : nil
        let name = tree.names.elementName(namespace: namespace, localName: (adjusted ?? text).buffer)
        var element = makeAndPush(name, namespace, Tag(name))
        appendForeignAttributes(to: element.node, namespace)
        setIntegrationPoints(&element)
        if places.areRecorded { recordStartTag(of: element.node) }
        stack.replace(at: stack.count - 1, with: element)
        if tokenizer.isSelfClosing { popElement() }
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point
    mutating func setIntegrationPoints(_ element: inout OpenElement) {
        switch element.tag {
        case .mathMI, .mathMO, .mathMN, .mathMS, .mathMText: element.isMathMLTextIntegrationPoint = true
        case .svgForeignObject, .svgDesc, .svgTitle: element.isHTMLIntegrationPoint = true
        case .mathAnnotationXML:
            let encoding = tree.attribute(element.node, named: .attrEncoding)
            guard !encoding.isNone else { return }
            var value: [UInt8] = []
            tree.strings.appendUTF8(of: tree.attributeValue(encoding), to: &value)
            let lower = value.map(asciiLowercase)
            element.isHTMLIntegrationPoint =
                lower.elementsEqual("text/html".utf8) || lower.elementsEqual("application/xhtml+xml".utf8)
        default: break
        }
    }

    /// "Adjust MathML attributes", "adjust SVG attributes" and "adjust foreign attributes".
    private mutating func appendForeignAttributes(to element: NodeID, _ namespace: Namespace) {
        var last = AttributeID.none
        for index in 0..<tokenizer.attributes.count {
            let text = tokenizer.attributeName(index)
            var name = NameID.none
            if let foreign = ForeignNames.attribute(text) {
                name = tree.names.name(
                    namespace: foreign.namespace,
                    prefix: foreign.prefix.count == 0 ? .none : tree.strings.intern(utf8: foreign.prefix.buffer),
                    localName: tree.strings.intern(utf8: foreign.localName.buffer)
                )
            } else if namespace == .svg, let adjusted = ForeignNames.svgAttribute(text) {
                name = tree.names.attributeName(adjusted.buffer)
            } else if namespace == .mathML, text.equals("definitionurl") {
                name = tree.names.attributeName(UnsafeBytes("definitionURL" as StaticString).buffer)
            } else {
                name = attributeNames.name(tokenizer.attributes[index].packedName, text, in: tree).0
            }
            last = tree.appendAttribute(name, attributeString(index), to: element, after: last)
        }
    }
}

/// The standard's tables of foreign names.
enum ForeignNames {
    /// An SVG local name in its proper case.
    static func svgElement(_ lowercase: UnsafeBytes) -> UnsafeBytes? { find(lowercase, in: svgElements) }

    /// An SVG attribute name in its proper case.
    static func svgAttribute(_ lowercase: UnsafeBytes) -> UnsafeBytes? { find(lowercase, in: svgAttributes) }

    private static func find(_ lowercase: UnsafeBytes, in names: [StaticString]) -> UnsafeBytes? {
        for name in names where name.utf8CodeUnitCount == lowercase.count {
            let candidate = UnsafeBytes(name)
            var index = 0
            while index < lowercase.count, asciiLowercase(candidate[index]) == lowercase[index] { index += 1 }
            if index == lowercase.count { return candidate }
        }
        return nil
    }

    /// "Adjust foreign attributes": names with a namespace.
    static func attribute(_ name: UnsafeBytes) -> (namespace: Namespace, prefix: UnsafeBytes, localName: UnsafeBytes)? {
        guard name.count >= 5, name[0] == 0x78 else { return nil }
        if name.equals("xmlns") { return (.xmlns, .empty, name) }
        if name.equals("xmlns:xlink") { return (.xmlns, name.slice(0, 5), name.slice(6, name.count)) }
        if name.equals("xml:lang") || name.equals("xml:space") {
            return (.xml, name.slice(0, 3), name.slice(4, name.count))
        }
        guard name.hasPrefix("xlink:", at: 0) else { return nil }
        let local = name.slice(6, name.count)
        for known in xlinkNames where local.equals(known) { return (.xlink, name.slice(0, 5), local) }
        return nil
    }

    private static let xlinkNames: [StaticString] = ["actuate", "arcrole", "href", "role", "show", "title", "type"]

    private static let svgElements: [StaticString] = [
        "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath",
        "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
        "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
        "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
        "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient",
        "radialGradient", "textPath",
    ]

    private static let svgAttributes: [StaticString] = [
        "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits",
        "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits",
        "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust",
        "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits",
        "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX",
        "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY",
        "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent",
        "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues",
        "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector",
        "zoomAndPan",
    ]
}
