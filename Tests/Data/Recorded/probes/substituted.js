// substituted.js: every shorthand with var() in an attribute, whose longhands are set and removed. https://drafts.csswg.org/css-variables-1/#variables-in-shorthands
/* Page
<p id=e>text</p>
*/
const e = document.getElementById('e'), { style } = e;
// The shorthands of the engine: properties whose declaration makes several.
const listed = new Set(Object.keys(CSSStyleDeclaration.prototype));
for (const name in style) listed.add(name);
const shorthands = [...listed].filter(name => /^-?[a-z]+(-[a-z]+)*$/.test(name) && !/^webkit/.test(name) && name !== 'all').filter(name => {
  style.cssText = '';
  style.setProperty(name, 'inherit');
  return style.length > 1;
}).sort();
for (const name of shorthands) {
  observe(name, () => {
    e.setAttribute('style', `${name}: inherit`);
    const longhands = [...style], first = longhands[0], last = longhands[longhands.length - 1], value = 'inherit', found = [];
    const run = (text, ...steps) => {
      e.setAttribute('style', text);
      for (const step of steps) step();
      found.push([e.getAttribute('style'), style.length, style.getPropertyValue(name), style.getPropertyPriority(name), style.getPropertyValue(first), style.getPropertyValue(last)].join(' | '));
    };
    run(`${name}: var(--m)`, () => { style.color = 'red'; });
    run(`${name}: var(--m)`, () => { style.setProperty(first, value); });
    run(`${name}: var(--m)`, () => { style.setProperty(last, value); });
    run(`${name}: var(--m)`, () => { for (const longhand of longhands) style.setProperty(longhand, value); });
    run(`${name}: var(--m)`, () => { style.removeProperty(first); });
    run(`${name}: var(--m)`, () => { style.removeProperty(last); });
    run(`${name}: var(--m)`, () => { style.removeProperty(name); });
    run(`${name}: var(--m)`, () => { style.setProperty(first, value, 'important'); });
    run(`${name}: var(--m) !important`, () => { style.setProperty(first, value); });
    run(`${name}: var(--m); ${first}: ${value}`, () => { style.color = 'red'; });
    run(`${first}: ${value}; ${name}: var(--m)`, () => { style.color = 'red'; });
    run(`${first}: ${value}`, () => { style.setProperty(name, 'var(--m)'); });
    run(`${name}: var(--m)`, () => { style.setProperty(first, 'var(--a)'); });
    run(`${name}: var(--m)`, () => { style.setProperty(name, 'var(--n)'); });
    run(`${name}: var(--m)`, () => { style.setProperty(first, value); }, () => { style.setProperty(name, 'var(--m)'); });
    run(longhands.map(longhand => `${longhand}: var(--a)`).join('; '), () => { style.color = 'red'; });
    run(longhands.map((longhand, i) => `${longhand}: ${i === 0 ? 'env(a)' : value}`).join('; '), () => { style.color = 'red'; });
    e.removeAttribute('style');
    return found;
  });
}
