// drawings.js: SVG's attributes as styles, and the boxes of shapes
/* Page
<style>#b{fill:green}</style><svg id=s width="200" height="100" fill="blue" stroke-width="3" font-size="12"><g id=g fill="none" stroke="#f00" opacity=".5" transform="translate(1 2)"><rect id=r x="1" y="2" width="30" height="40" rx="5" fill="#bada55" stroke-dasharray="1 2"/><circle id=c cx="50" cy="50" r="10" fill="inherit"/></g><path id=b d="M0 0L10 0L10 20z" fill="red" stroke="currentColor" color="teal" fill-opacity="50%"/><g id=h display="none"><line id=l x1="1" y1="2" x2="30" y2="4"/></g><text id=t x="1" font-family="Arial, serif" font-weight="bold" text-anchor="middle" letter-spacing="2">x</text><ellipse id=e cx="5" cy="6" rx="7" ry="8" style="fill:orange" fill="pink"/><polygon id=p points="1,2 30,4 5,60" visibility="hidden" fill="nonsense"/><linearGradient><stop id=st stop-color="gold" stop-opacity=".3" offset="0"/></linearGradient><image id=im x="3" y="4" width="20" height="10" overflow="visible"/><svg id=n width="10" height="20" overflow="hidden"/></svg>
*/
const $=i=>document.getElementById(i);
const C=(i,ps)=>{const c=getComputedStyle($(i));return ps.split(' ').map(p=>p+':'+c.getPropertyValue(p))};
const B=i=>{const b=$(i).getBBox();return [b.x,b.y,b.width,b.height].map(n=>Math.round(n*100)/100)};
observe('attributes as styles', () => Promise.all([
  C('s','fill stroke-width font-size width height display overflow'),
  C('g','fill stroke opacity stroke-width font-size'),
  C('r','fill stroke stroke-width stroke-dasharray opacity x y width height rx ry'),
  C('c','fill stroke cx cy r opacity'),
  C('b','fill stroke color fill-opacity stroke-width'),
  C('h','display'),
  C('l','display visibility fill'),
  C('t','font-family font-weight text-anchor letter-spacing font-size'),
  C('e','fill cx rx ry'),
  C('p','fill visibility'),
  C('st','stop-color stop-opacity'),
  C('im','x y width height overflow-x overflow-y'),
  C('n','width height overflow'),
  [$('s').getBoundingClientRect().width,$('s').clientWidth,$('s').getBoundingClientRect().height],
  (()=>{$('r').setAttribute('fill','red');const a=C('r','fill');$('r').removeAttribute('fill');return [a,C('r','fill')]})(),
  (()=>{$('c').style.strokeDashoffset='0';$('c').style.strokeWidth='0';return [$('c').style.cssText,C('c','stroke-dashoffset stroke-width')]})(),
]));
observe('boxes', () => Promise.all([
  B('r'),
  B('c'),
  B('b'),
  B('e'),
  B('p'),
  B('im'),
  (()=>{const g=document.createElementNS('http://www.w3.org/2000/svg','g');g.innerHTML='<rect x="1" y="2" width="3" height="4" transform="scale(2)"/><g transform="translate(10 20)"><circle r="5"/></g>';$('s').append(g);const b=g.getBBox();g.remove();return [b.x,b.y,b.width,b.height]})(),
  (()=>{const p=document.createElementNS('http://www.w3.org/2000/svg','path');p.setAttribute('d','M0 0A20 20 0 0 1 40 0Q50 30 60 0');$('s').append(p);const b=p.getBBox();p.remove();return [b.x,b.y,b.width,b.height].map(Math.round)})(),
]));
