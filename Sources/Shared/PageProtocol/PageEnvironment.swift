// PageEnvironment.swift: the environment of a page, in its job: scripts, resources, time and random numbers.

package import Wire

/// The environment of a page, as a job specifies it.
package struct PageEnvironment: Equatable, Sendable, WireCodable {
    /// Whether the page's own scripts run.
    package var runsPageScripts: Bool
    /// Whether the supervisor answers `loadResource`.
    package var hasResources: Bool
    /// The date at which the page's virtual time begins, in milliseconds since 1970; nil: the machine's date when it is opened.
    /// Given by `--time`; the bindings read it as `pageStartTime` (js/timing/clock.js).
    package var startTime: Double?
    /// The seed of the page's random numbers; nil: they come from the system.
    package var seed: UInt64?

    /// An environment with all its fields; by default, a page has no scripts and no resources.
    package init(
        runsPageScripts: Bool = false,
        hasResources: Bool = false,
        startTime: Double? = nil,
        seed: UInt64? = nil
    ) {
        self.runsPageScripts = runsPageScripts
        self.hasResources = hasResources
        self.startTime = startTime
        self.seed = seed
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(runsPageScripts)
        writer.write(hasResources)
        writer.write(optional: startTime) { $0.write($1) }
        writer.write(optional: seed) { $0.write(word: $1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        runsPageScripts = try reader.readFlag()
        hasResources = try reader.readFlag()
        startTime = try reader.readOptional { reader throws(WireError) in try reader.readDouble() }
        seed = try reader.readOptional { reader throws(WireError) in try reader.readWord() }
    }
}
