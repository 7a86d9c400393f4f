// FolderRemovalTests.swift: a temporary folder is removed, whatever an action has put into it, and nothing else.

import Glibc
import Isolation
import Testing

@Suite("Removing folders")
struct FolderRemovalTests {
    private func isThere(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    private func newFolder() throws -> String {
        var template = Array("\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/removal.XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func makeFile(_ path: String) { close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)) }

    @Test("Paths too long for the system, names that are not UTF-8 and locked folders are removed too")
    func hostileContent() throws {
        let folder = try newFolder()
        var level = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let name = String(repeating: "d", count: 200)
        for _ in 0..<1500 {
            #expect(mkdirat(level, name, 0o700) == 0)
            #expect(mkdirat(level, "beside", 0o700) == 0)
            let next = openat(level, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            close(level)
            level = next
        }
        close(openat(level, "file", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
        close(level)
        let component: [CChar] = [0x63, -23, 0]
        let bytes = Array(folder.utf8CString.dropLast()) + [0x2F] + component
        #expect(mkdir(bytes, 0o700) == 0)
        #expect(mkdir(bytes.dropLast() + [0x2F] + component, 0o700) == 0)
        #expect(mkdir(folder + "/locked", 0o700) == 0)
        makeFile(folder + "/locked/file")
        chmod(folder + "/locked", 0)
        removeFolder(folder)
        #expect(!isThere(folder))
    }

    @Test("Targets of links stay, also if the folder itself is a link")
    func links() throws {
        let outside = try newFolder()
        makeFile(outside + "/kept")
        let folder = try newFolder()
        #expect(mkdir(folder + "/inner", 0o700) == 0)
        for link in ["/link", "/inner/link"] { #expect(linkFile(folder + link, to: outside) == nil) }
        removeFolder(folder)
        #expect(!isThere(folder))
        #expect(linkFile(folder, to: outside) == nil)
        removeFolder(folder)
        #expect(isThere(outside + "/kept"))
        unlink(folder)
        removeFolder(outside)
        #expect(!isThere(outside))
    }
}
