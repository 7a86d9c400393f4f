// FuzzMessages.swift: messages from another process: a stream of frames whose messages are built from choices, truncated, changed or joined
// with other bytes.

import PropertyValues
import Wire

extension FuzzInput {
    /// A property-list value.
    mutating func propertyValue(depth: Int = 0) -> PropertyValue {
        let choice = byte()
        switch choice % (depth < 6 ? 12 : 9) {
        case 0: return .null
        case 1: return .bool(byte() & 1 == 1)
        case 2: return .number(double())
        case 3: return .integer(Int64(truncatingIfNeeded: word()) << Int64(below(49)))
        case 4, 5: return .string(one(of: Self.words))
        case 6: return .string(text(below(12)))
        case 7: return .date(double())
        case 8: return .data(take(below(12)))
        case 9, 10:
            return .dictionary((0..<below(5)).map { _ in (one(of: Self.words), propertyValue(depth: depth + 1)) })
        default: return .array((0..<below(5)).map { _ in propertyValue(depth: depth + 1) })
        }
    }

    /// A number, often an edge case.
    mutating func double() -> Double {
        let hard: [Double] = [
            0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, 1e300, -1e300, 9.3e18, -9.3e18, 4_294_967_296,
            .leastNonzeroMagnitude,
        ]
        let choice = byte()
        if choice < 200 { return one(of: hard) }
        return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    }

    /// Words that are meaningful in messages.
    private static let words = [
        "", "a", "attachments", "attachmentDetails", "title", "contentText", "files", "suggestedName", "sourceFrame",
        "com.apple.property-list", "com.apple.xml-property-list", "public.url", "public.file-url", "public.plain-text",
        "public.data", "public.png", "NSExtensionJavaScriptPreprocessingResultsKey",
        "NSExtensionJavaScriptFinalizeArgumentKey", "ask", "file:///tmp", "http://example.org/", "..", "\u{301}/..",
    ]

    mutating func word(of _: String.Type) -> String { below(4) == 0 ? text(below(12)) : one(of: Self.words) }
}

/// A stream of frames as received, and the messages read from it.
struct FuzzStream<Message: FrameMessage & Equatable> {
    private var decoder: FrameDecoder
    private(set) var isBroken = false

    init(maximumLength: Int = Frame.maximumLength) { decoder = FrameDecoder(maximumLength: maximumLength) }

    /// Adds a message to the stream, intact or damaged, and returns the messages that can be read now.
    mutating func arrive(_ message: Message?, _ input: inout FuzzInput) -> [(request: UInt32, message: Message)] {
        var bytes = message.map { $0.frame(request: UInt32(input.below(8))).encoded() } ?? input.take(input.below(32))
        switch input.below(16) {
        case 0 where !bytes.isEmpty: bytes[input.word() % bytes.count] = input.byte()
        case 1 where !bytes.isEmpty: bytes.removeLast(1 + input.below(bytes.count))
        case 2: bytes.insert(contentsOf: input.take(4), at: input.word() % (bytes.count + 1))
        default: break
        }
        return isBroken ? [] : read(bytes, pieces: 1 + input.below(40))
    }

    private mutating func read(_ bytes: [UInt8], pieces: Int) -> [(request: UInt32, message: Message)] {
        var found: [(request: UInt32, message: Message)] = []
        var start = 0
        do throws(WireError) {
            while start < bytes.count {
                let end = min(start + pieces, bytes.count)
                decoder.append(bytes[start..<end])
                start = end
                while let frame = try decoder.next() {
                    let message = try Message(frame)
                    // A decoded message is the same after it is encoded and decoded again.
                    let reported = message.frame(request: frame.request)
                    require(
                        (try? Message(reported))?.frame(request: 0).body == reported.body,
                        "A message changes on its way."
                    )
                    found.append((frame.request, message))
                }
            }
        } catch { isBroken = true }
        return found
    }
}
