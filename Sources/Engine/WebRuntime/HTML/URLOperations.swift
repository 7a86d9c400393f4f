// URLOperations.swift: native operations for js/url/ and everything that resolves addresses.

import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Enters the operations on URLs. A URL comes back as its parts, one a line, in the order of js/html/attributes.js;
    /// as an empty string when it does not parse.
    func registerURLOperations() {
        named["url.parse"] = { receiver, operands in
            let base = try operands.bytes(2)
            let encoding = Encoding(label: try operands.bytes(3)) ?? .utf8
            if base.isEmpty { return receiver.parts(URLRecord.parse(try operands.bytes(1), encoding: encoding)) }
            guard let record = URLRecord.parse(base) else { return .utf8([]) }
            return receiver.parts(URLRecord.parse(try operands.bytes(1), base: record, encoding: encoding))
        }
        named["url.set"] = { receiver, operands in
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
            default: break
            }
            return receiver.parts(record)
        }
        // Names and values, one after the other, with a separator that no USVString from a parser needs.
        named["url.parseForm"] = { receiver, operands in
            let pairs = FormURLEncoding.parse(try operands.bytes(1))
            return .utf8(Array(pairs.flatMap { [$0.name, $0.value] }.joined(separator: DOMReceiver.separator)))
        }
        named["url.serializeForm"] = { receiver, operands in
            let texts = try operands.bytes(1).split(separator: DOMReceiver.separator)
            let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { (name: texts[$0], value: texts[$0 + 1]) }
            return .utf8(FormURLEncoding.serialize(pairs))
        }
    }

    /// U+FFFF U+FFFE.
    private static let separator: [UInt8] = [0xEF, 0xBF, 0xBF, 0xEF, 0xBF, 0xBE]

    private func parts(_ record: URLRecord?) -> NativeResult {
        guard let record else { return .utf8([]) }
        let lines: [[UInt8]] = [
            record.href, record.protocol, record.username, record.password, record.host, record.hostname, record.port,
            record.pathname, record.search, record.hash, record.origin,
        ]
        return .utf8(Array(lines.joined(separator: [0x0A])))
    }
}

extension [UInt8] {
    /// The parts between occurrences of a sequence; one empty part for an empty array.
    fileprivate func split(separator: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var start = 0
        var index = 0
        while index + separator.count <= count {
            if self[index..<index + separator.count].elementsEqual(separator) {
                parts.append(Array(self[start..<index]))
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(Array(self[start...]))
        return parts
    }
}
