// CompiledScripts.cpp: see include/CompiledScripts.h. In C++ because a source provider's virtual functions are: how they return a
// class depends on the processor.

#include "CompiledScripts.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <new>

extern "C" {
compiled_script_ref JSScriptCreateReferencingImmortalASCIIText(
    const OpaqueJSContextGroup *group, OpaqueJSString *name, int line, const char *text, size_t length,
    OpaqueJSString **problem, int *problem_line) __attribute__((weak));
const OpaqueJSValue *JSScriptEvaluate(
    const OpaqueJSContext *context, compiled_script_ref script, const OpaqueJSValue *receiver,
    const OpaqueJSValue **exception) __attribute__((weak));
void JSScriptRelease(compiled_script_ref script) __attribute__((weak));
}

namespace {

// WTF::StringView.
struct View {
    const void *characters;
    unsigned length;
    bool is_8_bit;
};

// WTF::RefPtr: with a destructor, so that it is returned in memory.
struct Reference {
    void *object;
    ~Reference() {}
};

// JSC::CachedBytecode. It is never freed: its count is one higher than the number of references that the engine releases.
struct Code {
    uintptr_t references = 1;
    uintptr_t size = 0;
    const void *bytes = nullptr;
    uintptr_t bytes_size = 0;
    uintptr_t rest[12] = {};
};

// JSC::SourceCode.
struct Source {
    compiled_script_ref provider;
    int start, end, first_line, first_column;
};

// The class of a script: a copy of the library's virtual table with three other functions; their data precede the next word.
struct Class {
    static constexpr int header_count = 2, slot_count = 16;
    enum { hash_slot = 2, text_slot = 3, code_slot = 4 };

    const void *header[header_count];
    const void *slots[slot_count];
    View text;
    unsigned hash;
    Code code;
};

const Class &class_of(const void *script) {
    auto slots = *static_cast<const char *const *>(script);
    return *reinterpret_cast<const Class *>(slots - offsetof(Class, slots));
}

unsigned hash_of(const void *script) { return class_of(script).hash; }

View text_of(const void *script) { return class_of(script).text; }

Reference code_of(const void *script) {
    auto &code = const_cast<Code &>(class_of(script).code);
    if (!code.bytes) return {nullptr};
    code.references++;
    return {&code};
}

// The engine looks up scripts by hash, and then compares their texts. Its hashes have 24 bits.
unsigned hash(const unsigned char *text, size_t length) {
    uint64_t value = length;
    for (size_t index = 0; index + 8 <= length; index += 8) {
        uint64_t word;
        memcpy(&word, text + index, 8);
        value = (value ^ word) * 0x9E3779B97F4A7C15u;
        value ^= value >> 29;
    }
    return (value >> 40) | 1;
}

struct Identity {
    unsigned char *bytes;
    bool has_program, has_library;
};

// Finds the build ID among an object's notes.
bool copy_build_id(const dl_phdr_info *object, unsigned char *place, size_t room) {
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const auto &header = object->dlpi_phdr[index];
        if (header.p_type != PT_NOTE) continue;
        auto at = reinterpret_cast<const unsigned char *>(object->dlpi_addr + header.p_vaddr);
        auto end = at + header.p_memsz;
        while (at + sizeof(ElfW(Nhdr)) <= end) {
            auto note = reinterpret_cast<const ElfW(Nhdr) *>(at);
            auto name = at + sizeof *note, bytes = name + ((note->n_namesz + 3) & ~3u);
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
                memcpy(place, bytes, note->n_descsz < room ? note->n_descsz : room);
                return note->n_descsz > 0;
            }
            at = bytes + ((note->n_descsz + 3) & ~3u);
        }
    }
    return false;
}

int visit(dl_phdr_info *object, size_t, void *context) {
    auto &identity = *static_cast<Identity *>(context);
    constexpr size_t half = compiled_script_identity_size / 2;
    // The program comes first and has no name.
    if (!object->dlpi_name[0] && !identity.has_program)
        identity.has_program = copy_build_id(object, identity.bytes, half);
    if (strstr(object->dlpi_name, "/libjavascriptcoregtk-"))
        identity.has_library = copy_build_id(object, identity.bytes + half, half);
    return 0;
}

} // namespace

bool compiled_script_identity(unsigned char identity[compiled_script_identity_size]) {
    memset(identity, 0, compiled_script_identity_size);
    Identity found = {identity, false, false};
    dl_iterate_phdr(visit, &found);
    return found.has_program && found.has_library;
}

compiled_script_ref compiled_script_make(
    const OpaqueJSContextGroup *group, OpaqueJSString *name, const unsigned char *text, size_t length, const void *code,
    size_t code_size) {
    if (sizeof(void *) != 8 || !JSScriptCreateReferencingImmortalASCIIText || !JSScriptEvaluate || !JSScriptRelease)
        return nullptr;
    // NB: The text passed here is parsed at once, to find errors in it.
    OpaqueJSString *problem = nullptr;
    int problem_line = 0;
    auto script = JSScriptCreateReferencingImmortalASCIIText(group, name, 1, "0", 1, &problem, &problem_line);
    if (!script) return nullptr;
    auto slots = *reinterpret_cast<const void *const **>(script);
    auto own = new (std::nothrow) Class;
    if (!own) return nullptr;
    memcpy(own->header, slots - Class::header_count, sizeof own->header);
    memcpy(own->slots, slots, sizeof own->slots);
    own->slots[Class::hash_slot] = reinterpret_cast<const void *>(hash_of);
    own->slots[Class::text_slot] = reinterpret_cast<const void *>(text_of);
    own->slots[Class::code_slot] = reinterpret_cast<const void *>(code_of);
    own->text = {text, static_cast<unsigned>(length), true};
    own->hash = hash(text, length);
    if (code) {
        own->code.bytes = code;
        own->code.size = own->code.bytes_size = code_size;
    }
    *reinterpret_cast<const void *const **>(script) = own->slots;
    return script;
}

const void *compiled_script_code(const OpaqueJSContextGroup *group, compiled_script_ref script, size_t *size) {
    // JSC::generateProgramBytecode(VM&, const SourceCode&, FileHandle&, BytecodeCacheError&), and the constructor of an empty handle.
    using Generate = Reference (*)(const void *, const Source &, void *, void *);
    using MakeHandle = void (*)(void *);
    auto generate = reinterpret_cast<Generate>(dlsym(
        nullptr,
        "_ZN3JSC23generateProgramBytecodeERNS_2VMERKNS_10SourceCodeERN3WTF14FileSystemImpl10FileHandleERNS_18BytecodeCacheErrorE"));
    auto make_handle = reinterpret_cast<MakeHandle>(dlsym(nullptr, "_ZN3WTF14FileSystemImpl10FileHandleC1Ev"));
    if (!generate || !make_handle) return nullptr;
    alignas(16) char handle[256] = {}, problem[512] = {};
    make_handle(handle);
    auto made = generate(group, {script, 0, static_cast<int>(text_of(script).length), 0, 0}, handle, problem);
    auto code = static_cast<const Code *>(made.object);
    if (!code || code->size != code->bytes_size) return nullptr;
    *size = code->size;
    return code->bytes;
}

void compiled_script_run(
    const OpaqueJSContext *context, compiled_script_ref script, const OpaqueJSValue *receiver,
    const OpaqueJSValue **exception) {
    JSScriptEvaluate(context, script, receiver, exception);
}

void compiled_script_release(compiled_script_ref script) { JSScriptRelease(script); }
