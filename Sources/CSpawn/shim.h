#include <spawn.h>

// glibc declares it for programs that ask for extensions of GNU alone, which Swift does not.
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
#endif

/// Has a program that is started get no descriptors from this number on, where the C library can do that: glibc from
/// 2.34, and not musl. macOS has a flag for it.
static inline void closeDescriptors(posix_spawn_file_actions_t *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(actions, first);
#endif
}
