// shim.h: the C API of JavaScriptCore-GTK, and exported functions that its public headers omit.

#pragma once
#include <JavaScriptCore/JavaScript.h>

// NB: The library exports these without declaring them in an installed header; their types are those of the private headers of the 2.5x
// series. ScriptEngineTests calls each, so that a changed type is noticed.

/// Called when a script has reached the time limit. `true` ends it. To let it continue, the callback must set the limit again before it
/// returns `false`.
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void *data);
JS_EXPORT void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double seconds, JSShouldTerminateCallback callback, void *data);
JS_EXPORT void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);

/// Calls `function` with the promise and the reason whenever a promise is rejected and has no handler.
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef context, JSObjectRef function, JSValueRef *exception);

/// Collects garbage immediately.
JS_EXPORT void JSSynchronousGarbageCollectForDebugging(JSContextRef context);

/// The parts of the library's version, whose header needs GLib:
/// https://webkitgtk.org/reference/jsc-glib/stable/func.get_major_version.html
JS_EXPORT unsigned jsc_get_major_version(void);
JS_EXPORT unsigned jsc_get_minor_version(void);
JS_EXPORT unsigned jsc_get_micro_version(void);
