#!/usr/bin/env python3
"""Prints the time of three extractors over one parse beside the slowest of them alone: several.py BUILD_FOLDER [--rounds 9].

An extractor returns its findings and changes nothing. Each runs alone, and all three run with --each, and in a chain. Runs that are
compared take turns, and medians are printed. The ratio of --each to the slowest alone should stay below 1.4.
"""
import argparse
import pathlib
import tempfile

import bench
import many_pages

EXTRACTORS = {
    'links': "[...document.querySelectorAll('a[href]')].map(a => [a.href, a.textContent])",
    'outline': "[...document.querySelectorAll('h1, h2, h3')].map(h => ({level: h.localName, text: h.textContent.trim()}))",
    'images': "[...document.images].map(image => ({source: image.src, text: image.alt}))",
}
PLIST = '''<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.{name}</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''
SCRIPT = 'var ExtensionPreprocessingJS = {{ run(a) {{ a.completionFunction({{found: {expression}}}) }} }};'
PAGES = 600


def write_bundles(folder):
    """The extractors' bundles, by name."""
    bundles = {}
    for name, expression in EXTRACTORS.items():
        bundle = folder / f'{name}.appex'
        bundle.mkdir()
        (bundle / 'Info.plist').write_text(PLIST.format(name=name))
        (bundle / 'Action.js').write_text(SCRIPT.format(expression=expression))
        bundles[name] = bundle
    return bundles


def compare(title, command, bundles, rounds):
    """Prints a table of one job: `command` makes its words from the options for a list of bundles and a name for its outputs."""
    options = {name: ['--extension', bundle] for name, bundle in bundles.items()}
    everything = [word for own in options.values() for word in own]
    runs = {name: command(own, name) for name, own in options.items()}
    runs['all in a chain'] = command(everything, 'chain')
    runs['all with --each'] = command([*everything, '--each'], 'each')
    medians = dict(zip(runs, bench.take_turns(list(runs.values()), rounds)))
    slowest = max(medians[name] for name in options)
    print(f'\n{title}')
    print(f'{"":40}{"ms":>10}{"ratio":>8}')
    for name, milliseconds in medians.items():
        print(f'{name:40}{milliseconds:>10.1f}{milliseconds / slowest:>8.2f}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--rounds', type=int, default=9)
    arguments = parser.parse_args()
    webaction = arguments.build / 'webaction'
    print('Three extractors over one parse, beside the slowest alone')
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        bundles = write_bundles(folder)
        for rows, size in ((bench.ROWS_OF_12_KB, '12 KB'), (1000, '234 KB'), (10000, '2.3 MB')):
            page = folder / f'{rows}.html'
            bench.write_page(page, rows)

            def job(options, output, page=page):
                return [webaction, 'run', page, *options, '--payload', folder / f'{output}.json', '-o', folder / f'{output}.html']

            compare(f'run on a page of {size}', job, bundles, arguments.rounds)
        pages = folder / 'pages'
        many_pages.write(pages, PAGES)

        def batch(options, output):
            return [webaction, 'batch', pages, *options, '--payloads', folder / f'{output}.jsonl', '--restart']

        compare(f'batch of {PAGES} pages of about 20 KB', batch, bundles, max(3, arguments.rounds // 3))


if __name__ == '__main__':
    main()
