// js/bindings/elementTable.js: the table that js/idl/generate.py made of the elements in js/idl/. Not to be edited.
//
// Exports reflections, which js/html/elements/elements.js reads. Exposes nothing.
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
*|  ||o: role r: ariaActiveDescendantElement=aria-activedescendant a: Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan i: Controls a: Current i: DescribedBy a: Description i: Details a: Disabled i: ErrorMessage a: Expanded i: FlowTo a: HasPopup Hidden Invalid KeyShortcuts Label i: LabelledBy a: Level Live Modal MultiLine MultiSelectable Orientation i: Owns a: Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText|\
| abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure footer header hgroup i kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section small strike strong sub summary sup tt u var wbr ||s: title lang e: dir(ltr,rtl,auto;;) s: accessKey h: hidden(until-found) b: inert e: inputMode(none,text,tel,url,email,numeric,decimal,search;;) enterKeyHint(enter,done,go,next,previous,search,send;;) popover(auto,>auto,manual;~;manual)|\
Style| style ||x: disabled s: media type t: blocking x: sheet|\
Picture| picture |||\
Source| source ||u: src s: type v: srcset s: sizes media n: width height|\
Image| img ||s: alt u: src v: srcset s: sizes e: crossOrigin${KEYWORDS_1} s: useMap b: isMap x: width height naturalHeight naturalWidth complete currentSrc e: referrerPolicy${KEYWORDS_2} decoding(sync,async,auto;auto;auto) loading(lazy,eager;eager;eager) s: name u: lowsrc s: align n: hspace vspace u: longDesc z: border e: fetchPriority(high,low,auto;auto;auto)|\
IFrame| iframe ||u: src s: srcdoc name t: sandbox s: allow b: allowFullscreen s: width height e: referrerPolicy${KEYWORDS_2} loading(lazy,eager;eager;eager) x: contentDocument contentWindow s: align scrolling frameBorder u: longDesc z: marginHeight marginWidth|\
Embed| embed ||s: align height name u: src s: type width|\
Object| object ||x: form s: code align archive z: border u: codeBase s: codeType u: data b: declare s: height n: hspace s: name standby type useMap n: vspace s: width x: willValidate validity validationMessage contentDocument contentWindow checkValidity reportValidity setCustomValidity getSVGDocument|\
Map| map ||x: areas s: name|\
Area| area ||s: alt coords b: noHref v: ping s: rel shape target download e: referrerPolicy${KEYWORDS_2} t: relList=rel x: href origin protocol username password host hostname port pathname search hash|\
Param| param ||s: name type value valueType|\
Form| form ||s: acceptCharset=accept-charset x: action e: autocomplete(on,off;on;on) enctype${KEYWORDS_3} encoding=enctype${KEYWORDS_3} method(get,post,dialog;get;get) s: name b: noValidate s: target rel t: relList=rel x: elements length submit requestSubmit reset checkValidity reportValidity|\
Label| label ||x: form s: htmlFor=for|\
Input| input ||s: accept alt x: autocomplete b: defaultChecked=checked x: checked s: dirName b: disabled x: form files formAction e: formEnctype${KEYWORDS_4} formMethod(get,post,dialog;;get) b: formNoValidate s: formTarget x: height indeterminate list s: max m: minLength maxLength s: min b: multiple s: name pattern placeholder b: readOnly required switch p: size/20 u: src s: step x: type defaultValue value valueAsDate valueAsNumber width willValidate validity validationMessage labels selectionStart selectionEnd selectionDirection s: align useMap b: webkitdirectory r: popoverTargetElement=popovertarget e: popoverTargetAction${KEYWORDS_5} x: stepUp stepDown checkValidity reportValidity setCustomValidity select setRangeText setSelectionRange showPicker|\
Button| button ||b: disabled x: form formAction e: formEnctype${KEYWORDS_4} formMethod(get,post,dialog;;get) type(submit,reset,button;submit;submit) b: formNoValidate r: commandForElement=commandfor s: formTarget name value x: willValidate validity validationMessage labels r: popoverTargetElement=popovertarget e: popoverTargetAction${KEYWORDS_5} x: command checkValidity reportValidity setCustomValidity|\
Select| select ||x: autocomplete b: disabled x: form b: multiple s: name b: required n: size/0 x: type options length selectedOptions selectedIndex value willValidate validity validationMessage labels item namedItem add remove checkValidity reportValidity setCustomValidity|\
DataList| datalist |||\
OptGroup| optgroup ||b: disabled s: label|\
Option| option ||b: disabled x: form label b: defaultSelected=selected|\
TextArea| textarea ||s: dirName b: disabled x: form m: minLength maxLength s: name placeholder b: readOnly required f: rows/2 cols/20 s: wrap x: type defaultValue value textLength willValidate validity validationMessage labels selectionStart selectionEnd selectionDirection autocomplete checkValidity reportValidity setCustomValidity select setRangeText setSelectionRange|\
Output| output ||t: htmlFor=for x: form s: name x: type defaultValue value willValidate validity validationMessage labels checkValidity reportValidity setCustomValidity|\
Progress| progress ||x: value max position labels|\
Meter| meter ||x: value min max low high optimum labels|\
FieldSet| fieldset ||b: disabled x: form s: name x: type elements willValidate validity validationMessage checkValidity reportValidity setCustomValidity|\
Legend| legend ||x: form s: align|\
Details| details ||s: name b: open|\
Dialog| dialog ||b: open|\
Script| script ||x: text s: htmlFor=for event charset x: async b: defer u: src s: type e: crossOrigin${KEYWORDS_1} b: noModule s: integrity e: referrerPolicy${KEYWORDS_2} fetchPriority(high,low,auto;auto;auto) t: blocking|\
Template| template ||x: content e: shadowRootMode(open,closed;;) b: shadowRootDelegatesFocus shadowRootClonable shadowRootSerializable|\
Slot| slot ||s: name|\
Canvas| canvas ||n: width/300 height/150|\
Media|  ||x: error u: src x: srcObject currentSrc e: crossOrigin${KEYWORDS_1} x: networkState e: preload(none,metadata,auto;auto;auto) x: buffered readyState seeking currentTime duration paused defaultPlaybackRate playbackRate preservesPitch played seekable ended b: autoplay loop controls x: volume muted b: defaultMuted=muted x: audioTracks textTracks videoTracks load canPlayType fastSeek getStartDate play pause addTextTrack|\
Track| track ||e: kind(subtitles,captions,descriptions,chapters,metadata;subtitles;metadata) u: src s: srclang label b: default x: readyState track|\
Html| html ||s: version|\
Head| head |||\
Title| title |||\
Base| base ||x: href s: target|\
Link| link ||b: disabled s: charset u: href s: hreflang media rel rev t: sizes s: target type e: as(fetch,audio,audioworklet,document,embed,font,frame,iframe,image,json,manifest,object,paintworklet,report,script,serviceworker,sharedworker,style,track,video,webidentity,worker,xslt;;) crossOrigin${KEYWORDS_1} v: imageSrcset s: imageSizes e: referrerPolicy${KEYWORDS_2} t: blocking e: fetchPriority(high,low,auto;auto;auto) x: sheet t: relList=rel s: integrity|\
Meta| meta ||s: content httpEquiv=http-equiv media name scheme|\
Marquee| marquee ||s: behavior bgColor direction height n: hspace x: loop n: scrollAmount/6 scrollDelay/85 b: trueSpeed n: vspace s: width|\
FrameSet| frameset ||s: cols rows|\
Frame| frame ||s: name scrolling u: src s: frameBorder u: longDesc b: noResize x: contentDocument contentWindow z: marginHeight marginWidth|\
Directory| dir ||b: compact|\
Font| font ||z: color s: face size|\
Table| table ||x: caption tHead tFoot tBodies rows s: align border frame rules summary width z: bgColor cellPadding cellSpacing|\
TableCaption| caption ||s: align|\
TableCol| col colgroup ||s: align ch=char chOff=charoff c: span/1/1/1000 s: vAlign width|\
TableSection| tbody thead tfoot ||x: rows s: align ch=char chOff=charoff vAlign|\
TableRow| tr ||x: rowIndex sectionRowIndex cells s: align z: bgColor s: ch=char chOff=charoff vAlign|\
TableCell| td th ||x: cellIndex s: align axis z: bgColor s: ch=char chOff=charoff c: colSpan/1/1/1000 rowSpan/1/0/65534 s: headers height b: noWrap s: vAlign width abbr e: scope(row,col,rowgroup,colgroup;;)|\
Body| body ||z: aLink s: background z: bgColor link text vLink|\
Heading| h1 h2 h3 h4 h5 h6 ||s: align|\
Paragraph| p ||s: align|\
HR| hr ||s: align color b: noShade s: size width|\
Pre| pre listing xmp ||l: width|\
Quote| q blockquote ||u: cite|\
OList| ol ||b: compact l: start/1 b: reversed s: type|\
UList| ul ||b: compact s: type|\
Menu| menu ||b: compact|\
LI| li ||s: type l: value|\
DList| dl ||b: compact|\
Div| div ||s: align|\
Anchor| a ||s: charset coords download hreflang name v: ping s: rel rev shape target type x: text t: relList=rel e: referrerPolicy${KEYWORDS_2} x: href origin protocol username password host hostname port pathname search hash|\
Data| data ||s: value|\
Time| time ||s: dateTime|\
Span| span |||\
BR| br ||s: clear|\
Mod| ins del ||u: cite s: dateTime|\
Unknown|  |||\
Video| video |Media|n: width height x: videoWidth videoHeight u: poster b: playsInline|\
Audio| audio |Media|`;
}
