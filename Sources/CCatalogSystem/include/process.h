// Functions of the C library that its headers show only to those who ask for more than the standard has, which Swift's
// import of them does not. Declarations only.

#ifndef CATALOG_PROCESS_H
#define CATALOG_PROCESS_H

#include <spawn.h>

#ifdef __linux__
// The kind of file system of a path: Swift's modules of the C library leave this header out.
#include <sys/statfs.h>

/// Makes the child work in a folder. In glibc from 2.29, in musl from 1.1.24.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

/// Makes a pipe that is close-on-exec from its first moment, so that no child of another thread inherits it.
int pipe2(int ends[2], int flags);
#endif

#endif
