#ifndef CSITEASSETS_H
#define CSITEASSETS_H

#include <stddef.h>
#include <stdint.h>

/// The style sheet of the site, and how many bytes it has.
const uint8_t *csiteassets_style_sheet(size_t *count);

/// The script of the site, and how many bytes it has.
const uint8_t *csiteassets_script(size_t *count);

#endif
