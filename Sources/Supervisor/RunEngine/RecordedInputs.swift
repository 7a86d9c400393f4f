// RecordedInputs.swift: the inputs that a run received from outside the page and its script, recorded as it runs.

package import PageProtocol
package import PropertyValues
package import Wire

/// A resource that the page requested, and the answer.
package struct RecordedResource: Equatable, Sendable {
    /// The whole URL.
    package var url: String
    /// The answer; nil if there was none.
    package var answer: ResourceAnswer?

    /// Creates a recorded resource.
    package init(url: String, answer: ResourceAnswer?) { (self.url, self.answer) = (url, answer) }
}

/// A message that a content script sent to its extension's background, and the reply.
package struct RecordedMessage: Equatable, Sendable, WireCodable {
    /// The message, as the background gets it.
    package var json: [UInt8]
    /// The reply; nil if nothing received the message.
    package var reply: [UInt8]?

    /// A message with all its fields.
    package init(json: [UInt8], reply: [UInt8]?) { (self.json, self.reply) = (json, reply) }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(json)
        writer.write(optional: reply) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        json = try reader.readData()
        reply = try reader.readOptional { reader throws(WireError) in try reader.readData() }
    }
}

/// The inputs from outside of one extension's run.
package struct RecordedInputs: Equatable, Sendable {
    /// In the order of the requests.
    package var resources: [RecordedResource] = []
    /// In the order in which they were sent.
    package var messages: [RecordedMessage] = []
    /// The calls of run(), each with its extra arguments; empty if nothing asked for the page, so that the script did not run.
    package var calls: [PropertyValue?] = []
    /// The argument of finalize(); nil if it was not called.
    package var argument: PropertyValue?
    /// Whether the native action failed, was cancelled, or timed out. It decides what a failure without a script's fault is about.
    package var isActionsFault = false

    /// Creates inputs of which none is recorded yet.
    package init() {}
}
