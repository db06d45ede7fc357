package import CatalogModel

/// The rules for color files, namely Xcode asset catalogs and Android resources.
package enum ColorFileRules {
    package static let syntax = Rule("color-file", "A file of colors is written as its kind is.")

    package static let all = [syntax]
}

extension Diagnostic {
    static func malformedColor(_ problem: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ColorFileRules.syntax, problem, at: range)
    }
}
