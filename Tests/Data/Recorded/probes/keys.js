// keys.js: HMAC keys, and derived bits
/* Page
<p>x</p>
*/
const A=f=>Promise.resolve().then(f).catch(e=>e.name);
const M=f=>Promise.resolve().then(f).catch(e=>e.name+': '+e.message);
const b=t=>new TextEncoder().encode(t),S=crypto.subtle,hex=x=>Array.from(new Uint8Array(x),n=>(n+256).toString(16).slice(1)).join('');
const hmac=(hash,key)=>S.importKey('raw',b(key),{name:'HMAC',hash},true,['sign','verify']);
observe('HMAC', () => Promise.all([
  A(async()=>hex(await S.sign('HMAC',await hmac('SHA-256','key'),b('message')))),
  A(async()=>hex(await S.sign({name:'hmac'},await hmac({name:'SHA-1'},'key'),b('message')))),
  A(async()=>hex(await S.sign('HMAC',await hmac('SHA-512','k'.repeat(300)),b('é')))),
  A(async()=>hex(await S.sign('HMAC',await hmac('SHA-384','key'),b('')))),
  A(async()=>{const k=await hmac('SHA-256','key');const s=await S.sign('HMAC',k,b('m'));return [await S.verify('HMAC',k,s,b('m')),await S.verify('HMAC',k,s,b('n')),await S.verify('HMAC',k,s.slice(1),b('m'))]}),
  A(async()=>{const k=await hmac('SHA-256','key');return [k.type,k.extractable,k.algorithm,k.usages,String(k),k.usages===k.usages,k.algorithm===k.algorithm,Object.getOwnPropertyNames(CryptoKey.prototype)]}),
  A(async()=>{const k=await hmac('SHA-256','key');return [hex(await S.exportKey('raw',k)),await S.exportKey('jwk',k)]}),
  A(async()=>{const k=await S.importKey('jwk',{kty:'oct',k:'a2V5',alg:'HS256'},{name:'HMAC',hash:'SHA-256'},false,['sign']);return [hex(await S.sign('HMAC',k,b('message'))),k.extractable,await A(()=>S.exportKey('raw',k)),await A(()=>S.verify('HMAC',k,b('x'),b('y')))]}),
  A(async()=>{const k=await S.generateKey({name:'HMAC',hash:'SHA-256'},true,['verify','sign']);return [k.algorithm,k.usages,(await S.exportKey('raw',k)).byteLength]}),
  A(async()=>{const k=await S.generateKey({name:'HMAC',hash:'SHA-512',length:256},true,['sign']);return [k.algorithm,(await S.exportKey('raw',k)).byteLength]}),
]));
observe('derived bits', () => Promise.all([
  A(async()=>hex(await S.deriveBits({name:'PBKDF2',hash:'SHA-256',salt:b('salt'),iterations:1000},await S.importKey('raw',b('password'),'PBKDF2',false,['deriveBits']),256))),
  A(async()=>hex(await S.deriveBits({name:'PBKDF2',hash:'SHA-1',salt:b('salt'),iterations:2},await S.importKey('raw',b('password'),{name:'PBKDF2'},false,['deriveBits','deriveKey']),320))),
  A(async()=>hex(await S.deriveBits({name:'HKDF',hash:'SHA-256',salt:b('salt'),info:b('info')},await S.importKey('raw',b('secret'),'HKDF',false,['deriveBits']),512))),
  A(async()=>{const k=await S.deriveKey({name:'PBKDF2',hash:'SHA-256',salt:b('s'),iterations:10},await S.importKey('raw',b('p'),'PBKDF2',false,['deriveKey']),{name:'HMAC',hash:'SHA-256',length:256},true,['sign']);return [k.algorithm,hex(await S.exportKey('raw',k))]}),
  A(async()=>{const k=await S.importKey('raw',b('p'),'PBKDF2',false,['deriveBits']);return [k.algorithm,k.usages,k.type,k.extractable]}),
]));
observe('refusals', () => Promise.all([
  A(()=>S.importKey('raw',b('p'),'PBKDF2',true,['deriveBits'])),
  A(()=>S.importKey('raw',b('p'),'PBKDF2',false,['sign'])),
  A(()=>S.importKey('raw',b('p'),{name:'HMAC',hash:'SHA-256'},true,[])),
  A(()=>S.importKey('raw',b('p'),{name:'HMAC',hash:'SHA-256'},true,['encrypt'])),
  A(()=>S.importKey('raw',b(''),{name:'HMAC',hash:'SHA-256'},true,['sign'])),
  A(()=>S.importKey('raw',b('p'),{name:'HMAC'},true,['sign'])),
  A(()=>S.importKey('raw',b('p'),{name:'FOO'},true,['sign'])),
  A(()=>S.importKey('raw','p',{name:'HMAC',hash:'SHA-256'},true,['sign'])),
  A(()=>S.sign('HMAC',{},b('x'))),
  A(async()=>S.sign('PBKDF2',await hmac('SHA-1','k'),b('x'))),
  A(async()=>S.deriveBits({name:'PBKDF2',hash:'SHA-256',salt:b('s'),iterations:0},await S.importKey('raw',b('p'),'PBKDF2',false,['deriveBits']),128)),
  A(async()=>S.deriveBits({name:'PBKDF2',hash:'SHA-256',salt:b('s'),iterations:1},await S.importKey('raw',b('p'),'PBKDF2',false,['deriveBits']),7)),
  A(async()=>S.deriveBits({name:'PBKDF2',hash:'SHA-256',iterations:1},await S.importKey('raw',b('p'),'PBKDF2',false,['deriveBits']),128)),
  M(()=>S.digest('MD5',b('x'))),
]));
