// A reading mode: wraps, moves and restyles.
var ExtensionPreprocessingJS = {
  run: function (parameters) {
    var wrap = function wrap(element, name) {
      var box = document.createElement(name);
      box.className = 'reader';
      element.parentNode.insertBefore‸(box, element); //! wrap
      box.appendChild‸(element); //! wrap
      return box;
    };
    document.querySelectorAll('article').forEach(function (article, index) {
      wrap(article, 'section')‸.id = 'part-' + (index + 1); //! (none)
    });
    setTimeout(function later() {
      document.body.style.setProperty‸('max-width', '40em'); //! later
      document‸.title = '\u25B6 ' + document.title; //! later
      parameters.completionFunction({ parts: document.querySelectorAll('.reader').length });
    }, 250);
  },
  finalize: function (result) {
    const list = document.createElement('ol');
    list.innerHTML = Array.from({ length: 2 }, (_, i) => `<li><a href="#part-${i + 1}">Part ${i + 1}</a></li>`).join('');
    document.querySelector('header').after‸(list); //! finalize
    Object.assign‸(document.documentElement.dataset, { reader: 'on' }); //! finalize
  }
};
