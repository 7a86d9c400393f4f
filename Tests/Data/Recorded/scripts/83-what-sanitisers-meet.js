// Pattern: sanitizers and readers: named controls of a form, a document's copy, noscript, empty texts, namespaces.
var Cleaner = function() {};
Cleaner.prototype = {
    run: function(arguments) {
        var answers = {}, noscript = '<noscript><img><b>x</b>&lt;i&gt;</noscript>';
        var tell = function(name, question) {
            try { answers[name] = question(); } catch (error) { answers[name] = error.name; }
        };
        var box = document.createElement('div');
        box.innerHTML = '<form action=go><input name=attributes value=1><input name=q><input name=q><img name=pic><input id=first>' +
            '<input type=image name=go><select><option>a<option>b</select></form>';
        document.body.appendChild(box);
        var form = box.firstChild, select = form.querySelector('select');
        var bits = function(o, k) { var d = Object.getOwnPropertyDescriptor(o, k); return [d.writable, d.enumerable, d.configurable]; };
        var show = function(e) { return [e.innerHTML, e.querySelector('noscript') ? e.querySelector('noscript').childNodes.length : -1]; };
        tell('hides a member', function() { return [form.attributes.tagName, form.attributes.value, 'attributes' in form]; });
        tell('two of a name', function() { return [String(form.q), form.q.length]; });
        tell('image, id', function() { return [form.pic.tagName, form.first.tagName, form.go === undefined, 'q' in form, 'nothing' in form]; });
        tell('index', function() { return [form[0].name, form[1].name, form[9] === undefined, form.length, '0' in form, '9' in form, Array.from(form).length]; });
        tell('keys', function() { return Object.keys(form); });
        tell('descriptors', function() { return [bits(form, 'q'), bits(form, '0'), bits(select, '0')]; });
        tell('assign', function() { form.q = 5; form.attributes = 5; form[0] = 5; return [String(form.q), form.attributes.tagName, form[0].tagName]; });
        tell('assign, strict', function() { 'use strict'; form.q = 5; });
        tell('define', function() { Object.defineProperty(form, 'q', { value: 1, configurable: true }); });
        tell('delete', function() { return [delete form.q, delete form[0], delete form.nothing]; });
        tell('own', function() { form.mine = 3; return [form.mine, form.hasOwnProperty('mine'), delete form.mine, form.mine === undefined]; });
        tell('members', function() { return [form.tagName, form instanceof HTMLFormElement, form.querySelectorAll('input').length, form.action.slice(-2), form.method]; });
        tell('past names', function() {
            var input = document.createElement('input');
            input.name = 'past'; form.appendChild(input);
            var known = form.past === input;
            input.name = 'other';
            var both = [known, form.past === input, form.other === input];
            input.remove();
            return both.concat(form.past === undefined, form.other === undefined);
        });
        tell('submit by a click', function() {
            var heard = 0;
            form.insertAdjacentHTML('beforeend', '<input name=reset><button type=reset name=requestSubmit>');
            form.addEventListener('reset', function() { heard++; });
            form.requestSubmit.click();
            return heard;
        });
        tell('select', function() { return [select[0].text, select[1].text, select[2] === undefined, Object.keys(select)]; });
        tell('select, assign', function() { select[4] = new Option('z'); select[0] = null; return [select.length, select[3].text]; });
        tell('select, assign badly', function() { select[0] = {}; });
        tell('copy of the document', function() {
            var copy = document.cloneNode(true);
            return [copy.URL === document.URL, copy.baseURI === document.baseURI, copy.characterSet === document.characterSet, copy.contentType, copy.compatMode ===
                document.compatMode, copy.defaultView, copy.location, copy.body.children.length === document.body.children.length];
        });
        tell('addresses in a copy', function() {
            var copy = document.cloneNode(true), link = copy.createElement('a');
            link.setAttribute('href', 'x?y=\u00e4');
            copy.body.appendChild(link);
            return link.href;
        });
        tell('copies of other documents', function() {
            var xml = new DOMParser().parseFromString('<p/>', 'application/xhtml+xml').cloneNode(true);
            return [document.cloneNode().URL === document.URL, document.implementation.createHTMLDocument('').cloneNode(true).URL, xml.URL === document.URL, xml.contentType];
        });
        tell('noscript: page', function() { var e = document.createElement('div'); e.innerHTML = noscript; return show(e); });
        var other = document.implementation.createHTMLDocument('');
        tell('noscript: created', function() { other.body.innerHTML = noscript; return show(other.body); });
        tell('noscript: created, head', function() { other.head.innerHTML = '<noscript><link><style>a</style></noscript>'; return other.head.innerHTML; });
        tell('noscript: created, beside', function() { other.body.textContent = ''; other.body.insertAdjacentHTML('beforeend', noscript); return show(other.body); });
        tell('noscript: created, written', function() { other.open(); other.write('<body>' + noscript); other.close(); return show(other.body); });
        tell('noscript: template', function() { var t = document.createElement('template'); t.innerHTML = noscript; return [t.innerHTML, t.content.firstChild.childNodes.length]; });
        tell('noscript: in a template', function() { var t = document.createElement('template'); t.innerHTML = '<p>'; t.content.firstChild.innerHTML = noscript; return show(t.content.firstChild); });
        tell('noscript: parsed template', function() { var e = document.createElement('div'); e.innerHTML = '<template>' + noscript + '</template>'; return e.innerHTML; });
        tell('noscript: parser', function() { return show(new DOMParser().parseFromString('<body>' + noscript, 'text/html').body); });
        tell('noscript: text', function() {
            var parsed = new DOMParser().parseFromString('<body><noscript>&lt;b&gt;</noscript>', 'text/html').body;
            return [parsed.innerHTML, document.importNode(parsed.firstChild, true).outerHTML];
        });
        tell('noscript: copy', function() { var copy = document.cloneNode(true); copy.body.innerHTML = noscript; return show(copy.body); });
        tell('noscript: frame', function() {
            box.insertAdjacentHTML('beforeend', '<iframe></iframe>');
            var inner = box.lastChild.contentDocument;
            inner.body.innerHTML = noscript;
            return show(inner.body);
        });
        tell('normalize', function() {
            var p = document.createElement('p'), real = document.createTextNode('ab');
            p.append('', real, '', 'cd', document.createElement('i'), '', 'x');
            p.querySelector('i').append('', '');
            p.normalize();
            return [p.firstChild === real, Array.from(p.childNodes, function(n) { return n.data || n.nodeName; }), p.querySelector('i').childNodes.length];
        });
        tell('copies of controls', function() {
            var input = document.createElement('input'), check = document.createElement('input'), area = document.createElement('textarea'), holder = document.createElement('div');
            input.value = 'v'; check.type = 'checkbox'; check.checked = true; check.indeterminate = true; area.value = 't';
            holder.append(input, check, area);
            var range = document.createRange(), copy = holder.cloneNode(true);
            range.selectNodeContents(holder);
            return [copy.firstChild.value, copy.children[1].checked, copy.children[1].indeterminate, copy.children[2].value, copy.innerHTML,
                document.importNode(input).value, range.cloneContents().firstChild.value];
        });
        tell('namespaces', function() {
            var node = document.body;
            return [node.lookupNamespaceURI('x'), node.lookupPrefix('urn:x'), document.lookupNamespaceURI('x'), document.lookupNamespaceURI(null), document.lookupPrefix('urn:x'),
                document.createTextNode('').lookupNamespaceURI('xml'), document.createDocumentFragment().lookupNamespaceURI('xml'), document.createAttribute('a').lookupPrefix('x'),
                node.isDefaultNamespace('http://www.w3.org/1999/xhtml'), document.isDefaultNamespace(null), new Document().lookupNamespaceURI('xml')];
        });
        tell('namespaces of XML', function() {
            var parsed = new DOMParser().parseFromString('<a xmlns:x="urn:x" xmlns="urn:d"><x:b y="1">t</x:b></a>', 'text/xml'), b = parsed.documentElement.firstChild;
            return [b.lookupNamespaceURI('x'), b.lookupNamespaceURI(null), b.lookupNamespaceURI('z'), b.lookupPrefix('urn:x'), b.lookupPrefix('urn:d'),
                b.lookupPrefix('urn:z'), b.firstChild.lookupPrefix('urn:x'), b.attributes[0].lookupNamespaceURI(''), b.isDefaultNamespace('urn:d'), parsed.lookupPrefix('urn:x')];
        });
        tell('toBlob', function() { document.createElement('canvas').toBlob(undefined); });
        tell('listeners', function() {
            var nodes = [document.createProcessingInstruction('t', 'a'), document.createComment('c'), document.createDocumentFragment(), document.implementation.createHTMLDocument('x'),
                document.createTextNode('t'), document.doctype || document.createComment('d'), document.createAttribute('a')];
            nodes.forEach(function(node) { ['load', 'error', 'loadstart'].forEach(function(type) { node.addEventListener(type, function() {}); }); });
            return nodes.length;
        });
        box.remove();
        arguments.completionFunction(answers);
    }
};
var ExtensionPreprocessingJS = new Cleaner;
