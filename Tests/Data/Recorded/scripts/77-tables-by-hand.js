// Pattern: rows and cells through the table interfaces, and new rows.
// Arguments: {"cell": "added"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({ tables: Array.from(document.querySelectorAll('table'), function(t) { return [t.rows.length, t.tBodies.length, t.caption ? t.caption.textContent.trim() : '', t.rows[0] ? t.rows[0].cells.length : -1].join(); }) });
    },
    finalize: function(arguments) {
        var table = document.querySelector('table');
        if (!table) return;
        var row = table.insertRow();
        row.insertCell().textContent = arguments.cell;
        row.insertCell(0).colSpan = 2;
        table.deleteRow(0);
        table.createCaption().textContent = 'captioned';
    }
};
