// shim.h: Nettle's digests, as the system has them.
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/md5.h>
