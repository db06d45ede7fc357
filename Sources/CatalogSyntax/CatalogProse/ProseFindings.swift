package import CatalogModel

/// The rules checked while parsing prose, such as `unsupported-markup`.
package enum ProseRules {
    package static let unsupportedMarkup = Rule(
        "unsupported-markup", .error, "Prose keeps to the documented subset of CommonMark.",
        reason: "Outputs could not show the construct, or each would show something else."
    )
    .example(
        failing: #"description: "![Box](box.png)""#, passing: #"description: "[Box](https://example.org)""#,
        at: "![Box](box.png)")
    package static let linkScheme = Rule(
        "link-scheme", .error,
        "The destination of a link is an http, https or mailto address, an anchor, a relative file, an entry or a token.",
        reason: "Readers could not open the link, or browsers might run it as a script."
    )
    .example(
        failing: "description: See [it](ftp://example.org).", passing: "description: See [it](https://example.org).",
        at: "ftp://example.org")
    package static let emptyLink = Rule(
        "empty-link", .error, "A link has a destination.",
        reason: "Readers would follow a broken link."
    )
    .example(
        failing: "description: See [it]().", passing: "description: See [it](https://example.org).", at: "[it]()")
    package static let unknownCharacterReference = Rule(
        "unknown-character-reference", .error, "Prose uses only supported named character references, such as `&amp;`.",
        reason: "Readers would see the letters of the reference instead of the character."
    )
    .example(failing: "description: A &bog; box.", passing: "description: A &amp; box.", at: "&bog;")
    package static let deepProse = Rule(
        "deep-prose", .error, "Lists, quotes and emphasis are nested no deeper than a reader can follow.",
        reason: "Readers lose track of the levels, and narrow screens have no room for the text."
    )
    .example(
        failing: "description: \"" + String(repeating: "> ", count: 101) + "Deep.\"",
        passing: #"description: "> Flat.""#, at: ">")

    package static let all = [unsupportedMarkup, linkScheme, emptyLink, unknownCharacterReference, deepProse]
}

/// A construct of CommonMark or GitHub markup not supported in prose, such as an image or a table, with advice for
/// authors.
enum UnsupportedMarkup {
    case image, definition, setextHeading, thematicBreak, indentedCode, table, strikethrough, taskItem

    fileprivate var message: String {
        switch self {
        case .image: "prose has no images; use 'figures', or write '\\!' for an exclamation mark before a link"
        case .definition: "prose has no link definitions; write the address at the link: '[words](address)'"
        case .setextHeading: "prose has no underlined headings; begin the heading with '#'"
        case .thematicBreak: "prose has no thematic breaks; use a heading, or write '\\' before the line for its text"
        case .indentedCode: "prose has no indented code; use a fence of three backticks, or indent by less"
        case .table: "prose has no tables; use a list"
        case .strikethrough: "prose has no strikethrough; write '\\~' for a tilde"
        case .taskItem: "prose has no task items; write '\\[' for a bracket"
        }
    }
}

extension Diagnostic {
    static func unsupported(_ markup: UnsupportedMarkup, at range: SourceRange) -> Diagnostic {
        Diagnostic(ProseRules.unsupportedMarkup, markup.message, at: range)
    }

    static func unsupportedScheme(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "a link cannot have the scheme '\(scheme)'; use http, https, mailto, entry or token", at: range)
    }

    /// Returns the finding for an autolink, more often meant as text: `<Key:Value>`.
    static func unsupportedAutolink(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "a link cannot have the scheme '\(scheme)'; if it is not a link, write it as code in backticks", at: range
        )
    }

    static func absoluteFile(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "'\(path)' does not lead from the entry to a file; write a path relative to the entry, or name the site's "
                + "address under 'linkBase' in catalog.yaml", at: range)
    }

    package static func noLinkBase(_ text: Text) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "'\(text.value)' cannot be the start of links; write an address that begins with http:// or https://",
            at: text.range)
    }

    static func unprintableDestination(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme, "a destination has a control character or a space at its end; remove it", at: range)
    }

    static func emptyLink(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.emptyLink, "missing destination of a link; add one, or write '\\[' for a bracket", at: range)
    }

    static func unknownReference(_ reference: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.unknownCharacterReference,
            "unknown character reference '\(reference)'; write the character itself, or "
                + "'\\\(reference)' for these letters", at: range)
    }

    static func deepProse(limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.deepProse, "prose is nested more than \(limit) levels deep; use a flatter form", at: range)
    }
}
