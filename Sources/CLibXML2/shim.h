// shim.h: what is used of libxml2: its push parser with the SAX2 interface, and nothing that reads files.

#pragma once
#include <libxml/SAX2.h>
#include <libxml/entities.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
