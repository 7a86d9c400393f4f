// ==UserScript==
// @name     Words
// ==/UserScript==
let ExtensionPreprocessingJS_words = 0;
function texts(root) {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, { acceptNode: node => node.data.trim() && !/^(script|style|textarea)$/i.test(node.parentNode.localName) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT });
	const found = [];
	while (walker.nextNode()) found.push(walker.currentNode);
	return found;
}
function bionic(text) {
	const end = /^\s*\S/u.exec(text.data)[0].length;
	const rest = text.splitText‸(end); //! bionic
	const bold = document.createElement('b');
	text.parentNode.replaceChild‸(bold, text); //! bionic
	bold.appendChild‸(text); //! bionic
	rest.nodeValue = rest.data; rest.appendData‸('\u{1F600}'); //! bionic
	ExtensionPreprocessingJS_words++;
}
const upper = text => text.replaceData‸(0, 1, text.data[0].toUpperCase()); //! upper
function undo(bold) { while (bold.firstChild) bold.before‸(bold.firstChild); bold.remove‸(); } //! undo undo
var ExtensionPreprocessingJS = {
	run(p) {
		texts(document.body).slice(0, 3).forEach(bionic);
		p.completionFunction({ words: ExtensionPreprocessingJS_words });
	},
	finalize(p) {
		const bolds = [...document.querySelectorAll('b')].filter(bold => bold.attributes.length === 0 && bold.childNodes.length === 1 && bold.firstChild.nodeType === 3);
		if (bolds[0]) undo(bolds[0]);
		document.body.normalize‸(); //! finalize
		for (const text of texts(document.body).filter(text => /^[a-z]/.test(text.data))) upper(text);
		document.body.lastChild‸.textContent = 'the end'; //! finalize
		/* é and 漢字 and 😀 before it in the line */ document.body.insertBefore‸(document.createTextNode('\n'), null), document.body.append‸('.'); //! finalize finalize
	}
};
