// UnsafeTokenText.swift: adds a token to an attribute's value or removes one. https://dom.spec.whatwg.org/#interface-domtokenlist
// Why it is safe: the pointers are to the caller's text and to the value's units, and are only read during the call.
//
// A list of n tokens that is changed n times has n values. A value that extends the former one, or lacks its first or last token, shares
// its units, so that the cost is in proportion to the token.

extension Tree {
    /// Appends a token to an attribute's value, which consists of tokens separated by single spaces.
    /// - Returns: The new value.
    public func appendToken(
        _ token: UnsafeBufferPointer<UInt16>,
        to attribute: AttributeID,
        of element: NodeID
    ) -> StringID {
        let old = attributeValue(attribute)
        let added = (old == .empty ? [] : [Self.space]) + token
        return added.withUnsafeBufferPointer { units in
            setTokens(strings.concatenate(old, utf16: units), attribute, of: element)
        }
    }

    /// Removes a token from an attribute's value, which consists of tokens separated by single spaces.
    /// - Returns: The new value; none if the token is not in the list.
    public func removeToken(
        _ token: UnsafeBufferPointer<UInt16>,
        from attribute: AttributeID,
        of element: NodeID
    ) -> StringID {
        let old = attributeValue(attribute)
        let length = strings.length(old)
        guard !token.isEmpty, let start = strings.place(ofToken: token, in: old) else { return .none }
        let end = start + token.count
        if start == 0 {
            let behind = min(end + 1, length)
            return setTokens(strings.substring(old, from: behind, count: length - behind), attribute, of: element)
        }
        let head = strings.substring(old, from: 0, count: start - 1)
        if end == length { return setTokens(head, attribute, of: element) }
        let tail = strings.substring(old, from: end, count: length - end)
        return setTokens(strings.joined(head, tail), attribute, of: element)
    }

    private static var space: UInt16 { 0x20 }

    private func setTokens(_ value: StringID, _ attribute: AttributeID, of element: NodeID) -> StringID {
        let value = canonical(value, attribute)
        setValue(attribute, value, of: element)
        return value
    }
}

extension UnsafeStringTable {
    /// The position of a token in a text of tokens separated by single spaces: first, last, or the first position between two others.
    fileprivate func place(ofToken token: UnsafeBufferPointer<UInt16>, in text: StringID) -> Int? {
        guard isASCII(text) else { return place(ofToken: token, among: utf16(text)) }
        guard token.allSatisfy({ $0 < 0x80 }) else { return nil }
        return place(ofToken: token.map(UInt8.init(truncatingIfNeeded:)), among: ascii(text))
    }

    private func place<Unit: FixedWidthInteger>(
        ofToken token: some Collection<Unit>,
        among units: UnsafeBufferPointer<Unit>
    ) -> Int? {
        let count = token.count
        guard count <= units.count else { return nil }
        let isWhole = { (start: Int) in
            (start == 0 || units[start - 1] == 0x20) && (start + count == units.count || units[start + count] == 0x20)
        }
        if units.starts(with: token), isWhole(0) { return 0 }
        let last = units.count - count
        if units[last...].elementsEqual(token), isWhole(last) { return last }
        guard let first = token.first else { return nil }
        for start in 1..<max(last, 1) where units[start] == first && isWhole(start) {
            if units[start..<start + count].elementsEqual(token) { return start }
        }
        return nil
    }

    /// Concatenates two strings, without room to grow.
    fileprivate func joined(_ head: StringID, _ tail: StringID) -> StringID {
        if isASCII(head), isASCII(tail) {
            return (Array(ascii(head)) + ascii(tail)).withUnsafeBufferPointer { make(utf8: $0) }
        }
        return (units(head) + units(tail)).withUnsafeBufferPointer { make(utf16: $0) }
    }

    private func units(_ id: StringID) -> [UInt16] { isASCII(id) ? ascii(id).map(UInt16.init) : Array(utf16(id)) }
}
