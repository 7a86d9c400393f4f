// Sorts tables, adds a column, and answers a click of its own; old style, with a prototype and this.
function Sorter(table) { this.table = table; }
Sorter.prototype.rows = function () { return Array.prototype.slice.call(this.table.rows); };
Sorter.prototype.sort = function () {
    var body = this.table.tBodies[0];
    this.rows().sort(function (a, b) { return a.cells[0].textContent < b.cells[0].textContent ? -1 : 1; })
        .forEach(function (row) {
            body
                .appendChild‸(row); //! (none)
        });
};
Sorter.prototype.number = function () {
    for (var rows = this.rows(), i = 0; i < rows.length; i++) rows[i].insertCell‸(0)‸.textContent = i + 1; //! (none) (none)
};
function onClick(event) { event.target.classList.toggle‸('open'); } //! onClick
var ExtensionPreprocessingJS = new (function Tables() {
    this.run = function (given) {
        try { eval‸('document.querySelector("h1").hidden = true'); } finally { //! (none)
            given.completionFunction({ tables: document.querySelectorAll('table').length });
        }
    };
    this.finalize = function () {
        var sorter = new Sorter(document.querySelector('table'));
        sorter.sort();
        sorter.number();
        var code = document.querySelector('code');
        code.addEventListener('click', onClick, { once: true });
        code.click();
        document.querySelector('footer').firstChild.remove‸(); //! (none)
        with_comment();
    };
    function with_comment() { document.body.prepend‸(document.createComment(' sorted ')); } //! with_comment
});
