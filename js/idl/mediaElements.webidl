// https://html.spec.whatwg.org/multipage/media.html

[Exposed=Window]
interface HTMLMediaElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect, Keywords="anonymous use-credentials", Invalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions, Reflect, Keywords="none metadata auto", Missing="auto"] attribute DOMString preload;
  [CEReactions, Reflect] attribute boolean autoplay;
  [CEReactions, Reflect] attribute boolean loop;
  [CEReactions, Reflect] attribute boolean controls;
  [CEReactions, Reflect="muted"] attribute boolean defaultMuted;
};

[Exposed=Window, LocalNames=(video)]
interface HTMLVideoElement : HTMLMediaElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute unsigned long width;
  [CEReactions, Reflect] attribute unsigned long height;
  [CEReactions, ReflectURL] attribute USVString poster;
  [CEReactions, Reflect] attribute boolean playsInline;
};

[Exposed=Window, LocalNames=(audio)]
interface HTMLAudioElement : HTMLMediaElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(track)]
interface HTMLTrackElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString srclang;
  [CEReactions, Reflect] attribute DOMString label;
  [CEReactions, Reflect] attribute boolean default;
  [CEReactions, Reflect, Keywords="subtitles captions descriptions chapters metadata", Missing="subtitles", Invalid="metadata"] attribute DOMString kind;
};
