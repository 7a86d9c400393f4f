// CoreOperation+Effects.swift: the effects that operations may have, apart from their results.

extension CoreOperation {
    /// Whether it may connect nodes to the page.
    var mayConnect: Bool {
        switch self {
        case .change(let operation):
            switch operation {
            case .insert, .replaceChild, .replaceAll: true
            case .removeChild, .removeAllChildren: false
            }
        case .name, .creation, .attribute, .text, .markup, .query: false
        }
    }

    /// Whether it may give an element an id or name.
    var mayName: Bool {
        switch self {
        case .attribute(let operation):
            switch operation {
            case .setAttribute, .setAttributeString, .setAttributeNamed, .setAttributeValue, .setAttributeNode: true
            case .removeAttribute, .attributeNode, .createAttribute, .findAttribute, .findAttributeNamed, .attributeAt,
                .attributeCount:
                false
            }
        case .markup(let operation):
            switch operation {
            case .setInnerHTML, .parseFragment: true
            case .parseDocument: false
            }
        case .creation(let operation):
            switch operation {
            case .clone: true
            case .createElement, .createText, .createTextString, .createComment, .createCDATA, .createPI,
                .createDoctype, .createFragment, .createDocument, .adopt:
                false
            }
        case .name, .change, .text, .query: false
        }
    }
}
