#!/usr/bin/env python3
"""Make a numbered, nested list of the headings on standard input; print {"html": …}, or null if there are none."""
import html
import json
import sys


def listing(headings):
    """Return the list as HTML; a heading is nested in the nearest preceding one of a lower level."""
    out, open_levels, numbers = [], [], []
    for heading in headings:
        while open_levels and heading['level'] < open_levels[-1]:
            out.append('</li></ol>')
            open_levels.pop()
            numbers.pop()
        if open_levels and heading['level'] == open_levels[-1]:
            out.append('</li>')
            numbers[-1] += 1
        else:
            out.append('<ol>')
            open_levels.append(heading['level'])
            numbers.append(1)
        number = '.'.join(str(n) for n in numbers)
        link = html.escape(heading['id'], quote=True)
        out.append(f'<li><a href="#{link}">{number} {html.escape(heading["text"])}</a>')
    out.append('</li></ol>' * len(open_levels))
    return ''.join(out)


headings = (json.load(sys.stdin) or {}).get('headings', [])
json.dump({'html': listing(headings)} if headings else None, sys.stdout)
