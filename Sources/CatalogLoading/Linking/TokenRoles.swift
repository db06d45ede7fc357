import CatalogModel
import CatalogTokens

/// The visual roles (background, border, padding and so on) of the tokens of a path pattern, by the choices in the
/// brackets.
struct TokenRoles {
    private let path: Text
    /// Roles: a single role for all choices, or as many as there are choices.
    private let roles: [Located<Token.Role>]
    /// Choices at the last brackets.
    private let choices: [String]

    init(_ element: OrderedRecords<Token>.Element, pattern: TokenPathPattern, diagnostics: inout Diagnostics) {
        path = element.key
        let roles = element.value.role.orEmpty()
        choices = pattern.lastChoices
        if roles.count > 1, roles.count != choices.count {
            diagnostics.report(.roleCount(roles, of: path, choices: choices))
            self.roles = []
        } else {
            self.roles = roles
        }
    }

    func role(for choices: [String]) -> Located<Token.Role>? {
        if roles.count < 2 { return roles.first }
        guard let last = choices.last, let index = self.choices.firstIndex(of: last) else { return nil }
        return roles[index]
    }

    /// Checks a role: only tokens of certain types are fit for the role.
    ///
    /// Tokens missing from the token files are reported elsewhere.
    func check(
        _ role: Located<Token.Role>, of path: String, in tokens: ThemedTokens, diagnostics: inout Diagnostics
    ) {
        let types = tokens.themes.compactMap { $0.tokens[path]?.type }
        if let type = types.first(where: { !role.value.types.contains($0) }) {
            diagnostics.report(.roleType(role, path: path, type: type))
        }
    }
}

extension TokenPathPattern {
    fileprivate var lastChoices: [String] {
        for case .choices(let choices) in parts.reversed() { return choices }
        return []
    }
}
