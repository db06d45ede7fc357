// Functions that the headers of the C library declare only with feature macros, which Swift's import does not set.
// Declarations only.

#ifndef CATALOG_PROCESS_H
#define CATALOG_PROCESS_H

#include <spawn.h>

#ifdef __linux__
// The kind of file system of a path: Swift's modules of the C library do not include this header.
#include <sys/statfs.h>

/// Makes the child work in a folder. In glibc from 2.29, in musl from 1.1.24.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

/// Makes a pipe that is close-on-exec from its first moment, so that no child of another thread inherits it.
int pipe2(int ends[2], int flags);
#endif

#endif
