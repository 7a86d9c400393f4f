// cryptojs.js: digests
// Loads: usr/share/javascript/cryptojs/core.js, usr/share/javascript/cryptojs/sha256.js, usr/share/javascript/cryptojs/enc-base64.js, usr/share/javascript/cryptojs/md5.js
observe('digests', () => [CryptoJS.SHA256('abc').toString(), CryptoJS.MD5('ü').toString(), CryptoJS.enc.Base64.stringify(CryptoJS.enc.Utf8.parse('é'))]);
