import CatalogModel
import CatalogSyntax
import CodeReaders
import CatalogFormat

/// Texts of entries compared with files of localized texts.
extension SourceVerification {
    mutating func compare(
        _ tables: StringTables, keys: Set<String>, of source: SourceConfiguration, in registry: ComponentRegistry
    ) {
        let prefixes = [""] + source.prefixes.orEmpty().map(\.value)
        var taken: Set<[String]> = []
        var fixes = EntryFixes(DeclaredAPI())
        for component in registry.components {
            let own = component.entry.facets
            let implementations = component.entry.implementations.orEmpty().filter { keys.contains($0.name) }
            for facets in [own] + implementations.map(\.value.facets) {
                for element in facets.strings.orEmpty() {
                    let table = element.value.table ?? facets.stringTable ?? own.stringTable
                    let found = prefixes.lazy.map { tables.texts(under: $0 + element.name, table: table?.value) }
                    let texts = found.first { !$0.isEmpty } ?? []
                    for text in texts { taken.insert([text.key.range.file.path, text.key.value]) }
                    let languages = source.languages?.map(\.value) ?? tables.languages(of: table?.value)
                    let count = diagnostics.all.count
                    compare(element, with: texts, languages: languages, fixes: &fixes)
                    let hasDrifted = diagnostics.all.count > count
                    if hasDrifted { drifting.insert(component.id) }
                    if texts.isEmpty { continue }
                    paired.insert(component.id)
                    if hasDrifted { coverage.drifted += 1 } else { coverage.verified += 1 }
                }
            }
        }
        for (table, text) in tables.firstTexts {
            coverage.declared += 1
            if taken.contains([text.key.range.file.path, text.key.value]) || ignored.hold([text.key.value]) {
                continue
            }
            coverage.missing += 1
            diagnostics.report(.unnamedText(text.key, table: table, in: name))
        }
    }

    private mutating func compare(
        _ element: OrderedRecords<LocalizedString>.Element, with texts: [LocalizedText], languages: [String],
        fixes: inout EntryFixes
    ) {
        if ignored.hold([element.name]) { return }
        guard !texts.isEmpty else {
            coverage.gone += 1
            return report(
                VerificationRules.notInCode, message: "the code has no text '\(element.name)'", at: element.key.range,
                code: nil,
                fix: fixes.removal(at: element.key.range))
        }
        let stated = element.value
        if let first = texts.first(where: { $0.language == nil }) {
            if let plurals = stated.plurals {
                if let text = stated.text, let sentence = first.sentence {
                    compare(
                        .text(text), with: .text(sentence), called: "'\(element.name)'", at: element.key.range,
                        code: first.range)
                }
                compare(
                    plurals, with: first.forms.map(TextTree.branches) ?? first.tree, called: "'\(element.name)'",
                    at: element.key.range, code: first.range)
            } else if let text = stated.text, let main = first.main {
                compare(
                    .text(text), with: .text(main), called: "'\(element.name)'", at: element.key.range,
                    code: first.range)
            }
            if let arguments = stated.arguments, stated.text == nil || stated.text?.range.file != element.key.range.file
            {
                let found = first.argumentCount
                if arguments.count != found {
                    report(
                        VerificationRules.argumentDrift,
                        message:
                            "'\(element.name)' has \(arguments.count) arguments here, and \(found) in the code",
                        at: arguments.first?.source.range ?? element.key.range, code: first.range)
                }
            }
        }
        for translation in stated.translations.orEmpty() {
            let own = texts.first { $0.language == translation.name }
            guard let own else {
                report(
                    VerificationRules.notInCode, message: "the code has no '\(element.name)' in '\(translation.name)'",
                    at: translation.key.range, code: texts[0].key.range,
                    fix: fixes.removal(at: translation.key.range))
                continue
            }
            compare(
                translation.value, with: own.tree, called: "'\(element.name)' in '\(translation.name)'",
                at: translation.key.range, code: own.range)
        }
        // Texts that are not translatable need no translations.
        if texts.contains(where: { !$0.isTranslatable }) { return }
        let translated = Set(texts.compactMap(\.language))
        let stands = Set(stated.translations.orEmpty().map(\.name))
        let missing = languages.filter { !translated.contains($0) && !stands.contains($0) }.map { "'\($0)'" }
        if !missing.isEmpty {
            report(
                VerificationRules.missingTranslation,
                message: "'\(element.name)' is not translated into \(missing.joined(separator: ", ")) in the code",
                at: element.key.range, code: texts[0].key.range)
        }
    }

    /// Compares a text on both sides.
    ///
    /// Each form of a side without an equal form on the other side is a finding.
    private mutating func compare(
        _ stated: TextTree, with declared: TextTree, called name: String, at location: SourceRange,
        code source: SourceRange
    ) {
        switch (stated, declared) {
        case (.text(let old), .text(let new)):
            if old.value.isIdentical(to: new.value) { return }
            let isOneLine = old.range.isOneLine && ["yaml", "yml"].contains(old.range.file.path.fileExtension)
            report(
                VerificationRules.textDrift,
                message: "\(name) is \"\(old.value)\" here, and \"\(new.value)\" in the code",
                at: old.range, code: new.range,
                fix: isOneLine ? .init(replace: old.range, with: YAMLQuoting.quoted(new.value)) : nil)
        case (.branches(let old), .branches(let new)):
            for branch in old {
                guard let other = new[branch.name] else {
                    report(
                        VerificationRules.notInCode, message: "\(name) has no form '\(branch.name)' in the code",
                        at: branch.key.range, code: source)
                    continue
                }
                compare(
                    branch.value, with: other, called: "\(name), \(branch.name),", at: branch.key.range, code: source)
            }
            for branch in new where old[branch.name] == nil {
                report(
                    VerificationRules.notInEntry,
                    message: "\(name) has the form '\(branch.name)' in the code, and not here",
                    at: location, code: branch.key.range)
            }
        default:
            report(
                VerificationRules.textDrift, message: "\(name) has forms on one side only, here or in the code",
                at: location, code: source)
        }
    }

    /// Reports a difference at a location of the catalog, with a note at the code.
    mutating func report(
        _ rule: Rule, message: String, at location: SourceRange, code source: SourceRange?, fix: Diagnostic.FixIt? = nil
    ) {
        diagnostics.report(
            Diagnostic(
                rule, message, at: location, notes: source.map { [.init("in the code", at: $0)] } ?? [],
                fixIts: fix.map { [$0] } ?? []))
    }
}

extension String {
    fileprivate var fileExtension: Substring? { split(separator: ".").last }
}

extension Diagnostic {
    fileprivate static func unnamedText(_ key: Text, table: String, in source: String) -> Diagnostic {
        let location = table.isEmpty ? "" : " in '\(table)'"
        return Diagnostic(
            VerificationRules.notInCatalog,
            "source '\(source)' has the text '\(key.value)'\(location), which no entry names; add it to an entry, or to "
                + "'ignore' with a reason",
            at: key.range)
    }
}
