// NativeOperation.swift: the numbers of the native operations; `OP` in js/arena.js repeats them, and ArenaLayoutTests compares the two
// lists.

/// A native operation. Each case lists its operands, as in `native(holder, operation, a, b, c, text)`, and, after an arrow, its result.
enum NativeOperation: UInt32, CaseIterable {
    /// a: string → the string itself.
    case string = 1
    /// text → interned string.
    case internText = 2
    /// a: name → namespace, local name, prefix, qualified name.
    case name = 3
    /// a: namespace → its URL.
    case namespaceAddress = 4
    /// a: number → document.
    case documentNumbered = 5
    /// a: namespace's URL, b: prefix, c: local name → name.
    case qualifiedName = 7

    /// a: name, b: document, c: whether no reaction is needed.
    case createElement = 10
    /// text, a: document.
    case createText = 11
    /// a: document, b: data's string.
    case createTextString = 9
    case createComment = 12
    case createCDATA = 13
    /// text: data, a: document, b: target.
    case createPI = 14
    /// text: system id, a: document, b: name, c: public id.
    case createDoctype = 15
    /// a: document.
    case createFragment = 16
    /// a: whether HTML.
    case createDocument = 17
    /// a: node, b: whether deep, c: document.
    case clone = 18
    /// a: node, b: document.
    case adopt = 19

    /// a: node, b: parent, c: child before which to insert.
    case insert = 20
    /// a: child, b: node, c: parent.
    case replaceChild = 21
    /// a: child, b: parent.
    case removeChild = 22
    /// a: parent, b: node.
    case replaceAll = 23
    /// a: parent.
    case removeAllChildren = 24

    /// text, a: element, b: qualified name's string → the value's string.
    case setAttribute = 30
    /// text, a: element, b: name.
    case setAttributeNamed = 31
    /// a: element, b: attribute.
    case removeAttribute = 32
    /// a: attribute, b: element → its node.
    case attributeNode = 33
    /// a: attribute node, b: element → the node it replaced.
    case setAttributeNode = 34
    /// a: element, b: qualified name's string, c: value's string.
    case setAttributeString = 37
    /// text, a: name, b: document → attribute node.
    case createAttribute = 35
    /// text, a: element or none, b: attribute.
    case setAttributeValue = 36

    /// a: element, b: qualified name's string → attribute.
    case findAttribute = 38
    /// a: element, b: namespace's URL, c: local name → attribute.
    case findAttributeNamed = 39
    /// a: element, b: position → attribute.
    case attributeAt = 46
    /// a: element → number of its attributes.
    case attributeCount = 47

    /// text, a: node.
    case setData = 40
    /// text, a: node, b: offset, c: count.
    case replaceData = 41
    /// text, a: node.
    case setTextContent = 42
    /// a: node → the string itself.
    case textContent = 43
    /// a: node.
    case normalize = 45
    /// a: string → its length in code units.
    case stringLength = 48

    /// a: element → the string itself.
    case innerHTML = 50
    case outerHTML = 51
    /// text, a: element.
    case setInnerHTML = 52
    /// text, a: context element or none for `body`, b: document → fragment.
    case parseFragment = 53
    /// text, a: 0 for HTML, 1 for XML → document.
    case parseDocument = 54
    /// a: node → the string itself.
    case serializeXML = 55

    /// text, a: slot, which identifies the selector from now on.
    case parseSelector = 59
    /// a: root, b: slot of the selector → element.
    case querySelector = 60
    /// a: root, b: slot → the ids of the elements.
    case querySelectorAll = 61
    /// a: element, b: slot.
    case matches = 62
    case closest = 63
    /// a: root, b: interned qualified name of HTML elements, 0: all elements, c: that of other elements → ids of those under it.
    case collect = 64
    /// a: root, b: interned string → element.
    case elementByID = 65
    /// a, b: nodes.
    case isEqual = 67

    /// a: template → fragment.
    case templateContents = 70
    case doctypePublicID = 71
    case doctypeSystemID = 72

    /// text: a URL, a: its base, an absolute URL, b: the label of its document's encoding → the resolved URL; empty if invalid.
    case resolveURL = 80

    /// First argument: a name; see `DOMReceiver.named`.
    case named = 100
    /// First argument: a name → the number for further calls.
    case numberOfName = 101

    /// The first of these numbers.
    static let firstNumbered: UInt32 = 1000

    /// Whether it may connect nodes to the page.
    var mayConnect: Bool {
        switch self {
        case .insert, .replaceChild, .replaceAll: true
        default: false
        }
    }

    /// Whether it may give an element an id or name.
    var mayName: Bool {
        switch self {
        case .setAttribute, .setAttributeString, .setAttributeNamed, .setAttributeValue, .setAttributeNode,
            .setInnerHTML, .parseFragment, .clone:
            true
        default: false
        }
    }
}
