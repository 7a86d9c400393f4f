// slick.js: slides
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/slick/slick.js
/* Page
<div id=s><div>1</div><div>2</div><div>3</div><div>4</div></div>
*/
observe('make', async () => { const log = []; window.log = log; $('#s').on('init afterChange beforeChange', e => log.push(e.type)).slick({ dots: true, speed: 0, slidesToShow: 2, infinite: false }); await wait(50); return [$('#s').attr('class'), $('#s .slick-slide').length, $('#s .slick-dots li').length, $('#s .slick-arrow').length, $('#s').slick('slickCurrentSlide')]; });
observe('go', async () => { $('#s').slick('slickNext'); await wait(100); const a = $('#s').slick('slickCurrentSlide'); $('#s').slick('slickGoTo', 0); await wait(100); return [a, $('#s').slick('slickCurrentSlide'), $('#s .slick-active').length, $('#s .slick-slide').first().attr('aria-hidden')]; });
observe('add', () => { $('#s').slick('slickAdd', '<div>5</div>'); const n = $('#s .slick-slide').length; $('#s').slick('slickRemove', 0); return [n, $('#s .slick-slide').length, $('#s').slick('slickGetOption', 'dots')]; });
observe('unmake', () => { $('#s').slick('unslick'); return [$('#s').attr('class'), $('#s').children().length, $('#s').html().replace(/ style="[^"]*"/g, '').replace(/\s+/g, ' ')]; });
observe('log', () => log);
