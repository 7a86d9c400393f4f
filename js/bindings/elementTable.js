// js/bindings/elementTable.js: the table that js/idl/generate.py made of the elements in js/idl/. Not to be edited.
//
// Offers G.reflections, which js/html/elements.js reads. Exposes nothing.
'use strict';
{
  const G = this;
  const KEYWORDS_1 = '(anonymous,use-credentials;~;anonymous)';
  const KEYWORDS_2 = '(no-referrer,no-referrer-when-downgrade,same-origin,origin,strict-origin,origin-when-cross-origin,' +
    'strict-origin-when-cross-origin,unsafe-url;;)';
  const KEYWORDS_3 = '(application/x-www-form-urlencoded,multipart/form-data,' +
    'text/plain;application/x-www-form-urlencoded;application/x-www-form-urlencoded)';
  const KEYWORDS_4 = '(application/x-www-form-urlencoded,multipart/form-data,text/plain;;application/x-www-form-urlencoded)';
  const KEYWORDS_5 = '(toggle,show,hide;toggle;toggle)';
  G.reflections = `\
*|  ||o: role r: ariaActiveDescendantElement=aria-activedescendant a: Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current Description Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText i: Controls DescribedBy Details ErrorMessage FlowTo LabelledBy Owns|\
| abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure footer header hgroup i kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section small strike strong sub summary sup tt u var wbr ||s: title lang accessKey autocorrect e: dir(ltr,rtl,auto;;) inputMode(none,text,tel,url,email,numeric,decimal,search;;) enterKeyHint(enter,done,go,next,previous,search,send;;) popover(auto,>auto,manual;~;manual) h: hidden(until-found) b: inert|\
Style| style ||s: media type|\
Picture| picture |||\
Source| source ||u: src s: type sizes media v: srcset n: width height|\
Image| img ||u: src lowsrc longDesc s: alt sizes useMap name align v: srcset z: border b: isMap n: hspace vspace e: crossOrigin${KEYWORDS_1} referrerPolicy${KEYWORDS_2} decoding(sync,async,auto;auto;auto) loading(lazy,eager;eager;eager) fetchPriority(high,low,auto;auto;auto)|\
IFrame| iframe ||u: src longDesc s: srcdoc name width height allow align scrolling frameBorder z: marginHeight marginWidth b: allowFullscreen e: referrerPolicy${KEYWORDS_2} loading(lazy,eager;eager;eager) t: sandbox|\
Embed| embed ||u: src s: type width height align name|\
Object| object ||u: data codeBase s: type name width height align archive code standby codeType useMap z: border b: declare n: hspace vspace|\
Map| map ||s: name|\
Area| area ||s: alt coords shape target download rel v: ping b: noHref e: referrerPolicy${KEYWORDS_2} t: relList=rel|\
Param| param ||s: name value type valueType|\
Form| form ||s: acceptCharset=accept-charset name target rel b: noValidate e: autocomplete(on,off;on;on) enctype${KEYWORDS_3} encoding=enctype${KEYWORDS_3} method(get,post,dialog;get;get) t: relList=rel|\
Label| label ||s: htmlFor=for|\
Input| input ||s: accept alt dirName max min name pattern placeholder step useMap align formTarget u: src b: defaultChecked=checked disabled multiple readOnly required switch webkitdirectory formNoValidate m: maxLength minLength p: size/20 e: formEnctype${KEYWORDS_4} formMethod(get,post,dialog;;get) popoverTargetAction${KEYWORDS_5} r: popoverTargetElement=popovertarget|\
Button| button ||b: disabled formNoValidate s: name value formTarget e: type(submit,reset,button;submit;submit) formEnctype${KEYWORDS_4} formMethod(get,post,dialog;;get) popoverTargetAction${KEYWORDS_5} r: commandForElement=commandfor popoverTargetElement=popovertarget|\
Select| select ||b: disabled multiple required s: name n: size|\
DataList| datalist |||\
OptGroup| optgroup ||b: disabled s: label|\
Option| option ||b: disabled defaultSelected=selected|\
TextArea| textarea ||s: dirName name placeholder wrap b: disabled readOnly required m: maxLength minLength f: cols/20 rows/2|\
Output| output ||s: name t: htmlFor=for|\
Progress| progress |||\
Meter| meter |||\
FieldSet| fieldset ||b: disabled s: name|\
Legend| legend ||s: align|\
Details| details ||b: open s: name|\
Dialog| dialog ||b: open|\
Script| script ||u: src s: type charset integrity event htmlFor=for b: noModule defer e: crossOrigin${KEYWORDS_1} referrerPolicy${KEYWORDS_2} fetchPriority(high,low,auto;auto;auto)|\
Template| template ||e: shadowRootMode(open,closed;;) b: shadowRootDelegatesFocus shadowRootClonable shadowRootSerializable|\
Slot| slot ||s: name|\
Canvas| canvas ||n: width/300 height/150|\
Media|  ||u: src e: crossOrigin${KEYWORDS_1} preload(none,metadata,auto;auto;auto) b: autoplay loop controls defaultMuted=muted|\
Track| track ||u: src s: srclang label b: default e: kind(subtitles,captions,descriptions,chapters,metadata;subtitles;metadata)|\
Html| html ||s: version|\
Head| head |||\
Title| title |||\
Base| base ||s: target|\
Link| link ||u: href s: rel media hreflang type charset rev target integrity imageSizes v: imageSrcset b: disabled e: crossOrigin${KEYWORDS_1} as(fetch,audio,audioworklet,document,embed,font,frame,iframe,image,json,manifest,object,paintworklet,report,script,serviceworker,sharedworker,style,track,video,webidentity,worker,xslt;;) referrerPolicy${KEYWORDS_2} fetchPriority(high,low,auto;auto;auto) t: relList=rel sizes|\
Meta| meta ||s: name content httpEquiv=http-equiv media scheme|\
Marquee| marquee ||s: behavior bgColor direction height width n: hspace vspace scrollAmount/6 scrollDelay/85 b: trueSpeed|\
FrameSet| frameset ||s: cols rows|\
Frame| frame ||s: name scrolling frameBorder z: marginHeight marginWidth u: src longDesc b: noResize|\
Directory| dir ||b: compact|\
Font| font ||s: face size z: color|\
Table| table ||s: align border frame rules summary width z: bgColor cellPadding cellSpacing|\
TableCaption| caption ||s: align|\
TableCol| col colgroup ||s: align ch=char chOff=charoff vAlign width c: span/1/1/1000|\
TableSection| tbody thead tfoot ||s: align ch=char chOff=charoff vAlign|\
TableRow| tr ||s: align ch=char chOff=charoff vAlign z: bgColor|\
TableCell| td th ||s: headers abbr align axis height width ch=char chOff=charoff vAlign z: bgColor b: noWrap c: colSpan/1/1/1000 rowSpan/1/0/65534 e: scope(row,col,rowgroup,colgroup;;)|\
Body| body ||s: background z: text link vLink aLink bgColor|\
Heading| h1 h2 h3 h4 h5 h6 ||s: align|\
Paragraph| p ||s: align|\
HR| hr ||s: align color size width b: noShade|\
Pre| pre listing xmp ||l: width|\
Quote| q blockquote ||u: cite|\
OList| ol ||b: reversed compact s: type l: start/1|\
UList| ul ||b: compact s: type|\
Menu| menu ||b: compact|\
LI| li ||l: value s: type|\
DList| dl ||b: compact|\
Div| div ||s: align|\
Anchor| a ||s: target download rel hreflang type coords charset name rev shape v: ping e: referrerPolicy${KEYWORDS_2} t: relList=rel|\
Data| data ||s: value|\
Time| time ||s: dateTime|\
Span| span |||\
BR| br ||s: clear|\
Mod| ins del ||u: cite s: dateTime|\
Unknown|  |||\
Video| video |Media|n: width height u: poster b: playsInline|\
Audio| audio |Media|`;
}
