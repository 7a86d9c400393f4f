#!/usr/bin/env python3
"""Write EncodingTables.swift from the data files of the Encoding standard.

usage: generate_encoding_tables.py encodings.json indexes.json > EncodingTables.swift

Both files are published with https://encoding.spec.whatwg.org/.
"""
import json
import sys

encodings_path, indexes_path = sys.argv[1:3]
groups = json.load(open(encodings_path))
indexes = json.load(open(indexes_path))
entries = [entry for group in groups for entry in group["encodings"]]
single_byte = [entry["name"] for group in groups if "single-byte" in group["heading"] for entry in group["encodings"]]
# ISO-8859-8-I has no index of its own; it differs from ISO-8859-8 in text direction only.
tables = sorted({name.lower() for name in single_byte} - {"iso-8859-8-i"})
labels = sorted((label, number) for number, entry in enumerate(entries) for label in entry["labels"])

print("""// EncodingTables.swift: names, labels and single-byte indexes of the Encoding standard.
// https://encoding.spec.whatwg.org/#names-and-labels
// Made by: Sources/WebInfra/Generated/generate_encoding_tables.py encodings.json indexes.json
// swift-format-ignore-file

enum EncodingTables {""")
print("    /// Names in the standard's order; an encoding's number is its place here.")
print("    static let names: [String] = [")
for entry in entries:
    print(f'        "{entry["name"]}",')
print("    ]\n")
print("    /// Labels in byte order, and beside them the number of each one's encoding.")
print("    static let labels: [String] = [")
for label, _ in labels:
    print(f'        "{label}",')
print("    ]\n")
numbers = [number for _, number in labels]
print("    static let labelEncodings: [UInt8] = [")
for start in range(0, len(numbers), 20):
    print("        " + ", ".join(map(str, numbers[start : start + 20])) + ",")
print("    ]\n")
print("    /// For each encoding the number of its single-byte index, or -1.")
print("    static let singleByteIndexNumbers: [Int8] = [")
row = []
for entry in entries:
    name = "iso-8859-8" if entry["name"] == "ISO-8859-8-I" else entry["name"].lower()
    row.append(tables.index(name) if name in tables else -1)
print("        " + ", ".join(map(str, row)) + ",")
print("    ]\n")
print("    /// Code points of bytes 0x80 to 0xFF, 128 per index; U+FFFD where the index has no entry.")
print("    static let singleByteIndexes: [UInt16] = [")
for name in tables:
    print(f"        // {name}")
    values = [0xFFFD if value is None else value for value in indexes[name]]
    assert len(values) == 128 and max(values) <= 0xFFFF
    for start in range(0, 128, 16):
        print("        " + ", ".join(f"0x{value:04X}" for value in values[start : start + 16]) + ",")
print("    ]\n}")
