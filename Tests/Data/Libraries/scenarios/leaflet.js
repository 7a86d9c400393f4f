// leaflet.js: maps
// Loads: usr/share/javascript/leaflet/leaflet.js
/* Page
<div id="m" style="width: 400px; height: 300px"></div>
*/
observe('browser', () => [L.Browser.webkit, L.Browser.svg, L.Browser.touch, L.Browser.any3d, L.Browser.passiveEvents, L.Browser.vml, L.version.slice(0, 2)]);
observe('dom', () => { const e = L.DomUtil.create('p', 'a b', document.body); L.DomUtil.addClass(e, 'c'); L.DomUtil.removeClass(e, 'a'); L.DomUtil.setOpacity(e, 0.5); L.DomUtil.setTransform(e, L.point(3, 4), 2); return [e.className, e.style.cssText, L.DomUtil.getStyle(e, 'opacity'), L.DomUtil.hasClass(e, 'b'), L.DomUtil.TRANSFORM, L.DomUtil.testProp(['none', 'WebkitTransform', 'transform'])]; });
observe('events', () => { const e = document.createElement('p'), log = []; L.DomEvent.on(e, 'click dblclick', ev => log.push(ev.type)); e.click(); L.DomEvent.off(e); e.click(); return log; });
observe('geometry', () => [L.latLng(50, 10).distanceTo([51, 10]), L.latLngBounds([[1, 2], [3, 4]]).toBBoxString(), L.CRS.EPSG3857.latLngToPoint(L.latLng(10, 20), 3), L.geoJSON({ type: 'Point', coordinates: [1, 2] }).getLayers()[0].getLatLng(), L.Util.template('{a} {b}', { a: 1, b: () => 2 })]);
observe('marker', () => { const icon = L.divIcon({ html: '<b>x</b>', className: 'd', iconSize: [10, 20] }).createIcon(); return [icon.outerHTML, L.icon({ iconUrl: 'i.png', iconSize: [5, 6], iconAnchor: [1, 2] }).createIcon().outerHTML]; });
observe('popup', () => { const p = L.popup().setContent('<i>c</i>').setLatLng([0, 0]); return [p.getContent(), p.isOpen()]; });
