// page.js: the only script of the pages of `webaction serve`. It reloads a page whose subject has changed, and remembers which sections
// are folded.
'use strict';
(() => {
  const key = 'folded ' + location.pathname;
  const all = () => [...document.querySelectorAll('section > details')];
  let kept = {};
  try { kept = JSON.parse(sessionStorage.getItem(key) || '{}'); } catch { kept = {}; }
  for (const item of all()) {
    const name = item.parentElement.id;
    if (name in kept) item.open = kept[name];
    item.addEventListener('toggle', () => {
      kept[name] = item.open;
      try { sessionStorage.setItem(key, JSON.stringify(kept)); } catch { /* Storage may be disabled. */ }
    });
  }
  // A link into a folded section unfolds it.
  const reveal = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let item = target; item; item = item.parentElement) {
      if (item.tagName === 'DETAILS') item.open = true;
      if (item.tagName === 'SECTION') item.querySelector('details').open = true;
    }
    if (target) target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
  for (const form of document.forms) {
    if (form.method === 'post') form.addEventListener('submit', () => { document.querySelector('.status').textContent = 'Running…'; });
  }
  const { watch, stamp } = document.body.dataset;
  if (!watch) return;
  const status = document.querySelector('.status');
  const look = async () => {
    try {
      const answer = await fetch(watch, { cache: 'no-store' });
      if (answer.ok && await answer.text() !== stamp) return location.reload();
      status.textContent = '';
    } catch {
      status.textContent = 'webaction serve is not running';
    }
    setTimeout(look, 1000);
  };
  setTimeout(look, 1000);
})();
