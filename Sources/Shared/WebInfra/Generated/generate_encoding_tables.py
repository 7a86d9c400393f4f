#!/usr/bin/env python3
"""Write the Swift tables of the Encoding standard into WebInfra and EncodingLabels, or all into another folder.

usage: generate_encoding_tables.py encodings.json indexes.json [folder]

Both files are published with https://encoding.spec.whatwg.org/.
"""
import json
import os
import sys

encodings_path, indexes_path = sys.argv[1:3]
own = os.path.dirname(os.path.abspath(__file__))
folder = sys.argv[3] if len(sys.argv) > 3 else own
labels_folder = sys.argv[3] if len(sys.argv) > 3 else os.path.join(own, "../../EncodingLabels")
groups = json.load(open(encodings_path))
indexes = json.load(open(indexes_path))
entries = [entry for group in groups for entry in group["encodings"]]
single_byte = [entry["name"] for group in groups if "single-byte" in group["heading"] for entry in group["encodings"]]
# ISO-8859-8-I has no index of its own; it differs from ISO-8859-8 in text direction only.
tables = sorted({name.lower() for name in single_byte} - {"iso-8859-8-i"})
labels = sorted((label, number) for number, entry in enumerate(entries) for label in entry["labels"])


def write(name, about, link, lines, folder=folder):
    header = [
        f"// {name}.swift: {about}",
        f"// https://encoding.spec.whatwg.org/#{link}",
        "// Made by: Sources/Shared/WebInfra/Generated/generate_encoding_tables.py encodings.json indexes.json",
        "// swift-format-ignore-file",
        "",
    ]
    with open(os.path.join(folder, name + ".swift"), "w") as file:
        file.write("\n".join(header + lines) + "\n")


def rows(values, length):
    for start in range(0, len(values), length):
        yield "        " + ", ".join(values[start : start + length]) + ","


def label_tables():
    yield "extension EncodingLabels {"
    yield "    /// Names in the standard's order; an encoding's number is its place here."
    yield "    public static let names: [String] = ["
    yield from (f'        "{entry["name"]}",' for entry in entries)
    yield "    ]\n"
    yield "    /// Labels in byte order, and beside them the number of each one's encoding."
    yield "    public static let labels: [String] = ["
    yield from (f'        "{label}",' for label, _ in labels)
    yield "    ]\n"
    yield "    static let labelEncodings: [UInt8] = ["
    yield from rows([str(number) for _, number in labels], 20)
    yield "    ]"
    yield "}"


def encoding_tables():
    yield "enum EncodingTables {"
    yield "    /// For each encoding the number of its single-byte index, or -1."
    yield "    static let singleByteIndexNumbers: [Int8] = ["
    names = ["iso-8859-8" if entry["name"] == "ISO-8859-8-I" else entry["name"].lower() for entry in entries]
    yield from rows([str(tables.index(name) if name in tables else -1) for name in names], 40)
    yield "    ]\n"
    yield "    /// Code points of bytes 0x80 to 0xFF, 128 per index; U+FFFD where the index has no entry."
    yield "    static let singleByteIndexes: [UInt16] = ["
    for name in tables:
        yield f"        // {name}"
        values = [0xFFFD if value is None else value for value in indexes[name]]
        assert len(values) == 128 and max(values) <= 0xFFFF
        yield from rows([f"0x{value:04X}" for value in values], 16)
    yield "    ]"
    yield "}"


def multi_byte_index(name, row):
    yield "extension MultiByteIndexes {"
    yield f"    /// Index {name}, {row} pointers a line; U+FFFD where the index has no entry."
    yield f'    static let {name.replace("-", "")}Text: StaticString = """'
    values = indexes[name]
    for start in range(0, len(values), row):
        text = "".join("\uFFFD" if value is None else chr(value) for value in values[start : start + row])
        assert all(ord(character) > 0x7F for character in text)
        last = start + row >= len(values)
        yield "        " + text + ("" if last else "\\")
    yield '        """'
    yield "}"


def ranges():
    yield "extension MultiByteIndexes {"
    yield "    /// Index gb18030 ranges: pointer, code point, pointer, code point and so on."
    yield "    static let gb18030Ranges: [UInt32] = ["
    yield from rows([str(value) for pair in indexes["gb18030-ranges"] for value in pair], 16)
    yield "    ]"
    yield "}"


def katakana():
    yield "extension MultiByteIndexes {"
    yield "    /// Index iso-2022-jp-katakana: what each half-width form from U+FF61 on is written as."
    yield "    static let katakana: [UInt32] = ["
    yield from rows([f"0x{value:04X}" for value in indexes["iso-2022-jp-katakana"]], 12)
    yield "    ]"
    yield "}"


write(
    "EncodingLabels+Tables", "names and labels of the Encoding standard.", "names-and-labels", list(label_tables()),
    labels_folder,
)
write(
    "EncodingTables", "single-byte indexes of the Encoding standard.", "legacy-single-byte-encodings",
    list(encoding_tables()),
)
for name, file, row in [
    ("jis0208", "IndexJIS0208", 94), ("jis0212", "IndexJIS0212", 94), ("big5", "IndexBig5", 157),
    ("euc-kr", "IndexEUCKR", 190), ("gb18030", "IndexGB18030", 190),
]:
    write(file, f"index {name} of the Encoding standard.", f"index-{name}", list(multi_byte_index(name, row)))
write("IndexKatakana", "index iso-2022-jp-katakana of the Encoding standard.", "index-iso-2022-jp-katakana", list(katakana()))
write("IndexGB18030Ranges", "index gb18030 ranges of the Encoding standard.", "index-gb18030-ranges", list(ranges()))
