// KernelFilesTests.swift: of all files in /proc and /sys, a worker and a reader can open exactly those in the table of docs/security.md.

import Foundation
import Isolation
import TestSupport
import Testing

@Suite("Files of the kernel")
struct KernelFilesTests {
    /// The entries of the table in docs/security.md; a folder ends with a slash.
    private static func listed() throws -> [String] {
        let document = URL(filePath: #filePath).appending(path: "../../../docs/security.md").standardized
        let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
        let table = lines.drop { !$0.hasPrefix("<!-- readable -->") }.prefix {
            !$0.hasPrefix("<!-- end of readable -->")
        }
        return table.compactMap { line in
            let cell = line.split(separator: "|").first.map(String.init) ?? ""
            return cell.contains("`") ? cell.trimmingCharacters(in: [" ", "`"]) : nil
        }
    }

    /// Existing files, to some depth, and the network's under each of its names.
    private static func files() -> [String] {
        var paths: [String] = []
        func walk(_ folder: String, _ depth: Int, _ isWanted: (String) -> Bool = { _ in true }) {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
            for name in names.sorted() where isWanted(name) {
                let path = folder + "/" + name
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                if isThere, isFolder.boolValue, depth > 0 {
                    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
                        walk(path, depth - 1)
                    }
                } else if isThere {
                    paths.append(path)
                }
            }
        }
        let isProcess = { (name: String) in
            name.allSatisfy(\.isNumber) || ["self", "thread-self", "net"].contains(name)
        }
        walk("/proc", 9) { !isProcess($0) }
        walk("/sys", 9)
        let own = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self")) ?? []
        let network = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/net")) ?? []
        for process in ["self", "thread-self", "OWN", "self/task/OWN", "1", "\(getpid())", "\(getppid())"] {
            paths += own.map { "/proc/\(process)/\($0)" } + network.map { "/proc/\(process)/net/\($0)" }
        }
        return paths + network.map { "/proc/net/\($0)" } + ["/proc", "/proc/net", "/proc/self/task/OWN", "/sys"]
    }

    /// Those of the paths that the probe can open in a place.
    private func opened(_ paths: [String], _ stage: String, _ confinement: Confinement) throws -> Set<String> {
        var found: Set<String> = []
        for start in stride(from: 0, to: paths.count, by: 500) {
            let answer = try SandboxProbe.run(
                ["open", stage] + paths[start..<min(start + 500, paths.count)],
                confinement,
                hasFiles: confinement != .unconfined
            )
            #expect(answer.status == 0)
            found.formUnion(answer.lines.map { String($0.prefix { $0 != "\t" }) })
        }
        return found
    }

    @Test("A worker and a reader can open the listed files, and the network's state under none of its names")
    func table() throws {
        if Kernel.current().sandbox.landlockVersion == 0 { try Test.cancel("the kernel has no Landlock") }
        let (listed, files) = (try Self.listed(), Self.files())
        #expect(listed.count > 5 && files.count > 200)
        func isListed(_ path: String) -> Bool {
            var name = path
            for own in ["/proc/OWN/", "/proc/self/task/OWN/", "/proc/thread-self/"] where path.hasPrefix(own) {
                name = "/proc/self/" + path.dropFirst(own.count)
            }
            return listed.contains { $0.hasSuffix("/") ? name.hasPrefix($0) : $0 == name }
        }
        let bare = try opened(files, "start", .unconfined)
        #expect(bare.contains("/proc/net/unix") && bare.contains("/proc/self/task/OWN/net/unix"))
        let places: [(stage: String, confinement: Confinement)] = [
            ("start", .pageWorker), ("fork-server", .pageWorker), ("pages", .pageWorker), ("start", .containerReader),
            ("reading", .containerReader),
        ]
        for (stage, confinement) in places {
            let found = try opened(files, stage, confinement)
            let others = found.filter { !isListed($0) }.sorted()
            #expect(others.isEmpty, "\(confinement), \(stage): \(others.prefix(20))")
            #expect(found.contains("/proc/self/statm") == (stage != "reading"), "\(confinement), \(stage)")
            #expect(!found.contains { $0.contains("/net") })
            if stage == "start" {
                // Every listed file that exists can be opened; otherwise the table would list too much.
                let missing = listed.filter { entry in
                    bare.contains { $0.hasPrefix(entry) } && !found.contains { $0.hasPrefix(entry) }
                }
                #expect(missing.isEmpty, "\(confinement): \(missing)")
            }
        }
    }
}
