// ResourceFolderTests.swift: which files a page's URLs refer to, and that none is outside of the folder.

import FilePaths
import Foundation
import PageProtocol
import Testing

@testable import SavedPages

@Suite("Resource folders")
struct ResourceFolderTests {
    @Test(
        "A URL refers to the files of mirrors and of saved pages, in this order",
        arguments: [
            (
                ResourceRequest(
                    url: "",
                    scheme: "http",
                    host: "h:8080",
                    path: "/a/b%20c.js",
                    query: "v=1",
                    pathFromPage: "b%20c.js"
                ),
                [
                    "h:8080/a/b c.js?v=1", "h:8080/a/b c.js@v=1", "h:8080/a/b c.js", "a/b c.js?v=1", "a/b c.js@v=1",
                    "a/b c.js", "b c.js?v=1", "b c.js@v=1", "b c.js",
                ]
            ),
            (ResourceRequest(url: "", scheme: "https", host: "h", path: "/"), ["h/index.html", "index.html"]),
            (
                ResourceRequest(
                    url: "",
                    scheme: "file",
                    host: "",
                    path: "/home/p_files/a.css",
                    pathFromPage: "p_files/a.css"
                ),
                ["/home/p_files/a.css", "home/p_files/a.css", "p_files/a.css"]
            ),
            (
                ResourceRequest(url: "", scheme: "chrome-extension", host: "id", path: "/a/b.css"),
                ["id/a/b.css", "a/b.css"]
            ),
            (ResourceRequest(url: "", scheme: "chrome-extension", host: "id", path: "/%2e%2e%2fa"), []),
            (ResourceRequest(url: "", scheme: "http", host: "h", path: "/%2e%2e%2fa"), []),
            (ResourceRequest(url: "", scheme: "http", host: "h", path: "/a%00b"), []),
            (ResourceRequest(url: "", scheme: "ftp", host: "h", path: "/a"), []),
        ]
    )
    func candidates(request: ResourceRequest, expected: [String]) {
        #expect(ResourceFolder.candidates(for: request).map(\.description) == expected)
    }

    @Test("Only regular files within the folder are read")
    func staysInside() throws {
        let files = FileManager.default
        let top = files.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        defer { try? files.removeItem(at: top) }
        let root = top.appendingPathComponent("root")
        try files.createDirectory(at: root.appendingPathComponent("folder"), withIntermediateDirectories: true)
        try Data("out".utf8).write(to: top.appendingPathComponent("secret.js"))
        try Data("in".utf8).write(to: root.appendingPathComponent("folder/in.js"))
        let links = [("out.js", "../secret.js"), ("up", ".."), ("same.js", "folder/in.js"), ("null", "/dev/null")]
        for (name, target) in links {
            try files.createSymbolicLink(atPath: root.appendingPathComponent(name).path, withDestinationPath: target)
        }
        let folder = try #require(ResourceFolder(root.path))
        func read(_ path: String) -> String? {
            let request = ResourceRequest(url: "", scheme: "http", host: "h", path: path)
            return folder.resource(request).map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        #expect(read("/folder/in.js") == "in")
        #expect(read("/same.js") == "in")
        for path in ["/out.js", "/up/secret.js", "/null", "/folder", "/missing", "/../secret.js"] {
            #expect(read(path) == nil, "\(path)")
        }
        let outside = ResourceRequest(
            url: "",
            scheme: "file",
            host: "",
            path: top.appendingPathComponent("secret.js").path
        )
        #expect(folder.resource(outside) == nil)
        #expect(ResourceFolder(top.appendingPathComponent("nothing").path) == nil)
    }
}
