import CatalogFormat
package import CatalogModel
import CatalogReview
import CatalogSyntax

/// The rules about catalog files and settings, and about missing summaries, descriptions and examples: `catalog.yaml`,
/// readable files, folders, severities of rules.
package enum CatalogRules {
    package static let unreadable = Rule(
        "unreadable", "Every file and folder of a catalog can be read.",
        reason: "The facts in the file would be missing from every output without a warning."
    )
    .example(
        failing: "types: type.yaml", passing: "types: types.yaml", at: "type.yaml", in: "catalog.yaml",
        files: ["types.yaml": "format: 1"])
    package static let fileOutside = Rule(
        "file-outside",
        "A file of a catalog is in its folder or in one that `catalog.yaml` names, also after links are resolved.",
        reason: "A link could publish a private file of the build machine, and other machines lack the file.")
    package static let noEntries = Rule(
        "no-entries", .warning,
        "The folders that `entries` names have entries, unless the catalog is about tokens only.",
        reason: "A mistyped folder would publish empty documentation and remove all pages of the previous build."
    )
    .example(
        failing: "entries: parts", passing: "entries: components", at: "parts", in: "catalog.yaml",
        files: ["parts/read.me": ""])
    package static let unknownFormat = Rule(
        "unknown-format", "The version of a format is supported by this program.",
        reason: "Facts written for another version could be misread, and outputs would be wrong."
    )
    .example(failing: "format: 7", passing: "format: 1", at: "7", in: "catalog.yaml")
    package static let unknownRule = Rule(
        "unknown-rule", "`rules` and `allow` name only rules that exist.",
        reason: "A misspelled name has no effect, so the intended rule is unchanged."
    )
    .example(
        failing: "rules: { missing-atl: error }", passing: "rules: { missing-alt: error }", at: "missing-atl",
        in: "catalog.yaml")
    package static let fixedSeverity = Rule(
        "fixed-severity", "`rules` and `allow` neither lower nor accept errors.",
        reason: "Outputs rely on these rules, and would be wrong in spite of a successful check."
    )
    .example(
        failing: "rules: { unknown-key: note }", passing: "rules: { missing-alt: note }", at: "note",
        in: "catalog.yaml")
    package static let unusedAllow = Rule(
        "unused-allow", .warning, "`allow` accepts only findings that exist.",
        reason: "An unused suppression would hide the same mistake when it returns."
    )
    .example(
        failing: "summary: Stores things.\nallow: { missing-summary: It is too new. }", passing: "category: Inputs",
        at: "missing-summary")
    package static let missingDescription = Rule(
        "missing-description", optIn: .warning, "Every public type, member and state has a description.",
        reason: "Readers must guess the purpose of a type, member or state from its name."
    )
    .example(failing: "states: [on]", passing: "states: { on: It is on. }", at: "on")
    package static let missingExample = Rule(
        "missing-example", optIn: .warning, "A component is shown in an example.",
        reason: "Readers must derive the use of the component from lists of members."
    )
    .example(failing: "category: Inputs", passing: "examples: { code: Box() }", at: "box")

    package static let missingSummary = Rule(
        "missing-summary", .warning, "An entry has a summary: one sentence about its purpose.",
        reason: "Overviews and search results show only a title, which does not help readers to choose."
    )
    .example(
        failing: "id: panel\ntitle: Panel", passing: "id: panel\ntitle: Panel\nsummary: Shows a box.\n", at: "panel",
        in: "components/panel.yaml")

    package static let themesWithoutTokens = Rule(
        "themes-without-tokens", "A catalog with themes names the token files from which they choose.",
        reason: "A theme without tokens has no effect, although pages offer it to readers."
    )
    .example(
        failing: "themes: { dark: { inputs: { mode: dark } } }", passing: "name: Test", at: "dark", in: "catalog.yaml")

    package static let templateOutside = Rule(
        "template-outside", "Templates, logos and style sheets of a catalog are in its folder.",
        reason: "A checkout elsewhere would lack the file, so others could not build the same outputs."
    )
    .example(
        failing: "outputs: { html: { options: { logo: ../logo.svg } } }",
        passing: "outputs: { html: { options: { logo: logo.svg } } }", at: "../logo.svg",
        in: "catalog.yaml", files: ["logo.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#])

    package static let verificationRecord = Rule(
        "verification-record", .warning, "The record of a verification is as `catalog verify --record` wrote it.",
        reason: "Pages can no longer show which entries agree with the code."
    )
    .example(
        failing: "{}", passing: #"{ "kinds": [], "source": "a", "entries": {} }"#, at: "", in: ".verified/react.json",
        catalog: "sources: { react: { docgen: box.json } }",
        entry: "implementations: { react: { types: { Box: { kind: component } } } }",
        files: ["box.json": #"{ "displayName": "Box", "props": {} }"#])

    package static let missingHistory = Rule(
        "missing-history", .warning, "The file named by `history` has been written.",
        reason: "Pages cannot show the changes of each release."
    )
    .example(failing: "history: history.json", passing: "name: Test", at: "history.json", in: "catalog.yaml")

    package static let repositoryAddress = Rule(
        "repository-address",
        "Addresses under `repository` begin with http:// or https://, and those of files have `{path}`.",
        reason: "Links on the pages of all entries would be broken."
    )
    .example(
        failing: "repository: git@example.com:acme/design.git", passing: "repository: https://example.com/acme/design",
        at: "git@example.com:acme/design.git", in: "catalog.yaml")

    package static let languageTag = Rule(
        "language-tag", "The language of a catalog is a tag of BCP 47.",
        reason: "Screen readers would read pages aloud in the wrong language."
    )
    .example(failing: "language: pt_BR", passing: "language: pt-BR", at: "pt_BR", in: "catalog.yaml")

    package static let all = [
        repositoryAddress, languageTag, verificationRecord, missingHistory, templateOutside, themesWithoutTokens,
        unreadable, fileOutside, noEntries,
        unknownFormat,
        unknownRule,
        fixedSeverity,
        unusedAllow,
        missingDescription, missingExample, missingSummary,
    ]

    /// The rules with findings as errors in `check` and `build`, unless switched off by the catalog.
    package static let beforePublishing = [noEntries]
}

extension Diagnostic {
    /// Returns the finding on an unreadable file or folder, with the probably meant text as a fix.
    static func unreadable(_ problem: FileError, at range: SourceRange?, likely: String? = nil) -> Diagnostic {
        let hint = likely.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            problem.kind == .outside ? CatalogRules.fileOutside : CatalogRules.unreadable,
            "cannot read '\(problem.path)': \(problem.message)\(hint)", at: range)
    }

    /// Returns the finding on an unreadable file or folder named by `catalog.yaml`.
    ///
    /// A misspelled name probably means another of the files.
    static func unreadable(
        _ problem: FileError, at range: SourceRange?, below folder: String, among files: any CatalogFiles
    ) -> Diagnostic {
        let listings = FolderListings(FileBounds(catalog: folder), files: files)
        let meant = problem.kind == .missing && range != nil ? listings.likely(problem.path) : nil
        return unreadable(problem, at: range, likely: meant.map { CatalogPath.relative($0, to: folder) })
    }

    static func tooManyPublishedBytes(_ file: Text, limit: Int) -> Diagnostic {
        Diagnostic(
            CatalogRules.unreadable,
            "with '\(file.value)' the published files of the catalog have more than \(limit) bytes; make them smaller",
            at: file.range)
    }

    static func unknownHistory(_ version: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.unknownFormat,
            "'\(version.value)' is not a supported version of the history format; regenerate the file with 'catalog history --write'",
            at: version.range)
    }

    static func missingHistory(_ file: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.missingHistory,
            "missing '\(file.value)'; write it with 'catalog history --write'", at: file.range)
    }

    static func badRepositoryAddress(_ address: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.repositoryAddress,
            "'\(address.value)' is not a valid address; write one with http:// or https://, and no braces but {path}, {title} and {branch}",
            at: address.range)
    }

    static func patternWithoutPath(_ pattern: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.repositoryAddress,
            "missing '{path}' in '\(pattern.value)'; write it where the path of a file belongs", at: pattern.range)
    }

    static func badLanguage(_ tag: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.languageTag,
            "'\(tag.value)' is not a valid language tag; write one such as 'en', 'pt-BR' or 'zh-Hant'", at: tag.range)
    }

    static func namedFileOutside(_ file: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.templateOutside,
            "the file '\(file.value)' is outside of the catalog's folder; move it there", at: file.range)
    }

    static func themesWithoutTokens(_ theme: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.themesWithoutTokens,
            "the theme '\(theme.value)' has no tokens to choose from; name a resolver document under 'tokens'",
            at: theme.range)
    }

    static func noEntries(in folders: [String], at range: SourceRange?) -> Diagnostic {
        let list = folders.map { "'\($0)'" }.joined(separator: " or ")
        return Diagnostic(
            CatalogRules.noEntries, "there are no entries in \(list); 'catalog new ID' starts one", at: range)
    }

    static func unknownFormat(_ format: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.unknownFormat,
            "unknown format '\(format.value)'; this program reads format 1", at: format.range)
    }

    static func unknownRule(_ name: Text, candidates: [String]) -> Diagnostic {
        let start = "unknown rule '\(name.value)'"
        guard let likely = suggestion(for: name.value, among: candidates) else {
            return Diagnostic(CatalogRules.unknownRule, start, at: name.range)
        }
        return Diagnostic(
            CatalogRules.unknownRule, "\(start); did you mean '\(likely)'?", at: name.range,
            fixIts: [.init(replace: name.range, with: likely)])
    }

    /// Returns the finding about an outside backend's rule: findings of outside backends exist only when outputs are
    /// built, long after the check of entries.
    static func unacceptableRule(_ name: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.unknownRule,
            "'\(name.value)' is a rule of an outside backend, whose findings cannot be accepted in one place; set its "
                + "severity under 'rules' in catalog.yaml",
            at: name.range)
    }

    static func fixedSeverity(_ rule: Rule, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            CatalogRules.fixedSeverity,
            "findings of '\(rule.id)' are errors and cannot be lowered or accepted; fix them", at: range)
    }

    static func takenRule(_ rule: Rule, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ReviewRules.ownRule, "duplicate rule '\(rule.id)'; give this one another name", at: range)
    }

    static func missingReason(_ rule: Text) -> Diagnostic {
        Diagnostic(
            FormatRules.missingValue, "'\(rule.value)' is accepted without a reason; add one", at: rule.range)
    }

    /// Returns the finding in place of a file's omitted findings.
    static func furtherFindings(_ count: Int) -> Diagnostic {
        Diagnostic(
            FileRules.tooManyFindings,
            "\(count) more findings in this file are omitted; fix those above and check again", at: nil)
    }

    static func unusedAllow(_ rule: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.unusedAllow, "unused suppression: no finding of '\(rule.value)' here; remove the line",
            at: rule.range)
    }

    static func missingDescription(of kind: String, _ name: Text) -> Diagnostic {
        Diagnostic(
            CatalogRules.missingDescription, "the \(kind) '\(name.value)' has no 'description'; add one",
            at: name.range)
    }

    static func missingSummary(of id: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            CatalogRules.missingSummary,
            "the entry '\(id.value)' has no summary; describe its purpose in one sentence, as 'summary: …', or switch the rule "
                + "off for a catalog that has none",
            at: id.range)
    }

    static func missingExample(of id: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            CatalogRules.missingExample, "the component '\(id.value)' has no example; show how it is used", at: id.range
        )
    }
}
