// lightbox.js: pictures over the page
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/libjs-lightbox2/js/lightbox.js
/* Page
<a id=l1 href="a.png" data-lightbox=set data-title="One">1</a><a id=l2 href="b.png" data-lightbox=set>2</a>
*/
observe('built', async () => { await wait(50); return [typeof lightbox, $('#lightbox').length, $('#lightboxOverlay').length, $('#lightbox').css('display'), $('#lightbox').attr('role')]; });
observe('options', () => { lightbox.option({ fadeDuration: 0, imageFadeDuration: 0, resizeDuration: 0, wrapAround: true }); return lightbox.options.wrapAround; });
observe('open', async () => { $('#l1').trigger('click'); await wait(100); return [lightbox.album.length, lightbox.album[0].title, lightbox.currentImageIndex, $('#lightboxOverlay').css('display'), $('body').attr('class') || '']; });
observe('end', async () => { lightbox.end(); await wait(50); return $('#lightbox').css('display'); });
