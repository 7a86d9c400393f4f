// DoctorCommand.swift: webaction doctor: what this machine enforces against pages, scripts and actions.

import ArgumentParser
import Isolation
import JSONCoding
import PropertyValues

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Report which sandbox features this kernel supports and which it lacks.",
        discussion: "Example: webaction doctor --json"
    )

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let kernel = Kernel.current()
        try writeOutput(
            json ? kernel.json.json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A] : text(kernel),
            to: nil
        )
    }

    private func text(_ kernel: Kernel) -> [UInt8] {
        let lines =
            ["Linux \(kernel.release)"]
            + kernel.findings.map { finding in
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
    /// For programs: the plain facts, and the findings in words.
    var json: PropertyValue {
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
