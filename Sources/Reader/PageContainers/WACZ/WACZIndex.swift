// WACZIndex.swift: updates the indexes of a WACZ file's records: CDXJ files, plain or in gzip members of some lines each, and the index of
// these members. Only offsets, lengths and digests change, so the lines keep their order. https://specs.webrecorder.net/cdxj/0.1.0/

import ArchiveCoding
import FilePaths

/// The changes to the records of one WARC file.
struct WARCMoves {
    private struct Move {
        var old: Range<Int>
        var new: Int
        var change: WARCChange?
    }

    private var moves: [Move] = []
    /// The difference between new and old offsets after the last change.
    private var shift = 0

    /// Records that a record's new bytes replace those at `old`. Must be called in the file's order.
    mutating func add(_ old: Range<Int>, _ change: WARCChange) {
        moves.append(Move(old: old, new: old.lowerBound + shift, change: change))
        shift += change.bytes - old.count
    }

    /// The new offset of an old one, and the change of the record that begins there, if it changed.
    func find(_ offset: Int) -> (offset: Int, old: Range<Int>?, change: WARCChange?) {
        var (low, high) = (0, moves.count)
        while low < high {
            let middle = (low + high) / 2
            if moves[middle].old.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return (offset, nil, nil) }
        let move = moves[low - 1]
        if move.old.lowerBound == offset { return (move.new, move.old, move.change) }
        return (offset + move.new - move.old.lowerBound + (move.change?.bytes ?? 0) - move.old.count, nil, nil)
    }
}

/// A record that was written with another page.
struct WARCChange {
    /// The record's size in the file, in bytes.
    var bytes: Int
    /// The digests of the page.
    let page: ContentDigests
    /// The digests of the record's bytes in the file: all of them, and without the record's closing line ends.
    let record: ContentDigests
    let openRecord: ContentDigests
    /// The number of bytes of the line ends that close the record.
    var closing: Int

    /// - Parameter isCompressed: Whether the file has no bytes between its records.
    init(bytes: [UInt8], page: [UInt8], isCompressed: Bool) {
        self.bytes = bytes.count
        self.page = ContentDigests(page)
        closing = isCompressed ? 0 : bytes.reversed().prefix { $0 == 0x0D || $0 == 0x0A }.count
        record = ContentDigests(bytes)
        openRecord = closing == 0 ? record : ContentDigests(Array(bytes.dropLast(closing)))
    }
}

/// The indexes of a WACZ file.
struct WACZIndex {
    /// The changes, by the WARC files' names without their folder.
    let moves: [String: WARCMoves]

    /// The CDXJ file with new offsets; nil if nothing in it changes.
    func updated(cdxj text: [UInt8], name: String) throws(ContainerError) -> [UInt8]? {
        var result: [UInt8] = []
        var isOther = false
        var start = 0
        while start < text.count {
            let end = (text[start...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
            let line = Array(text[start..<end])
            start = end
            let new = try updated(line: line, name: name)
            isOther = isOther || new != nil
            result += new ?? line
        }
        return isOther ? result : nil
    }

    private func updated(line: [UInt8], name: String) throws(ContainerError) -> [UInt8]? {
        // NB: A line that begins with "!" is the file's header.
        if line.first == UInt8(ascii: "!") || line.allSatisfy({ $0 <= 0x20 }) { return nil }
        guard let brace = line.firstRange(of: Array(" {".utf8))?.lowerBound, let json = jsonValue(line, from: brace)
        else {
            throw ContainerError("\(name) is not a CDXJ file, so the offsets of its records cannot be updated")
        }
        guard let file = json["filename"]?.string, let offset = json["offset"], let old = offset.number,
            let moves = moves[file.pathName]
        else { return nil }
        let (new, span, change) = moves.find(old)
        if new == old, change == nil { return nil }
        var edit = JSONEdit(line)
        edit.replace(offset, with: new)
        guard let span, let change else { return edit.bytes }
        var isOpen = false
        if let length = json["length"], let count = length.number {
            // Some indexes omit the bytes that close a record.
            isOpen = change.closing > 0 && count < span.count
            edit.replace(length, with: isOpen ? change.bytes - change.closing : change.bytes)
        }
        if let digest = json["digest"], let text = digest.string {
            edit.replace(digest, with: change.page.text(like: text))
        }
        if let digest = json["recordDigest"], let text = digest.string {
            edit.replace(digest, with: (isOpen ? change.openRecord : change.record).text(like: text))
        }
        return edit.bytes
    }

    /// A compressed CDXJ file with new offsets, and the old and new offsets of each of its members; nil if nothing in it changes.
    func updated(members file: [UInt8], name: String) throws(ContainerError) -> (
        bytes: [UInt8], members: IndexMembers
    )? {
        var result: [UInt8] = []
        var members = IndexMembers()
        var isOther = false
        var start = 0
        let decoder = GzipDecoder()
        while start < file.count {
            let old = start
            var text: [UInt8] = []
            decoder.reset()
            var step = DecodingStep.more
            while step == .more {
                let (before, count) = (start, text.count)
                step = decoder.decode(file, from: &start, limit: 1 << 18, into: &text)
                let packed = start - old
                guard text.count <= ExpansionLimit.longest(ofPacked: packed) else {
                    throw ContainerError("\(name): a member \(ExpansionLimit.problem(ofPacked: packed))")
                }
                if step == .more, start == before, text.count == count { break }
            }
            guard step == .end, start == file.count || text.isEmpty || text.last == 0x0A else {
                throw ContainerError("\(name) is damaged, or its lines span compressed members")
            }
            let new = try updated(cdxj: text, name: name)
            isOther = isOther || new != nil
            let member = new.map(gzipMember) ?? Array(file[old..<start])
            members.places[old] = result.count..<(result.count + member.count)
            members.digests[old] = ContentDigests(member)
            result += member
        }
        return isOther ? (result, members) : nil
    }

    /// An index of members with new offsets.
    ///
    /// - Parameter members: By the names of the files that contain them, without their folder.
    func updated(idx text: [UInt8], members: [String: IndexMembers], name: String) throws(ContainerError) -> [UInt8] {
        var result: [UInt8] = []
        var file = ""
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if !result.isEmpty || line.startIndex > 0 { result.append(0x0A) }
            let line = Array(line)
            let brace = line.firstRange(of: Array(" {".utf8))?.lowerBound
            guard let brace, let json = jsonValue(line, from: brace) else {
                result += line
                continue
            }
            if line.first == UInt8(ascii: "!") { file = json["filename"]?.string ?? "" }
            guard let offset = json["offset"], let old = offset.number,
                let moved = members[(json["filename"]?.string ?? file).pathName]
            else {
                result += line
                continue
            }
            guard let place = moved.places[old] else {
                throw ContainerError("\(name) refers to compressed members that do not exist")
            }
            var edit = JSONEdit(line)
            edit.replace(offset, with: place.lowerBound)
            if let length = json["length"] { edit.replace(length, with: place.count) }
            if let digest = json["digest"], let text = digest.string, let new = moved.digests[old] {
                edit.replace(digest, with: new.text(like: text))
            }
            result += edit.bytes
        }
        return result
    }
}

/// The members of a compressed index, by their old offsets.
struct IndexMembers {
    var places: [Int: Range<Int>] = [:]
    var digests: [Int: ContentDigests] = [:]
}
