// URLOperations.swift: native operations for js/url/ and everything that resolves addresses.

import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Enters the operations on URLs. A URL comes back as its parts, one a line, in the order of js/html/attributes.js; as an
    /// empty string when it does not parse. No part holds a line feed: the URL parser and the setters drop them.
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
            default: throw OperationFailure.forged
            }
            return receiver.parts(record)
        }
        // A sequence of a form between two ampersands → its name; its value.
        named["url.formName"] = { _, operands in
            .utf8(FormURLEncoding.parse(try operands.bytes(1)).first?.name ?? [])
        }
        named["url.formValue"] = { _, operands in
            .utf8(FormURLEncoding.parse(try operands.bytes(1)).first?.value ?? [])
        }
        // Names and values in turns → the form.
        named["url.serializeForm"] = { _, operands in
            var pairs: [FormURLEncoding.Pair] = []
            for index in stride(from: 1, to: operands.count - 1, by: 2) {
                pairs.append((name: try operands.bytes(index), value: try operands.bytes(index + 1)))
            }
            return .utf8(FormURLEncoding.serialize(pairs))
        }
    }

    private func parts(_ record: URLRecord?) -> NativeResult {
        guard let record else { return .utf8([]) }
        let lines: [[UInt8]] = [
            record.href, record.protocol, record.username, record.password, record.host, record.hostname, record.port,
            record.pathname, record.search, record.hash, record.origin,
        ]
        return .utf8(Array(lines.joined(separator: [0x0A])))
    }
}
