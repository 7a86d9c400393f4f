// remark.js: slides of Markdown
// Loads: usr/share/javascript/remark-slide/remark.js
/* Page
<textarea id="source">name: first
class: center
# One
- a
--

- b
---
layout: false
# Two
```js
let x = 1;
```
???
note</textarea>
*/
observe('make', () => { window.show = remark.create({ ratio: '16:9' }); return [show.getSlideCount(), show.getSlides().map(s => s.properties.name ?? null), show.getCurrentSlideIndex(), document.documentElement.className, document.body.className]; });
observe('slides', () => [...document.querySelectorAll('.remark-slide-content')].map(e => e.innerHTML));
observe('go', () => { const log = []; show.on('showSlide', s => log.push(s.getSlideIndex())); show.gotoNextSlide(); show.gotoSlide(3); show.gotoPreviousSlide(); return [log, show.getCurrentSlideIndex()]; });
