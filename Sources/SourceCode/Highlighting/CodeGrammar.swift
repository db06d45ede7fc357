import CatalogModel

/// The lexical facts about a language for syntax coloring on the site: comment signs, quotes and keywords.
struct CodeGrammar: Sendable {
    var lineComments: [String] = []
    var blockComments: [(start: String, end: String)] = []
    /// Signs at the beginning and end of a text.
    var quotes: [UInt8] = [UInt8(ascii: "\"")]
    var keywords: Set<String> = []
    /// Whether words with a capital at the start name types.
    var hasTypes = true
    /// Whether elements are written between angle brackets.
    var hasTags = false
    /// Whether a word before a colon is a key.
    var hasKeys = false

    /// Returns the grammar of a language; nil for languages without colors.
    static func of(_ language: String) -> CodeGrammar? { byName[language.lowercased()] }

    private static let byName: [String: CodeGrammar] = {
        let table: [([String], CodeGrammar)] = [
            (ProgrammingLanguage.swift.codeNames, swift),
            (ProgrammingLanguage.kotlin.codeNames + ["kts", "java"], kotlin),
            (ProgrammingLanguage.typescript.codeNames + ProgrammingLanguage.javascript.codeNames, script),
            (ProgrammingLanguage.tsx.codeNames + ProgrammingLanguage.jsx.codeNames, tagged(script)),
            (["html", "xml", "svg", "vue", "razor", "cshtml"], markup), (["css", "scss"], css),
            (["json", "jsonc"], json), (["yaml", "yml"], yaml), (["shell", "sh", "bash", "console"], shell),
            (["strings"], CodeGrammar(lineComments: ["//"], blockComments: [("/*", "*/")])),
        ]
        return table.reduce(into: [:]) { result, row in for name in row.0 { result[name] = row.1 } }
    }()

    private static let swift = CodeGrammar(
        lineComments: ["//"], blockComments: [("/*", "*/")],
        keywords: words(
            """
            actor any as async await break case catch class continue default defer deinit do else enum extension false \
            fileprivate for func guard if import in init inout internal is let mutating nil open operator override package \
            private protocol public repeat rethrows return self Self some static struct subscript super switch throw throws \
            true try typealias var weak where while
            """))

    private static let kotlin = CodeGrammar(
        lineComments: ["//"], blockComments: [("/*", "*/")], quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")],
        keywords: words(
            """
            abstract as boolean break by catch class companion const constructor continue data do else enum extends false \
            final finally for fun if implements import in inline interface internal is it lateinit new null object open \
            override package private protected public return sealed static super suspend this throw true try typealias val \
            var void when where while
            """))

    private static let script = CodeGrammar(
        lineComments: ["//"], blockComments: [("/*", "*/")],
        quotes: [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")],
        keywords: words(
            """
            any as async await boolean break case catch class const continue declare default delete do else enum export \
            extends false finally for from function if implements import in instanceof interface keyof let new null number \
            of private protected public readonly return static string super switch this throw true try type typeof undefined \
            unknown var void while yield
            """))

    private static let markup = CodeGrammar(
        blockComments: [("<!--", "-->")], quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], hasTypes: false,
        hasTags: true)

    private static let css = CodeGrammar(
        blockComments: [("/*", "*/")], quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], hasTypes: false, hasKeys: true)

    private static let json = CodeGrammar(
        lineComments: ["//"], keywords: ["true", "false", "null"], hasTypes: false, hasKeys: true)

    private static let yaml = CodeGrammar(
        lineComments: ["#"], quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], keywords: ["true", "false", "null"],
        hasTypes: false, hasKeys: true)

    private static let shell = CodeGrammar(
        lineComments: ["#"], quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")],
        keywords: words("case cd do done echo elif else esac export fi for function if in then until while"),
        hasTypes: false)

    private static func tagged(_ grammar: CodeGrammar) -> CodeGrammar {
        var grammar = grammar
        grammar.hasTags = true
        return grammar
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
