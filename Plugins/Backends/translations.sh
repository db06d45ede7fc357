#!/bin/sh
# A backend for `catalog build`: a spreadsheet for translators, with one line for each text of each component.
#
#     catalog.yaml:  outputs:  { translations: {} }
#                    backends: { translations: path/to/translations.sh }
#
# It needs nothing but awk. The texts stay as they are escaped in the request, since the answer is JSON, too.
LC_ALL=C exec awk '
function path(   level, text) {
    for (level = 1; level <= depth; level++) text = text "/" (isList[level] ? "*" : name[level])
    return text
}
# A cell of the table, of a text as it stands in JSON: quotes are doubled. \001 keeps two backslashes apart from one.
function cell(text) {
    gsub(/\\\\/, "\001", text)
    gsub(/\\u0022/, "\\\"", text)
    gsub(/\\"/, "\\\\\"\\\\\"", text)
    gsub(/\001/, "\\\\\\\\", text)
    return "\\\"" text "\\\""
}
function value(raw,   place, text) {
    place = path()
    text = raw ~ /^"/ ? substr(raw, 2, length(raw) - 2) : raw
    if (place == "/protocol") protocol = text
    else if (place == "/kind") kind = text
    else if (place == "/catalog/components/*/id") component = text
    else if (place ~ strings "/name$") key = text
    else if (place ~ strings "/description$") note = text
    else if (place ~ strings "/text$") { count++; categories[count] = ""; texts[count] = text }
    else if (sub(strings "/plurals/", "", place)) { count++; categories[count] = place; texts[count] = text }
}
function token(text,   i) {
    if (text == "{" || text == "[") { depth++; isList[depth] = text == "["; isKey = text == "{" }
    else if (text == "}" || text == "]") {
        depth--
        if (path() ~ strings "$") {
            for (i = 1; i <= count; i++)
                rows = rows cell(component) "," cell(key) "," cell(categories[i]) "," cell(texts[i]) "," cell(note) ",\\n"
            count = 0; key = note = ""
        }
    } else if (text == ",") isKey = !isList[depth]
    else if (text == ":") isKey = 0
    else if (isKey) name[depth] = substr(text, 2, length(text) - 2)
    else value(text)
}
BEGIN { strings = "^/catalog/components/[*](/implementations/[*])?/strings/[*]" }
{
    for (rest = $0; match(rest, /"([^"\\]|\\.)*"|[][{}:,]|[-+.0-9A-Za-z]+/); rest = substr(rest, RSTART + RLENGTH))
        token(substr(rest, RSTART, RLENGTH))
}
END {
    printf "{ \"protocol\": 1"
    if (protocol == 1 && kind == "describe")
        printf ", \"name\": \"translations\", \"summary\": \"Makes a spreadsheet of all texts to translate.\""
    else if (protocol == 1 && kind == "render")
        print ", \"files\": [{ \"path\": \"translations.csv\", \"text\": \"component,key,category,text,note,translation\\n" rows "\" }]"
    print " }"
}'
