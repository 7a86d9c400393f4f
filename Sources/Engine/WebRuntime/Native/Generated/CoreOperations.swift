// CoreOperations.swift: the native operations of the core, by js/idl/operations.py from js/operations.txt. Not to be edited.

enum ReadingOperation: UInt32, CaseIterable {
    /// String → the string itself.
    case string = 1
    /// Node → string.
    case textContent = 2
    /// Element or fragment → string.
    case innerHTML = 3
    /// Element → string.
    case outerHTML = 4
    /// Node → string.
    case serializeXML = 5
    /// Root, slot of the selector → elements.
    case querySelectorAll = 6
    /// Root, qualified name of HTML elements (0: all elements), that of other elements → elements under it.
    case collect = 7
    /// Base (an absolute URL), label of its document's encoding; a URL → the resolved URL, empty if it is invalid.
    case resolveURL = 8
}

enum NameOperation: UInt32, CaseIterable {
    /// ; text → interned string.
    case internText = 9
    /// Name → namespace; local name, prefix, qualified name in scratch memory.
    case name = 10
    /// Namespace → its URL.
    case namespaceAddress = 11
    /// Number → document.
    case documentNumbered = 12
    /// Namespace's URL, prefix, local name → name.
    case qualifiedName = 13
}

enum CreationOperation: UInt32, CaseIterable {
    /// Name, document, whether no reaction is needed → element.
    case createElement = 14
    /// Document; data → text.
    case createText = 15
    /// Document, data → text.
    case createTextString = 16
    /// Document; data → comment.
    case createComment = 17
    /// Document; data → CDATA section.
    case createCDATA = 18
    /// Document, target; data → processing instruction.
    case createPI = 19
    /// Document, name, public id; system id → document type.
    case createDoctype = 20
    /// Document → fragment.
    case createFragment = 21
    /// Whether HTML → document.
    case createDocument = 22
    /// Node, whether deep, document → node.
    case clone = 23
    /// Node, document.
    case adopt = 24
}

enum ChangeOperation: UInt32, CaseIterable {
    /// Node, parent, child before which to insert.
    case insert = 25
    /// Child, node, parent.
    case replaceChild = 26
    /// Child, parent.
    case removeChild = 27
    /// Parent, node.
    case replaceAll = 28
    /// Parent.
    case removeAllChildren = 29
}

enum AttributeOperation: UInt32, CaseIterable {
    /// Element, qualified name's string; value → the value's string.
    case setAttribute = 30
    /// Element, qualified name's string, value's string.
    case setAttributeString = 31
    /// Element, name; value.
    case setAttributeNamed = 32
    /// Element, attribute.
    case removeAttribute = 33
    /// Attribute, element → its node.
    case attributeNode = 34
    /// Attribute node, element → the node it replaced.
    case setAttributeNode = 35
    /// Name, document; value → attribute node.
    case createAttribute = 36
    /// Element or none, attribute; value.
    case setAttributeValue = 37
    /// Element, qualified name's string → attribute.
    case findAttribute = 38
    /// Element, namespace's URL, local name → attribute.
    case findAttributeNamed = 39
    /// Element, position → attribute.
    case attributeAt = 40
    /// Element → number of its attributes.
    case attributeCount = 41
}

enum TextOperation: UInt32, CaseIterable {
    /// Node; data.
    case setData = 42
    /// Node, offset, count; data.
    case replaceData = 43
    /// Parent; text.
    case setTextContent = 44
    /// Node.
    case normalize = 45
    /// String → its length in code units.
    case stringLength = 46
}

enum MarkupOperation: UInt32, CaseIterable {
    /// Element; markup.
    case setInnerHTML = 47
    /// Context element (0: body), document; markup → fragment.
    case parseFragment = 48
    /// 0 for HTML and 1 for XML, flags; markup → document.
    case parseDocument = 49
}

enum QueryOperation: UInt32, CaseIterable {
    /// Slot, which identifies the selector from now on; selector.
    case parseSelector = 50
    /// Root, slot → element.
    case querySelector = 51
    /// Element, slot → 1 or 0.
    case matches = 52
    /// Element, slot → element.
    case closest = 53
    /// Root, interned string → element.
    case elementByID = 54
    /// Node, node → 1 or 0.
    case isEqual = 55
    /// Template → fragment.
    case templateContents = 56
    /// Document type → string.
    case doctypePublicID = 57
    /// Document type → string.
    case doctypeSystemID = 58
}
