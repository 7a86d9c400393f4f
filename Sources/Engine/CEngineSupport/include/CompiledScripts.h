// CompiledScripts.h: runs scripts in JavaScriptCore from stored compiled code, without parsing their text.
//
// The engine stores compiled code for WebKit's processes on other systems: it encodes the code, and requests it from a script's source
// provider. Both functions are exported, but a new provider class would need headers that are in no package. So this uses the provider that
// the C API makes for a JSScriptRef, and replaces three of its virtual functions: the text, the text's hash, and the compiled code.
//
// Why it is safe: its assumptions on the library (which functions of the provider these are, the layout of a provider, its text and its
// compiled code) hold for one build of it. compiled_script_identity identifies builds, and is stored with compiled code: code is used only
// with the same library and program that made it, after a trial in another process
// (Sources/Supervisor/Commands/CompileBindingsCommand.swift). The engine checks version, length and hash again.

#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The size of an identity in bytes.
enum { compiled_script_identity_size = 64 };

/// Writes an identifier of this program's build and of the JavaScriptCore that it runs with: the linker's build IDs. Returns whether both
/// exist.
bool compiled_script_identity(unsigned char identity[compiled_script_identity_size]);

/// The library's object for a script. Text and code must stay in place as long as the program runs.
typedef struct OpaqueJSScript *compiled_script_ref;

/// A script of ASCII characters in the virtual machine `group`; without `code` it is compiled when it runs. The name is a JSStringRef.
/// Returns NULL if the library cannot do so.
compiled_script_ref compiled_script_make(
    const struct OpaqueJSContextGroup *group, struct OpaqueJSString *name, const unsigned char *text, size_t length,
    const void *code, size_t code_size);

/// The compiled code of a script with all its functions; NULL if the library cannot provide it. It stays valid until the program ends.
const void *compiled_script_code(const struct OpaqueJSContextGroup *group, compiled_script_ref script, size_t *size);

/// Runs a script with `receiver` as its `this`; its exception is stored in `exception`.
void compiled_script_run(
    const struct OpaqueJSContext *context, compiled_script_ref script, const struct OpaqueJSValue *receiver,
    const struct OpaqueJSValue **exception);

/// Releases a script; functions that it made stay valid.
void compiled_script_release(compiled_script_ref script);

#ifdef __cplusplus
}
#endif
