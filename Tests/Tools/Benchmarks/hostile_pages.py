"""Pages designed to cost more than they should, each of about the requested number of bytes. Run as a program, it writes one.

    hostile_pages.py NAME OCTETS > page.html
"""
import sys


def fill(piece, size):
    """Repeats `piece` up to `size` bytes; a function receives each one's number."""
    if callable(piece):
        parts, length, number = [], 0, 0
        while length < size:
            parts.append(piece(number))
            length += len(parts[-1])
            number += 1
        return ''.join(parts)
    return piece * max(size // len(piece), 1)


def formatting_bomb(size):
    """Blocks that each reopen all formatting elements left open by others, all different, so that all are kept."""
    opened = '<p>' + fill(lambda n: f'<{FORMATTING[n % len(FORMATTING)]} x={n}>', size // 2)
    return opened + fill('<p>x', size - len(opened))


FORMATTING = ['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u']


def formatting_of_three(size):
    """The same, with three equal ones for each name, the most that a page can keep."""
    return '<p>' + ''.join(f'<{name}>' * 3 for name in FORMATTING) + fill('<p>x', size)


def open_formatting(size):
    """Blocks in formatting elements that stay open."""
    opened = fill(lambda n: f'<{FORMATTING[n % len(FORMATTING)]} x={n}>', size // 2)
    return opened + fill('<p>x', size - len(opened))


def distant_ark(size):
    """Elements that equal three others, all of them far back among different elements."""
    number = size // 64
    return ''.join(f'<b x={n}>' * 3 for n in range(number)) + fill(lambda n: f'<font x={n}>', size // 4) \
        + ''.join(f'<b x={n}>' for n in range(number))


def distant_formatting(size):
    """End tags of elements that are far back among others that stay open."""
    return fill(lambda n: f'<i x={n}>', size // 3) + fill(lambda n: f'<font x={n}>', size // 3) + fill('</i>', size // 3)


def adoption_bomb(size):
    """End tags that run the adoption agency over nested blocks."""
    return fill('<b><div>', size // 2) + fill('</b>', size - size // 2)


def late_colgroups(size):
    return '<table>' + fill('<col><tr><td>x<col>', size)


def head_elements(size):
    return '<head></head>' + fill('<meta a><link b><base c>', size)


def after_body(size):
    return '<body></body></html>' + fill('<!--x--> y </body>', size)


def entity_flood(size):
    """Entities of entities, each ten times the previous one; refused if they expand too much."""
    levels = ''.join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    return f'<!DOCTYPE r [<!ENTITY e0 "xxxxxxxxxx">{levels}]><r>' + fill('&e0;', size) + '&e11;</r>'


def quadratic_entity(size):
    """One long entity that is referred to often; refused too."""
    return f'<!DOCTYPE r [<!ENTITY e "{fill("x", size // 2)}">]><r>' + fill('&e;', size // 2) + '</r>'


PAGES = {
    'text': lambda size: '<p>' + fill('words and words ', size),
    'blocks': lambda size: fill('<div><p>x</p></div>', size),
    'formatting bomb': formatting_bomb,
    'three of each formatting': formatting_of_three,
    'open formatting': open_formatting,
    'distant equal formatting': distant_ark,
    'distant formatting ends': distant_formatting,
    'adoption bomb': adoption_bomb,
    'many open a': lambda size: fill('<a href=x>', size),
    'many open nobr': lambda size: fill('<nobr>', size),
    'many different font': lambda size: fill(lambda n: f'<font color={n}>', size),
    'many b in p': lambda size: fill('<p><b>x', size),
    'misnested b and i': lambda size: fill('<b><i></b></i>', size),
    'a around div': lambda size: fill('<a><div>x</a>', size),
    'attributes': lambda size: '<p ' + fill(lambda n: f'a{n}=v ', size) + '>x',
    'equal attributes': lambda size: '<p ' + fill('a=v ', size) + '>x',
    'attributes on body': lambda size: '<body>' + fill(lambda n: f'<body a{n}=v>', size),
    'attributes on html and body': lambda size: fill(lambda n: f'<html a{n}=v><body a{n}=v>', size),
    'many, then few attributes': lambda size: '<p ' + fill(lambda n: f'a{n} ', size // 2) + '>' + fill(
        '<p ' + ' '.join(f'b{n}' for n in range(17)) + '>', size // 2),
    'one long attribute': lambda size: '<p a="' + fill('x', size) + '">y',
    'one long tag name': lambda size: '<' + fill('x', size) + '>y',
    'different tag names': lambda size: fill(lambda n: f'<x{n}></x{n}>', size),
    'one long comment': lambda size: '<!--' + fill('- -', size),
    'open comments': lambda size: fill('<!--x--!>', size),
    'nested div': lambda size: fill('<div>', size),
    'nested div, closed': lambda size: fill('<div>', size // 2) + fill('</div>', size // 2),
    'nested p in button': lambda size: fill('<button><p>', size),
    'nested lists': lambda size: fill('<ul><li>', size),
    'siblings li': lambda size: '<ul>' + fill('<li>x', size),
    'definition lists': lambda size: '<dl>' + fill('<dt>x<dd>y', size),
    'end tags without start': lambda size: fill('</div></p></b></table></x>', size),
    'end tags in depth': lambda size: fill('<span>', size // 2) + fill('</p>', size - size // 2),
    'unknown end tags in depth': lambda size: fill('<span>', size // 2) + fill('</i></x>', size - size // 2),
    'table soup': lambda size: fill('<table><tr><td><table>x</tr></table><td>', size),
    'nested tables': lambda size: fill('<table><tr><td>', size),
    'foster parented text': lambda size: '<table>' + fill('x<tr>', size),
    'foster parented elements': lambda size: '<table>' + fill('<b>x</b><i>', size),
    'foster parented blocks': lambda size: '<table>' + fill('<div>x', size),
    'foster parented a': lambda size: '<table>' + fill('<a>x<tr>', size),
    'late colgroups': late_colgroups,
    'captions': lambda size: '<table>' + fill('<caption><table>', size),
    'select soup': lambda size: fill('<select><option><optgroup><option></select>', size),
    'open selects': lambda size: fill('<select><div><option>', size),
    'options': lambda size: '<select>' + fill('<option>x', size),
    'options with b': lambda size: '<select>' + fill('<option><b>', size),
    'optgroups with code': lambda size: '<select>' + fill('<optgroup><option><code>', size),
    'unknown elements with em': lambda size: fill('<x><em>', size),
    'selectedcontent with code': lambda size: fill('<selectedcontent><code>', size),
    'objects with a': lambda size: fill('<object><!--c--><a><p>', size),
    'mathml with code': lambda size: fill('<mi></html><code>', size),
    'nested templates': lambda size: fill('<template>', size),
    'templates in tables': lambda size: fill('<table><template><tr></template>', size),
    'template cells': lambda size: '<template>' + fill('<td>x<col>', size),
    'framesets': lambda size: fill('<frameset><frame>', size),
    'forms': lambda size: fill('<form><input>', size),
    'svg': lambda size: fill('<svg><g><path d=m>', size),
    'svg and html': lambda size: fill('<svg><foreignObject><p>', size),
    'end tags in svg': lambda size: '<svg>' + fill('<g>', size // 4) + fill('</x>', size // 2),
    'break out of svg': lambda size: fill('<svg><g><b>x', size),
    'mathml': lambda size: fill('<math><mi><p></mi><annotation-xml encoding=text/html>', size),
    'svg with many attributes': lambda size: fill('<svg viewbox=1 preserveaspectratio=2 xlink:href=3 definitionurl=4>', size),
    'character references': lambda size: '<p>' + fill('&amp;&lt;&notin;&#65;&#x1F600;', size),
    'broken references': lambda size: '<p>' + fill('&&#&#x&notanentity&ampx&', size),
    'long reference': lambda size: '<p>&' + fill('a', size),
    'long number': lambda size: '<p>&#' + fill('9', size) + ';',
    'references in attributes': lambda size: fill('<p a="&amp;&ampx=&copy=1&#0;">', size),
    'nuls': lambda size: '<p>' + fill('\0', size),
    'nuls in tables': lambda size: '<table>' + fill('\0x\0', size),
    'carriage returns': lambda size: '<p>' + fill('\r\n\r', size),
    'blanks in tables': lambda size: '<table>' + fill(' \n', size),
    'less-than signs': lambda size: fill('<', size),
    'questions': lambda size: fill('<?x>', size),
    'doctypes': lambda size: fill('<!doctype html>', size),
    'giant doctype': lambda size: '<!doctype html public "' + fill('x', size) + '">',
    'scripts': lambda size: fill('<script><!--<script></script>', size),
    'open script': lambda size: '<script>' + fill('<!--<script></scrip', size),
    'almost end of title': lambda size: '<title>' + fill('</titl </', size),
    'cdata': lambda size: '<svg>' + fill('<![CDATA[]]]]>', size),
    'open cdata': lambda size: '<svg><![CDATA[' + fill(']]', size),
    'plaintext': lambda size: '<plaintext>' + fill('</plaintext>', size),
    'headings': lambda size: fill('<h1><h2>', size),
    'ruby': lambda size: fill('<ruby>x<rb>y<rt>z<rtc>', size),
    'marquees': lambda size: fill('<marquee><b>', size),
    'head elements late': head_elements,
    'after body': after_body,
    'ids that are equal': lambda size: fill('<p id=a class="b c">', size),
    'ids that differ': lambda size: fill(lambda n: f'<p id=i{n} class=c{n}>', size),
    'selectedcontent': lambda size: fill('<select><button><selectedcontent></button><option selected>x</select>', size),
    'pre and textarea': lambda size: fill('<pre>\n</pre><textarea>\n</textarea>', size),
    'not utf-8': lambda size: '<p>' + fill('\udcff\udced\udca0\udc80', size),
    'lone surrogates': lambda size: b'\xff\xfe<\0p\0>\0' + b'\x00\xd8x\0\x00\xdc' * (size // 6),
    'astral': lambda size: '<p>' + fill('\U0001F600', size // 4),
    'mixed widths': lambda size: fill('<p>x<p>\u20ac', size),
    # For XML, by name.
    'xml elements': lambda size: '<r>' + fill('<a b="c">x</a>', size) + '</r>',
    'xml nested': lambda size: '<r>' + fill('<a>' * 4000 + '</a>' * 4000, size) + '</r>',
    'xml nested too deep': lambda size: fill('<a>', size),
    'xml attributes': lambda size: '<r>' + fill('<a ' + ' '.join(f'a{n}="v"' for n in range(1000)) + '/>', size) + '</r>',
    'xml too many attributes': lambda size: '<r ' + fill(lambda n: f'a{n}="v" ', size) + '/>',
    'xml namespaces': lambda size: '<r>' + fill(lambda n: f'<p:a xmlns:p="u:{n % 60000}"/>', size) + '</r>',
    'xml texts and sections': lambda size: '<r>' + fill('x<![CDATA[y]]>&amp;<!--c--><?p d?>', size) + '</r>',
    'xml entity flood': entity_flood,
    'xml long entity': quadratic_entity,
    'xml giant doctype': lambda size: '<!DOCTYPE r [' + fill(lambda n: f'<!ELEMENT e{n} ANY><!-- x -->', size) + ']><r/>',
    'xml different names': lambda size: '<r>' + fill(lambda n: f'<a{n}/>', size) + '</r>',
    'xml declarations': lambda size: '<!DOCTYPE r [' + fill(
        lambda n: f'<!ATTLIST e{n % 1000} a{n // 1000} CDATA "v">', size) + ']><r/>',
    'xml entities': lambda size: '<!DOCTYPE r [' + fill(lambda n: f'<!ENTITY e{n} "v">', size) + ']><r/>',
    'xml declared attributes': lambda size: '<!DOCTYPE r [' + ''.join(
        f'<!ATTLIST a d{n} CDATA "v">' for n in range(200)) + ']><r>' + fill('<a/>', size) + '</r>',
}

# Pages of one size, with their limits in milliseconds.
FIXED = {
    'formatting bomb of 40 KB': (lambda: formatting_bomb(40_000), 100),
    '50,000 attributes': (lambda: '<p ' + ''.join(f'a{n}=v ' for n in range(50_000)) + '>x', 50),
    '1,000,000 nested elements': (lambda: '<div>' * 1_000_000, 5000),
    '1,000,000 unclosed b': (lambda: '<p><b>' * 1_000_000, 5000),
    '1,000,000 siblings': (lambda: '<i></i>' * 1_000_000, 5000),
    'an attribute of 50 MB': (lambda: '<p a="' + 'x' * 50_000_000 + '">y', 5000),
}


def is_xml(name):
    return name.startswith('xml ')


def encode(text):
    return text if isinstance(text, bytes) else text.encode('utf-8', 'surrogateescape')


def make(name, size):
    return encode(PAGES[name](size))


if __name__ == '__main__':
    sys.stdout.buffer.write(make(sys.argv[1], int(sys.argv[2])))
