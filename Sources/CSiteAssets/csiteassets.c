#include "CSiteAssets.h"

// C compilers supported `#embed` before it became part of the standard (C23, section 6.10.3).
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t style_sheet[] = {
#embed "Assets/site.css"
};

static const uint8_t script[] = {
#embed "Assets/site.js"
};

const uint8_t *csiteassets_style_sheet(size_t *count) {
    *count = sizeof style_sheet;
    return style_sheet;
}

const uint8_t *csiteassets_script(size_t *count) {
    *count = sizeof script;
    return script;
}
