// shim.h: the C API of JavaScriptCore-GTK, and the exported functions that its public headers leave out.

#pragma once
#include <JavaScriptCore/JavaScript.h>
