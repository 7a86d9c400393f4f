// dropzone.js: files to be sent
// Loads: usr/share/nodejs/dropzone/dist/dropzone.js
/* Page
<form id=d action="/up" class=zone></form>
*/
Dropzone.autoDiscover = false;
observe('make', () => { window.z = new Dropzone('#d', { autoProcessQueue: false, maxFilesize: 1, acceptedFiles: '.txt,image/*', addRemoveLinks: true }); return [z.files.length, document.getElementById('d').className, document.querySelectorAll('input[type=file]').length, z.options.url, z.clickableElements.length, Dropzone.isBrowserSupported()]; });
observe('add', async () => { const log = []; z.on('addedfile', f => log.push('added ' + f.name)); z.on('error', (f, m) => log.push('error ' + f.name)); z.on('removedfile', f => log.push('removed ' + f.name)); z.addFile(new File(['abc'], 'a.txt', { type: 'text/plain' })); z.addFile(new File(['x'], 'b.exe')); await wait(100); const r = [z.files.map(f => [f.name, f.status, f.accepted]), z.getQueuedFiles().length, document.querySelectorAll('.dz-preview').length, document.querySelector('.dz-size').textContent.trim(), document.querySelector('[data-dz-name]').textContent]; z.removeFile(z.files[0]); return [r, log, z.files.length]; });
observe('helpers', () => [z.filesize(123456), Dropzone.isValidFile({ name: 'x.png', type: 'image/png' }, 'image/*'), Dropzone.optionsForElement(document.getElementById('d')) === undefined, Dropzone.createElement('<i class=q>z</i>').outerHTML]);
observe('remove all', () => { z.removeAllFiles(true); z.disable(); return [z.files.length, document.querySelectorAll('.dz-preview').length]; });
