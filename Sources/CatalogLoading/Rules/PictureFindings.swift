package import CatalogModel

/// The rules about the content of SVG pictures: scripts, embedded HTML and references to other files.
package enum PictureRules {
    package static let script = Rule(
        "svg-script", "An SVG picture runs no script.",
        reason: "Opened by itself, the published picture runs the script with all rights of the site."
    )
    .example(
        failing: #"<svg xmlns="http://www.w3.org/2000/svg" onload="start()"/>"#,
        passing: #"<svg xmlns="http://www.w3.org/2000/svg"/>"#, at: "onload", in: "components/frame.svg",
        entry: "figures: { file: frame.svg, alt: A frame. }")
    package static let external = Rule(
        "svg-external", .warning, "An SVG picture embeds no HTML and loads no other files.",
        reason: "Pages show the picture without these parts, and opened by itself it contacts other servers."
    )
    .example(
        failing: ##"<svg xmlns="http://www.w3.org/2000/svg"><use href="icons.svg#box"/></svg>"##,
        passing: ##"<svg xmlns="http://www.w3.org/2000/svg"><g id="box"/><use href="#box"/></svg>"##,
        at: "icons.svg#box", in: "components/frame.svg", entry: "figures: { file: frame.svg, alt: A frame. }")

    package static let all = [script, external]
}

extension Diagnostic {
    static func pictureScript(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(PictureRules.script, "'\(name)' can run a script where the picture is opened; remove it", at: range)
    }

    static func pictureDeclarations(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PictureRules.script,
            "declarations in the document type can hide a script; save the picture without a document type", at: range)
    }

    static func pictureEncoding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PictureRules.script, "an encoding other than UTF-8 can hide a script; save the picture in UTF-8", at: range)
    }

    static func pictureHTML(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PictureRules.external, "'\(name)' embeds HTML; draw the content with elements of SVG", at: range)
    }

    static func pictureReference(_ address: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            PictureRules.external, "'\(address)' is not part of the picture; embed its content or remove the reference",
            at: range)
    }
}
