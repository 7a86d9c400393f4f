// shim.h: the C API of JavaScriptCore-GTK, and the exported functions that its public headers leave out.

#pragma once
#include <JavaScriptCore/JavaScript.h>

// NB: The library exports these without declaring them in an installed header; their shapes are those of the
// private headers of the 2.5x series. ScriptEngineTests calls each, so that a changed shape is seen.

/// Asked when a script has run for the limit. `true` ends it. To let it go on for longer, the callback must set the
/// limit again before it answers `false`.
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void *data);
JS_EXPORT void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double seconds, JSShouldTerminateCallback callback, void *data);
JS_EXPORT void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);

/// Calls `function` with the promise and the reason whenever a promise is rejected that nothing handles.
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef context, JSObjectRef function, JSValueRef *exception);

/// Collects garbage at once instead of at some later time.
JS_EXPORT void JSSynchronousGarbageCollectForDebugging(JSContextRef context);
