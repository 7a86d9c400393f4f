// UnsafeNames.swift: names from text in a parser's input or in the program.
// Why it is safe: the pointers are to the caller's text and are only read during the call.

extension NameTable {
    /// The name of an element without prefix. `localName`: UTF-8.
    public func elementName(namespace: Namespace, localName: UnsafeBufferPointer<UInt8>) -> NameID {
        name(namespace: namespace, prefix: .none, localName: strings.intern(utf8: localName))
    }

    /// The name of an attribute without namespace and prefix. `localName`: UTF-8.
    public func attributeName(_ localName: UnsafeBufferPointer<UInt8>) -> NameID {
        name(namespace: .none, prefix: .none, localName: strings.intern(utf8: localName))
    }
}

extension UnsafeStringTable {
    /// The interned strings of words separated by spaces.
    func internWords(of text: StaticString) -> [StringID] {
        text.withUTF8Buffer { text in
            text.split(separator: 0x20).map { intern(utf8: UnsafeBufferPointer(rebasing: $0)) }
        }
    }
}
