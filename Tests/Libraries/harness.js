// harness.js: what a scenario is called with, and how its observations are kept. Loaded after the library.
// NB: A library may replace or lack what is newer than itself, so that this uses little of the language's library.
function observationsOf(scenario) {
  const observed = {};
  const plain = (value, depth) => {
    if (value === undefined) return '(undefined)';
    if (typeof value === 'number' && !isFinite(value)) return `(${value})`;
    if (typeof value === 'function' || typeof value === 'symbol') return `(${typeof value})`;
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Node) return value.nodeType === 1 ? value.outerHTML : `${value.nodeName} ${value.nodeValue}`;
    if (depth > 8) return '(deep)';
    if (value instanceof Date) return `(date ${value.getTime()})`;
    if (Array.isArray(value)) {
      const list = [];
      for (let i = 0; i < value.length; i++) list[i] = plain(value[i], depth + 1);
      return list;
    }
    const object = {};
    for (const key of Object.keys(value)) object[key] = plain(value[key], depth + 1);
    return object;
  };
  const root = document.getElementById('fixture');
  const tools = {
    async observe(name, look) {
      if (Object.prototype.hasOwnProperty.call(observed, name)) throw new Error(`two observations are called ${name}`);
      try {
        observed[name] = plain(await look(), 0);
      } catch (error) {
        observed[name] = { threw: String((error && error.name) || error) };
      }
    },
    fixture(html) {
      root.innerHTML = html;
      return root;
    },
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  };
  return scenario(tools).then(() => observed, error => {
    observed['(scenario)'] = { threw: String((error && error.message) || error) };
    return observed;
  });
}
