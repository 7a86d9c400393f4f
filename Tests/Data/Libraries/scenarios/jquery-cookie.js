// jquery-cookie.js: cookies
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-cookie/jquery.cookie.js
observe('cookie', () => { $.cookie('a', 'x y'); const first = $.cookie('a'); return [first, $.removeCookie('a'), $.cookie('a') === undefined]; });
