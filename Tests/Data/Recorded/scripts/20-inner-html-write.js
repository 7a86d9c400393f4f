// Pattern: innerHTML written on elements, on a detached element, on style, and on the root.
// Arguments: {"newInnerHTML": "<p>new <b>body</p><tr><td>cell</td></tr><li>item &amp; <script>never()</script>"}
var Writer = function() {};
Writer.prototype = {
    run: function(arguments) {
        var box = document.createElement('div');
        box.innerHTML = '<td>no table</td><a href=x>link</a><svg><circle/></svg><template><i>t</i></template>';
        var table = document.createElement('table');
        table.innerHTML = 'text<tr><td>cell<p>para';
        var style = document.createElement('style');
        style.innerHTML = 'a > b { }';
        arguments.completionFunction({ box: box.innerHTML, table: table.outerHTML, style: style.outerHTML, links: box.querySelectorAll('a').length });
    },
    finalize: function(arguments) {
        var first = document.querySelector('p, h1, td');
        if (first) first.innerHTML = arguments.newInnerHTML;
        var list = document.querySelector('ul, tbody, select');
        if (list) list.innerHTML = arguments.newInnerHTML;
        document.body.insertAdjacentHTML('beforeend', '<section>' + arguments.newInnerHTML + '</section>');
        document.body.insertAdjacentHTML('afterbegin', '<hr>');
        document.head.innerHTML += '<meta name=added content=1><p>not for head';
    }
};
var ExtensionPreprocessingJS = new Writer;
