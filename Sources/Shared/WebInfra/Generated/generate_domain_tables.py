#!/usr/bin/env python3
"""Write DomainTables.swift: what domains that are not ASCII need of the Unicode Character Database.

    generate_domain_tables.py > DomainTables.swift

Unicode's files are read as PyPI has them: `idna` (IdnaMappingTable, joining types) and `unicodedata2` (all else), of the same version
of Unicode: idna 3.13 and unicodedata2 17.0.1 for Unicode 17. Tables are numbers to the base of 36: of ranges, the distance from the end
of the last one and the length, and a value where there is one.
"""
import unicodedata2 as unicodedata
from idna import idnadata, uts46data

DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
# What the Bidi Rule distinguishes (RFC 5893, section 2); all others are in no label.
BIDI = ['L', 'R', 'AL', 'AN', 'EN', 'ES', 'CS', 'ET', 'ON', 'BN', 'NSM']
JOINING = 'RLDT'
COUNT = 0x110000


def number(value):
    text = ''
    while True:
        value, digit = divmod(value, 36)
        text = DIGITS[digit] + text
        if value == 0:
            return text


def ranges(value_of):
    """(start, end, value) of code points from 0x80 on whose value is not None."""
    found = []
    for point in range(0x80, COUNT):
        value = value_of(point)
        if value is None:
            continue
        if found and found[-1][1] == point and found[-1][2] == value:
            found[-1][1] = point + 1
        else:
            found.append([point, point + 1, value])
    return found


def range_table(value_of, has_values=True):
    numbers, last = [], 0
    for start, end, value in ranges(value_of):
        numbers += [start - last, end - start] + ([value] if has_values else [])
        last = end
    return numbers


def statuses():
    """The status and the mapping of each code point."""
    table, data = {}, uts46data.uts46data
    for place, row in enumerate(data):
        end = data[place + 1][0] if place + 1 < len(data) else COUNT
        for point in range(max(row[0], 0x80), end):
            table[point] = (row[1], row[2] if len(row) > 2 else '')
    return table


def runs(mappings):
    """Mappings to one code point: (start, count, step, target), where starts and targets count up alike; the targets by their distance."""
    left, found = dict(mappings), []
    for start in sorted(mappings):
        if start not in left:
            continue
        distance = left[start] - start
        counts = {}
        for step in (1, 2):
            count = 1
            while left.get(start + count * step, -1) - (start + count * step) == distance:
                count += 1
            counts[step] = count
        step = 1 if counts[1] >= counts[2] else 2
        for place in range(counts[step]):
            del left[start + place * step]
        found.append((start, counts[step], step, start + distance))
    return found


def main():
    table = statuses()
    mapped = {point: mapping for point, (status, mapping) in table.items() if status == 'M'}
    # What normalization does anyway is not said twice.
    mapped = {point: mapping for point, mapping in mapped.items() if unicodedata.normalize('NFC', chr(point)) != mapping}
    normalized = {point for point, (status, _) in table.items() if status == 'M' and point not in mapped}
    single, last = [], 0
    for start, count, step, target in runs({point: ord(mapping) for point, mapping in mapped.items() if len(mapping) == 1}):
        single += [start - last, count, step, target]
        last = start
    several, last = [], 0
    for point, mapping in sorted(mapped.items()):
        if len(mapping) > 1:
            several += [point - last, len(mapping)] + [ord(c) for c in mapping]
            last = point
    canonical, last = [], 0
    for point in range(0x80, COUNT):
        decomposition = unicodedata.decomposition(chr(point))
        if decomposition and not decomposition.startswith('<'):
            parts = [int(part, 16) for part in decomposition.split()]
            # A second part of 0: none. The last number: whether the parts are composed again.
            composed = len(parts) == 2 and unicodedata.normalize('NFC', ''.join(map(chr, parts))) == chr(point)
            canonical += [point - last, parts[0], parts[1] if len(parts) == 2 else 0, int(composed)]
            last = point
    joining = idnadata.joining_types()
    tables = [
        ('valid', 'Code points that are valid, the deviations among them, and those that normalization alone maps.',
         range_table(lambda p: 0 if table[p][0] in 'VD' or p in normalized else None, False)),
        ('ignored', 'Code points that are left out.', range_table(lambda p: 0 if table[p][0] == 'I' else None, False)),
        ('single', 'Mappings to one code point: distance from the last start, count, step, target.', single),
        ('several', 'Mappings to several: distance from the last one, count, code points.', several),
        ('canonical', 'Canonical decompositions: distance from the last one, first, second or 0, whether it is composed again.', canonical),
        ('combining', 'Combining classes.', range_table(lambda p: unicodedata.combining(chr(p)) or None)),
        ('marks', 'Marks, with which no label begins.', range_table(lambda p: 0 if unicodedata.category(chr(p))[0] == 'M' else None, False)),
        ('joining', f'Joining types, by their places in {JOINING}.',
         range_table(lambda p: JOINING.index(chr(joining[p])) if chr(joining.get(p, 0)) in JOINING else None)),
        ('bidi', f'Bidirectional classes other than L, by their places in {" ".join(BIDI)}.',
         range_table(lambda p: BIDI.index(unicodedata.bidirectional(chr(p))) or None if unicodedata.bidirectional(chr(p)) in BIDI else None)),
    ]
    print('// DomainTables.swift: what domains that are not ASCII need of the Unicode Character Database.')
    print(f'// https://www.unicode.org/reports/tr46/ and https://www.unicode.org/reports/tr15/, Unicode {unicodedata.unidata_version}')
    print('// Made by: Sources/Shared/WebInfra/Generated/generate_domain_tables.py (which says how numbers are written)')
    print('// swift-format-ignore-file\n\nenum DomainTables {')
    for place, (name, comment, numbers) in enumerate(tables):
        print(('\n' if place else '') + f'    /// {comment}\n    static let {name}: StaticString = """')
        line = '       '
        for value in numbers:
            word = ' ' + number(value)
            if len(line + word) > 148:
                print(line + ' \\')
                line = '       '
            line += word
        print(line + '\n        """')
    print('}')


if __name__ == '__main__':
    main()
