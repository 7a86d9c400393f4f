/* Loads lazy images, reacts to mutations, and unlocks copying. */
'use strict';
const seen = new WeakSet();
const promote = async image => {
  if (seen.has(image)) return;
  seen.add(image);
  await null;
  image.setAttribute‸('src', image.dataset.src); //! (none)
  delete image.dataset.src‸; //! (none)
};
const unlock = {
  *handlers(root) { for (const element of root.querySelectorAll('[oncopy],[oncut]')) yield element; },
  all(root) {
    for (const element of this.handlers(root)) {
      element.removeAttribute‸('oncopy'); //! all
      element.style‸.webkitUserSelect = 'text'; //! all
    }
  },
};
const observer = new MutationObserver(records => {
  for (const { addedNodes } of records) for (const node of addedNodes) {
    if (node.nodeName === 'FIGCAPTION') node.textContent +‸= ' (seen)'; //! (none)
  }
});
var ExtensionPreprocessingJS = {
  async run(parameters) {
    await Promise.all([...document.images].map(promote));
    unlock.all(document);
    observer.observe(document.body, { childList: true, subtree: true });
    const figure = document.createElement('figure');
    document.images[0].replaceWith‸(figure); //! run
    figure.insertAdjacentHTML‸('beforeend', '<figcaption>Picture</figcaption>'); //! run
    await new Promise(resolve => setTimeout(resolve, 5));
    parameters.completionFunction({});
  },
  finalize() {},
};
