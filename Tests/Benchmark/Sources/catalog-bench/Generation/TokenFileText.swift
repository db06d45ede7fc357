/// Writes token files of generated components, as JSON in the Design Tokens format.
enum TokenFileText {
    /// What the tokens of components stand for.
    static let base = """
        {
          "palette": {
            "$type": "color",
            "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.12, 0.16], "hex": "#1A1F29" } },
            "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } }
          },
          "theme": {
            "color": {
              "$type": "color",
              "background": {
                "surface": { "$value": "{palette.paper}", "$description": "What things lie on." },
                "raised": { "$value": { "colorSpace": "srgb", "components": [0.98, 0.98, 0.98] } }
              },
              "foreground": { "default": { "$value": "{palette.ink}", "$description": "Text and icons." } }
            },
            "base": {
              "radius": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
              "height": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } }
            }
          }
        }

        """

    /// The tokens of some components.
    static func text(_ components: some Sequence<GeneratedComponent>) -> String {
        var theme = Branch()
        for component in components {
            for token in component.tokens { theme.insert(token.alias, at: token.names[...]) }
        }
        var text = ""
        theme.write(to: &text, level: 0)
        return text + "\n"
    }

    /// A group of tokens in the order in which they came.
    private struct Branch {
        var names: [String] = []
        var groups: [String: Branch] = [:]
        var alias: String?

        mutating func insert(_ alias: String, at path: ArraySlice<String>) {
            guard let name = path.first else {
                self.alias = alias
                return
            }
            if groups[name] == nil { names.append(name) }
            groups[name, default: Branch()].insert(alias, at: path.dropFirst())
        }

        func write(to text: inout String, level: Int) {
            if let alias {
                text += "{ \"$value\": \"{\(alias)}\" }"
                return
            }
            let indent = String(repeating: "  ", count: level)
            text += "{\n"
            for (index, name) in names.enumerated() {
                text += "\(indent)  \"\(name)\": "
                groups[name]?.write(to: &text, level: level + 1)
                text += index + 1 < names.count ? ",\n" : "\n"
            }
            text += indent + "}"
        }
    }
}
