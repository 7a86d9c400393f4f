// UnsafeCharacterData.swift: changes a node's data by text in a parser's input or in the engine's strings.
// Why it is safe: the pointers are to the caller's text and are only read during the call.

extension Tree {
    /// Appends UTF-8 (or WTF-8) to a node's data. Many small appends cost amortized linear time.
    ///
    /// - Parameter isRecorded: Whether observers get a record.
    public func appendData(_ node: NodeID, utf8: UnsafeBufferPointer<UInt8>, isRecorded: Bool) {
        setData(node, strings.concatenate(data(node), utf8: utf8), isRecorded: isRecorded)
    }

    /// Replaces `count` code units from `offset`, or fewer at the end.
    /// https://dom.spec.whatwg.org/#concept-cd-replace
    public func replaceData(
        _ node: NodeID,
        offset: Int,
        count: Int,
        with units: UnsafeBufferPointer<UInt16>
    ) throws(DOMException) {
        let old = data(node)
        let length = strings.length(old)
        guard offset <= length else { throw .indexSize }
        let count = min(count, length - offset)
        defer { liveRanges?.didReplaceData(of: node, offset: offset, count: count, with: units.count) }
        if offset == length {
            setData(node, strings.concatenate(old, utf16: units))
            return
        }
        let head = strings.substring(old, from: 0, count: offset)
        let tail = strings.substring(old, from: offset + count, count: length - offset - count)
        setData(node, strings.concatenate(strings.concatenate(head, utf16: units), tail))
    }
}
