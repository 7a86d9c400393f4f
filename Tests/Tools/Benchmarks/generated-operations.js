// generated-operations.js: tries what an interface has, as idl_members.py lists it, at sizes where a careless engine's costs grow
// faster than the page. An object of the interface is found along the members that lead to it, made long in each way that there is
// (children, nesting, attributes, its own methods …), and each member is read, called and set in a few shapes of scripts.
(function (interfaces) {
  'use strict';
  const CAP = 400, FEW = 5, HTML = 'http://www.w3.org/1999/xhtml', SVG = 'http://www.w3.org/2000/svg';
  // What ends the page, waits for a person, or is not there to be called again and again.
  const LEFT_OUT = new Set('close open stop alert confirm prompt print reload assign replaceState pushState back forward go submit requestSubmit document location window self top parent frames opener find write writeln exitFullscreen requestFullscreen abort'.split(' '));
  // What a standard defines by a walk of the whole, so that n calls are n walks; a list that is given as an array is found by its length.
  const WHOLE = new Set('cloneNode normalize isEqualNode querySelector querySelectorAll getHTML innerHTML outerHTML innerText outerText textContent toString cssText checkValidity reportValidity reset importNode adoptNode evaluate getAnimations sort'.split(' '));
  // Each of these writes all tokens into the attribute.
  const WHOLE_OF = { DOMTokenList: new Set(['add', 'remove', 'toggle', 'replace', 'value']) };
  const GROWING = /^(add|append|insert|set|put|mark|measure|enqueue|write|observe|define|register|push|prepend|create|init|attach|send|dispatch|collapse|extend|select)/;

  const tagOf = name => interfaces[name].tags[0];
  const isElementInterface = name => name === 'HTMLElement' || /^HTML.*Element$/.test(name);
  const sheetOf = text => { const style = document.createElement('style'); style.textContent = text; document.head.append(style); return style.sheet; };
  const ruleOf = text => sheetOf(text).cssRules[0];
  const svg = tag => document.body.appendChild(document.createElementNS(SVG, tag));
  // Where the first object of an interface comes from, when no member leads there.
  const FIRST = {
    Window: () => window, Document: () => document, Element: () => document.body.appendChild(document.createElement('div')),
    Node: () => document.body.appendChild(document.createElement('div')),
    Text: () => document.body.appendChild(document.createTextNode('')), Comment: () => document.body.appendChild(document.createComment('')),
    CharacterData: () => document.body.appendChild(document.createTextNode('')),
    DocumentFragment: () => document.createDocumentFragment(), ShadowRoot: () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
    Range: () => { const r = document.createRange(); r.selectNodeContents(document.body); return r; },
    AbstractRange: () => { const r = document.createRange(); r.selectNodeContents(document.body); return r; },
    Selection: () => { const s = getSelection(); s.selectAllChildren(document.body); return s; },
    NodeIterator: () => document.createNodeIterator(document.body), TreeWalker: () => document.createTreeWalker(document.body),
    CSSRuleList: () => sheetOf('').cssRules, CSSStyleSheet: () => sheetOf(''), CSSGroupingRule: () => ruleOf('@media all {}'),
    CSSRule: () => ruleOf('a {}'), CSSStyleRule: () => ruleOf('a { color: red }'), CSSMediaRule: () => ruleOf('@media all {}'),
    CSSKeyframesRule: () => ruleOf('@keyframes a {}'), CSSKeyframeRule: () => ruleOf('@keyframes a { from { top: 1px } }').cssRules[0],
    CSSFontFaceRule: () => ruleOf('@font-face { font-family: a }'), CSSPageRule: () => ruleOf('@page {}'), CSSLayerBlockRule: () => ruleOf('@layer a {}'),
    CSSContainerRule: () => ruleOf('@container (width > 1px) {}'), CSSScopeRule: () => ruleOf('@scope (a) {}'), CSSConditionRule: () => ruleOf('@supports (top: 1px) {}'),
    SVGLengthList: () => svg('text').x.baseVal, SVGNumberList: () => svg('text').rotate.baseVal, SVGPointList: () => svg('polygon').points,
    SVGTransformList: () => svg('g').transform.baseVal, SVGStringList: () => svg('g').requiredExtensions,
    Storage: () => localStorage, NamedNodeMap: () => document.body.appendChild(document.createElement('p')).attributes,
    RadioNodeList: () => { const f = document.body.appendChild(document.createElement('form')); f.innerHTML = '<input type=radio name=c><input type=radio name=c>'; return f.elements.c; },
    CustomStateSet: () => { class X extends HTMLElement { i = this.attachInternals(); } const name = `x-${Math.random().toString(36).slice(2)}`; customElements.define(name, X); return document.body.appendChild(document.createElement(name)).i.states; },
    DOMStringMap: () => document.body.appendChild(document.createElement('p')).dataset,
    CSSUnparsedValue: () => new CSSUnparsedValue(['a']), CSSTransformValue: () => new CSSTransformValue([new CSSTranslate(CSS.px(1), CSS.px(1))]),
    CSSMathSum: () => new CSSMathSum(CSS.px(1), CSS.em(1)), CSSNumericArray: () => new CSSMathSum(CSS.px(1), CSS.em(1)).values, CSSNumericValue: () => CSS.px(1),
    DataTransfer: () => new DataTransfer(), DataTransferItemList: () => new DataTransfer().items, URLSearchParams: () => new URL('http://h/').searchParams,
    MutationObserver: () => { const o = new MutationObserver(() => {}); o.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true }); return o; },
    HTMLAllCollection: () => document.all, CustomElementRegistry: () => customElements, XPathResult: () => document.evaluate('//*', document, null, 7, null),
  };

  const membersOf = name => interfaces[name]?.members ?? [];
  const isA = (object, name) => { try { return typeof globalThis[name] === 'function' && object instanceof globalThis[name]; } catch { return false; } };

  // Arguments and values by their types. `at` says which number or child is meant: by turns, the first, or the last.
  const elementOf = (i, tag = 'p') => { const e = document.createElement(tag); e.id = `n${i}`; return e; };
  function text(name, i) {
    switch (name) {
      case 'namespace': return null;
      case 'selectors': case 'selector': return `.c${i % 7}`;
      case 'html': case 'markup': case 'fragment': return `<b>t${i}</b>`;
      case 'rule': return `.c${i} { color: red }`;
      case 'property': return `--p${i}`;
      case 'url': case 'href': case 'src': case 'action': return `http://h/${i}`;
      case 'where': case 'position': return 'beforeend';
      case 'alter': return 'move';
      case 'direction': return 'forward';
      case 'granularity': return 'character';
      case 'expression': return '//p';
      case 'type': return 'text/plain';
      case 'commandId': case 'command': return 'bold';
      case 'cssText': return `color: red; --p${i}: x`;
      case 'innerHTML': case 'outerHTML': return `<p id=n${i}>t</p>`;
      default: return `x${i}`;
    }
  }
  const LONG_TEXTS = { rule: n => `a { ${'--p: x; '.repeat(n)} }`, innerHTML: n => '<p>x</p>'.repeat(n), html: n => '<p>x</p>'.repeat(n), selectors: n => Array.from({ length: n }, (_, i) => `.c${i}`).join(), cssText: n => Array.from({ length: n }, (_, i) => `--p${i}: x`).join(';'), property: n => '--p'.repeat(n) };
  function valueOf(type, name, i, world, instance, at) {
    const [kind, ...parts] = type, { length } = instance ?? {};
    switch (kind) {
      case 'DOMString': case 'USVString': case 'CSSOMString': case 'ByteString': return text(name, i);
      case 'boolean': return i % 2 === 0;
      case 'unsigned long': case 'long': case 'unsigned short': case 'short': case 'unsigned long long': case 'long long': case 'octet':
        return at === 'first' ? 0 : at === 'last' ? Math.max((length ?? i) - 1, 0) : length > 0 ? i % length : i;
      case 'double': case 'float': case 'unrestricted double': case 'unrestricted float': case 'DOMHighResTimeStamp': return i;
      case 'enum': return parts[i % parts.length];
      case 'any': case 'object': return { i };
      case 'dictionary': return {};
      case 'callback': case 'EventListener': case 'Function': case 'EventHandler': case 'NodeFilter': case 'XPathNSResolver': return () => i;
      case 'sequence': case 'FrozenArray': return [valueOf(parts[0], name, i, world, instance, at)];
      case 'record': return { [`k${i}`]: 'v' };
      case 'Node': case 'Element': case 'HTMLElement': case 'EventTarget':
        if (/^(child|oldChild|refNode|other|otherNode|element|target|before|node)$/.test(name) && world.known.length > 0 && at !== 'new') {
          return world.known[at === 'first' ? 0 : at === 'last' ? world.known.length - 1 : i % world.known.length];
        }
        return elementOf(i);
      case 'Event': return new Event(`e${i % 3}`);
      case 'Document': return document;
      case 'Attr': { const a = document.createAttribute(`x${i}`); a.value = i; return a; }
      case 'HTMLOptionElement': case 'HTMLOptGroupElement': return new Option(`o${i}`);
      case 'Range': case 'AbstractRange': return document.createRange();
      case 'Blob': return new Blob([`x${i}`]);
      case 'CSSNumericValue': case 'CSSNumberish': return CSS.px(i);
      case 'ArrayBufferView': case 'BufferSource': case 'Uint8Array': return new Uint8Array([i]);
      default: return made(kind);
    }
  }
  function made(kind) {
    if (kind === 'SVGNumber') return svg('svg').createSVGNumber?.();
    if (kind === 'SVGLength') return svg('svg').createSVGLength?.();
    if (kind === 'SVGTransform') return svg('svg').createSVGTransform?.();
    if (interfaces[kind]?.tags.length) return document.createElement(tagOf(kind));
    return new globalThis[kind]();
  }
  const argumentsOf = (member, i, world, instance, at) =>
    member.arguments.filter(a => !a.optional || member.arguments.length < 2 || /^(?:value|child|before|index)$/.test(a.name))
      .map(a => valueOf(a.type, a.name, i, world, instance, at));

  const canBeMade = name => membersOf(name).some(m => m.kind === 'constructor');
  function constructed(name) {
    for (const maker of membersOf(name).filter(m => m.kind === 'constructor')) {
      for (const some of [maker.arguments.filter(a => !a.optional), maker.arguments]) {
        try { return new globalThis[name](...some.map(a => valueOf(a.type, a.name, 1, { known: [] }, null, 'turns'))); } catch {}
      }
    }
  }

  // Where objects of an interface are: those of FIRST, elements, what constructors make, and what members lead to.
  function paths(target) {
    const found = [];
    const add = (name, make, root) => { if (found.length < (isLong(target) || found.length === 0 ? 4 : 1)) found.push({ name, make, root }); };
    if (isElementInterface(target)) {
      const tag = target === 'HTMLElement' ? 'div' : tagOf(target);
      if (tag !== undefined && !['html', 'head', 'body'].includes(tag)) add(tag, element => element, tag);
      return found;
    }
    if (FIRST[target]) add(target, FIRST[target], null);
    // NB: A collection is another one for each member that gives it.
    for (const [owner, { members, tags }] of Object.entries(interfaces)) {
      const tag = owner === 'Element' || owner === 'HTMLElement' ? 'div' : tags[0];
      for (const member of members) {
        const isWanted = member.type?.[0] === target && !member.static && !LEFT_OUT.has(member.name);
        if (!isWanted || member.kind !== 'attribute' && member.kind !== 'operation' || !member.name) continue;
        const step = object => member.kind === 'attribute' ? object[member.name] : object[member.name](...argumentsOf(member, 1, { known: [] }, object, 'turns'));
        if (tag !== undefined && isElementInterface(owner) || owner === 'Element') add(`${tag}.${member.name}`, step, tag);
        else if (owner !== target && (FIRST[owner] || canBeMade(owner))) add(`${owner}.${member.name}`, () => step(FIRST[owner] ? FIRST[owner]() : constructed(owner)), owner === 'Document' ? 'document' : null);
      }
    }
    if (canBeMade(target)) add(`new ${target}`, () => constructed(target), null);
    else for (const [name, { parent }] of Object.entries(interfaces)) if (parent === target && canBeMade(name)) add(`new ${name}`, () => constructed(name), null);
    return found.filter(path => {
      try { return isA(begin(path, 'none').instance, target); } catch { return false; } finally { clear(); }
    });
  }

  // What pages have many of, one after the other.
  const MIXED = ['p', 'a', 'input', 'label', 'img', 'form', 'option', 'td', 'area', 'slot', 'tr', 'iframe', 'select', 'legend', 'embed', 'script', 'object', 'button', 'li'];
  const CHILDREN = { select: ['option', 'optgroup'], table: ['tr', 'tbody'], tr: ['td'], tbody: ['tr'], datalist: ['option'], optgroup: ['option'], map: ['area'], form: ['input', 'button', 'select', 'img'], fieldset: ['input', 'legend'], ul: ['li'], ol: ['li'], dl: ['dt'], colgroup: ['col'], picture: ['source'], details: ['summary', 'p'], label: ['input', 'p'], audio: ['source', 'track'], video: ['source', 'track'] };
  function childOf(tag, i) {
    const names = CHILDREN[tag] ?? MIXED, name = names[i % names.length], e = document.createElement(name);
    e.id = `i${i}`; e.className = `c${i % 7}`;
    if (name === 'a' || name === 'area') e.setAttribute('href', `x${i}`);
    if (name === 'input') { e.type = i % 2 ? 'radio' : 'text'; }
    if (name === 'label') e.htmlFor = `i${i - 1}`;
    if (name === 'slot') e.slot = '';
    if (name !== 'label' && name !== 'p') e.setAttribute('name', `m${i % 2 ? 'same' : i}`);
    if (name === 'p' || name === 'option' || name === 'td' || name === 'li' || name === 'tr') e.append(`text ${i}`);
    return e;
  }
  // Ways to make what an object is about long. Each gives a function that makes it longer by one, and one that takes one away.
  const GROWTHS = {
    none: () => [() => {}, () => {}],
    children: ({ owner, known, tag }) => [i => { const e = childOf(tag, i); known.push(e); owner.append(e); }, i => { known.pop(); (i % 2 ? owner.firstChild : owner.lastChild)?.remove(); }],
    texts: ({ owner }) => [i => owner.append(i % 9 ? 'x ' : '\n'), i => (i % 2 ? owner.firstChild : owner.lastChild)?.remove()],
    attributes: ({ owner }) => [i => owner.setAttribute(`a${i}`, i), i => owner.removeAttribute(`a${i}`)],
    rules: world => {
      const { sheet } = world.style = document.head.appendChild(document.createElement('style'));
      return [i => sheet.insertRule(`.c${i % 7}.d${i} { color: red }`, 0), i => sheet.cssRules.length && sheet.deleteRule(i % 2 ? 0 : sheet.cssRules.length - 1)];
    },
    siblings: ({ owner, tag, known }) => [
      i => { const e = document.createElement(tag); e.id = `i${i}`; e.setAttribute('name', i % 2 ? 'same' : `m${i}`); known.push(e); document.body.append(e); if (i % 2) document.body.append(owner); },
      () => known.pop()?.remove(),
    ],
    nested: world => {
      let at = world.owner;
      return [i => { at = at.appendChild(document.createElement(world.tag)); at.className = `c${i % 7}`; world.known.push(at); }, () => { const e = world.known.pop(); at = e?.parentNode ?? world.owner; e?.remove(); }];
    },
    'nested, the innermost': world => {
      return [() => { const e = document.createElement(world.tag); world.owner.parentNode.append(e); e.append(world.owner); }, () => { const p = world.owner.parentNode; if (p !== document.body && p) p.replaceWith(world.owner); }];
    },
    'nested hosts': world => {
      let at = world.owner;
      return [() => { const host = at.appendChild(document.createElement('div')); host.attachShadow({ mode: 'open' }).innerHTML = '<b><slot></slot></b>'; host.append('x'); at = host; }, () => {}];
    },
    'hosts in shadows': world => {
      let at = world.owner;
      return [() => { const host = at.appendChild(document.createElement('div')); host.append('x'); at = host.attachShadow({ mode: 'open' }); at.append(document.createElement('slot')); }, () => {}];
    },
  };
  const ELEMENT_GROWTHS = Object.keys(GROWTHS), DOCUMENT_GROWTHS = ['none', 'children', 'nested', 'texts', 'rules', 'nested hosts'];
  // An object that is reached by another way is made long by itself and by what is around it.
  const isLong = target => membersOf(target).some(m => /^(length|size)$/.test(m.name) || /iterable|setlike/.test(m.kind) || m.specials) && !isA(document.body, target);
  function growthsOf(path, target, isFirst) {
    const own = !isLong(target) ? [] : membersOf(target).filter(m => m.kind === 'operation' && !m.static && m.name && GROWING.test(m.name) && !LEFT_OUT.has(m.name)).map(m => `.${m.name}()`);
    const around = path.root === null || path.root === 'document' ? DOCUMENT_GROWTHS : ELEMENT_GROWTHS;
    if (!isFirst) return ['children', ...new Set(own)];
    if (isElementInterface(target) && target !== 'HTMLElement' && target !== 'Element') return [...around.filter(g => !/host/.test(g)), ...own];
    return [...around, ...new Set(own)];
  }
  // The member that takes away what another one adds: `removeRule` for `addRule`, `unobserve` for `observe`, `clearMarks` for `mark`.
  function removerOf(name, operations) {
    const rest = name.replace(GROWING, ''), removers = operations.filter(m => /^(?:remove|delete|clear|un[a-z])/.test(m.name));
    return removers.find(m => m.name === `un${name}` || m.name.toLowerCase() === `clear${name}s`)
      ?? removers.find(m => m.name.replace(/^(?:remove|delete|clear)/, '') === rest) ?? removers[0];
  }
  function begin(path, growth) {
    const world = { known: [], tag: path.root === null || path.root === 'document' ? 'div' : path.root };
    world.owner = path.root === null || path.root === 'document' ? document.body : document.body.appendChild(document.createElement(path.root));
    world.instance = path.make(path.root === null ? undefined : path.root === 'document' ? document : world.owner);
    if (growth[0] === '.') {
      const name = growth.slice(1, -2), member = { arguments: [], ...path.members?.find(m => m.name === name && m.kind === 'operation') };
      const remove = removerOf(name, path.members?.filter(m => m.kind === 'operation' && m.name) ?? []);
      world.longer = i => { world.instance[name](...argumentsOf(member, i, world, world.instance, 'new')); };
      world.shorter = remove ? i => { world.instance[remove.name](...argumentsOf(remove, i, world, world.instance, i % 2 ? 'first' : 'last')); } : () => {};
    } else [world.longer, world.shorter] = GROWTHS[growth](world);
    return world;
  }
  function clear() {
    document.body.replaceChildren();
    for (const e of [...document.head.children]) if (e.localName === 'style') e.remove();
    while (document.body.attributes.length) document.body.removeAttribute(document.body.attributes[0].name);
    localStorage.clear(); getSelection().removeAllRanges(); performance.clearMarks(); document.adoptedStyleSheets = [];
  }

  function look(value) {
    if (value === null || typeof value !== 'object') return value;
    if (typeof value.then === 'function') { value.then(() => {}, () => {}); return value; }
    if (typeof value.length === 'number') { value[0]; value[value.length - 1]; value.item?.(value.length >> 1); }
    return value;
  }
  const isBulk = (value, other, n) => {
    if (typeof value === 'string') return value.length > n / 4;
    if (value === null || typeof value !== 'object') return false;
    if (typeof value.childNodes === 'object') return value !== other && value.childNodes.length > n / 4;
    return value !== other && (value.length ?? value.byteLength ?? value.size) > n / 4;
  };
  let deadline = 0;
  function repeat(count, work) {
    let failed = 0;
    const started = performance.now();
    deadline = started + CAP;
    for (let i = 0; i < count; i++) {
      try { work(i); } catch { if (++failed > 20 && failed > i / 2) return null; }
      if ((i & 7) === 7 && performance.now() > deadline) return (performance.now() - started) * count / (i + 1);
    }
    return performance.now() - started;
  }

  // The shapes of scripts: each gets a world and a size and gives the milliseconds of its work, null where the member throws.
  const grown = (world, n) => { const taken = repeat(n, world.longer); return taken !== null; };
  const readOf = ({ member, at }) => member.kind === 'attribute' ? (world) => look(world.instance[member.name])
    : member.kind === 'stringifier' ? world => String(world.instance)
      : member.kind === 'iterable' || member.kind === 'setlike' ? world => { let count = 0; for (const _ of world.instance) count++; return 'x'.repeat(count); }
        : (world, i) => look(world.instance[member.name](...argumentsOf(member, i, world, world.instance, at)));
  const SHAPES = {
    'a few reads': (world, read, n) => grown(world, n) ? repeat(FEW, i => { world.longer(n + i); read(world, i); }) : null,
    'n reads': (world, read, n) => {
      if (!grown(world, n)) return null;
      let bulk = false;
      try { bulk = isBulk(read(world, 0), read(world, 0), n); } catch {}
      return bulk ? null : repeat(n, i => read(world, i));
    },
    'alternately': (world, read, n) => {
      world.longer(n);
      let bulk = false;
      const taken = repeat(n, i => { world.longer(i); const value = read(world, i); if (i === n >> 1) bulk = isBulk(value, read(world, i), i); });
      return bulk ? null : taken;
    },
    'growing alone': (world, read, n) => repeat(n, world.longer),
    'shrinking alone': (world, read, n) => grown(world, n) ? repeat(n, world.shorter) : null,
    'taken away': (world, read, n) => {
      if (!grown(world, n)) return null;
      try { if (isBulk(read(world, 0), read(world, 0), n)) return null; } catch {}
      return repeat(n, i => { world.shorter(i); read(world, i); });
    },
  };
  const setOf = ({ member }) => (world, i) => { world.instance[member.name] = valueOf(member.type, member.name, i, world, world.instance, 'turns'); };
  function longOf({ member }, n) {
    const long = (type, name) => {
      if (/String$/.test(type[0])) return (LONG_TEXTS[name] ?? (n => Array.from({ length: n }, (_, i) => `t${i}`).join(' ')))(n);
      if (type[0] === 'sequence') return Array.from({ length: n }, (_, i) => valueOf(type[1], name, i, { known: [] }, null, 'new'));
      return valueOf(type, name, 1, { known: [] }, null, 'turns');
    };
    if (member.kind === 'attribute') { const value = long(member.type, member.name); return world => { world.instance[member.name] = value; look(world.instance[member.name]); }; }
    const values = member.arguments.filter(a => !a.optional).flatMap(a => a.variadic ? Array.from({ length: n }, (_, i) => valueOf(a.type, a.name, i, { known: [] }, null, 'new')) : [long(a.type, a.name)]);
    return world => { look(world.instance[member.name](...values)); };
  }
  const isText = type => /String$/.test(type?.[0] ?? '');

  function cases(target) {
    const listed = [];
    const found = paths(target);
    for (const path of found) {
      path.members = membersOf(target);
      for (const growth of growthsOf(path, target, path === found[0])) {
        for (const shape of ['growing alone', 'shrinking alone']) listed.push({ name: `${path.name} | ${growth} | ${shape}`, path, growth, run: (world, n, read) => SHAPES[shape](world, read, n), read: () => null });
      }
      const seen = new Set();
      for (const member of membersOf(target)) {
        if (member.static || member.kind === 'constructor' || LEFT_OUT.has(member.name) || /^on/.test(member.name)) continue;
        const key = `${member.name} ${member.arguments.length}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const name = member.kind === 'operation' ? member.name && `${member.name}()` : member.name || member.kind;
        if (!name) continue;
        const numbers = member.arguments.some(a => /long/.test(a.type[0]) || a.type[0] === 'Node');
        const isWhole = WHOLE.has(member.name) || WHOLE_OF[target]?.has(member.name) || member.kind === 'stringifier' || member.type?.[0] === 'sequence' || member.type?.[0] === 'FrozenArray';
        for (const growth of member.reflected ? ['attributes'] : growthsOf(path, target, path === found[0])) {
          for (const at of numbers ? ['turns', 'first', 'last'] : ['turns']) {
            for (const shape of Object.keys(SHAPES)) {
              if (/alone$/.test(shape) || (growth === 'none' || at !== 'turns') && shape !== 'n reads' || isWhole && shape !== 'a few reads') continue;
              listed.push({ name: `${path.name}.${name}${numbers ? ` ${at}` : ''} | ${growth} | ${shape}`, path, growth, member, at, run: (world, n, read) => SHAPES[shape](world, read, n), read: readOf });
            }
          }
          if (member.kind === 'attribute' && !member.readonly && !isWhole) {
            listed.push({ name: `${path.name}.${name} = | ${growth} | n sets`, path, growth, member, run: (world, n, set) => grown(world, n) ? repeat(n, i => set(world, i)) : null, read: setOf });
            listed.push({ name: `${path.name}.${name} = | ${growth} | set and read`, path, growth, member, run: (world, n, set) => grown(world, n) ? repeat(n, i => { set(world, i); look(world.instance[member.name]); }) : null, read: setOf });
          }
        }
        if (member.kind === 'attribute' && !member.readonly && isText(member.type) || member.arguments.some(a => a.variadic || isText(a.type) || a.type[0] === 'sequence')) {
          listed.push({ name: `${path.name}.${name} | none | long`, path, growth: 'none', member, run: (world, n, read) => repeat(FEW, i => read(world, i)), read: longOf });
        }
      }
    }
    return listed;
  }
  function measure(one, n) {
    try {
      const read = one.read(one, n);
      return one.run(begin(one.path, one.growth), n, read);
    } catch { return null; } finally { try { clear(); } catch {} }
  }
  const LEAST = 20, LIMIT = 5;
  // The time of a case, and the part of it that is not its growth's, which has rows of its own.
  const ALONE = { alternately: 'growing alone', 'taken away': 'shrinking alone' };
  function measureRead(one, n) {
    const whole = measure(one, n), alone = ALONE[one.name.slice(one.name.lastIndexOf('|') + 2)];
    if (whole === null || alone === undefined) return { whole, rest: whole };
    return { whole, rest: Math.max(0, whole - measure({ ...one, run: (world, n, read) => SHAPES[alone](world, read, n) }, n)) };
  }
  // NB: Both times are noisy. A quarter is the least of the time at n that is believed to be left.
  const atFirst = ({ whole, rest }) => Math.max(rest, whole / 4);
  // [name, at n, at 4n] of those above the limit, after how many were tried.
  function screen(target, n, from = 0, until = Infinity) {
    const all = cases(target).slice(from, until), found = [];
    let tried = 0;
    for (const one of all) {
      if (measure(one, n >> 3) === null) continue;
      tried++;
      let large = measure(one, 4 * n);
      if (large === null || large < LEAST) continue;
      let small = measure(one, n);
      if (small === null || large < LIMIT * small) continue;
      large = measureRead(one, 4 * n).rest;
      if (large < LEAST) continue;
      small = Math.max(atFirst(measureRead(one, n)), atFirst(measureRead(one, n))); large = Math.min(large, measureRead(one, 4 * n).rest);
      if (large > LEAST && large > LIMIT * small) found.push([one.name, small, large]);
    }
    return { count: all.length, tried, found };
  }
  // The least time of several of one case, null where it can't be done: the whole, or without the growth at the first size or another.
  function one(target, name, n, part) {
    const found = cases(target).find(c => c.name === name);
    if (found === undefined || measure(found, n >> 3) === null) return null;
    let least = Infinity;
    for (let i = 0; i < 3; i++) {
      const taken = measureRead(found, n);
      if (taken.whole === null) return null;
      least = Math.min(least, part === 'whole' ? taken.whole : part === 'first' ? atFirst(taken) : taken.rest);
    }
    return least;
  }
  return { screen, one, count: target => cases(target).length, paths: target => paths(target).map(path => path.name) };
})
