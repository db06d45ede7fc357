import CatalogModel

extension Diagnostic {
    static func missingFindingBaseline(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.findingBaseline,
            "missing baseline '\(path)'; record one with '--baseline \(path) --baseline-update'", at: nil)
    }

    static func brokenFindingBaseline(_ path: String, problem: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(CommandRules.findingBaseline, "cannot read the baseline '\(path)': \(problem)", at: range)
    }

    static func unchangedBaseline(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.findingBaseline,
            "baseline '\(path)' not updated because there are errors; fix them first", at: nil)
    }

    static func staleBaseline(_ path: String, count: Int) -> Diagnostic {
        let gone =
            count == 1 ? "1 finding of the baseline '\(path)' is" : "\(count) findings of the baseline '\(path)' are"
        return Diagnostic(CommandRules.staleBaseline, "\(gone) resolved; remove them with '--baseline-update'", at: nil)
    }
}
