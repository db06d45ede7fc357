public import CatalogModel

/// The rules about files of colors.
public enum ColorFileRules {
    public static let syntax = Rule("color-file", "A file of colors is written as its kind is.")

    public static let all = [syntax]
}

extension Diagnostic {
    static func malformedColor(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ColorFileRules.syntax, problem, at: range)
    }
}
