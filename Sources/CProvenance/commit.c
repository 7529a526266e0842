#include "CProvenance.h"

// The Makefile says it; in an archive of the sources git writes it here.
#ifndef NEWSADMIN_COMMIT
#define NEWSADMIN_COMMIT ""
#endif
static const char archived[] = "$Format:%h$";

const char *newsadmin_commit(void) {
    if (NEWSADMIN_COMMIT[0]) return NEWSADMIN_COMMIT;
    return archived[0] == '$' ? "" : archived;
}
