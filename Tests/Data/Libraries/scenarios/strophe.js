// strophe.js: stanzas of XMPP
// Loads: usr/share/javascript/strophe/strophe.js
/* Page
<p>page</p>
*/
observe('stanzas', () => [String($msg({ to: 'a@b', type: 'chat' }).c('body').t('x < y & "z"').up().c('active', { xmlns: 'u' })), String($iq({ type: 'get' }).c('query', { xmlns: 'jabber:iq:roster' })), String($pres()), String($build('a', { b: null, c: '1' }).cnode(document.createElement('p')))]);
observe('names', () => [Strophe.getNodeFromJid('a@b/c'), Strophe.getDomainFromJid('a@b/c'), Strophe.getResourceFromJid('a@b/c'), Strophe.getBareJidFromJid('a@b/c'), Strophe.escapeNode("a b@c/d'"), Strophe.unescapeNode('a\\20b\\40c')]);
observe('text', () => [Strophe.xmlescape('<&>\'"'), Strophe.xmlunescape('&lt;&amp;&gt;'), Strophe.getText($build('a').t('1').c('b').t('2').up().t('3').tree())]);
observe('walking', () => { const seen = [], m = $msg({ to: 'x' }).c('body').t('1').up().c('body').t('2').tree(); Strophe.forEachChild(m, 'body', e => { seen.push([e.nodeName, e.textContent, e.namespaceURI]); }); return [seen, Strophe.isTagEqual(m, 'message'), m.ownerDocument.contentType, m.attributes.length, m.getAttribute('xmlns')]; });
observe('handlers', async () => { const c = new Strophe.Connection('http://localhost/bind'), seen = []; c.addHandler(s => { seen.push(Strophe.getText(s.getElementsByTagName('body')[0])); return true; }, null, 'message', 'chat'); c.connected = true; c.authenticated = true; const b = $build('body', { xmlns: 'http://jabber.org/protocol/httpbind' }).cnode($msg({ type: 'chat' }).c('body').t('hello').tree()); c._proto._sessionCache; c._dataRecv({ getResponse: () => b.tree(), }); await wait(20); return seen; });
observe('markup', () => Strophe.serialize(Strophe.createHtml(new DOMParser().parseFromString('<p style="color: red; foo: bar" onclick="x">a<script>1</script><a href="http://a/">l</a></p>', 'text/html').querySelector('p'))));
observe('copies', () => { const t = $msg({ a: '1' }).c('b').t('x').tree(); return [Strophe.serialize(Strophe.copyElement(t.nodeType === 1 ? t : t.documentElement)), Strophe.xmlHtmlNode('<p>1<br/></p>').documentElement.nodeName]; });
