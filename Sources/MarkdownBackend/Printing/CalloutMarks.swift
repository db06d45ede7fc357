import CatalogModel

/// A printer of HTML marks laid over a picture, at the places given for the callouts of the picture.
///
/// The words below the picture state the same facts, so the marks are never necessary, and hosts without styles lose no
/// fact.
struct CalloutMarks {
    private let isMDX: Bool

    /// Creates the marks for a grammar; nil where the host drops styles.
    init?(_ grammar: Grammar) {
        switch grammar {
        case .gitHub, .docC: return nil
        case .mdx: isMDX = true
        case .vitePress, .pythonMarkdown, .kramdown: isMDX = false
        }
    }

    /// Opening tag of a box exactly as large as the enclosed picture.
    var start: String {
        let style = style([("display", "inline-block"), ("position", "relative"), ("line-height", "0")])
        return "<span \(className)=\"callouts\"\(style)>"
    }

    var end: String { "</span>" }

    /// Returns a mark with `words`, given in the host's HTML.
    func mark(_ words: String, at location: PicturePoint) -> String {
        let style = style([
            ("position", "absolute"), ("left", location.left + "%"), ("top", location.top + "%"),
            ("transform", "translate(-50%,-50%)"), ("min-width", "1.7em"), ("padding", "0 .4em"),
            ("box-sizing", "border-box"), ("border-radius", "1em"), ("background", "#1f2430"), ("color", "#fff"),
            ("box-shadow", "0 0 0 2px #fff"), ("font-size", ".75rem"), ("font-weight", "700"),
            ("line-height", "1.7"), ("text-align", "center"),
        ])
        return "<span \(className)=\"callout\" aria-hidden=\"true\"\(style)>\(words)</span>"
    }

    private var className: String { isMDX ? "className" : "class" }

    private func style(_ properties: [(name: String, value: String)]) -> String {
        if !isMDX { return " style=\"" + properties.map { "\($0.name):\($0.value)" }.joined(separator: ";") + "\"" }
        return " style={{" + properties.map { "\(Self.camelCased($0.name)): '\($0.value)'" }.joined(separator: ", ")
            + "}}"
    }

    private static func camelCased(_ name: String) -> String {
        let words = name.split(separator: "-")
        return ([String(words[0])] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    }
}
