// animations.js: animations created by scripts
/* Page
<p id=p>x</p><div id=d style="opacity:1"></div>
*/
const $=function(i){return document.getElementById(i)};
const T=function(f){try{return f()}catch(e){return e.name+': '+e.message}};
const A=function(f){return Promise.resolve().then(f).catch(function(e){return e.name+': '+e.message})};
observe('playing', () => Promise.all([
  T(()=>{var a=$('p').animate({opacity:[0,1]},100);var r=[String(a),a.playState,a.pending,a.startTime,a.currentTime,a.id,a.playbackRate,a.replaceState,String(a.effect),String(a.timeline),a.timeline===document.timeline,a.effect.target.id];a.cancel();return r}),
  A(async()=>{var a=$('p').animate([{opacity:0},{opacity:1}],{duration:50,id:'z'});var r=[a.id];await a.ready;r.push(a.pending,a.playState,a.startTime!==null);var x=await a.finished;r.push(x===a,a.playState,a.currentTime);return r}),
  A(async()=>{var a=$('p').animate([{opacity:0},{opacity:1}],3000);var l=[];a.oncancel=e=>l.push(e.type,e.currentTime);a.finished.catch(e=>l.push(e.name,e.message));a.cancel();l.push(a.playState,a.currentTime,a.startTime);await new Promise(r=>setTimeout(r,60));return l}),
  A(async()=>{var a=$('p').animate([{opacity:0},{opacity:1}],3000);var l=[];a.onfinish=e=>l.push(e.type);a.finish();l.push(a.playState,a.currentTime,a.pending);await a.finished;await new Promise(r=>setTimeout(r,60));return l}),
]));
observe('refusals', () => Promise.all([
  T(()=>$('p').animate()),
  T(()=>$('p').animate(1)),
  T(()=>$('p').animate(null,-1)),
  T(()=>$('p').animate(null,{duration:'foo'})),
  T(()=>$('p').animate(null,{easing:'foo'}).effect),
  T(()=>$('p').animate(null,{iterations:-1})),
  T(()=>$('p').animate(null,{fill:'x'})),
  T(()=>$('p').animate([{opacity:0,offset:2}],3)),
  T(()=>$('p').animate([{opacity:0,offset:.5},{opacity:1,offset:.2}],3)),
  T(()=>$('p').animate([{opacity:0,easing:'zz'}],3)),
]));
observe('keyframes and timing', () => Promise.all([
  T(()=>$('p').animate({opacity:0,foo:1},{duration:10,iterations:Infinity}).effect.getKeyframes()),
  T(()=>$('p').animate({opacity:[0,.5,1],transform:['none','rotate(3deg)'],easing:['ease-in'],offset:[0,.3]},10).effect.getKeyframes()),
  T(()=>$('p').animate([{opacity:0,backgroundColor:'red','--x':1,marginLeft:'1px'},{opacity:1,offset:.3},{opacity:.2,composite:'add'},null],10).effect.getKeyframes()),
  T(()=>$('p').animate({width:['10px','20px'],color:'foo',cssFloat:'left'},10).effect.getKeyframes()),
  T(()=>$('p').animate(null,{duration:10,delay:5,fill:'both',iterations:2,direction:'alternate',easing:'ease',endDelay:3,iterationStart:.5}).effect.getTiming()),
  T(()=>{var a=$('p').animate(null,{duration:10,delay:5,fill:'both',iterations:2});a.pause();a.currentTime=12;return a.effect.getComputedTiming()}),
  T(()=>{var a=$('p').animate(null,{duration:10,iterations:3,direction:'alternate'});a.pause();a.currentTime=12;return a.effect.getComputedTiming()}),
  T(()=>{var a=$('p').animate(null,{});return [a.playState,a.effect.getTiming(),a.effect.getComputedTiming()]}),
  T(()=>{var a=$('p').animate(null,1000);a.effect.updateTiming({duration:5,easing:'linear'});return [a.effect.getTiming().duration,a.cancel()]}),
]));
observe('animations of elements', () => Promise.all([
  T(()=>{var a=$('d').animate({opacity:0},1000);var r=[$('d').getAnimations().length,document.getAnimations().length>0,document.body.getAnimations({subtree:true}).length>0,$('d').getAnimations()[0]===a];a.cancel();r.push($('d').getAnimations().length);return r}),
  A(async()=>{var a=$('d').animate({opacity:.5},{duration:20,fill:'forwards'});await a.finished;var r=[$('d').getAnimations().length];a.commitStyles();r.push($('d').style.opacity);a.cancel();r.push($('d').style.opacity);return r}),
  T(()=>{var k=new KeyframeEffect($('p'),{opacity:[0,1]},200);var a=new Animation(k,document.timeline);var r=[a.playState,a.currentTime,k.target.id,k.composite,k.pseudoElement];a.play();r.push(a.playState);a.cancel();return r}),
  T(()=>{var a=new Animation();return [a.effect,a.timeline===document.timeline,a.playState,a.ready instanceof Promise,a.finished instanceof Promise]}),
  T(()=>new Animation(null,null).timeline),
  T(()=>new KeyframeEffect()),
  T(()=>[typeof document.timeline.currentTime,String(document.timeline),new DocumentTimeline({originTime:5})+'']),
  T(()=>new AnimationPlaybackEvent('x',{currentTime:1,timelineTime:2}).currentTime),
  T(()=>{var a=$('p').animate(null,100);a.playbackRate=0;return [T(()=>a.finish()),a.playState]}),
  T(()=>{var a=$('p').animate(null,100);a.startTime=null;return [a.playState]}),
  A(async()=>{var a=$('p').animate(null,100);a.updatePlaybackRate(2);await a.ready;return [a.playbackRate,(await a.finished).playState]}),
  T(()=>Object.getOwnPropertyNames(AnimationEffect.prototype)),
  A(async()=>{var l=[];var a=$('p').animate(null,20);a.addEventListener('finish',()=>l.push('event'));a.finished.then(()=>l.push('promise'));await new Promise(r=>setTimeout(r,100));l.push(a.playState);a.play();l.push(a.playState);await a.finished;return l}),
]));
