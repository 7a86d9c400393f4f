// RunJob.swift: jobs of a worker on a page with extensions: the first extension, and further ones.

package import Wire

/// How a worker keeps a page after an extension.
package enum PageRetention: UInt8, Sendable, CaseIterable {
    /// It is dropped: no other extension follows.
    case discard = 1
    /// It is kept for the next extension as this one leaves it, and written after the last.
    case keepModified = 2
    /// It is kept for the next extension as it was parsed, and written after each.
    case keepPristine = 3
}

/// One extension's part of a job.
package struct ExtensionPart: Equatable, Sendable, WireCodable {
    /// The script; nil if the bundle has none: the payload is then nil, too.
    package var script: ScriptInput?
    /// The value of `arguments.extensionName` in run().
    package var extensionName: String
    /// How the script is called.
    package var kind: ScriptKind
    /// If each call has a script of its own: those after the first, in order.
    package var furtherScripts: [ScriptInput]
    /// What the script's manager has for it.
    package var manager: ManagerInput

    /// A part with all its fields; by default that of an action extension.
    package init(
        script: ScriptInput?,
        extensionName: String,
        kind: ScriptKind = .actionExtension,
        furtherScripts: [ScriptInput] = [],
        manager: ManagerInput = ManagerInput()
    ) {
        self.script = script
        self.extensionName = extensionName
        self.kind = kind
        self.furtherScripts = furtherScripts
        self.manager = manager
    }

    /// The script of a call, counted from 0.
    package func script(ofCall number: Int) -> ScriptInput? {
        if number == 0 || furtherScripts.isEmpty { return script }
        return furtherScripts[min(number, furtherScripts.count) - 1]
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(optional: script) { $0.write($1) }
        writer.write(extensionName)
        writer.write(byte: kind.rawValue)
        writer.write(list: furtherScripts) { $0.write($1) }
        writer.write(manager)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        try self.init(from: &reader, hasFinalizeFlag: false, hasKind: true, manager: .whole)
    }

    /// Reads the fields in order.
    ///
    /// - Parameters:
    ///   - hasFinalizeFlag: Whether a flag follows that is no longer used.
    ///   - hasKind: Whether the kind and further scripts follow; otherwise it is the part of an action extension.
    ///   - form: The encoding of the manager's input; nil: none follows.
    init(
        from reader: inout ByteReader,
        hasFinalizeFlag: Bool,
        hasKind: Bool,
        manager form: ManagerInput.Form?
    ) throws(WireError) {
        script = try reader.readOptional { reader throws(WireError) in try ScriptInput(from: &reader) }
        extensionName = try reader.readString()
        if hasFinalizeFlag { _ = try reader.readFlag() }
        kind = hasKind ? try reader.readCase(ScriptKind.self) : .actionExtension
        furtherScripts =
            hasKind ? try reader.readList { reader throws(WireError) in try ScriptInput(from: &reader) } : []
        manager =
            try form.map { form throws(WireError) in try ManagerInput(from: &reader, form: form) } ?? ManagerInput()
    }
}

/// Which changes by scripts are reported.
package enum Explanation: UInt8, Sendable {
    case nothing = 0
    /// The changes, and the ranges in which the output differs from the source.
    case changesAndBytes = 1
    /// Only the changes, which is all that the text form contains.
    case changes = 2
}

/// The worker's part of a run: run(), payload, finalize(), for a page's first extension.
package struct RunJob: Equatable, Sendable, WireCodable {
    package var page: PageInput
    package var part: ExtensionPart
    /// The page's selection: a CSS selector or a text, or nil.
    package var selection: String?
    package var writing: WritingOptions
    /// The time limit in seconds for run() and for finalize(), each.
    package var timeout: Double
    /// Whether the tree after run() is requested.
    package var wantsRunSnapshot: Bool
    /// Whether the tree after finalize() is requested.
    package var wantsFinalSnapshot: Bool
    package var environment: PageEnvironment
    package var retention: PageRetention
    /// Which changes by scripts are requested.
    package var explanation = Explanation.nothing

    /// A job with all its fields.
    package init(
        page: PageInput,
        part: ExtensionPart,
        selection: String?,
        writing: WritingOptions = WritingOptions(),
        timeout: Double,
        wantsRunSnapshot: Bool,
        wantsFinalSnapshot: Bool,
        environment: PageEnvironment = PageEnvironment(),
        retention: PageRetention = .discard
    ) {
        self.page = page
        self.part = part
        self.selection = selection
        self.writing = writing
        self.timeout = timeout
        self.wantsRunSnapshot = wantsRunSnapshot
        self.wantsFinalSnapshot = wantsFinalSnapshot
        self.environment = environment
        self.retention = retention
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(page)
        writer.write(part)
        writer.write(optional: selection) { $0.write($1) }
        writer.write(writing)
        writer.write(timeout)
        writer.write(wantsRunSnapshot)
        writer.write(wantsFinalSnapshot)
        writer.write(environment)
        writer.write(byte: retention.rawValue)
        writer.write(byte: explanation.rawValue)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        try self.init(
            from: &reader,
            hasPageWarnings: true,
            hasFinalizeFlag: false,
            hasKind: true,
            manager: .whole
        )
    }

    /// Reads the fields in order.
    ///
    /// - Parameters:
    ///   - hasPageWarnings: Whether they include the page's warnings.
    ///   - hasFinalizeFlag: Whether the extension's part ends with a flag that is no longer used.
    ///   - hasKind: Whether the extension's part includes its kind.
    ///   - form: The encoding of the manager's input in it; nil: it has none.
    package init(
        from reader: inout ByteReader,
        hasPageWarnings: Bool,
        hasFinalizeFlag: Bool,
        hasKind: Bool,
        manager form: ManagerInput.Form?
    ) throws(WireError) {
        page = try PageInput(from: &reader, hasWarnings: hasPageWarnings)
        part = try ExtensionPart(
            from: &reader,
            hasFinalizeFlag: hasFinalizeFlag,
            hasKind: hasKind,
            manager: form
        )
        selection = try reader.readOptional { reader throws(WireError) in try reader.readString() }
        writing = try WritingOptions(from: &reader)
        timeout = try reader.readDouble()
        wantsRunSnapshot = try reader.readFlag()
        wantsFinalSnapshot = try reader.readFlag()
        environment = try PageEnvironment(from: &reader)
        retention = try reader.readCase(PageRetention.self)
        explanation = try reader.readCase(Explanation.self)
    }
}

/// The next extension on the kept page, with the options of the page's first job.
package struct NextRunJob: Equatable, Sendable, WireCodable {
    package var part: ExtensionPart
    /// Whether no other extension follows.
    package var isLast: Bool

    /// A job with all its fields.
    package init(part: ExtensionPart, isLast: Bool) {
        self.part = part
        self.isLast = isLast
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(part)
        writer.write(isLast)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        part = try ExtensionPart(from: &reader)
        isLast = try reader.readFlag()
    }
}
