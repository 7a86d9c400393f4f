// FuzzReader.swift: messages from a container's reader, from which the supervisor makes file names, and messages to the reader.

import ContainerProtocol
import FilePaths
import PageProtocol

@testable import Batch
@testable import SavedPages
@testable import UserFiles

func fuzzReaderFrames(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var stream = FuzzStream<ReaderToSupervisor>()
    var questions = FuzzStream<SupervisorToReader>()
    var resources: [ContainerResource] = []
    while !input.isEmpty, !stream.isBroken {
        if input.below(5) == 0 {
            _ = questions.arrive(input.readerQuestion(), &input)
            continue
        }
        for (number, message) in stream.arrive(input.readerMessage(), &input) {
            switch message {
            case .page(let page):
                let name = page.name.contained
                let parts = name.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                require(!parts.contains { $0.elementsEqual("..".utf8) }, "\(name) leaves its folder.")
                require(parts.count == 1 || parts.allSatisfy { !$0.isEmpty }, "\(name) is no path below a folder.")
                require(!name.bytes.contains(0), "\(name) ends inside.")
                _ = PageItem(key: name, origin: .container(path: "a.zip", page: number, name: name))
                _ = percentEncoded(name)
                let saved = SavedResources(resources, of: page.url)
                _ = saved.resource(ResourceRequest(url: page.url, scheme: "", host: "", path: ""))
                resources = []
            case .resource(let resource): resources.append(resource)
            case .damaged, .end, .unusable, .found, .note, .leftOut, .scripts: break
            }
        }
    }
}

extension FuzzInput {
    fileprivate mutating func readerMessage() -> ReaderToSupervisor? {
        switch below(7) {
        case 0, 1:
            return .page(
                ContainerPage(
                    name: FilePath(name()),
                    url: text(below(20)),
                    warnings: (0..<below(3)).map { _ in text(below(8)) },
                    contentType: text(below(12)),
                    recordID: text(below(8)),
                    date: text(below(8)),
                    bytes: take(below(16)),
                    problem: below(4) == 0 ? text(below(8)) : ""
                )
            )
        case 2:
            let offset = Int(clamping: UInt64(byte()) << UInt64(below(64)))
            return .damaged(offset: offset, inside: below(9), problem: text(below(8)))
        case 3:
            return one(of: [
                .end, .unusable(problem: "p"), .found(nil), .note("n"),
                .leftOut(LeftOut(kind: text(below(8)), count: below(9), names: [text(below(8))])),
                .scripts((0..<below(3)).map { _ in text(below(8)) }),
            ])
        case 4, 5:
            let resource = ContainerResource(
                urls: [text(below(8))],
                contentType: text(below(8)),
                bytes: take(below(9))
            )
            return one(of: [.resource(resource), .found(resource)])
        default: return nil
        }
    }

    private mutating func name() -> String {
        let parts = [
            "", ".", "..", "a", "b.html", "\u{301}", "..\u{301}", "\u{301}..", "\u{0}", "\u{200D}", "/", "\u{1F1E6}",
        ]
        return (0..<below(6)).map { _ in below(4) == 0 ? text(3) : one(of: parts) }.joined(separator: "/")
    }

    fileprivate mutating func readerQuestion() -> SupervisorToReader? {
        switch below(6) {
        case 0:
            let records = PageRecords(rawValue: UInt64(below(8)))
            return .open(
                name: text(below(12)),
                isRewritten: below(2) == 0,
                wantsResources: below(2) == 0,
                records: records
            )
        case 1: return .credit(Int(clamping: UInt64(byte()) << UInt64(below(64))))
        case 2: return .result(below(2) == 0 ? nil : WrittenPage(bytes: take(below(16)), encoding: text(below(8))))
        case 3: return .find(names: [FilePath(text(below(8))), FilePath(text(below(8)))], limit: word())
        case 4: return .readShortcut
        default: return nil
        }
    }
}
