#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>
#include <stdint.h>

/// The least that a build could do: read the files of a catalog, let libyaml parse them, and write the output.
///
/// One thread, no tree, no checks, no rendering: the bytes to write are ready before the clock starts. Whatever a build
/// takes longer is the price of everything else.
struct floor_result {
    int64_t reading_nanoseconds, parsing_nanoseconds, writing_nanoseconds;
    int64_t input_bytes, output_bytes;
    int64_t events, scalars;
    /// The bytes of all scalars after unescaping: nobody, a compiler included, can work them out without parsing.
    int64_t scalar_bytes;
};

/// Does the work once.
///
/// Every file below `catalog` counts; `output` holds the files of a build, which are written below `folder` once more.
/// `folder` must be new. On failure returns -1 and a sentence in `failure`.
int floor_run(
    const char *catalog, const char *output, const char *folder, struct floor_result *result, char *failure,
    size_t failure_size);

#endif
