#include "CScriptGlue.h"
