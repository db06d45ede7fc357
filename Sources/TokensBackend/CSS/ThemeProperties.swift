import CatalogModel
import CatalogRendering

/// The CSS custom properties for the tokens of a theme.
struct ThemeProperties {
    /// A token with the declarations in CSS for a theme.
    struct Property {
        let token: DesignToken
        /// Empty for a token without a value in CSS.
        let declarations: [CSSDeclaration]
        /// The values with every reference followed, for comparing two themes.
        let resolved: [CSSDeclaration]
        let obstacle: CSSValueError?
    }

    /// In the order of the tokens.
    let all: [Property]

    /// `isShown`: whether a token has a place, by the name of its property.
    init(_ tokens: DesignTokens, settings: TokenSettings, where isShown: ((String) -> Bool)? = nil) {
        let names = settings.naming
        let translation = CSSTranslation(tokens: tokens, names: names, aliases: settings.aliases)
        let resolving = CSSTranslation(tokens: tokens, names: names, aliases: .resolve)
        all = tokens.all.compactMap { token in
            guard tokens[token.path] === token, isShown?(names.name(of: token.path)) ?? true else { return nil }
            do throws(CSSValueError) {
                let declarations = try translation.declarations(of: token)
                let isSame = settings.aliases == .resolve || token.references.isEmpty
                return Property(
                    token: token, declarations: declarations,
                    resolved: isSame ? declarations : try resolving.declarations(of: token), obstacle: nil)
            } catch {
                return Property(token: token, declarations: [], resolved: [], obstacle: error)
            }
        }
    }

    /// Names shared by several tokens, and values not available in CSS.
    var findings: Diagnostics {
        var diagnostics = Diagnostics()
        var tokens: [String: DesignToken] = [:]
        for property in all {
            for declaration in property.declarations {
                if let other = tokens.updateValue(property.token, forKey: declaration.name) {
                    diagnostics.report(.propertyClash(declaration.name, of: property.token, and: other))
                }
            }
            if let obstacle = property.obstacle {
                diagnostics.report(.inexpressible(property.token, because: obstacle))
            }
            if property.hasOwnDashes {
                diagnostics.report(.approximated(property.token, by: property.declarations.dropFirst().map(\.name)))
            }
        }
        return diagnostics
    }
}

extension ThemeProperties.Property {
    /// Whether the token states a pattern of dashes itself; an alias leads to the token with the pattern.
    fileprivate var hasOwnDashes: Bool {
        guard token.alias == nil, declarations.count > 1 else { return false }
        let value = ValueOperand(written: token.value, resolved: token.resolvedValue)
        return token.type == "strokeStyle" || token.type == "border" && value["style"]?.isReference == false
    }

    /// Returns the property in a block, with the token's own statements above if commented.
    func line(isCommented: Bool = true) -> Stylesheet.Line {
        var line = Stylesheet.Line(declarations: declarations)
        if isCommented {
            if let description = token.description { line.comments.append(description) }
            if let deprecation = token.deprecation {
                let reason = deprecation.text ?? ""
                line.comments.append(reason.isEmpty ? "Deprecated." : "Deprecated: \(reason)")
            }
        }
        if let obstacle {
            line.comments.append("'\(token.path)' has no value in CSS: \(obstacle.reason).")
            line.comments.append(token.resolvedValue.compact)
        }
        return line
    }
}
