// Tag.swift: the elements that tree construction tells apart, as an enumeration that `switch` turns into a table.
// The raw values are those of `NameID`, so that no lookup lies between the two; TagTests compares them.

import DOM

/// An element that the standard's parser names; everything else is `other`.
enum Tag: UInt8, CaseIterable {
    case other = 0
    case a = 1, abbr = 2, acronym = 3, address = 4, applet = 5, area = 6, article = 7, aside = 8, audio = 9
    case b = 10, base = 11, basefont = 12, bdi = 13, bdo = 14, bgsound = 15, big = 16, blink = 17
    case blockquote = 18, body = 19, br = 20, button = 21, canvas = 22, caption = 23, center = 24, cite = 25
    case code = 26, col = 27, colgroup = 28, data = 29, datalist = 30, dd = 31, del = 32, details = 33
    case dfn = 34, dialog = 35, dir = 36, div = 37, dl = 38, dt = 39, em = 40, embed = 41, fieldset = 42
    case figcaption = 43, figure = 44, font = 45, footer = 46, form = 47, frame = 48, frameset = 49, h1 = 50
    case h2 = 51, h3 = 52, h4 = 53, h5 = 54, h6 = 55, head = 56, header = 57, hgroup = 58, hr = 59
    case html = 60, i = 61, iframe = 62, image = 63, img = 64, input = 65, ins = 66, isindex = 67, kbd = 68
    case keygen = 69, label = 70, legend = 71, li = 72, link = 73, listing = 74, main = 75, map = 76
    case mark = 77, marquee = 78, math = 79, menu = 80, menuitem = 81, meta = 82, meter = 83, multicol = 84
    case nav = 85, nextid = 86, nobr = 87, noembed = 88, noframes = 89, noscript = 90, object = 91, ol = 92
    case optgroup = 93, option = 94, output = 95, p = 96, param = 97, picture = 98, plaintext = 99
    case pre = 100, progress = 101, q = 102, rb = 103, rbc = 104, rp = 105, rt = 106, rtc = 107, ruby = 108
    case s = 109, samp = 110, script = 111, search = 112, section = 113, select = 114, selectedcontent = 115
    case slot = 116, small = 117, source = 118, spacer = 119, span = 120, strike = 121, strong = 122
    case style = 123, sub = 124, summary = 125, sup = 126, svg = 127, table = 128, tbody = 129, td = 130
    case template = 131, textarea = 132, tfoot = 133, th = 134, thead = 135, time = 136, title = 137
    case tr = 138, track = 139, tt = 140, u = 141, ul = 142, `var` = 143, video = 144, wbr = 145, xmp = 146
    case svgSVG = 147, svgForeignObject = 148, svgDesc = 149, svgTitle = 150, svgScript = 151
    case svgStyle = 152, svgA = 153
    case mathMath = 154, mathMI = 155, mathMO = 156, mathMN = 157, mathMS = 158, mathMText = 159
    case mathAnnotationXML = 160

    /// The number of the last HTML element.
    static let lastHTML: UInt8 = 146
    /// The number of the last element.
    static let last: UInt8 = 160

    /// The tag of an element's name.
    @inline(__always)
    init(_ name: NameID) {
        self = name.rawValue <= UInt32(Self.last) ? Tag(rawValue: UInt8(truncatingIfNeeded: name.rawValue)) ?? .other : .other
    }

    /// The name of an element that is not `other`.
    @inline(__always) var nameID: NameID { NameID(rawValue: UInt32(rawValue)) }

    /// The local names in the order of the raw values, HTML's only.
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
