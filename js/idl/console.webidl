// https://console.spec.whatwg.org/#console-namespace, with Safari's additions.
[Exposed=*]
namespace console {
  // https://console.spec.whatwg.org/#logging
  undefined assert(optional boolean condition = false, any... data);
  undefined clear();
  undefined debug(any... data);
  undefined error(any... data);
  undefined info(any... data);
  undefined log(any... data);
  undefined table(optional any tabularData, optional any properties);
  undefined trace(any... data);
  undefined warn(any... data);
  undefined dir(optional any item, optional any options);
  undefined dirxml(any... data);

  // https://console.spec.whatwg.org/#counting
  undefined count(optional DOMString label = "default");
  undefined countReset(optional DOMString label = "default");

  // https://console.spec.whatwg.org/#grouping
  undefined group(any... data);
  undefined groupCollapsed(any... data);
  undefined groupEnd();

  // https://console.spec.whatwg.org/#timing
  undefined time(optional DOMString label = "default");
  undefined timeLog(optional DOMString label = "default", any... data);
  undefined timeEnd(optional DOMString label = "default");

  // Safari's additions: https://webkit.org/web-inspector/console-object-api/
  undefined profile(optional DOMString label = "");
  undefined profileEnd(optional DOMString label = "");
  undefined timeStamp(optional DOMString label = "");
  undefined _record(any... data);
  undefined recordEnd(any... data);
  undefined takeHeapSnapshot(optional DOMString label = "");
  undefined screenshot(any... data);
};
