public import CatalogModel

/// The rules that every file has to follow before anybody asks what it says.
public enum YAMLRules {
    public static let fileSize = Rule("file-size", .error, "a file has at most 16 MiB")
    public static let encoding = Rule("encoding", .error, "a file is UTF-8")
    public static let controlCharacter = Rule(
        "control-character", .error, "text has no control characters and no invisible line breaks")
    public static let emptyFile = Rule("empty-file", .error, "a file says something")
    public static let severalDocuments = Rule("several-documents", .error, "a file is one YAML document")
    public static let tooManyFindings = Rule(
        "too-many-findings", .note, "a file has a hundred findings at most; the others are left out")
    public static let nestingDepth = Rule("nesting-depth", .error, "collections nest a hundred levels deep at most")

    public static let duplicateKey = Rule("duplicate-key", .error, "a mapping has each key once")
    public static let emptyKey = Rule("empty-key", .error, "a key that is empty text is written in quotes")
    public static let complexKey = Rule("complex-key", .error, "a key is text, not a list or a mapping")
    public static let tag = Rule("yaml-tag", .error, "values have no YAML tags")
    public static let mergeKey = Rule("merge-key", .error, "mappings have no merge keys")
    public static let undefinedAlias = Rule("undefined-alias", .error, "an alias names an anchor that stands before it")
    public static let recursiveAlias = Rule("recursive-alias", .error, "an anchor's value does not contain itself")
    public static let aliasExpansion = Rule(
        "alias-expansion", .error, "the aliases of a file stand for a hundred thousand values at most")
    public static let unusedAnchor = Rule("unused-anchor", .warning, "an anchor is there for an alias")

    public static let unquotedComma = Rule("unquoted-comma", .error, "text with a comma is quoted inside braces")
    public static let proseInList = Rule("prose-in-list", .warning, "text with a comma is quoted inside brackets")
    public static let unquotedHash = Rule("unquoted-hash", .error, "text with '#' behind a space is quoted")
    public static let commentBehindValue = Rule(
        "comment-behind-value", .warning, "a comment stands on its own line, or behind a quoted value")
    public static let unquotedColon = Rule("unquoted-colon", .error, "text with a colon and a space is quoted")
    public static let unquotedStart = Rule(
        "unquoted-start", .error, "text that begins with a character that YAML uses is quoted")
    public static let unquotedBraces = Rule("unquoted-braces", .error, "text in braces is quoted")
    public static let textBehindValue = Rule(
        "text-behind-value", .error, "nothing follows a closing quote or bracket; the whole text is quoted")
    public static let missingSpace = Rule("missing-space", .error, "a space follows the colon of a key")
    public static let escape = Rule("yaml-escape", .error, "a backslash in double quotes begins an escape for text")
    public static let unclosed = Rule("unclosed", .error, "a quote or bracket that opens is closed")
    public static let indentation = Rule("indentation", .error, "keys of one mapping are indented alike, with spaces")
    public static let syntax = Rule("yaml-syntax", .error, "a file is YAML")
    public static let json = Rule("json-syntax", .error, "a file whose name ends in .json is JSON")

    public static let all: [Rule] = [
        fileSize, encoding, controlCharacter, emptyFile, severalDocuments, tooManyFindings, nestingDepth,
        duplicateKey, emptyKey, complexKey, tag, mergeKey, undefinedAlias, recursiveAlias, aliasExpansion, unusedAnchor,
        unquotedComma, proseInList, unquotedHash, commentBehindValue, unquotedColon, unquotedStart, unquotedBraces,
        textBehindValue, missingSpace, escape, unclosed, indentation, syntax, json,
    ]
}
