// DomainCharacters.swift: Unicode's properties of code points for domains, from DomainTables.
// https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table

/// Values of ranges of code points.
struct CodePointRanges {
    private var starts: [UInt32] = []
    private var ends: [UInt32] = []
    private var values: [UInt8] = []

    /// Parses a table of ranges: distance from the end of the last one, length, and a value if `hasValues`; 1 otherwise.
    init(_ text: StaticString, hasValues: Bool) {
        let numbers = DomainCharacters.numbers(text)
        var last: UInt32 = 0
        for place in stride(from: 0, to: numbers.count, by: hasValues ? 3 : 2) {
            starts.append(last + numbers[place])
            last += numbers[place] + numbers[place + 1]
            ends.append(last)
            values.append(hasValues ? UInt8(numbers[place + 2]) : 1)
        }
    }

    /// The value of a code point's range; nil outside of all ranges.
    subscript(codePoint: UInt32) -> UInt8? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= codePoint { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] <= codePoint ? values[low] : nil
    }

    func contains(_ codePoint: UInt32) -> Bool { self[codePoint] != nil }
}

/// The tables, which are parsed on first use.
enum DomainCharacters {
    enum JoiningType: UInt8 {
        case right, left, dual, transparent
    }

    enum BidiClass: UInt8 {
        case left, right, arabicLetter, arabicNumber, europeanNumber, europeanSeparator, commonSeparator
        case europeanTerminator, otherNeutral, boundaryNeutral, nonspacingMark
    }

    static let valid = CodePointRanges(DomainTables.valid, hasValues: false)
    static let ignored = CodePointRanges(DomainTables.ignored, hasValues: false)
    static let marks = CodePointRanges(DomainTables.marks, hasValues: false)
    static let combiningClasses = CodePointRanges(DomainTables.combining, hasValues: true)
    private static let joiningTypes = CodePointRanges(DomainTables.joining, hasValues: true)
    private static let bidiClasses = CodePointRanges(DomainTables.bidi, hasValues: true)

    /// The mappings of code points.
    static let mappings: [UInt32: [UInt32]] = {
        var found: [UInt32: [UInt32]] = [:]
        var numbers = Self.numbers(DomainTables.single)
        var last: UInt32 = 0
        for place in stride(from: 0, to: numbers.count, by: 4) {
            last += numbers[place]
            for index in 0..<numbers[place + 1] {
                let distance = index * numbers[place + 2]
                found[last + distance] = [numbers[place + 3] + distance]
            }
        }
        numbers = Self.numbers(DomainTables.several)
        last = 0
        var place = 0
        while place < numbers.count {
            last += numbers[place]
            let end = place + 2 + Int(numbers[place + 1])
            found[last] = Array(numbers[place + 2..<end])
            place = end
        }
        return found
    }()

    static func joiningType(_ codePoint: UInt32) -> JoiningType? {
        joiningTypes[codePoint].flatMap(JoiningType.init(rawValue:))
    }

    static func bidiClass(_ codePoint: UInt32) -> BidiClass {
        switch codePoint {
        case 0x30...0x39: .europeanNumber
        case 0x2B, 0x2D: .europeanSeparator
        case 0x2C, 0x2E, 0x2F, 0x3A: .commonSeparator
        case 0x23...0x25: .europeanTerminator
        case 0x41...0x5A, 0x61...0x7A: .left
        case 0..<0x80: .otherNeutral
        default: bidiClasses[codePoint].flatMap(BidiClass.init(rawValue:)) ?? .left
        }
    }

    /// Base-36 numbers separated by spaces.
    static func numbers(_ text: StaticString) -> [UInt32] {
        var found: [UInt32] = []
        var number: UInt32?
        text.withUTF8Buffer { bytes in
            for byte in bytes {
                switch byte {
                case 0x30...0x39: number = (number ?? 0) * 36 + UInt32(byte - 0x30)
                case 0x61...0x7A: number = (number ?? 0) * 36 + UInt32(byte - 0x61 + 10)
                default:
                    if let number { found.append(number) }
                    number = nil
                }
            }
        }
        if let number { found.append(number) }
        return found
    }
}
