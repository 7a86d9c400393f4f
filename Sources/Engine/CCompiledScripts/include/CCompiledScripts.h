// CCompiledScripts.h: scripts that JavaScriptCore takes from what it made of them before, instead of reading their text again.
//
// The engine keeps compiled code for WebKit's processes on other systems: it encodes it, and asks a script's source provider for
// it. Both functions are exported; a provider of one's own needs headers that no package has. So the provider here is the one
// that the C API makes for a JSScriptRef, and three of its virtual functions are others: its text, the text's hash, and its
// compiled code.
//
// Why it is safe: what it assumes of the library (which functions of the provider these are, how a provider, its text and its
// compiled code are laid out) holds for one build of it. compiled_script_identity tells builds apart, and who keeps compiled code
// keeps the identity with it: code is used with the very library and program that made it, after a trial in another process
// (Sources/Supervisor/Commands/CompileBindingsCommand.swift). The engine checks version, length and hash once more.

#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes of an identity.
enum { compiled_script_identity_size = 64 };

/// Writes what tells this program and the JavaScriptCore that it runs with from other builds of them: the linkers' build IDs.
/// Returns whether there are both.
bool compiled_script_identity(unsigned char identity[compiled_script_identity_size]);

/// What the library knows as a script. Text and code have to stay where they are for as long as the program runs.
typedef struct OpaqueJSScript *compiled_script_ref;

/// A script of ASCII characters in the virtual machine `group`; without `code` it is compiled when it runs. The name is a
/// JSStringRef. Returns NULL where the library can't.
compiled_script_ref compiled_script_make(
    const struct OpaqueJSContextGroup *group, struct OpaqueJSString *name, const unsigned char *text, size_t length,
    const void *code, size_t code_size);

/// The compiled code of a script and of all functions in it; NULL where the library can't. It stays until the program ends.
const void *compiled_script_code(const struct OpaqueJSContextGroup *group, compiled_script_ref script, size_t *size);

/// Runs a script with `receiver` as its `this`; what it throws is left in `exception`.
void compiled_script_run(
    const struct OpaqueJSContext *context, compiled_script_ref script, const struct OpaqueJSValue *receiver,
    const struct OpaqueJSValue **exception);

/// Lets go of a script; functions that it made go on.
void compiled_script_release(compiled_script_ref script);

#ifdef __cplusplus
}
#endif
