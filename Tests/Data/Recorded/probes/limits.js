// limits.js: limits of controls, overflow, nested rules, capitals, and the words of exceptions
/* Page
<div id=d></div><p id=p>x</p><form id=f autocapitalize=words><input id=a><input id=b autocapitalize=none><input id=c type=email><textarea id=t></textarea><button id=bu></button><p id=p2></p><select id=s></select><output id=o></output><fieldset id=fs></fieldset></form><input id=out form=f><form id=g autocapitalize=off><input id=d2><input id=e autocapitalize=foo></form><form autocapitalize=on><input id=h></form><form><input id=i></form>
*/
const $=i=>document.getElementById(i);
const I=(t,a)=>{const i=document.createElement('input');i.type=t;for(const k in a)i.setAttribute(k,a[k]);return i};
const V=i=>{const r=[];for(const k in i.validity)if(i.validity[k]===true)r.push(k);return r.join()+'|'+i.willValidate+'|'+i.validationMessage};
const T=f=>{try{return f()}catch(e){return e.name+': '+e.message}};
const rule=t=>{const s=new CSSStyleSheet();s.replaceSync(t);return Array.from(s.cssRules,r=>r.cssText)};
const O=t=>{const e=$('d');e.style.cssText=t;const c=getComputedStyle(e);return [c.overflow,c.overflowX,c.overflowY]};
observe('limits of controls', () => Promise.all([
  ['text','range','color','checkbox','radio','file','submit','number','date'].map(t=>V(I(t,{required:'',readonly:''}))),
  ['number','range'].map(t=>{const i=I(t,{min:'5',max:'3',value:'4'});return [V(i),i.value,i.matches(':in-range'),i.matches(':out-of-range')]}),
  ['text','number','checkbox','date'].map(t=>T(()=>I(t,{}).setSelectionRange(0,1))),
  T(()=>I('text',{}).showPicker()),
]));
observe('overflow', () => Promise.all([
  ['overflow-y:hidden','overflow:hidden;overflow-x:visible','overflow-x:auto;overflow-y:clip','overflow:clip','overflow:visible clip','overflow-x:scroll','overflow-x:inherit;overflow-y:hidden','overflow:clip hidden'].map(O),
]));
observe('nested rules', () => Promise.all([
  rule('a{b{color:red}}'),
  rule('a{.x &{color:red}> b{top:0}& + c{top:0}:is(&, d){top:0}e, f &{top:0}}'),
  rule('a{@media print{b{top:0}color:red}}'),
  (()=>{const s=new CSSStyleSheet();s.replaceSync('p{b{top:0}}');const r=s.cssRules[0];r.insertRule('i{left:0}',1);return [r.cssRules[0].selectorText,r.cssRules[1].selectorText]})(),
]));
observe('events and exceptions', () => Promise.all([
  (()=>{const e=new WheelEvent('wheel',{deltaX:1,deltaY:2});return [e.wheelDelta,e.wheelDeltaX,e.wheelDeltaY]})(),
  T(()=>document.styleSheets[0]),
  T(()=>{const s=document.createElement('style');document.head.append(s);return T(()=>s.sheet.replaceSync('a{}'))+T(()=>document.adoptedStyleSheets=[s.sheet])}),
  T(()=>document.createTreeWalker(document.body,1,{}).nextNode()),
  T(()=>document.createElement('form').requestSubmit(document.createElement('button'))),
]));
observe('autocapitalize', () => Promise.all([
  ['f','a','b','c','t','bu','p2','s','o','fs','out','g','d2','e','h','i'].map(n=>document.getElementById(n).autocapitalize),
]));
