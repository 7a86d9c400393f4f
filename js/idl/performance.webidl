// https://w3c.github.io/hr-time/#sec-performance

typedef double DOMHighResTimeStamp;

[Exposed=(Window,Worker)]
interface Performance : EventTarget {
  DOMHighResTimeStamp now();
  readonly attribute DOMHighResTimeStamp timeOrigin;
  [Default] object toJSON();

  // https://w3c.github.io/performance-timeline/#extensions-to-the-performance-interface
  PerformanceEntryList getEntries();
  PerformanceEntryList getEntriesByType(DOMString type);
  PerformanceEntryList getEntriesByName(DOMString name, optional DOMString type);

  // https://w3c.github.io/user-timing/#extensions-performance-interface
  PerformanceMark mark(DOMString markName, optional PerformanceMarkOptions markOptions = {});
  undefined clearMarks(optional DOMString markName);
  PerformanceMeasure measure(DOMString measureName, optional (DOMString or PerformanceMeasureOptions) startOrMeasureOptions = {}, optional DOMString endMark);
  undefined clearMeasures(optional DOMString measureName);

  // https://w3c.github.io/resource-timing/#sec-extensions-performance-interface
  undefined clearResourceTimings();
  undefined setResourceTimingBufferSize(unsigned long maxSize);
  attribute EventHandler onresourcetimingbufferfull;

  // https://w3c.github.io/navigation-timing/#extensions-to-the-performance-interface
  [SameObject] readonly attribute PerformanceNavigation navigation;
  [SameObject] readonly attribute PerformanceTiming timing;
};
