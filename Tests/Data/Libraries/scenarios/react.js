// react.js: elements
// Loads: usr/share/nodejs/react/umd/react.development.js
observe('elements', () => { const e = React.createElement('p', { key: 1, a: 2 }, 'x', React.createElement('b')); return [e.type, e.key, e.props.a, React.Children.count(e.props.children), React.isValidElement(e), React.version]; });
observe('clone', () => React.cloneElement(React.createElement('a', { b: 1 }), { c: 2 }).props);
observe('children', () => React.Children.map([1, null, 'x'], c => c && c + '!'));
