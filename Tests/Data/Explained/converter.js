// Converts prices and dates in texts by walking them, and marks what it changed with ranges.
function* texts(root) {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
}
function replaceAll(node, pattern, by) {
	if (pattern.test(node.data)) node‸.data = node.data.replace(pattern, by); //! replaceAll
}
let rate; class Converter {
	static #count = 0; static get count() { return Converter.#count; }
	#euros = amount => `€${(amount * rate).toFixed(2)}`;
	convert(root) { [...texts(root)].forEach(node => { replaceAll(node, /\$(\d+(?:\.\d\d)?)/g, (_, n) => (Converter.#count++, this.#euros(n))); }); }
	mark(element) {
		const range = document.createRange();
		range.selectNodeContents(element);
		range.surroundContents‸(document.createElement('mark')); element‸.title = 'converted'; //! mark mark
	}
}
var ExtensionPreprocessingJS = {
	run(a) { a.completionFunction({ found: document.body.textContent.match(/\$\d+/g) }); },
	finalize({ rate: given }) {
		rate = given;
		const converter = new Converter; converter.convert(document.body);
		['.lead'].map(name => document.querySelector(name)).map(converter.mark, converter);
		new Function('element', 'element.lang = "x-converted"')‸(document.querySelector('.lead')); //! finalize
		Reflect.apply‸(Element.prototype.setAttribute, document.body, ['data-count', Converter.count]); //! finalize
	}
};
