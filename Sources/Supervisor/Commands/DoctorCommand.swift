// DoctorCommand.swift: webaction doctor: reports the restrictions that this machine enforces on pages, scripts and actions, and causes
// of slow runs.

import ArgumentParser
import Isolation
import JSONCoding
import ProcessSupervision
import PropertyValues

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Report which sandbox features this kernel supports and which it lacks, and what makes runs slow.",
        discussion: "Example: webaction doctor --json"
    )

    @OptionGroup
    var form: JSONOption

    func run() throws {
        let kernel = Kernel.current()
        let findings = kernel.findings + [bindingsFinding].compactMap { $0 }
        if form.json { return try writeJSON(kernel.json(findings), to: nil) }
        try writeOutput(text(kernel, findings), to: nil)
    }

    /// Whether page workers use compiled bindings; nil if no worker can be started, which other findings report.
    private var bindingsFinding: Kernel.Finding? {
        guard let supervisor = try? makeSignalledSupervisor() else { return nil }
        defer { supervisor.shutDown() }
        guard let isThere = try? supervisor.hasCompiledBindings() else { return nil }
        return Kernel.Finding(
            name: "Compiled scripts of the page worker",
            state: isThere ? "there" : "missing, or of another version of JavaScriptCore",
            isGood: isThere,
            consequence: isThere
                ? "Page workers start without reading them again."
                : "Each run takes some milliseconds longer, and does the same. \"webaction compile-bindings\" makes them."
        )
    }

    private func text(_ kernel: Kernel, _ findings: [Kernel.Finding]) -> [UInt8] {
        let lines =
            ["Linux \(kernel.release)"]
            + findings.map { finding in
                "\(finding.isGood ? "good" : "poor")  \(finding.name): \(finding.state). \(finding.consequence)"
            }
        let end =
            kernel.sandbox.missing.isEmpty
            ? "--require-sandbox is satisfied on this machine."
            : "--require-sandbox fails on this machine: missing \(kernel.sandbox.missing.joined(separator: " and "))."
        return Array((lines + [end]).map { $0 + "\n" }.joined().utf8)
    }
}

extension Kernel {
    /// The facts and the findings as JSON.
    fileprivate func json(_ findings: [Finding]) -> PropertyValue {
        var control: [(key: String, value: PropertyValue)]
        switch memoryControl {
        case .writable(let path): control = [("state", .string("writable")), ("path", .string(path))]
        case .readOnly(let path): control = [("state", .string("readOnly")), ("path", .string(path))]
        case .absent: control = [("state", .string("absent"))]
        }
        return .dictionary([
            ("release", .string(release)),
            ("systemCallFilters", .bool(sandbox.hasSystemCallFilters)),
            ("landlockVersion", .integer(Int64(sandbox.landlockVersion))),
            ("memoryControl", .dictionary(control)),
            ("ptraceScope", ptraceScope.map { .integer(Int64($0)) } ?? .null),
            ("allowsTerminalInput", allowsTerminalInput.map { .bool($0) } ?? .null),
            ("isRoot", .bool(isRoot)),
            ("isSandboxWhole", .bool(sandbox.missing.isEmpty)),
            ("missing", .array(sandbox.missing.map { .string($0) })),
            (
                "findings",
                .array(
                    findings.map { finding in
                        .dictionary([
                            ("name", .string(finding.name)), ("state", .string(finding.state)),
                            ("isGood", .bool(finding.isGood)), ("consequence", .string(finding.consequence)),
                        ])
                    }
                )
            ),
        ])
    }
}
