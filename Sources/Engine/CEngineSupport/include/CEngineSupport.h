// CEngineSupport.h: what ScriptEngine needs in C and C++.

#pragma once
#include "CompiledScripts.h"
#include "HolderCache.h"
#include "ModuleParser.h"
#include "TypeScriptParser.h"
