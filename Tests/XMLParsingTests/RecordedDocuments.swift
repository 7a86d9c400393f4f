// RecordedDocuments.swift: XML documents with WebKit 2.50's results: its DOMParser's document, serialized. Of `parsererror` only the
// messages are kept, which are always in the same frame; an XML declaration is omitted, because the standard's serialization has none.
// swift-format-ignore-file

let recordedDocuments: [(xml: String, result: String)] = [
    (
        "<a><b x=\"1\"/>t</a>",
        "<a><b x=\"1\"/>t</a>"
    ),
    (
        "<a><b></a>",
        "<a><parsererror>error on line 1 at column 11: Opening and ending tag mismatch: b line 1 and a\n</parsererror><b/></a>"
    ),
    (
        "",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 1: Extra content at the end of the document\n</parsererror></body></html>"
    ),
    (
        "hello",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 1: Document is empty\n</parsererror></body></html>"
    ),
    (
        "<a>",
        "<a><parsererror>error on line 1 at column 4: Extra content at the end of the document\n</parsererror></a>"
    ),
    (
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>t</title></head><body><p>x</body></html>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><parsererror>error on line 1 at column 90: Opening and ending tag mismatch: p line 1 and body\n</parsererror><head><title>t</title></head><body><p></p></body></html>"
    ),
    (
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><style>html, body { height: 100% } parsererror + svg { width: 100%; height: 100% }</style></head><body><parsererror>error on line 1 at column 50: Opening and ending tag mismatch: g line 1 and svg\n</parsererror><svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg></body></html>"
    ),
    (
        "<a:b/>",
        "<a:b><parsererror>error on line 1 at column 5: Namespace prefix a on b is not defined\n</parsererror></a:b>"
    ),
    (
        "<b a:x=\"1\"/>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 11: Namespace prefix a for x on b is not defined\n</parsererror></body></html>"
    ),
    (
        "<a x=\"1\" x=\"2\"/>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 15: Attribute x redefined\n</parsererror></body></html>"
    ),
    (
        "<a>&nbsp;</a>",
        "<a><parsererror>error on line 1 at column 10: Entity 'nbsp' not defined\n</parsererror></a>"
    ),
    (
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\"><html xmlns=\"http://www.w3.org/1999/xhtml\"><p title=\"&eacute;&lt;\">&nbsp;&hearts;&lt;&amp;</p></html>",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\"><html xmlns=\"http://www.w3.org/1999/xhtml\"><p title=\"\u{E9}&lt;\">\u{A0}\u{2665}&lt;&amp;</p></html>"
    ),
    (
        "<!DOCTYPE a [<!ENTITY x \"<b>hi</b> &y;\"><!ENTITY y \"yy\">]><a q=\"&y;\">&x; &x;</a>",
        "<!DOCTYPE a><a q=\"yy\"><b>hi</b> yy <b>hi</b> yy</a>"
    ),
    (
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>1&x;2</a>",
        "<!DOCTYPE a><a>12</a>"
    ),
    (
        "<!DOCTYPE a SYSTEM \"foo.dtd\"><a>&foo;</a>",
        "<!DOCTYPE a SYSTEM \"foo.dtd\"><a><parsererror>error on line 1 at column 38: Entity 'foo' not defined\n</parsererror></a>"
    ),
    (
        "<a><![CDATA[x<y]]>t<![CDATA[]]></a>",
        "<a><![CDATA[x<y]]>t<![CDATA[]]></a>"
    ),
    (
        "<?xml-stylesheet href=\"x\"?><a><?t  d ?></a>",
        "<?xml-stylesheet href=\"x\"?><a><?t d ?></a>"
    ),
    (
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\" standalone=\"yes\"?>\n<a>\u{E9}</a>",
        "<a>\u{E9}</a>"
    ),
    (
        "<a/><b/>",
        "<a><parsererror>error on line 1 at column 5: Extra content at the end of the document\n</parsererror></a>"
    ),
    (
        "<a>\u{1}</a>",
        "<a><parsererror>error on line 1 at column 4: PCDATA invalid Char value 1\n</parsererror></a>"
    ),
    (
        "<!DOCTYPE a [<!ATTLIST a x CDATA \"d\">]><a/>",
        "<!DOCTYPE a><a x=\"d\"/>"
    ),
    (
        "<a>x\r\ny\rz</a>",
        "<a>x\ny\nz</a>"
    ),
    (
        "<a x=\"1\" xmlns=\"u\" y=\"2\" xmlns:p=\"v\" p:z=\"3\"/>",
        "<a xmlns=\"u\" xmlns:p=\"v\" x=\"1\" y=\"2\" p:z=\"3\"/>"
    ),
    (
        "<a><?xml foo?></a>",
        "<a><parsererror>error on line 1 at column 9: XML declaration allowed only at the start of the document\n</parsererror></a>"
    ),
    (
        "<?xml version=\"1.1\"?><a>\u{1}</a>",
        "<a><parsererror>warning on line 1 at column 20: Unsupported version '1.1'\n</parsererror></a>"
    ),
    (
        "<a><!-- x -- y --></a>",
        "<a><parsererror>error on line 1 at column 11: Double hyphen within comment: &lt;!-- x \n</parsererror></a>"
    ),
    (
        "<a>text<b>&bad;</b><c>d</c></a>",
        "<a><parsererror>error on line 1 at column 16: Entity 'bad' not defined\n</parsererror>text<b/></a>"
    ),
    (
        "<a/>text",
        "<a><parsererror>error on line 1 at column 5: Extra content at the end of the document\n</parsererror></a>"
    ),
    (
        " <?xml version=\"1.0\"?><a/>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 7: XML declaration allowed only at the start of the document\n</parsererror></body></html>"
    ),
    (
        "<a x=\"<\"/>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 7: Unescaped '&lt;' not allowed in attributes values\n</parsererror></body></html>"
    ),
    (
        "<a>a & b</a>",
        "<a><parsererror>error on line 1 at column 7: xmlParseEntityRef: no name\n</parsererror></a>"
    ),
    (
        "<p:a xmlns:p=\"\"/>",
        "<p:a><parsererror>error on line 1 at column 16: xmlns:p: Empty XML namespace is not allowed\n</parsererror></p:a>"
    ),
    (
        "<a xmlns:xml=\"u\"/>",
        "<a><parsererror>error on line 1 at column 17: xml namespace prefix mapped to wrong URI\n</parsererror></a>"
    ),
    (
        "<html><body><p></body></html>",
        "<html><parsererror>error on line 1 at column 23: Opening and ending tag mismatch: p line 1 and body\n</parsererror><body><p/></body></html>"
    ),
    (
        "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
        "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"></html>"
    ),
    (
        "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\">&nbsp;</html>",
        "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"><parsererror>error on line 1 at column 65: Entity 'nbsp' not defined\n</parsererror></html>"
    ),
    (
        "<a:b>\n<c:d/>\n<e f:g=\"1\"/><x></a:b>",
        "<a:b><parsererror>error on line 1 at column 5: Namespace prefix a on b is not defined\nerror on line 3 at column 11: Namespace prefix f for g on e is not defined\n</parsererror>\n<c:d/>\n</a:b>"
    ),
    (
        "<r><c:d/><e f:g=\"1\"/></r>",
        "<r><parsererror>error on line 1 at column 8: Namespace prefix c on d is not defined\n</parsererror><c:d/></r>"
    ),
    (
        "<?xml version=\"1.1\"?><a/>",
        "<a/>"
    ),
    (
        "<?xml version=\"1.1\"?>\n<a>\n<b></a>",
        "<a><parsererror>warning on line 1 at column 20: Unsupported version '1.1'\nerror on line 3 at column 8: Opening and ending tag mismatch: b line 3 and a\n</parsererror>\n<b/></a>"
    ),
    (
        "<a xmlns=\"foo bar\"/>",
        "<a xmlns=\"foo bar\"><parsererror>error on line 1 at column 19: xmlns: 'foo bar' is not a valid URI\n</parsererror></a>"
    ),
    (
        "<a xmlns:p=\"../x\"/>",
        "<a xmlns:p=\"../x\"/>"
    ),
    (
        "<a xml:id=\"1\"/>",
        "<a xml:id=\"1\"/>"
    ),
    (
        "<a xml:space=\"x\"/>",
        "<a xml:space=\"x\"/>"
    ),
    (
        "<a><b",
        "<a><parsererror>error on line 1 at column 6: Couldn't find end of Start Tag b\n</parsererror><b/></a>"
    ),
    (
        "<a><!-- x",
        "<a><parsererror>error on line 1 at column 10: Comment not terminated\n</parsererror></a>"
    ),
    (
        "<a><?x y",
        "<a><parsererror>error on line 1 at column 9: ParsePI: PI x never end ...\n</parsererror></a>"
    ),
    (
        "<a><![CDATA[x",
        "<a><parsererror>error on line 1 at column 13: Extra content at the end of the document\n</parsererror></a>"
    ),
    (
        "<!DOCTYPE a>",
        "<!DOCTYPE a><html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 13: Extra content at the end of the document\n</parsererror></body></html>"
    ),
    (
        "<!--x-->",
        "<!--x--><html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 9: Extra content at the end of the document\n</parsererror></body></html>"
    ),
    (
        "<!DOCTYPE a [ <!ENTITY x \"y\">",
        "<!DOCTYPE a><html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 13: Extra content at the end of the document\n</parsererror></body></html>"
    ),
    (
        "<!DOCTYPE a [<!ENTITY x \"&y;\"><!ENTITY y \"&x;\">]><a>&x;</a>",
        "<!DOCTYPE a><a><parsererror>error on line 1 at column 56: Detected an entity reference loop\n</parsererror></a>"
    ),
    (
        "<!DOCTYPE a [<!ENTITY x \"<b>\">]><a>&x;</a>",
        "<!DOCTYPE a><a><parsererror>error on line 1 at column 39: Premature end of data in tag b line 1\n</parsererror><b/></a>"
    ),
    (
        "<a><:b/></a>",
        "<a><parsererror>error on line 1 at column 7: Failed to parse QName ':b'\n</parsererror><:b/></a>"
    ),
    (
        "<a><b:/></a>",
        "<a><parsererror>error on line 1 at column 7: Failed to parse QName 'b:'\n</parsererror><b:/></a>"
    ),
    (
        "<a xmlns:x=\"u\" xmlns:y=\"u\" x:q=\"1\" y:q=\"2\"/>",
        "<a xmlns:x=\"u\" xmlns:y=\"u\" x:q=\"1\" y:q=\"2\"><parsererror>error on line 1 at column 43: Namespaced Attribute q in 'u' redefined\n</parsererror></a>"
    ),
    (
        "<a>]]></a>",
        "<a><parsererror>error on line 1 at column 4: Sequence ']]&gt;' not allowed in content\n</parsererror></a>"
    ),
    (
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><script>1</script><template><b/></template></html>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><script>1</script><template><b></b></template></html>"
    ),
    (
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><a:b/></svg>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><style>html, body { height: 100% } parsererror + svg { width: 100%; height: 100% }</style></head><body><parsererror>error on line 1 at column 45: Namespace prefix a on b is not defined\n</parsererror><svg xmlns=\"http://www.w3.org/2000/svg\"><a:b xmlns=\"\"/></svg></body></html>"
    ),
    (
        " ",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><parsererror>error on line 1 at column 1: Extra content at the end of the document\n</parsererror></body></html>"
    ),
    (
        "\u{FEFF}<a/>",
        "<a/>"
    ),
    (
        "<?xml version=\"1.0\" standalone=\"no\"?><a/>",
        "<a/>"
    ),
    (
        "<a>x\u{0}y</a>",
        "<a><parsererror>error on line 1 at column 5: Char 0x0 out of allowed range\n</parsererror></a>"
    ),
    (
        "<a>\u{1F600}\u{FFFE}</a>",
        "<a><parsererror>error on line 1 at column 5: Char 0xFFFE out of allowed range\n</parsererror></a>"
    ),
]
