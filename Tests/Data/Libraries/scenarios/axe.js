// axe.js: accessibility problems of a page
// Loads: axe_playwright_python/axe.min.js
/* Page
<main><h1>Title</h1><h3>skipped</h3><img src=x.png><a href="/y"></a><form><input id=i><label for=j>J</label><input id=j><select><option>1</select><button></button></form><ul><div>no item</div></ul><table><tr><th>h<td>d</table><div role=button aria-pressed=perhaps tabindex=0>b</div><p aria-hidden=true><a href="/z">hidden</a></p><iframe></iframe><div id=i>twice</div><span aria-labelledby=none role=checkbox>c</span></main>
*/
var run = options => axe.run(document.querySelector('main'), { resultTypes: ['violations'], elementRef: false, runOnly: { type: 'rule', values: ['image-alt', 'link-name', 'label', 'select-name', 'button-name', 'list', 'aria-valid-attr-value', 'aria-required-attr', 'aria-allowed-attr', 'aria-toggle-field-name', 'aria-hidden-focus', 'frame-title', 'heading-order', 'duplicate-id-aria', 'th-has-data-cells', 'aria-roles', 'tabindex', 'listitem'] }, iframes: false, ...options });
observe('rules', () => [axe.getRules().length, axe.getRules(['wcag2a']).length, axe.version]);
observe('run', async () => { const found = await run(); return found.violations.map(rule => [rule.id, rule.impact, rule.nodes.map(node => [node.target, node.html, node.failureSummary])]); });
observe('incomplete', async () => (await run()).incomplete.map(rule => rule.id));
observe('passes', async () => (await run({ resultTypes: ['passes'] })).passes.map(rule => [rule.id, rule.nodes.length]));
observe('names', () => { axe.setup(document.body); const text = axe.commons.text, found = ['#j', 'h1', 'th', 'select'].map(selector => text.accessibleText(document.querySelector(selector))), roles = ['main', 'h1', 'a', 'img', 'li', 'table', 'th', '#j'].map(selector => document.querySelector(selector) && axe.commons.aria.getRole(document.querySelector(selector))); axe.teardown(); return [found, roles]; });
