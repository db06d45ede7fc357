import CatalogModel

extension Diagnostic {
    static func missingFindingBaseline(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.findingBaseline,
            "there is no baseline '\(path)'; '--baseline \(path) --baseline-update' records one", at: nil)
    }

    static func brokenFindingBaseline(_ path: String, problem: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(CommandRules.findingBaseline, "cannot read the baseline '\(path)': \(problem)", at: range)
    }

    static func unchangedBaseline(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.findingBaseline,
            "the baseline '\(path)' stays as it is while there are errors; mend those first", at: nil)
    }

    static func staleBaseline(_ path: String, count: Int) -> Diagnostic {
        let gone =
            count == 1 ? "1 finding of the baseline '\(path)' is" : "\(count) findings of the baseline '\(path)' are"
        return Diagnostic(CommandRules.staleBaseline, "\(gone) gone; '--baseline-update' takes them out", at: nil)
    }
}
