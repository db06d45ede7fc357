package import CatalogModel

/// The rules for the syntax of YAML and JSON files, such as `duplicate-key` and `encoding`, checked before the content
/// is decoded.
package enum YAMLRules {
    package static let fileSize = Rule("file-size", .error, "A file has at most 16 MiB.")
    package static let encoding = Rule("encoding", .error, "A file is UTF-8.")
    package static let controlCharacter = Rule(
        "control-character", .error, "Text has no control characters and no invisible line breaks.")
    package static let emptyFile = Rule("empty-file", .error, "A file says something.")
    package static let severalDocuments = Rule("several-documents", .error, "A file is one YAML document.")
    package static let tooManyFindings = Rule(
        "too-many-findings", .note, "A file has a hundred findings at most; the others are left out.")
    package static let nestingDepth = Rule("nesting-depth", .error, "Collections nest a hundred levels deep at most.")

    package static let duplicateKey = Rule("duplicate-key", .error, "A mapping has each key once.")
    package static let emptyKey = Rule("empty-key", .error, "A key that is empty text is written in quotes.")
    package static let complexKey = Rule("complex-key", .error, "A key is text, not a list or a mapping.")
    package static let tag = Rule("yaml-tag", .error, "Values have no YAML tags.")
    package static let mergeKey = Rule("merge-key", .error, "Mappings have no merge keys.")
    package static let undefinedAlias = Rule(
        "undefined-alias", .error, "An alias names an anchor that stands before it.")
    package static let recursiveAlias = Rule("recursive-alias", .error, "An anchor's value does not contain itself.")
    package static let aliasExpansion = Rule(
        "alias-expansion", .error,
        "The aliases of a file stand for a hundred thousand values and 16 MiB of text at most.")
    package static let unusedAnchor = Rule("unused-anchor", .warning, "An anchor is there for an alias.")

    package static let unquotedComma = Rule("unquoted-comma", .error, "Text with a comma is quoted inside braces.")
    package static let unquotedHash = Rule("unquoted-hash", .error, "Text with '#' behind a space is quoted.")
    package static let commentBehindValue = Rule(
        "comment-behind-value", .warning, "A comment stands on its own line, or behind a quoted value.")
    package static let unquotedColon = Rule("unquoted-colon", .error, "Text with a colon and a space is quoted.")
    package static let unquotedStart = Rule(
        "unquoted-start", .error, "Text that begins with a character that YAML uses is quoted.")
    package static let unquotedBraces = Rule("unquoted-braces", .error, "Text in braces is quoted.")
    package static let textBehindValue = Rule(
        "text-behind-value", .error, "Nothing follows a closing quote or bracket; the whole text is quoted.")
    package static let missingSpace = Rule("missing-space", .error, "A space follows the colon of a key.")
    package static let escape = Rule("yaml-escape", .error, "A backslash in double quotes begins an escape for text.")
    package static let unclosed = Rule("unclosed", .error, "A quote or bracket that opens is closed.")
    package static let indentation = Rule("indentation", .error, "Keys of one mapping are indented alike, with spaces.")
    package static let syntax = Rule("yaml-syntax", .error, "A file is YAML.")
    package static let json = Rule("json-syntax", .error, "A file whose name ends in .json is JSON.")

    package static let all: [Rule] = [
        fileSize, encoding, controlCharacter, emptyFile, severalDocuments, tooManyFindings, nestingDepth,
        duplicateKey, emptyKey, complexKey, tag, mergeKey, undefinedAlias, recursiveAlias, aliasExpansion, unusedAnchor,
        unquotedComma, unquotedHash, commentBehindValue, unquotedColon, unquotedStart, unquotedBraces,
        textBehindValue, missingSpace, escape, unclosed, indentation, syntax, json,
    ]
}
