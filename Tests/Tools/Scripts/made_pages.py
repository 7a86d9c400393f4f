"""made_pages.py: pages for scripts whose own pages are not at hand, with the elements that the scripts look for."""
import html
import re

_VOID = {'img', 'input', 'br', 'hr', 'meta', 'link', 'source', 'embed'}
_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
# A call with a selector, an id, a class or a tag in quotes.
_CALL = re.compile(r'(querySelectorAll|querySelector|getElementById|getElementsByClassName|getElementsByTagName|closest|matches|waitForElement\w*'
                   r'|\$\$?|jQuery)\s*\(\s*(["\'`])((?:(?!\2)[^\\\n]|\\.){1,200})\2')
# A fixed clock and fixed random numbers, the same for each program.
PRELUDE = ('(() => { let n = 1; Math.random = () => (n = n * 16807 % 2147483647) / 2147483647; const D = Date; '
           'const F = function (...a) { return new.target ? Reflect.construct(D, a.length ? a : [F.now()], new.target) : new D(F.now()).toString(); }; '
           'Object.setPrototypeOf(F, D); F.prototype = D.prototype; F.prototype.constructor = F; F.now = () => 1750000000000; F.UTC = D.UTC; '
           'F.parse = D.parse; Date = F; })();')


def address(source):
    """An address on which a userscript runs: its first pattern with a host, with x for each star."""
    for _, pattern in re.findall(r'^\s*//\s*@(match|include)[ \t]+(\S+)', source, re.M):
        if pattern.startswith('/') or pattern in ('*', '<all_urls>', '*://*/*', 'http*://*'):
            continue
        pattern = re.sub(r'^(\*|http\*|https\?)://', 'https://', pattern)
        if not re.match('https?://', pattern):
            pattern = 'https://' + pattern.lstrip('*.:/')
        scheme, rest = pattern.split('://', 1)
        host, _, path = rest.partition('/')
        host = re.sub(r'^\*\.', 'www.', host).replace('*', 'x').replace('.tld', '.com')
        if host:
            return f'{scheme}://{host}/{path.replace("*", "x")}'
    return 'https://example.com/'


def element(selector):
    """Elements that a selector of names, classes, ids and attributes matches, one in the other."""
    hidden = re.sub(r'\[[^\]]*\]', lambda found: found[0].replace(' ', '\x01').replace('>', '\x02').replace('~', '\x03'), selector.strip())
    start, end = '', ''
    for part in filter(None, re.split(r'\s*[>+~ ]\s*', hidden)):
        part = re.sub(r'::?[a-zA-Z-]+(\([^)]*\))?', '', part)
        name = (re.match(r'([a-zA-Z][\w-]*)?', part)[1] or 'div').lower()
        if name in ('html', 'head', 'body', 'script', 'style', 'iframe', 'frame', 'title'):
            continue
        attributes = {}
        for kind, text in re.findall(r'([.#])((?:\\.|[\w-])+)', re.sub(r'\[[^\]]*\]', '', part)):
            key = 'id' if kind == '#' else 'class'
            attributes[key] = f'{attributes.get("class", "")} {text}'.strip() if key == 'class' else text
        for key, text in re.findall(r'\[([\w-]+)\s*(?:[*^$|~\x03]?=)?\s*["\']?([^"\'\]]*)["\']?\s*i?\]', part):
            attributes.setdefault(key, text.replace('\x01', ' '))
        if name == 'a':
            attributes.setdefault('href', '/link')
        if name == 'img':
            attributes.setdefault('src', _IMAGE)
        start += f'<{name}' + ''.join(f' {key}="{html.escape(text)}"' for key, text in attributes.items()) + '>'
        if name in _VOID:
            return start + end
        end = f'</{name}>{end}'
    return f'{start}text{end}' if start else ''


def page(source, script=''):
    """A usual page with the elements that a script looks for, at most 80."""
    selectors = []
    for call, _, text in _CALL.findall(source):
        text = {'getElementById': f'#{text}', 'getElementsByClassName': '.' + text.replace(' ', '.')}.get(call, text)
        for one in re.split(r',(?![^\[(]*[\])])', text):
            if one.strip() and one not in selectors and re.fullmatch(r'[\w\s.#>+~\[\]="\'^$*|:()/-]+', one):
                selectors.append(one)
    made = '\n'.join(filter(None, map(element, selectors[:80])))
    return f'''<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>A usual page</title>{script}<meta name="description" content="Words"><meta property="og:title"
content="A usual page"><link rel="canonical" href="https://example.com/"><style>p {{ margin: 1em 0 }} .hidden {{ display: none }}</style></head>
<body class="page"><header id="header"><h1>Heading</h1><nav><ul><li><a href="/one">One</a><li><a href="https://other.example/two?x=1#y">Two</a>
</ul></nav></header><main id="content"><article><h2>Title</h2><p>First <b>bold</b> text with <a href="#part">a link</a>, 1,234.50 and 2020-01-31.</p>
<p class="hidden">Hidden</p><img src="{_IMAGE}" alt=""></article><form action="/go"><label>Name <input name="q" value="v"></label>
<input type="password" name="p"><input type="checkbox" name="c" checked><select name="s"><option>1<option selected>2</select><textarea name="t">text
</textarea><button>Go</button></form><table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td>2<tr><td>3<td>4</tbody></table>
{made}
</main><footer><p>End</p></footer></body></html>
'''
