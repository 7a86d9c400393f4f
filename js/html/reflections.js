// js/html/reflections.js: the HTML element interfaces and the content attributes they reflect, as one table.
// https://html.spec.whatwg.org/multipage/indices.html#element-interfaces
//
// A row: interface (without "HTML" and "Element") | local names | parent | reflections. A reflection is
// `property` or `property=attribute`, after a letter and a colon that holds until the next: s string, z string for which null is "",
// u URL, b boolean, l long (`/fallback`), n unsigned long (`/fallback`), p positive unsigned long, f positive unsigned
// long that takes its fallback for 0, d double, e enumerated, whose values stand in parentheses:
// (keywords separated by commas;missing default;invalid default), `~` for null.
//
// Reads and writes nothing itself. Offers G.reflections. Exposes nothing.
'use strict';
{
  const G = this;
  const crossOrigin = 'crossOrigin(anonymous,use-credentials;~;anonymous)';
  const referrerPolicy = 'referrerPolicy(no-referrer,no-referrer-when-downgrade,same-origin,origin,strict-origin,' +
    'origin-when-cross-origin,strict-origin-when-cross-origin,unsafe-url;;)';
  const loading = 'loading(lazy,eager;eager;eager)';
  const fetchPriority = 'fetchPriority(high,low,auto;auto;auto)';
  const submission = 'formEnctype(application/x-www-form-urlencoded,multipart/form-data,text/plain;;' +
    'application/x-www-form-urlencoded) formMethod(get,post,dialog;;get) s: formTarget b: formNoValidate';
  G.reflections = `
Anchor|a||s: target download ping rel hreflang type coords charset name rev shape e: ${referrerPolicy}
Area|area||s: alt coords shape target download ping rel b: noHref e: ${referrerPolicy}
Media|||u: src e: ${crossOrigin} preload(none,metadata,auto;auto;auto) b: autoplay loop controls defaultMuted=muted
Audio|audio|Media|
Base|base||s: target
Body|body||s: background z: text link vLink aLink bgColor
BR|br||s: clear
Button|button||b: disabled autofocus s: name value e: type(submit,reset,button;submit;submit) ${submission}
Canvas|canvas||n: width/300 height/150
Data|data||s: value
DataList|datalist||
Details|details||b: open s: name
Dialog|dialog||b: open
Div|div||s: align
DList|dl||b: compact
Embed|embed||u: src s: type width height align name
FieldSet|fieldset||b: disabled s: name
Form|form||s: acceptCharset=accept-charset name target rel b: noValidate e: autocomplete(on,off;on;on) enctype(application/x-www-form-urlencoded,multipart/form-data,text/plain;application/x-www-form-urlencoded;application/x-www-form-urlencoded) encoding=enctype(application/x-www-form-urlencoded,multipart/form-data,text/plain;application/x-www-form-urlencoded;application/x-www-form-urlencoded) method(get,post,dialog;get;get)
Heading|h1 h2 h3 h4 h5 h6||s: align
Head|head||
HR|hr||s: align color size width b: noShade
Html|html||s: version
IFrame|iframe||u: src longDesc s: srcdoc name width height allow align scrolling frameBorder z: marginHeight marginWidth b: allowFullscreen e: ${referrerPolicy} ${loading}
Image|img||u: src lowsrc longDesc s: alt srcset sizes useMap name align z: border b: isMap n: hspace vspace e: ${crossOrigin} ${referrerPolicy} decoding(sync,async,auto;auto;auto) ${loading} ${fetchPriority}
Input|input||s: accept alt dirName max min name pattern placeholder step useMap align u: src b: defaultChecked=checked disabled multiple readOnly required switch webkitdirectory autofocus l: maxLength/-1 minLength/-1 p: size/20 e: ${submission}
Label|label||s: htmlFor=for
Legend|legend||s: align
LI|li||l: value s: type
Link|link||u: href s: rel media hreflang type charset rev target integrity imageSrcset imageSizes b: disabled e: ${crossOrigin} as(fetch,audio,audioworklet,document,embed,font,frame,iframe,image,json,manifest,object,paintworklet,report,script,serviceworker,sharedworker,style,track,video,webidentity,worker,xslt;;) ${referrerPolicy} ${fetchPriority}
Map|map||s: name
Meta|meta||s: name content httpEquiv=http-equiv media scheme
Meter|meter||
Mod|ins del||u: cite s: dateTime
Object|object||u: data codeBase s: type name width height align archive code standby codeType useMap z: border b: declare n: hspace vspace
OList|ol||b: reversed compact s: type
OptGroup|optgroup||b: disabled s: label
Option|option||b: disabled defaultSelected=selected
Output|output||s: name
Paragraph|p||s: align
Param|param||s: name value type valueType
Picture|picture||
Pre|pre listing xmp||l: width
Progress|progress||
Quote|q blockquote||u: cite
Script|script||u: src s: type charset integrity event htmlFor=for b: noModule defer e: ${crossOrigin} ${referrerPolicy} ${fetchPriority}
Select|select||b: disabled multiple required autofocus s: name n: size
Slot|slot||s: name
Source|source||u: src s: type srcset sizes media n: width height
Span|span||
Style|style||s: media type
TableCaption|caption||s: align
TableCell|td th||s: headers abbr align axis height width ch=char chOff=charoff vAlign z: bgColor b: noWrap
TableCol|col colgroup||s: align ch=char chOff=charoff vAlign width
Table|table||s: align border frame rules summary width z: bgColor cellPadding cellSpacing
TableRow|tr||s: align ch=char chOff=charoff vAlign z: bgColor
TableSection|tbody thead tfoot||s: align ch=char chOff=charoff vAlign
Template|template||e: shadowRootMode(open,closed;;)
TextArea|textarea||s: dirName name placeholder wrap b: disabled readOnly required autofocus l: maxLength/-1 minLength/-1 f: cols/20 rows/2
Time|time||s: dateTime
Title|title||
Track|track||u: src s: srclang label b: default e: kind(subtitles,captions,descriptions,chapters,metadata;subtitles;metadata)
UList|ul||b: compact s: type
Unknown|||
Video|video|Media|n: width height u: poster b: playsInline
Marquee|marquee||s: behavior bgColor direction height width n: hspace vspace scrollAmount/6 scrollDelay/85 b: trueSpeed
FrameSet|frameset||s: cols rows
Frame|frame||s: name scrolling frameBorder z: marginHeight marginWidth u: src longDesc b: noResize
Font|font||s: face size z: color
Directory|dir||b: compact
Menu|menu||b: compact`;
  // Elements whose interface is HTMLElement itself, with a blank around each.
  G.plainElements = ' abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure ' +
    'footer header hgroup i kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search ' +
    'section small strike strong sub summary sup tt u var wbr ';
}
