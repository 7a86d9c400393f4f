// svg.js: SVG's elements: lengths, transforms, points, keywords and paths
/* Page
<svg id=s width="200" height="50%" viewBox="0 0 100 50" preserveAspectRatio="xMinYMid slice"><g id=g transform="translate(10, 20) rotate(45) scale(2) matrix(1 0 0 1 5 6) skewX(10) rotate(10 5 5)"><rect id=r x="1" y="2cm" width="50%" height="2em" rx="3" fill="red"/><circle id=c cx="5.5" cy="6" r="1e1"/><ellipse id=e rx="4" ry="5"/><line id=l x1="1" y1="2" x2="3" y2="4"/><polygon id=pg points="1,2 3,4 5,6"/><polyline id=pl points="1 2, 3 4"/><path id=pa d="M0 0 L10 0 L10 10" pathLength="7"/><text id=t x="1 2 3" dx="4" y="5" rotate="1 2" textLength="30" lengthAdjust="spacingAndGlyphs">abc<tspan id=ts>d</tspan></text><image id=im href="a.png" width="10" height="20"/><use id=u xlink:href="#r" x="3"/></g><defs><linearGradient id=lg x1="10%" gradientUnits="userSpaceOnUse" spreadMethod="reflect" gradientTransform="scale(2)"><stop id=st offset="30%"/></linearGradient><radialGradient id=rg r="5"/><pattern id=pt width="10" height="10" patternUnits="userSpaceOnUse" viewBox="0 0 1 1"/><clipPath id=cp clipPathUnits="objectBoundingBox"/><mask id="m"/><marker id=mk orient="auto" markerWidth="5" refX="2"/><filter id="f"/><symbol id=sy viewBox="0 0 3 4"/></defs><a id=a href="/x" target="q"/><view id=v/><foreignObject id=fo width="5"/><style id=sty>a{}</style><switch id=sw systemLanguage="en, de"/></svg><svg id=s2></svg>
*/
const $=function(i){return document.getElementById(i)};
const T=function(f){try{return f()}catch(e){return e.name+': '+e.message}};
const L=function(l){l=l.baseVal||l;return [l.value,l.valueInSpecifiedUnits,l.unitType,l.valueAsString]};
const D=function(f){var e=$('g').cloneNode(true);document.querySelector('svg').append(e);try{var r=f(e);return r}catch(x){return x.name+': '+x.message}finally{e.remove()}};
observe('lengths', () => Promise.all([
  T(()=>['x','y','width','height','rx','ry'].map(n=>L($('r')[n]))),
  T(()=>['cx','cy','r'].map(n=>L($('c')[n]))),
  T(()=>['cx','cy','rx','ry'].map(n=>L($('e')[n]))),
  T(()=>['x1','y1','x2','y2'].map(n=>L($('l')[n]))),
  T(()=>['x','y','width','height'].map(n=>L($('s2')[n]).slice(1))),
  T(()=>['x','y','width','height'].map(n=>L($('u')[n]))),
  T(()=>['x','y','width','height'].map(n=>L($('im')[n]))),
  T(()=>['x','y','width','height'].map(n=>L($('m')[n]).slice(1))),
  T(()=>['x','y','width','height'].map(n=>L($('f')[n]).slice(1))),
  T(()=>['x','y','width','height'].map(n=>L($('pt')[n]).slice(1))),
  T(()=>['x1','y1','x2','y2'].map(n=>L($('lg')[n]).slice(1))),
  T(()=>['cx','cy','r','fx','fy','fr'].map(n=>L($('rg')[n]).slice(1))),
  T(()=>['refX','refY','markerWidth','markerHeight'].map(n=>L($('mk')[n]).slice(1))),
  T(()=>['x','y','width','height'].map(n=>L($('fo')[n]))),
  T(()=>L($('t').textLength)),
]));
observe('keywords, boxes and ratios', () => Promise.all([
  T(()=>[$('lg').gradientUnits.baseVal,$('lg').spreadMethod.baseVal,$('rg').gradientUnits.baseVal,$('rg').spreadMethod.animVal,$('pt').patternUnits.baseVal,$('pt').patternContentUnits.baseVal,$('cp').clipPathUnits.baseVal,$('m').maskUnits.baseVal,$('m').maskContentUnits.baseVal,$('f').filterUnits.baseVal,$('f').primitiveUnits.baseVal,$('mk').markerUnits.baseVal,$('mk').orientType.baseVal,$('t').lengthAdjust.baseVal]),
  T(()=>{var v=$('s').viewBox.baseVal;return [v.x,v.y,v.width,v.height]}),
  T(()=>{var v=$('s2').viewBox.baseVal;return v&&[v.x,v.y,v.width,v.height]}),
  T(()=>{var v=$('sy').viewBox.animVal;return [v.x,v.y,v.width,v.height]}),
  T(()=>{var s=$('s').cloneNode();s.viewBox.baseVal.x=5;s.viewBox.baseVal.width=7.5;return s.getAttribute('viewBox')}),
  T(()=>{var v=$('s').preserveAspectRatio.baseVal;return [v.align,v.meetOrSlice,$('s2').preserveAspectRatio.baseVal.align,$('s2').preserveAspectRatio.baseVal.meetOrSlice]}),
  T(()=>{var s=$('s').cloneNode();s.preserveAspectRatio.baseVal.align=1;var r=[s.getAttribute('preserveAspectRatio')];s.preserveAspectRatio.baseVal.align=9;s.preserveAspectRatio.baseVal.meetOrSlice=1;r.push(s.getAttribute('preserveAspectRatio'),T(()=>s.preserveAspectRatio.baseVal.align=99),T(()=>s.preserveAspectRatio.baseVal.meetOrSlice=0));return r}),
]));
observe('transforms', () => Promise.all([
  T(()=>{var l=$('g').transform.baseVal;return [l.numberOfItems,l.length,Array.from({length:l.numberOfItems},(_,i)=>{var t=l.getItem(i),m=t.matrix;return [t.type,Math.round(t.angle*1000)/1000,[m.a,m.b,m.c,m.d,m.e,m.f].map(x=>Math.round(x*1000)/1000)]})]}),
  D(e=>{var l=e.transform.baseVal;l.clear();var t=$('s').createSVGTransform();var r=[t.type,t.angle];t.setTranslate(3,4.5);l.appendItem(t);r.push(e.getAttribute('transform'));var u=$('s').createSVGTransform();u.setRotate(30,1,2);l.appendItem(u);r.push(e.getAttribute('transform'));l.getItem(0).setScale(2,3);r.push(e.getAttribute('transform'));l.insertItemBefore($('s').createSVGTransform(),0);r.push(e.getAttribute('transform'));l.removeItem(0);l.getItem(1).setSkewX(5);l.getItem(0).setSkewY(6);r.push(e.getAttribute('transform'),l.numberOfItems);return r}),
  D(e=>{var l=e.transform.baseVal;e.setAttribute('transform','translate(1,2) scale(3)');var r=[l.numberOfItems];var c=l.consolidate();r.push(c.type,[c.matrix.a,c.matrix.e,c.matrix.f],l.numberOfItems,e.getAttribute('transform'));l.initialize($('s').createSVGTransformFromMatrix($('s').createSVGMatrix().translate(7,8)));r.push(e.getAttribute('transform'));l.replaceItem($('s').createSVGTransform(),0);r.push(e.getAttribute('transform'),T(()=>l.getItem(9)),T(()=>l.removeItem(9)),T(()=>l.replaceItem($('s').createSVGTransform(),9)),T(()=>l.appendItem({})));return r}),
  D(e=>{e.removeAttribute('transform');var l=e.transform.baseVal;return [l.numberOfItems,l.consolidate(),String(l),String(e.transform),e.transform.baseVal===l]}),
  D(e=>{e.setAttribute('transform','foo(1) rotate(x)');return e.transform.baseVal.numberOfItems}),
  D(e=>{e.setAttribute('transform','translate(1) rotate(');return e.transform.baseVal.numberOfItems}),
]));
observe('points and writing lengths', () => Promise.all([
  T(()=>{var p=$('pg').points;return [p.numberOfItems,p.length,p.getItem(1).x,p[2].y,$('pl').points.numberOfItems,String(p),$('pg').animatedPoints.numberOfItems]}),
  D(e=>{var p=e.querySelector('polygon');var q=$('s').createSVGPoint();q.x=9;q.y=8.25;p.points.appendItem(q);var r=[p.getAttribute('points')];p.points.getItem(0).x=100;r.push(p.getAttribute('points'));p.points.removeItem(1);p.points.insertItemBefore(q,0);r.push(p.getAttribute('points'));p.points.clear();r.push(p.getAttribute('points'));return r}),
  D(e=>{var r=e.querySelector('rect');r.x.baseVal.value=5;r.y.baseVal.value=96;r.width.baseVal.valueAsString='3in';r.height.baseVal.newValueSpecifiedUnits(6,2);var o=[r.getAttribute('x'),r.getAttribute('y'),r.getAttribute('width'),r.getAttribute('height')];r.height.baseVal.convertToSpecifiedUnits(5);o.push(r.getAttribute('height'));r.x.baseVal.valueInSpecifiedUnits=2.5;o.push(r.getAttribute('x'),T(()=>r.x.baseVal.valueAsString='zz'),T(()=>r.x.baseVal.newValueSpecifiedUnits(99,1)),T(()=>r.x.baseVal.value='a'));return o}),
  D(e=>{var r=e.querySelector('rect');r.setAttribute('x','garbage');r.setAttribute('width','-5');r.setAttribute('height','');return [L(r.x),L(r.width),L(r.height)]}),
]));
observe('texts, paths and links', () => Promise.all([
  T(()=>{var t=$('t');return [t.x.baseVal.numberOfItems,t.x.baseVal.getItem(1).value,t.dx.baseVal.length,t.y.baseVal[0].value,t.rotate.baseVal.getItem(1).value,$('ts').x.baseVal.numberOfItems,t.getNumberOfChars(),String(t.x)]}),
  T(()=>[$('pa').pathLength.baseVal,$('st').offset.baseVal,Math.round($('pa').getTotalLength()),$('pa').getPointAtLength(5).x,$('pa').getPointAtLength(15).y]),
  T(()=>[Math.round($('r').getTotalLength&&$('c').getTotalLength()),Math.round($('l').getTotalLength()*100),Math.round($('pg').getTotalLength()*100)]),
  T(()=>[$('im').href.baseVal,$('u').href.baseVal,$('a').href.baseVal,$('a').target.baseVal,String($('a').target),String($('r').className),$('r').className.baseVal]),
  T(()=>{var s=$('s');return [s.createSVGNumber().value,L(s.createSVGLength()),s.createSVGAngle().value,s.createSVGAngle().unitType,s.createSVGTransform().type,s.createSVGRect().width,s.createSVGPoint().x,s.currentScale,s.currentTranslate.x,s.suspendRedraw(1),s.unsuspendRedraw(1),s.unsuspendRedrawAll(),s.forceRedraw(),s.animationsPaused(),s.pauseAnimations(),s.unpauseAnimations(),typeof s.getCurrentTime(),s.deselectAll(),s.zoomAndPan]}),
  T(()=>[$('r').nearestViewportElement&&$('r').nearestViewportElement.id,$('r').farthestViewportElement&&$('r').farthestViewportElement.id,$('s').nearestViewportElement,$('r').ownerSVGElement.id,$('r').viewportElement.id]),
  T(()=>[$('sw').systemLanguage.numberOfItems,$('sw').systemLanguage.getItem(1),$('r').requiredExtensions.numberOfItems,String($('r').requiredExtensions)]),
  T(()=>[$('mk').orientAngle.baseVal.value,$('mk').setOrientToAngle($('s').createSVGAngle()),$('mk').getAttribute('orient'),$('mk').setOrientToAuto(),$('mk').getAttribute('orient')]),
]));
observe('constants and identity', () => Promise.all([
  T(()=>{$('lg').gradientUnits.baseVal=2;var r=[$('lg').getAttribute('gradientUnits'),T(()=>$('lg').gradientUnits.baseVal=5),T(()=>$('lg').gradientUnits.baseVal=0)];$('lg').spreadMethod.baseVal=3;r.push($('lg').getAttribute('spreadMethod'));$('st').offset.baseVal=.5;r.push($('st').getAttribute('offset'));return r}),
  T(()=>[SVGLength.SVG_LENGTHTYPE_PX,SVGTransform.SVG_TRANSFORM_ROTATE,SVGAngle.SVG_ANGLETYPE_DEG,SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_XMIDYMID,SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX,SVGGradientElement.SVG_SPREADMETHOD_PAD,SVGMarkerElement.SVG_MARKER_ORIENT_AUTO,SVGTextContentElement.LENGTHADJUST_SPACING]),
  T(()=>[Object.getOwnPropertyNames(SVGLength.prototype),Object.getOwnPropertyNames(SVGTransform.prototype),Object.getOwnPropertyNames(SVGTransformList.prototype),Object.getOwnPropertyNames(SVGPointList.prototype),Object.getOwnPropertyNames(SVGAnimatedLength.prototype)]),
  T(()=>[$('r').x===$('r').x,$('r').x.baseVal===$('r').x.baseVal,$('s').viewBox.baseVal===$('s').viewBox.baseVal,$('g').transform.baseVal.getItem(0)===$('g').transform.baseVal.getItem(0)]),
  T(()=>[$('sty').sheet&&$('sty').sheet.cssRules.length,$('sty').type,$('sty').media,$('sty').disabled]),
  T(()=>new SVGLength),
  T(()=>{var t=$('s').createSVGTransform();t.setMatrix(new DOMMatrix([1,2,3,4,5,6]));return [t.type,t.matrix.f]}),
]));
