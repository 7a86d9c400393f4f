// URLOperations.swift: native operations for js/url/ and for everything that resolves URLs.

import DOM
import ScriptEngine
import WebInfra

/// Parses a page's URLs, usually in sequence against the same base and in the same encoding.
struct AddressParser {
    private var baseText: [UInt8] = []
    private var base: URLRecord?
    private var label: [UInt8] = []
    private var encoding = Encoding.utf8
    /// A resolver for one base; the base's text and the encoding are strings of the tree.
    private var resolver: (base: StringID, encoding: StringID, resolver: URLResolver)?

    /// Resolves and serializes a URL; nil if it is invalid.
    ///
    /// - Parameters:
    ///   - base: An absolute URL.
    ///   - encoding: A label.
    mutating func resolve(_ address: [UInt8], base: StringID, encoding: StringID, _ strings: UnsafeStringTable)
        -> [UInt8]?
    {
        if let resolver, resolver.base == base, resolver.encoding == encoding { return resolver.resolver.href(address) }
        let new = URLResolver(
            base: URLRecord.parse(strings.string(base)),
            encoding: Encoding(label: strings.string(encoding)) ?? .utf8
        )
        resolver = (base, encoding, new)
        return new.href(address)
    }

    /// Parses operand 1 against the base in operand 2, an absolute URL or empty text for none, in the encoding with the label in operand 3.
    ///
    /// - Returns: nil if it is not a valid URL.
    mutating func parse(_ operands: Operands) throws(OperationFailure) -> URLRecord? {
        let (text, baseText, label) = (try operands.bytes(1), try operands.bytes(2), try operands.bytes(3))
        if label != self.label {
            encoding = Encoding(label: label) ?? .utf8
            self.label = label
        }
        if baseText.isEmpty { return URLRecord.parse(text, encoding: encoding) }
        if baseText != self.baseText {
            base = URLRecord.parse(baseText)
            self.baseText = baseText
        }
        guard let base else { return nil }
        return URLRecord.parse(text, base: base, encoding: encoding)
    }
}

extension DOMReceiver {
    /// Registers the operations on URLs. A URL is returned as its parts, one per line, in the order of js/url/parsing.js; as an empty
    /// string if it is invalid. No part contains a line feed: the URL parser and the setters remove them.
    func registerURLOperations() {
        families.url = { receiver, operation, operands in
            switch operation {
            case .urlParse: return receiver.parts(try receiver.addresses.parse(operands))
            case .urlSet:
                guard var record = URLRecord.parse(try operands.bytes(1)) else { return .utf8([]) }
                let value = try operands.bytes(3)
                switch try operands.string(2) {
                case "protocol": record.setProtocol(value)
                case "username": record.setUsername(value)
                case "password": record.setPassword(value)
                case "host": record.setHost(value)
                case "hostname": record.setHostname(value)
                case "port": record.setPort(value)
                case "pathname": record.setPathname(value)
                case "search": record.setSearch(value)
                case "hash": record.setHash(value)
                case "query": record.setQuery(serialized: value)
                default: throw OperationFailure.forged
                }
                return receiver.parts(record)
            case .urlFormName: return .utf8(FormURLEncoding.parse(try operands.bytes(1)).first?.name ?? [])
            case .urlFormValue: return .utf8(FormURLEncoding.parse(try operands.bytes(1)).first?.value ?? [])
            case .urlSerializeForm:
                var pairs: [FormURLEncoding.Pair] = []
                for index in stride(from: 1, to: operands.count - 1, by: 2) {
                    pairs.append((name: try operands.bytes(index), value: try operands.bytes(index + 1)))
                }
                return .utf8(FormURLEncoding.serialize(pairs))
            }
        }
    }

    private func parts(_ record: URLRecord?) -> NativeResult {
        guard let record else { return .utf8([]) }
        let rest: [[UInt8]] = [
            record.protocol, record.username, record.password, record.host, record.hostname, record.port,
            record.pathname, record.search, record.hash, record.origin,
        ]
        var lines = record.href
        lines.reserveCapacity(3 * lines.count + rest.count)
        for part in rest {
            lines.append(0x0A)
            lines += part
        }
        return .utf8(lines)
    }
}
