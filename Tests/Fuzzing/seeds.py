#!/usr/bin/env python3
"""Writes the seeds of a fuzz target into a folder: seeds.py TARGET FOLDER.

Each line of Corpus/TARGET.txt is a seed, with Python's escapes; a seed of `html` gets an octet of options
before it, one of `xml` a line of edits, one of
`frames` that begins with `{`, `[` or `"` is JSON and any other a list of `kind:body` frames.
"""
import pathlib
import struct
import sys

target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
lines = (pathlib.Path(__file__).parent / 'Corpus' / f'{target}.txt').read_text().splitlines()
for number, line in enumerate(line for line in lines if line):
    seed = line.encode().decode('unicode_escape').encode('latin-1')
    if target == 'html':
        seeds = [bytes([option]) + seed for option in (0, 9, 0x18, 0x2D, 0x48, 0x5C)]
    elif target == 'xml':
        seeds = [edits + b'\n' + seed for edits in (b'', b'\1\2\3', b'\x25\x41\x9e\x73\x08', b'\x30\x17\x52\xc6')]
    elif target == 'frames' and line[0] not in '{["':
        frames = [part.split(':', 1) for part in line.split(' ')]
        bodies = [(int(kind), bytes.fromhex(body)) for kind, body in frames]
        seeds = [b''.join(struct.pack('<IIB', 5 + len(body), 7, kind) + body for kind, body in bodies)]
    else:
        seeds = [seed]
    for variant, data in enumerate(seeds):
        (folder / f'{number:03}-{variant}').write_bytes(data)
