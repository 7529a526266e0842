#ifndef CSPAWN_SHIM_H
#define CSPAWN_SHIM_H

#include <spawn.h>

// glibc declares it for programs that ask for extensions of GNU alone, which Swift does not. Elsewhere, the name of the
// second test is no macro, and may not stand in the first one.
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 34)
#define CSPAWN_CLOSES_DESCRIPTORS
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
#endif
#endif

/// Has a program that is started get no descriptors from this number on, where the C library can do that: glibc from
/// 2.34, and not musl. macOS has a flag for it.
static inline void closeDescriptors(posix_spawn_file_actions_t *actions, int first) {
#ifdef CSPAWN_CLOSES_DESCRIPTORS
    posix_spawn_file_actions_addclosefrom_np(actions, first);
#endif
}

#endif
