// CByteScanning.c: nothing but the header's functions, which are inlined where they are called.

#include "CByteScanning.h"
