// EncodingLabels.swift: the labels of encodings. They are separate from the decoders, which the supervisor does not link: it reports a
// wrong `--encoding` before any page is read.
// https://encoding.spec.whatwg.org/#names-and-labels

/// The labels of the Encoding Standard.
public enum EncodingLabels {
    /// The index in `names` of the encoding for a label.
    ///
    /// - Parameter label: A label in lower case, without surrounding whitespace.
    public static func number(of label: String) -> UInt8? {
        var low = 0
        var high = labels.count
        while low < high {
            let middle = (low + high) / 2
            let candidate = labels[middle]
            if candidate == label { return labelEncodings[middle] }
            if candidate.utf8.lexicographicallyPrecedes(label.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The encoding's name for a label in any case, with optional ASCII whitespace around it; nil if it is not a label.
    public static func name(of label: String) -> String? {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
        var bytes = Array(label.utf8.drop(while: isSpace))
        while bytes.last.map(isSpace) == true { bytes.removeLast() }
        let lowercased = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        return number(of: String(decoding: lowercased, as: UTF8.self)).map { names[Int($0)] }
    }
}
