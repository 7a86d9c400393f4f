// permissions.js: requests for permissions
/* Page
<p id=p>x</p>
*/
const T=function(f){try{return f()}catch(e){return e.name+': '+e.message}};
const A=function(f){return Promise.resolve().then(f).catch(function(e){return e.name+': '+e.message})};
observe('what a user would be asked for', () => Promise.all([
  T(()=>[navigator.clipboard===navigator.clipboard,String(navigator.clipboard),String(navigator.permissions),String(navigator.geolocation),String(navigator.userActivation)]),
  A(()=>navigator.clipboard.writeText('x')),
  A(()=>navigator.clipboard.writeText()),
  A(()=>navigator.clipboard.readText()),
  A(()=>navigator.clipboard.write([])),
  A(()=>navigator.permissions.query({name:'geolocation'}).then(p=>[p.state,p.name,String(p),p.onchange,p instanceof EventTarget])),
  A(()=>navigator.permissions.query({name:'foo'})),
  A(()=>navigator.permissions.query()),
  A(()=>navigator.permissions.query({name:'notifications'}).then(p=>p.state)),
  T(()=>[navigator.userActivation.isActive,navigator.userActivation.hasBeenActive]),
  T(()=>[Notification.permission,typeof Notification.requestPermission,Notification.length]),
  T(()=>new Notification()),
  T(()=>{var n=new Notification('t',{body:'b',tag:'g',data:{a:1}});return [n.title,n.body,n.tag,n.dir,n.lang,n.icon,n.data,String(n)]}),
  T(()=>navigator.geolocation.getCurrentPosition()),
  T(()=>navigator.geolocation.getCurrentPosition(1)),
  T(()=>Object.getOwnPropertyNames(Geolocation.prototype)),
  T(()=>Object.getOwnPropertyNames(PermissionStatus.prototype)),
]));
