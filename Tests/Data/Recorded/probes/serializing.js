// serializing.js: XMLSerializer: which prefixes and declarations it writes. https://w3c.github.io/DOM-Parsing/#xml-serialization
/* Page
<p>text</p>
*/
const P = text => new DOMParser().parseFromString(text, 'text/xml'), S = node => new XMLSerializer().serializeToString(node);
const XMLNS = 'http://www.w3.org/2000/xmlns/', XML = 'http://www.w3.org/XML/1998/namespace', XLINK = 'http://www.w3.org/1999/xlink';
observe('what was parsed', () => [
  '<r xmlns:x="u1"><t xmlns="u1"/></r>',
  '<e xmlns:p="u1"><f xmlns:p="u2"/></e>',
  '<r xmlns="u1"><t xmlns=""/></r>',
  '<r xmlns="u1"><t xmlns="u1"/></r>',
  '<x:r xmlns:x="u1"><t xmlns="u1"/></x:r>',
  '<x:r xmlns:x="u1" xmlns="u1"><t/></x:r>',
  '<r xmlns:x="u1" xmlns="u1"><x:t/></r>',
  '<r xmlns:x="u1" xmlns:y="u1"><x:t/><y:t x:a="" y:b=""/></r>',
  '<r xmlns:x="u1"><s xmlns:y="u1"><x:t/></s></r>',
  '<r xmlns="u1"><x:t xmlns:x="u2"><u/></x:t></r>',
  '<r xmlns:p="u1"><s xmlns:p="u2"><t xmlns="u1"/></s></r>',
  '<r xml:lang="en" xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
  '<r xmlns:a="u1" a:x="1" xmlns:b="u1" b:y="2"/>',
  '<r xmlns="u1" xmlns:p="u1" p:a="1"/>',
].map(text => [text, S(P(text))]));
observe('hidden prefix element', () => {const d=P('<e xmlns:p="u1"><f xmlns:p="u2"/></e>');d.documentElement.firstChild.append(d.createElementNS('u1','p:g'));return S(d)});
observe('hidden prefix element, second prefix', () => {const d=P('<e xmlns:q="u1" xmlns:p="u1"><f xmlns:p="u2"/></e>');d.documentElement.firstChild.append(d.createElementNS('u1','p:g'));return S(d)});
observe('hidden prefix attribute', () => {const d=P('<e xmlns:p="u1"><f xmlns:p="u2"/></e>');d.documentElement.firstChild.setAttributeNS('u1','p:g','v');return S(d)});
observe('hidden prefix attribute, q', () => {const d=P('<e xmlns:q="u1" xmlns:p="u1"><f xmlns:p="u2"/></e>');d.documentElement.firstChild.setAttributeNS('u1','p:g','v');return S(d)});
observe('attribute new prefix', () => {const d=P('<e/>');d.documentElement.setAttributeNS('u1','p:g','v');return S(d)});
observe('attribute no prefix ns', () => {const d=P('<e/>');d.documentElement.setAttributeNS('u1','g','v');return S(d)});
observe('two attributes no prefix ns', () => {const d=P('<e/>');d.documentElement.setAttributeNS('u1','g','v');d.documentElement.setAttributeNS('u2','h','v');return S(d)});
observe('attribute no prefix, default ns same', () => {const d=P('<e xmlns="u1"/>');d.documentElement.setAttributeNS('u1','g','v');return S(d)});
observe('attribute no prefix, declared', () => {const d=P('<e xmlns:p="u1"/>');d.documentElement.setAttributeNS('u1','g','v');return S(d)});
observe('attribute prefix taken locally', () => {const d=P('<e xmlns:p="u2"/>');d.documentElement.setAttributeNS('u1','p:g','v');return S(d)});
observe('attribute two same prefix diff ns', () => {const d=P('<e/>');d.documentElement.setAttributeNS('u1','p:g','v');d.documentElement.setAttributeNS('u2','p:h','v');return S(d)});
observe('element prefix vs attr prefix conflict', () => {const d=document.implementation.createDocument('u1','p:e');d.documentElement.setAttributeNS('u2','p:h','v');return S(d)});
observe('element prefix declared otherwise locally', () => {const d=document.implementation.createDocument('u1','p:e');d.documentElement.setAttributeNS(XMLNS,'xmlns:p','u2');return S(d)});
observe('createElement in ns no decl', () => S(document.implementation.createDocument('u1','e')));
observe('createElement prefix no decl', () => S(document.implementation.createDocument('u1','p:e')));
observe('nested default', () => {const d=document.implementation.createDocument('u1','e');d.documentElement.append(d.createElementNS('u1','f'),d.createElementNS('u2','g'),d.createElementNS(null,'h'));return S(d)});
observe('null ns in default', () => {const d=P('<r xmlns="u1"/>');d.documentElement.append(d.createElementNS(null,'h'));return S(d)});
observe('null ns in default, attr xmlns nonempty', () => {const d=P('<r xmlns="u1"/>');const h=d.createElementNS(null,'h');h.setAttributeNS(XMLNS,'xmlns','u3');d.documentElement.append(h);return S(d)});
observe('elem u1 with xmlns=u2 attr', () => {const d=document.implementation.createDocument('u1','e');d.documentElement.setAttributeNS(XMLNS,'xmlns','u2');d.documentElement.append(d.createElementNS('u2','k'),d.createElementNS('u1','k'));return S(d)});
observe('elem u1 with xmlns empty attr', () => {const d=document.implementation.createDocument('u1','e');d.documentElement.setAttributeNS(XMLNS,'xmlns','');d.documentElement.append(d.createElementNS('u1','k'));return S(d)});
observe('prefix elem in declared default', () => {const d=P('<r xmlns="u1"/>');d.documentElement.append(d.createElementNS('u1','p:h'));return S(d)});
observe('prefix q elem, p declared', () => {const d=P('<r xmlns:p="u1"/>');d.documentElement.append(d.createElementNS('u1','q:h'));return S(d)});
observe('no prefix elem, p declared', () => {const d=P('<r xmlns:p="u1"/>');d.documentElement.append(d.createElementNS('u1','h'));return S(d)});
observe('no prefix elem, p declared, default other', () => {const d=P('<r xmlns="u2" xmlns:p="u1"/>');d.documentElement.append(d.createElementNS('u1','h'));return S(d)});
observe('prefix p elem in q/p declared', () => {const d=P('<r xmlns:q="u1" xmlns:p="u1"/>');d.documentElement.append(d.createElementNS('u1','p:h'),d.createElementNS('u1','q:h'),d.createElementNS('u1','z:h'),d.createElementNS('u1','h'));return S(d)});
observe('xlink attr html', () => {const e=document.createElement('div');e.setAttributeNS(XLINK,'xlink:href','#a');return S(e)});
observe('xlink attr html noprefix', () => {const e=document.createElement('div');e.setAttributeNS(XLINK,'href','#a');return S(e)});
observe('xml attr html noprefix', () => {const e=document.createElement('div');e.setAttributeNS(XML,'lang','#a');return S(e)});
observe('xml attr html other prefix', () => {const e=document.createElement('div');e.setAttributeNS(XML,'p:lang','#a');return S(e)});
observe('html with xmlns attr null ns', () => {const e=document.createElement('div');e.setAttribute('xmlns','u9');return S(e)});
observe('svg in html', () => {const e=document.createElement('div');e.innerHTML='<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="#x"/><foreignObject><p>t<br>';return S(e)});
observe('svg in html without decl', () => {const e=document.createElement('div');e.innerHTML='<svg><a xlink:href="#x"/><foreignObject><p>t<br>';return S(e)});
observe('xmlns prefix attr', () => {const d=P('<e/>');d.documentElement.setAttributeNS(XMLNS,'xmlns:q','u5');return S(d)});
observe('xmlns attr twice', () => {const d=P('<e xmlns:p="u1"><f/></e>');d.documentElement.firstChild.setAttributeNS(XMLNS,'xmlns:p','u1');return S(d)});
observe('xmlns attr twice other', () => {const d=P('<e xmlns:p="u1"><f/></e>');d.documentElement.firstChild.setAttributeNS(XMLNS,'xmlns:q','u1');d.documentElement.firstChild.append(d.createElementNS('u1','p:z'));return S(d)});
observe('ns1 taken', () => {const d=P('<e xmlns:ns1="u1"/>');d.documentElement.setAttributeNS('u2','g','v');return S(d)});
observe('ns1 taken NS1', () => {const d=P('<e xmlns:NS1="u1"/>');d.documentElement.setAttributeNS('u2','g','v');return S(d)});
observe('two subtrees generated', () => {const d=P('<e><a/><b/></e>');d.documentElement.firstChild.setAttributeNS('u2','g','v');d.documentElement.lastChild.setAttributeNS('u3','g','v');return S(d)});
observe('nested generated', () => {const d=P('<e><a/></e>');d.documentElement.setAttributeNS('u2','g','v');d.documentElement.firstChild.setAttributeNS('u2','g','v');return S(d)});
observe('empty xmlns:p', () => {const d=P('<e/>');d.documentElement.setAttributeNS(XMLNS,'xmlns:q','');return S(d)});
observe('xmlns=xml ns elem', () => {const d=P('<e/>');d.documentElement.append(d.createElementNS(XML,'z'),d.createElementNS(XML,'xml:z'));return S(d)});
observe('html elem no prefix in xml doc with h prefix decl', () => {const d=P('<h:html xmlns:h="http://www.w3.org/1999/xhtml"/>');d.documentElement.append(d.createElementNS('http://www.w3.org/1999/xhtml','br'));return S(d)});
observe('attr prefix shadowed by own decl after', () => {const d=P('<e xmlns:p="u1"/>');const f=d.createElement('f');d.documentElement.append(f);f.setAttributeNS('u1','p:g','v');f.setAttributeNS(XMLNS,'xmlns:p','u2');return S(d)});
observe('fragment', () => {const d=P('<e xmlns="u1"><a/></e>');const f=d.createDocumentFragment();f.append(d.documentElement.firstChild,d.createElementNS('u1','b'));return S(f)});
observe('subtree inherits', () => {const d=P('<p:e xmlns:p="u1" xmlns="u2"><p:a p:x="1"/><b/></p:e>');return [S(d.documentElement.firstChild),S(d.documentElement.lastChild)].join('|')});
observe('innerHTML subtree', () => {const d=P('<p:e xmlns:p="u1" xmlns="u2"><p:a p:x="1"/><b/></p:e>');return [d.documentElement.innerHTML,d.documentElement.firstChild.outerHTML].join('|')});
observe('pi', () => S(P('<?xml version="1.0"?><?x y?><e/>')));
observe('doctype', () => S(P('<!DOCTYPE e PUBLIC "p" "s"><e/>')));
observe('text', () => S(P('<e a="&lt;&gt;&amp;&quot;\'&#9;&#10;&#13;">&lt;&gt;&amp;"\'&#9;&#10;&#13;&#160;</e>')));
observe('void', () => {const e=document.createElement('div');e.innerHTML='<br><img><p></p><script><'+'/script>';return S(e)});
observe('template', () => {const e=document.createElement('div');e.innerHTML='<template><b>x</b></template>';return S(e)});
