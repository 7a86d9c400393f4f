"""Makes folders of many pages of about 20 KB, the same for the same arguments."""
import pathlib
import random

import bench

SMALLEST, LARGEST = 12_000, 32_000
ROWS_OF_20_KB = 84
PAGES_A_FOLDER = 1000


def originals(corpus, scratch):
    """The pages that are repeated: those of 12 to 32 KB in the folder `corpus`, otherwise generated ones."""
    if corpus:
        files = sorted(pathlib.Path(corpus).rglob('*.html'))
        found = [path.read_bytes() for path in files if SMALLEST < path.stat().st_size < LARGEST]
        if not found:
            raise SystemExit(f'{corpus}: no page between {SMALLEST} and {LARGEST} bytes')
        return found
    pages = []
    for rows in range(ROWS_OF_20_KB - 16, ROWS_OF_20_KB + 16, 4):
        bench.write_page(scratch, rows)
        pages.append(pathlib.Path(scratch).read_bytes())
    return pages


def write(folder, count, corpus=None, seed=1):
    """Writes `count` pages, each an original with twenty letters changed; returns their mean size."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    pages = originals(corpus, folder / 'original')
    (folder / 'original').unlink(missing_ok=True)
    chance = random.Random(seed)
    total = 0
    for number in range(count):
        page = bytearray(pages[number % len(pages)])
        for _ in range(20):
            place = chance.randrange(len(page))
            if 0x61 <= page[place] <= 0x7A:
                page[place] = chance.randrange(0x61, 0x7B)
        total += len(page)
        part = folder / f'{number // PAGES_A_FOLDER:04d}'
        part.mkdir(exist_ok=True)
        (part / f'{number:07d}.html').write_bytes(page)
    return total / max(count, 1)
