// RunExchange.swift: what a run got from others than the page and its scripts, noted while it goes on.

package import PageProtocol
package import PropertyValues

/// A resource that the page asked for, and what it got.
package struct RecordedResource: Equatable, Sendable {
    /// The whole address.
    package var url: String
    /// nil: there was none.
    package var answer: ResourceAnswer?
}

/// What one extension's run got from outside.
package struct RunExchange: Equatable, Sendable {
    /// In the order in which they were asked for.
    package var resources: [RecordedResource] = []
    /// The calls of run(), each with its extra arguments; none: nobody asked for the page, so that the script had no turn.
    package var calls: [PropertyValue?] = []
    /// What finalize() was called with; nil: it was not called.
    package var argument: PropertyValue?
    /// Whether the native action failed, was cancelled, or took too long: what a failure without a script's fault is then about.
    package var isActionsFault = false
}
