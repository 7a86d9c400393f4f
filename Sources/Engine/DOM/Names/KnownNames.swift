// KnownNames.swift: names with fixed numbers, because the parser, selectors and bindings use them often.
// They are the HTML standard's elements, obsolete elements and those its parser mentions; foreign elements that its parser mentions; and
// attributes without a namespace. `NameTable` adds them in this order.
// Computed, not stored, for the reason given in ArenaLayout.

extension NameID {
    @inlinable public static var a: NameID { NameID(rawValue: 1) }
    @inlinable public static var abbr: NameID { NameID(rawValue: 2) }
    @inlinable public static var acronym: NameID { NameID(rawValue: 3) }
    @inlinable public static var address: NameID { NameID(rawValue: 4) }
    @inlinable public static var applet: NameID { NameID(rawValue: 5) }
    @inlinable public static var area: NameID { NameID(rawValue: 6) }
    @inlinable public static var article: NameID { NameID(rawValue: 7) }
    @inlinable public static var aside: NameID { NameID(rawValue: 8) }
    @inlinable public static var audio: NameID { NameID(rawValue: 9) }
    @inlinable public static var b: NameID { NameID(rawValue: 10) }
    @inlinable public static var base: NameID { NameID(rawValue: 11) }
    @inlinable public static var basefont: NameID { NameID(rawValue: 12) }
    @inlinable public static var bdi: NameID { NameID(rawValue: 13) }
    @inlinable public static var bdo: NameID { NameID(rawValue: 14) }
    @inlinable public static var bgsound: NameID { NameID(rawValue: 15) }
    @inlinable public static var big: NameID { NameID(rawValue: 16) }
    @inlinable public static var blink: NameID { NameID(rawValue: 17) }
    @inlinable public static var blockquote: NameID { NameID(rawValue: 18) }
    @inlinable public static var body: NameID { NameID(rawValue: 19) }
    @inlinable public static var br: NameID { NameID(rawValue: 20) }
    @inlinable public static var button: NameID { NameID(rawValue: 21) }
    @inlinable public static var canvas: NameID { NameID(rawValue: 22) }
    @inlinable public static var caption: NameID { NameID(rawValue: 23) }
    @inlinable public static var center: NameID { NameID(rawValue: 24) }
    @inlinable public static var cite: NameID { NameID(rawValue: 25) }
    @inlinable public static var code: NameID { NameID(rawValue: 26) }
    @inlinable public static var col: NameID { NameID(rawValue: 27) }
    @inlinable public static var colgroup: NameID { NameID(rawValue: 28) }
    @inlinable public static var data: NameID { NameID(rawValue: 29) }
    @inlinable public static var datalist: NameID { NameID(rawValue: 30) }
    @inlinable public static var dd: NameID { NameID(rawValue: 31) }
    @inlinable public static var del: NameID { NameID(rawValue: 32) }
    @inlinable public static var details: NameID { NameID(rawValue: 33) }
    @inlinable public static var dfn: NameID { NameID(rawValue: 34) }
    @inlinable public static var dialog: NameID { NameID(rawValue: 35) }
    @inlinable public static var dir: NameID { NameID(rawValue: 36) }
    @inlinable public static var div: NameID { NameID(rawValue: 37) }
    @inlinable public static var dl: NameID { NameID(rawValue: 38) }
    @inlinable public static var dt: NameID { NameID(rawValue: 39) }
    @inlinable public static var em: NameID { NameID(rawValue: 40) }
    @inlinable public static var embed: NameID { NameID(rawValue: 41) }
    @inlinable public static var fieldset: NameID { NameID(rawValue: 42) }
    @inlinable public static var figcaption: NameID { NameID(rawValue: 43) }
    @inlinable public static var figure: NameID { NameID(rawValue: 44) }
    @inlinable public static var font: NameID { NameID(rawValue: 45) }
    @inlinable public static var footer: NameID { NameID(rawValue: 46) }
    @inlinable public static var form: NameID { NameID(rawValue: 47) }
    @inlinable public static var frame: NameID { NameID(rawValue: 48) }
    @inlinable public static var frameset: NameID { NameID(rawValue: 49) }
    @inlinable public static var h1: NameID { NameID(rawValue: 50) }
    @inlinable public static var h2: NameID { NameID(rawValue: 51) }
    @inlinable public static var h3: NameID { NameID(rawValue: 52) }
    @inlinable public static var h4: NameID { NameID(rawValue: 53) }
    @inlinable public static var h5: NameID { NameID(rawValue: 54) }
    @inlinable public static var h6: NameID { NameID(rawValue: 55) }
    @inlinable public static var head: NameID { NameID(rawValue: 56) }
    @inlinable public static var header: NameID { NameID(rawValue: 57) }
    @inlinable public static var hgroup: NameID { NameID(rawValue: 58) }
    @inlinable public static var hr: NameID { NameID(rawValue: 59) }
    @inlinable public static var html: NameID { NameID(rawValue: 60) }
    @inlinable public static var i: NameID { NameID(rawValue: 61) }
    @inlinable public static var iframe: NameID { NameID(rawValue: 62) }
    @inlinable public static var image: NameID { NameID(rawValue: 63) }
    @inlinable public static var img: NameID { NameID(rawValue: 64) }
    @inlinable public static var input: NameID { NameID(rawValue: 65) }
    @inlinable public static var ins: NameID { NameID(rawValue: 66) }
    @inlinable public static var isindex: NameID { NameID(rawValue: 67) }
    @inlinable public static var kbd: NameID { NameID(rawValue: 68) }
    @inlinable public static var keygen: NameID { NameID(rawValue: 69) }
    @inlinable public static var label: NameID { NameID(rawValue: 70) }
    @inlinable public static var legend: NameID { NameID(rawValue: 71) }
    @inlinable public static var li: NameID { NameID(rawValue: 72) }
    @inlinable public static var link: NameID { NameID(rawValue: 73) }
    @inlinable public static var listing: NameID { NameID(rawValue: 74) }
    @inlinable public static var main: NameID { NameID(rawValue: 75) }
    @inlinable public static var map: NameID { NameID(rawValue: 76) }
    @inlinable public static var mark: NameID { NameID(rawValue: 77) }
    @inlinable public static var marquee: NameID { NameID(rawValue: 78) }
    @inlinable public static var math: NameID { NameID(rawValue: 79) }
    @inlinable public static var menu: NameID { NameID(rawValue: 80) }
    @inlinable public static var menuitem: NameID { NameID(rawValue: 81) }
    @inlinable public static var meta: NameID { NameID(rawValue: 82) }
    @inlinable public static var meter: NameID { NameID(rawValue: 83) }
    @inlinable public static var multicol: NameID { NameID(rawValue: 84) }
    @inlinable public static var nav: NameID { NameID(rawValue: 85) }
    @inlinable public static var nextid: NameID { NameID(rawValue: 86) }
    @inlinable public static var nobr: NameID { NameID(rawValue: 87) }
    @inlinable public static var noembed: NameID { NameID(rawValue: 88) }
    @inlinable public static var noframes: NameID { NameID(rawValue: 89) }
    @inlinable public static var noscript: NameID { NameID(rawValue: 90) }
    @inlinable public static var object: NameID { NameID(rawValue: 91) }
    @inlinable public static var ol: NameID { NameID(rawValue: 92) }
    @inlinable public static var optgroup: NameID { NameID(rawValue: 93) }
    @inlinable public static var option: NameID { NameID(rawValue: 94) }
    @inlinable public static var output: NameID { NameID(rawValue: 95) }
    @inlinable public static var p: NameID { NameID(rawValue: 96) }
    @inlinable public static var param: NameID { NameID(rawValue: 97) }
    @inlinable public static var picture: NameID { NameID(rawValue: 98) }
    @inlinable public static var plaintext: NameID { NameID(rawValue: 99) }
    @inlinable public static var pre: NameID { NameID(rawValue: 100) }
    @inlinable public static var progress: NameID { NameID(rawValue: 101) }
    @inlinable public static var q: NameID { NameID(rawValue: 102) }
    @inlinable public static var rb: NameID { NameID(rawValue: 103) }
    @inlinable public static var rbc: NameID { NameID(rawValue: 104) }
    @inlinable public static var rp: NameID { NameID(rawValue: 105) }
    @inlinable public static var rt: NameID { NameID(rawValue: 106) }
    @inlinable public static var rtc: NameID { NameID(rawValue: 107) }
    @inlinable public static var ruby: NameID { NameID(rawValue: 108) }
    @inlinable public static var s: NameID { NameID(rawValue: 109) }
    @inlinable public static var samp: NameID { NameID(rawValue: 110) }
    @inlinable public static var script: NameID { NameID(rawValue: 111) }
    @inlinable public static var search: NameID { NameID(rawValue: 112) }
    @inlinable public static var section: NameID { NameID(rawValue: 113) }
    @inlinable public static var select: NameID { NameID(rawValue: 114) }
    @inlinable public static var selectedcontent: NameID { NameID(rawValue: 115) }
    @inlinable public static var slot: NameID { NameID(rawValue: 116) }
    @inlinable public static var small: NameID { NameID(rawValue: 117) }
    @inlinable public static var source: NameID { NameID(rawValue: 118) }
    @inlinable public static var spacer: NameID { NameID(rawValue: 119) }
    @inlinable public static var span: NameID { NameID(rawValue: 120) }
    @inlinable public static var strike: NameID { NameID(rawValue: 121) }
    @inlinable public static var strong: NameID { NameID(rawValue: 122) }
    @inlinable public static var style: NameID { NameID(rawValue: 123) }
    @inlinable public static var sub: NameID { NameID(rawValue: 124) }
    @inlinable public static var summary: NameID { NameID(rawValue: 125) }
    @inlinable public static var sup: NameID { NameID(rawValue: 126) }
    @inlinable public static var svg: NameID { NameID(rawValue: 127) }
    @inlinable public static var table: NameID { NameID(rawValue: 128) }
    @inlinable public static var tbody: NameID { NameID(rawValue: 129) }
    @inlinable public static var td: NameID { NameID(rawValue: 130) }
    @inlinable public static var template: NameID { NameID(rawValue: 131) }
    @inlinable public static var textarea: NameID { NameID(rawValue: 132) }
    @inlinable public static var tfoot: NameID { NameID(rawValue: 133) }
    @inlinable public static var th: NameID { NameID(rawValue: 134) }
    @inlinable public static var thead: NameID { NameID(rawValue: 135) }
    @inlinable public static var time: NameID { NameID(rawValue: 136) }
    @inlinable public static var title: NameID { NameID(rawValue: 137) }
    @inlinable public static var tr: NameID { NameID(rawValue: 138) }
    @inlinable public static var track: NameID { NameID(rawValue: 139) }
    @inlinable public static var tt: NameID { NameID(rawValue: 140) }
    @inlinable public static var u: NameID { NameID(rawValue: 141) }
    @inlinable public static var ul: NameID { NameID(rawValue: 142) }
    @inlinable public static var `var`: NameID { NameID(rawValue: 143) }
    @inlinable public static var video: NameID { NameID(rawValue: 144) }
    @inlinable public static var wbr: NameID { NameID(rawValue: 145) }
    @inlinable public static var xmp: NameID { NameID(rawValue: 146) }

    @inlinable public static var svgSVG: NameID { NameID(rawValue: 147) }
    @inlinable public static var svgForeignObject: NameID { NameID(rawValue: 148) }
    @inlinable public static var svgDesc: NameID { NameID(rawValue: 149) }
    @inlinable public static var svgTitle: NameID { NameID(rawValue: 150) }
    @inlinable public static var svgScript: NameID { NameID(rawValue: 151) }
    @inlinable public static var svgStyle: NameID { NameID(rawValue: 152) }
    @inlinable public static var svgA: NameID { NameID(rawValue: 153) }

    @inlinable public static var mathMath: NameID { NameID(rawValue: 154) }
    @inlinable public static var mathMI: NameID { NameID(rawValue: 155) }
    @inlinable public static var mathMO: NameID { NameID(rawValue: 156) }
    @inlinable public static var mathMN: NameID { NameID(rawValue: 157) }
    @inlinable public static var mathMS: NameID { NameID(rawValue: 158) }
    @inlinable public static var mathMText: NameID { NameID(rawValue: 159) }
    @inlinable public static var mathAnnotationXML: NameID { NameID(rawValue: 160) }

    @inlinable public static var attrID: NameID { NameID(rawValue: 161) }
    @inlinable public static var attrClass: NameID { NameID(rawValue: 162) }
    @inlinable public static var attrName: NameID { NameID(rawValue: 163) }
    @inlinable public static var attrType: NameID { NameID(rawValue: 164) }
    @inlinable public static var attrHref: NameID { NameID(rawValue: 165) }
    @inlinable public static var attrStyle: NameID { NameID(rawValue: 166) }
    @inlinable public static var attrColor: NameID { NameID(rawValue: 167) }
    @inlinable public static var attrFace: NameID { NameID(rawValue: 168) }
    @inlinable public static var attrSize: NameID { NameID(rawValue: 169) }
    @inlinable public static var attrEncoding: NameID { NameID(rawValue: 170) }
    @inlinable public static var attrSelected: NameID { NameID(rawValue: 171) }
    @inlinable public static var attrHidden: NameID { NameID(rawValue: 172) }
    @inlinable public static var attrValue: NameID { NameID(rawValue: 173) }
    @inlinable public static var attrLang: NameID { NameID(rawValue: 174) }
    @inlinable public static var attrDir: NameID { NameID(rawValue: 175) }
    @inlinable public static var attrChecked: NameID { NameID(rawValue: 176) }
    @inlinable public static var attrDisabled: NameID { NameID(rawValue: 177) }
    @inlinable public static var attrMultiple: NameID { NameID(rawValue: 178) }
    @inlinable public static var attrIs: NameID { NameID(rawValue: 179) }
}

/// The names with fixed numbers, by namespace, in the order of their numbers.
let knownNames: [(namespace: Namespace, localNames: StaticString)] = [
    (
        .html,
        """
        a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink \
        blockquote body br button canvas caption center cite code col colgroup data datalist dd del details \
        dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 \
        h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend \
        li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed \
        noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rbc \
        rp rt rtc ruby s samp script search section select selectedcontent slot small source spacer span \
        strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title \
        tr track tt u ul var video wbr xmp
        """
    ),
    (
        .svg,
        """
        svg foreignObject desc title script style a
        """
    ),
    (
        .mathML,
        """
        math mi mo mn ms mtext annotation-xml
        """
    ),
    (
        .none,
        """
        id class name type href style color face size encoding selected hidden value lang dir checked disabled multiple \
        is
        """
    ),
]
