// glightbox.js: a lightbox
// Loads: glightbox-3.3.1/dist/js/glightbox.js
/* Page
<a class="glightbox" href="#in" data-glightbox="title: T; description: D">one</a><a class="glightbox" href="b.jpg" data-title="B">two</a><div id="in" style="display:none"><p>inner</p></div>
*/
observe('make', () => { window.box = GLightbox({ openEffect: 'none', closeEffect: 'none', slideEffect: 'none', touchNavigation: false }); return [box.elements.length, box.elements[0].slideConfig.title, box.elements[0].slideConfig.type, box.elements[1].slideConfig.type, box.index]; });
observe('open', async () => { window.log = []; box.on('open', () => log.push('open')); box.on('slide_changed', ({ current }) => log.push(current.slideIndex)); box.on('close', () => log.push('close')); box.open(null, 0); await wait(400); return [log.splice(0), document.querySelectorAll('#glightbox-body').length, document.querySelectorAll('.gslide').length, document.querySelector('.gslide.current .gslide-title') && document.querySelector('.gslide.current .gslide-title').textContent, document.body.className.split(' ').sort()]; });
observe('close', async () => { box.close(); await wait(700); return [log.splice(0), document.querySelectorAll('#glightbox-body').length]; });
observe('elements', () => { box.setElements([{ content: '<i>x</i>' }, { href: 'c.jpg', type: 'image' }]); return [box.elements.length, box.getActiveSlideIndex()]; });
