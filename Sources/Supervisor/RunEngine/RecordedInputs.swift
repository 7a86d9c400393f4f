// RecordedInputs.swift: the inputs that a run received from outside the page and its script, recorded as it runs.

package import PageProtocol
package import PropertyValues

/// A resource that the page requested, and the answer.
package struct RecordedResource: Equatable, Sendable {
    /// The whole URL.
    package var url: String
    /// The answer; nil if there was none.
    package var answer: ResourceAnswer?

    /// Creates a recorded resource.
    package init(url: String, answer: ResourceAnswer?) { (self.url, self.answer) = (url, answer) }
}

/// The inputs from outside of one extension's run.
package struct RecordedInputs: Equatable, Sendable {
    /// In the order of the requests.
    package var resources: [RecordedResource] = []
    /// The calls of run(), each with its extra arguments; empty if nothing asked for the page, so that the script did not run.
    package var calls: [PropertyValue?] = []
    /// The argument of finalize(); nil if it was not called.
    package var argument: PropertyValue?
    /// Whether the native action failed, was cancelled, or timed out. It decides what a failure without a script's fault is about.
    package var isActionsFault = false

    /// Creates inputs of which none is recorded yet.
    package init() {}
}
