// UnsafeTextContent.swift: the text of a subtree. https://dom.spec.whatwg.org/#concept-descendant-text-content
//
// Why it is safe: the strings' lengths are summed, and their units copied, from the same records; strings never change and their heap never
// moves.

import Glibc

extension Tree {
    /// Code units of a text, in the narrower encoding that holds them.
    public enum Text {
        case ascii([UInt8])
        case utf16([UInt16])
    }

    /// The number of code units of all text nodes under a node.
    public func textLength(of root: NodeID) -> Int {
        var length = 0
        var node = next(root, within: root)
        while !node.isNone {
            let kind = arena[node: node.rawValue, ArenaLayout.kindWord] & 0xFF
            if kind == NodeKind.text.rawValue || kind == NodeKind.cdataSection.rawValue {
                length += strings.length(StringID(rawValue: arena[node: node.rawValue, ArenaLayout.payloadWord]))
            }
            node = next(node, within: root)
        }
        return length
    }

    /// The data of all text nodes and CDATA sections under `root`, in tree order; nil if longer than `limit`.
    public func textContent(of root: NodeID, limit: Int = .max) -> Text? {
        var parts: [UInt32] = []
        var length = 0
        var isASCII = true
        var node = next(root, within: root)
        while !node.isNone {
            let kind = arena[node: node.rawValue, ArenaLayout.kindWord] & 0xFF
            if kind == NodeKind.text.rawValue || kind == NodeKind.cdataSection.rawValue {
                let data = StringID(rawValue: arena[node: node.rawValue, ArenaLayout.payloadWord])
                parts.append(data.rawValue)
                length += strings.length(data)
                isASCII = isASCII && strings.isASCII(data)
            }
            node = next(node, within: root)
        }
        if length > limit { return nil }
        if isASCII {
            return .ascii(
                Array(unsafeUninitializedCapacity: length) { units, count in
                    for part in parts {
                        let bytes = strings.ascii(StringID(rawValue: part))
                        if bytes.count > 0 { memcpy(units.baseAddress! + count, bytes.baseAddress!, bytes.count) }
                        count += bytes.count
                    }
                }
            )
        }
        return .utf16(
            Array(unsafeUninitializedCapacity: length) { units, count in
                for part in parts {
                    let id = StringID(rawValue: part)
                    if strings.isASCII(id) {
                        for byte in strings.ascii(id) {
                            units[count] = UInt16(byte)
                            count += 1
                        }
                    } else {
                        for unit in strings.utf16(id) {
                            units[count] = unit
                            count += 1
                        }
                    }
                }
            }
        )
    }
}
