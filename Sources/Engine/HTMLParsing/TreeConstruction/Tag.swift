// Tag.swift: the elements that tree construction distinguishes, as an enumeration that `switch` compiles to a table. The raw values are
// those of `NameID`, so no lookup is needed; TagTests compares them.

import DOM

/// An element that the standard's parser mentions; all others are `other`.
enum Tag: UInt8, CaseIterable {
    case other = 0
    case a = 1
    case abbr = 2
    case acronym = 3
    case address = 4
    case applet = 5
    case area = 6
    case article = 7
    case aside = 8
    case audio = 9
    case b = 10
    case base = 11
    case basefont = 12
    case bdi = 13
    case bdo = 14
    case bgsound = 15
    case big = 16
    case blink = 17
    case blockquote = 18
    case body = 19
    case br = 20
    case button = 21
    case canvas = 22
    case caption = 23
    case center = 24
    case cite = 25
    case code = 26
    case col = 27
    case colgroup = 28
    case data = 29
    case datalist = 30
    case dd = 31
    case del = 32
    case details = 33
    case dfn = 34
    case dialog = 35
    case dir = 36
    case div = 37
    case dl = 38
    case dt = 39
    case em = 40
    case embed = 41
    case fieldset = 42
    case figcaption = 43
    case figure = 44
    case font = 45
    case footer = 46
    case form = 47
    case frame = 48
    case frameset = 49
    case h1 = 50
    case h2 = 51
    case h3 = 52
    case h4 = 53
    case h5 = 54
    case h6 = 55
    case head = 56
    case header = 57
    case hgroup = 58
    case hr = 59
    case html = 60
    case i = 61
    case iframe = 62
    case image = 63
    case img = 64
    case input = 65
    case ins = 66
    case isindex = 67
    case kbd = 68
    case keygen = 69
    case label = 70
    case legend = 71
    case li = 72
    case link = 73
    case listing = 74
    case main = 75
    case map = 76
    case mark = 77
    case marquee = 78
    case math = 79
    case menu = 80
    case menuitem = 81
    case meta = 82
    case meter = 83
    case multicol = 84
    case nav = 85
    case nextid = 86
    case nobr = 87
    case noembed = 88
    case noframes = 89
    case noscript = 90
    case object = 91
    case ol = 92
    case optgroup = 93
    case option = 94
    case output = 95
    case p = 96
    case param = 97
    case picture = 98
    case plaintext = 99
    case pre = 100
    case progress = 101
    case q = 102
    case rb = 103
    case rbc = 104
    case rp = 105
    case rt = 106
    case rtc = 107
    case ruby = 108
    case s = 109
    case samp = 110
    case script = 111
    case search = 112
    case section = 113
    case select = 114
    case selectedcontent = 115
    case slot = 116
    case small = 117
    case source = 118
    case spacer = 119
    case span = 120
    case strike = 121
    case strong = 122
    case style = 123
    case sub = 124
    case summary = 125
    case sup = 126
    case svg = 127
    case table = 128
    case tbody = 129
    case td = 130
    case template = 131
    case textarea = 132
    case tfoot = 133
    case th = 134
    case thead = 135
    case time = 136
    case title = 137
    case tr = 138
    case track = 139
    case tt = 140
    case u = 141
    case ul = 142
    case `var` = 143
    case video = 144
    case wbr = 145
    case xmp = 146
    case svgSVG = 147
    case svgForeignObject = 148
    case svgDesc = 149
    case svgTitle = 150
    case svgScript = 151
    case svgStyle = 152
    case svgA = 153
    case mathMath = 154
    case mathMI = 155
    case mathMO = 156
    case mathMN = 157
    case mathMS = 158
    case mathMText = 159
    case mathAnnotationXML = 160

    /// The number of the last HTML element.
    static let lastHTML: UInt8 = 146
    /// The number of the last element.
    static let last: UInt8 = 160

    /// The tag of an element's name.
    @inline(__always)
    init(_ name: NameID) {
        self =
            name.rawValue <= UInt32(Self.last)
            ? Tag(rawValue: UInt8(truncatingIfNeeded: name.rawValue)) ?? .other : .other
    }

    /// The name of an element that is not `other`.
    @inline(__always) var nameID: NameID { NameID(rawValue: UInt32(rawValue)) }

    /// The local names of HTML elements, in the order of the raw values.
    static let htmlNames: StaticString = """
        a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink \
        blockquote body br button canvas caption center cite code col colgroup data datalist dd del details \
        dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 \
        h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li \
        link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed \
        noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rbc rp \
        rt rtc ruby s samp script search section select selectedcontent slot small source spacer span strike \
        strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track \
        tt u ul var video wbr xmp
        """
}

extension Tag {
    /// https://html.spec.whatwg.org/multipage/parsing.html#special
    var isSpecial: Bool {
        switch self {
        case .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br, .button,
            .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption,
            .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr,
            .html, .iframe, .img, .input, .keygen, .li, .link, .listing, .main, .marquee, .menu, .meta, .nav, .noembed,
            .noframes, .noscript, .object, .ol, .p, .param, .plaintext, .pre, .script, .search, .section, .select,
            .source, .style, .summary, .table, .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr,
            .track, .ul, .wbr, .xmp,
            .mathMI, .mathMO, .mathMN, .mathMS, .mathMText, .mathAnnotationXML, .svgForeignObject, .svgDesc, .svgTitle:
            true
        default: false
        }
    }

    /// The elements that end a search "in scope". https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope
    var endsScope: Bool {
        switch self {
        case .applet, .caption, .html, .table, .td, .th, .marquee, .object, .select, .template,
            .mathMI, .mathMO, .mathMN, .mathMS, .mathMText, .mathAnnotationXML, .svgForeignObject, .svgDesc, .svgTitle:
            true
        default: false
        }
    }

    /// Whether "generate implied end tags" pops it.
    var hasImpliedEnd: Bool {
        switch self {
        case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc: true
        default: false
        }
    }

    /// The "formatting" category: elements that are reconstructed if they were not closed.
    var isFormatting: Bool {
        switch self {
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: true
        default: false
        }
    }

    /// Whether "generate all implied end tags thoroughly" pops it.
    var hasThoroughlyImpliedEnd: Bool {
        switch self {
        case .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
        default: hasImpliedEnd
        }
    }

    var isHeading: Bool {
        switch self {
        case .h1, .h2, .h3, .h4, .h5, .h6: true
        default: false
        }
    }

    /// The elements whose children are foster-parented.
    var isTablePart: Bool {
        switch self {
        case .table, .tbody, .tfoot, .thead, .tr: true
        default: false
        }
    }
}
