#!/usr/bin/env python3
"""Times `webaction-matching`: 10,000 addresses against the patterns of 500 scripts: matching.py BUILD_FOLDER

The scripts have patterns in the shares of public userscripts: two thirds have @match, a third @include, an eighth expressions, a sixth
@exclude. A quarter name pages of the most visited hosts, the others each a host of their own. Prints the seconds of compiling the patterns
and of matching, the latter for one worker.
"""
import json
import random
import subprocess
import sys


def scripts(count, hosts, numbers):
    made = []
    for number in range(count):
        host = numbers.choice(hosts[:50]) if numbers.random() < 0.25 else numbers.choice(hosts)
        script = {'matches': [], 'includes': [], 'excludes': []}
        if numbers.random() < 0.656:
            script['matches'] = [numbers.choice(['*://*.%s/*', 'https://%s/*', '*://www.%s/news/*', 'https://%s/item?id=*'])
                                 % host for _ in range(numbers.randint(1, 5))]
        elif numbers.random() < 0.125 / 0.344:
            script['includes'] = [r'/^https?:\/\/(www\.)?%s\/.*$/' % host.replace('.', r'\.')]
        else:
            script['includes'] = [numbers.choice(['http*://*.%s/*', 'https://www.%s/*', '*%s*']) % host]
        if numbers.random() < 0.168:
            script['excludes'] = ['*://%s/login*' % host]
        made.append(script)
    return made


def addresses(count, hosts, numbers):
    return ['https://%s%s/%s/%d-a-title-of-a-page.html?id=%d&from=list'
            % (numbers.choice(['', 'www.', 'm.']), numbers.choice(hosts), numbers.choice(['news', 'item', 'a/b']), number, number)
            for number in range(count)]


def main():
    numbers = random.Random(1)
    hosts = ['site%d.%s' % (number, numbers.choice(['com', 'org', 'co.uk', 'de'])) for number in range(2000)]
    data = {'scripts': scripts(500, hosts, numbers), 'addresses': addresses(10_000, hosts, numbers)}
    result = subprocess.run([sys.argv[1] + '/webaction-matching'], input=json.dumps(data), capture_output=True, text=True, check=True)
    print(result.stdout, end='')


main()
