// ChildEnvironmentTests.swift: which of the user's environment variables reach which process.

import ActionProtocol
import Isolation
import Testing

@testable import ProcessSupervision
@testable import RunEngine

@Suite("Child environments")
struct ChildEnvironmentTests {
    private let user = [
        "PATH=/bin", "HOME=/home/u", "LANG=de_DE.UTF-8", "LC_TIME=C", "AWS_SECRET_ACCESS_KEY=s", "SSH_AUTH_SOCK=/s",
        "WEBACTION_KEYCHAIN_PASSPHRASE=sesame", "https_proxy=http://proxy", "JSC_useDFGJIT=1", "JSC_dumpOptions=1",
        "WEBACTION_CACHE=/c", "OTHER=1", "LD_PRELOAD=/x.so", "TZ=\u{301}",
    ]

    private func names(_ environment: [String]) -> Set<String> {
        Set(environment.map { String(decoding: $0.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) })
    }

    @Test("A variable is found by its bytes, whatever its value begins with")
    func values() {
        #expect(environmentValue("TZ", in: user) == "\u{301}")
        #expect(environmentValue("OTHER", in: user) == "1")
        #expect(environmentValue("OTHE", in: user) == nil)
    }

    @Test("A page worker and a reader get what their libraries need, and no secret")
    func workers() {
        #expect(names(ChildEnvironment.list(for: .worker, from: user)) == ["LANG", "LC_TIME", "JSC_useDFGJIT", "TZ"])
        #expect(names(ChildEnvironment.list(for: .reader, from: user)) == [])
    }

    @Test("An empty time zone, which libraries interpret differently, is UTC for all processes that get it")
    func emptyZone() {
        for process in [ChildEnvironment.Process.worker, .action, .compiler] {
            #expect(ChildEnvironment.list(for: process, from: ["TZ=", "TZX="]) == ["TZ=UTC"])
        }
        #expect(ChildEnvironment.action(ActionAccess(), from: ["TZ="]) == ["TZ=UTC"])
    }

    @Test(
        "An action gets the listed variables and those passed to it by name, and with the network the network's variables"
    )
    func actions() {
        var access = ActionAccess()
        let usual: Set = ["PATH", "HOME", "LANG", "LC_TIME", "TZ", "WEBACTION_KEYCHAIN_PASSPHRASE"]
        #expect(names(ChildEnvironment.action(access, from: user)) == usual)
        access.variables = ["OTHER"]
        #expect(names(ChildEnvironment.action(access, from: user)) == usual.union(["OTHER"]))
        access.hasNetwork = true
        #expect(names(ChildEnvironment.action(access, from: user)) == usual.union(["OTHER", "https_proxy"]))
    }

    @Test("The passphrase reaches only an action with a keychain group; others learn that there is one")
    func passphrase() {
        func passphrase(_ access: ActionAccess, _ environment: [String]) -> String? {
            ChildEnvironment.action(access, from: environment).first { $0.hasPrefix("WEBACTION_KEYCHAIN_PASSPHRASE=") }
        }
        var access = ActionAccess()
        #expect(passphrase(access, user) == "WEBACTION_KEYCHAIN_PASSPHRASE=")
        access.variables = ["WEBACTION_KEYCHAIN_PASSPHRASE"]
        access.keychains = [ActionAccess.Place(group: "own", path: "/own")]
        #expect(passphrase(access, user) == "WEBACTION_KEYCHAIN_PASSPHRASE=")
        #expect(passphrase(access, []) == nil)
        access.keychains.append(ActionAccess.Place(group: "group", path: "/group"))
        #expect(passphrase(access, user) == "WEBACTION_KEYCHAIN_PASSPHRASE=sesame")
    }
}
