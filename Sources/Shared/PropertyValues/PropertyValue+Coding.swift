// PropertyValue+Coding.swift: the binary encoding of a property value in messages.
//
//   TAG  THEN
//     0  nothing: null
//     1  nothing: false
//     2  nothing: true
//     3  8 bytes: number (IEEE 754)
//     4  8 bytes: integer (two's complement)
//     5  count, bytes: string (UTF-8)
//     6  8 bytes: date, seconds since 1970
//     7  count, bytes: data
//     8  count, values: array
//     9  count, (string, value) pairs: dictionary

public import Wire

extension PropertyValue: WireCodable {
    /// Appends the value. One that is nested too deep is written as it is; the reader rejects it.
    public func encode(into writer: inout ByteWriter) {
        switch self {
        case .null: writer.write(byte: 0)
        case .bool(let flag): writer.write(byte: flag ? 2 : 1)
        case .number(let number):
            writer.write(byte: 3)
            writer.write(number)
        case .integer(let number):
            writer.write(byte: 4)
            writer.write(word: UInt64(bitPattern: number))
        case .string(let text):
            writer.write(byte: 5)
            writer.write(text)
        case .date(let seconds):
            writer.write(byte: 6)
            writer.write(seconds)
        case .data(let data):
            writer.write(byte: 7)
            writer.write(data)
        case .array(let elements):
            writer.write(byte: 8)
            writer.write(list: elements) { $0.write($1) }
        case .dictionary(let entries):
            writer.write(byte: 9)
            writer.write(list: entries) { writer, entry in
                writer.write(entry.key)
                writer.write(entry.value)
            }
        }
    }

    /// Reads one value of at most `maximumDepth` levels.
    public init(from reader: inout ByteReader) throws(WireError) {
        self = try PropertyValue.read(from: &reader, depth: 0)
    }

    private static func read(from reader: inout ByteReader, depth: Int) throws(WireError) -> PropertyValue {
        try reader.countValue()
        let tag = try reader.readByte("a value")
        switch tag {
        case 0: return .null
        case 1: return .bool(false)
        case 2: return .bool(true)
        case 3: return .number(try reader.readDouble())
        case 4: return .integer(Int64(bitPattern: try reader.readWord()))
        case 5: return .string(try reader.readString())
        case 6: return .date(try reader.readDouble())
        case 7: return .data(try reader.readData())
        case 8, 9:
            guard depth < maximumDepth else { throw .tooDeep(limit: maximumDepth) }
            if tag == 8 {
                let count = try reader.readLength("an array")
                var elements: [PropertyValue] = []
                for _ in 0..<count { elements.append(try read(from: &reader, depth: depth + 1)) }
                return .array(elements)
            }
            let count = try reader.readLength("a dictionary")
            var entries: [(key: String, value: PropertyValue)] = []
            for _ in 0..<count {
                let key = try reader.readString()
                entries.append((key, try read(from: &reader, depth: depth + 1)))
            }
            return .dictionary(entries)
        default: throw .unknownTag(of: "value tag", value: UInt64(tag))
        }
    }
}
