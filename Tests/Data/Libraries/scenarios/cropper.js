// cropper.js: what a cropper makes around an image
// Loads: cropperjs-1.6.2/dist/cropper.js
/* Page
<div style="width:200px;height:100px"><img id="i" width="100" height="50" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="></div>
*/
observe('make', async () => { const image = document.getElementById('i'); const log = []; for (const type of ['ready', 'cropstart', 'crop']) image.addEventListener(type, e => log.push(type)); window.cropper = new Cropper(image, { autoCrop: false, checkOrientation: false }); await wait(300); return [log, image.className, document.querySelectorAll('.cropper-container').length, document.querySelectorAll('.cropper-container [data-cropper-action]').length, cropper.getImageData().naturalWidth]; });
observe('options', () => { cropper.setDragMode('move'); cropper.disable(); const disabled = document.querySelector('.cropper-container').className; cropper.enable(); return [disabled, document.querySelector('.cropper-drag-box').className, cropper.options.viewMode, Cropper.noConflict() === Cropper]; });
observe('destroy', () => { cropper.destroy(); return [document.getElementById('i').className, document.querySelectorAll('.cropper-container').length]; });
