package import CatalogModel
import CatalogSyntax
package import CodeReaders

/// The options chosen by people for an import, such as the components to import and the removal of vanished members.
package struct ImportOptions: Sendable {
    /// The components to import: names of declarations, or of what they inherit or conform to; everything if nil.
    package var components: SymbolPattern?
    /// Whether the folders of a source's code make categories.
    package var takesCategoryFromPath: Bool
    /// Whether members and entries go that the source has no more.
    package var removesVanished: Bool
    /// Whether supporting declarations become entries, such as the functions and variables beside elements.
    package var includesSupporting: Bool

    package init(
        components: SymbolPattern? = nil, takesCategoryFromPath: Bool = false, removesVanished: Bool = false,
        includesSupporting: Bool = false
    ) {
        self.includesSupporting = includesSupporting
        self.components = components
        self.takesCategoryFromPath = takesCategoryFromPath
        self.removesVanished = removesVanished
    }
}

/// The existing entries of a catalog as input of an import: files by id, and ids by the names of described types.
package struct CatalogEntries: Sendable {
    /// By id.
    let files: [String: SourceFile]
    /// The ids of entries by the names of their types.
    let owners: [String: String]

    package init(_ registry: ComponentRegistry) {
        var files: [String: SourceFile] = [:]
        var owners: [String: String] = [:]
        for component in registry.components {
            guard let id = component.entry.id else { continue }
            files[id.value.rawValue] = id.range.file
            for implementation in component.entry.implementations.orEmpty() {
                for type in implementation.value.types.orEmpty() {
                    owners[implementation.name + "/" + type.name] = id.value.rawValue
                }
            }
        }
        self.files = files
        self.owners = owners
    }
}

/// The outcome of an import before writing: changed files, omissions, findings, and the record for the next import.
package struct ImportOutcome: Sendable {
    /// The effect of an import on a file.
    package enum Change: String, Sendable { case created, changed, removed, unchanged }

    /// A file written, kept or removed by an import, with the bytes before and after.
    package struct File: Sendable {
        /// The declarations that a file is written from.
        package enum Origin: Sendable {
            /// The index of the component in the source.
            case component(Int)
            /// The values of a theme; nil: the common values.
            case tokens(theme: String?)
        }

        package let path: String
        package let change: Change
        package let bytes: [UInt8]
        package let old: [UInt8]?
        /// nil for a file that only lists others, and for a removed file.
        package var origin: Origin?
    }

    /// A declaration left out, with the location where the report shows one.
    package typealias Omission = (name: String, reason: String, location: SourceRange?)

    /// The files of entries, in the order of the source.
    package internal(set) var files: [File] = []
    /// Declarations that were left out, with the reason.
    package internal(set) var omissions: [Omission] = []
    /// Supporting declarations that were left out.
    package internal(set) var supporting: [DeclaredComponent] = []
    /// Ids of entries without a summary.
    package fileprivate(set) var silent: [String] = []
    /// The record that the next import of this source starts from.
    package internal(set) var record = ImportRecord()
    package internal(set) var findings = Diagnostics()
    /// The word for a file.
    package internal(set) var noun = "entry"
    /// The paths of the existing files of entries.
    fileprivate var paths: Set<String> = []
    /// New files of tokens, each with the variant.
    package internal(set) var newTokens: [(theme: String?, path: String)] = []
    /// The choices between the variants.
    package var layers: TokenLayers?

    package var isEmpty: Bool { files.isEmpty && record.isEmpty }

    package mutating func add(_ findings: Diagnostics) { self.findings.merge(findings) }

    /// Returns errors of the resulting catalog; errors in unwritten files are located at the beginning of the source.
    package func located(_ errors: [Diagnostic], in source: [SourceFile]) -> [Diagnostic] {
        let unwritten = Set(files.filter { $0.change != .unchanged }.map(\.path))
        return errors.map { error in
            guard let path = error.range?.file.path, unwritten.contains(path), let file = source.first else {
                return error
            }
            return Diagnostic(
                error.rule, "'\(path)' would have an error: \(error.message)", at: file.range(ofBytes: 0..<0))
        }
    }
}

/// An import of components declared in code into a catalog: drafts new entries, and merges changes into existing
/// entries.
package struct SourceImport {
    private let wishes: ImportOptions
    private let last: ImportRecord
    private let entries: CatalogEntries
    /// Gives the path of a new entry's file, by id.
    private let newPath: (String) -> String
    /// The first lines of a new entry.
    private let preamble: String

    package init(
        _ wishes: ImportOptions, last: ImportRecord, entries: CatalogEntries, preamble: String,
        newPath: @escaping (String) -> String
    ) {
        self.wishes = wishes
        self.last = last
        self.entries = entries
        self.preamble = preamble
        self.newPath = newPath
    }

    /// Returns the files of all components of a source.
    ///
    /// - Parameters:
    ///   - api: The declarations of the source.
    ///   - skipped: Facts of the source that the catalog cannot represent.
    /// - Returns: The outcome, not yet written.
    package func outcome(of api: DeclaredAPI, skipping skipped: SkippedFacts = SkippedFacts()) -> ImportOutcome {
        var outcome = ImportOutcome()
        outcome.findings = api.diagnostics
        outcome.omissions = api.omissions.map { ($0.name.value, $0.reason, nil) }
        var drafting = EntryDrafting(wishes)
        var imported: Set<String> = []
        for (index, component) in api.components.enumerated() {
            if let findings = component.supporting {
                guard wishes.includesSupporting || isDocumented(component) else {
                    outcome.supporting.append(component)
                    continue
                }
                outcome.findings.merge(findings)
            }
            var draft = drafting.draft(component)
            guard wishes.wants(component) else {
                outcome.omissions.append((component.symbol.value, "is not one of the requested components", nil))
                continue
            }
            imported.insert(draft.id)
            let base = last.entries.first { $0.id == draft.id }
            let rest = skipped.apply(to: draft.value, of: index, previous: base?.value)
            for finding in skipped.findings(about: component, at: index, isLeftOut: rest == nil) {
                outcome.findings.report(finding)
            }
            if let rest {
                draft.value = rest
                add(draft, of: index, base: base?.value, to: &outcome)
            } else if let base {
                outcome.record.entries.append(base)
            }
        }
        for entry in last.entries where !imported.contains(entry.id) { retire(entry, in: &outcome) }
        return outcome
    }

    /// Returns whether the catalog or the record of the last import has the component.
    private func isDocumented(_ component: DeclaredComponent) -> Bool {
        let symbol = component.symbol.value
        return last.holds(anyOf: [symbol]) || entries.owners[component.platform + "/" + symbol] != nil
    }

    /// Writes a new entry, or merges into the existing entry.
    private func add(
        _ draft: DraftedEntry, of component: Int, base: JSONValue?, to outcome: inout ImportOutcome
    ) {
        if draft.value["summary"] == nil { outcome.silent.append(draft.id) }
        guard let file = file(of: draft) else {
            // Do not create an entry again that a user has removed.
            if base == nil {
                let text = preamble + YAMLWriter.text(of: draft.value)
                outcome.files.append(
                    .init(
                        path: newPath(draft.id), change: .created, bytes: Array(text.utf8), old: nil,
                        origin: .component(component)))
            }
            outcome.record.entries.append((draft.id, draft.symbol.value, draft.value))
            return
        }
        guard outcome.paths.insert(file.path).inserted else {
            // The entry describes the first of several declarations with one name.
            let name = "'\(draft.symbol.value)'"
            let owner = entries.owners[draft.platform + "/" + draft.symbol.value] ?? draft.id
            return outcome.findings.report(
                .skipped(
                    name, because: "the entry '\(owner)' already describes the type \(name)",
                    at: draft.symbol.range))
        }
        guard let editor = YAMLEditor(file, diagnostics: &outcome.findings) else { return }
        var merge = EntryMerge(editor, removesVanished: wishes.removesVanished)
        merge.merge(base: base, theirs: draft.value.adopting(id: editor.value(at: ["id"]), hasBase: base != nil))
        outcome.findings.merge(merge.findings)
        let bytes = merge.editor.file.bytes
        outcome.files.append(
            .init(
                path: file.path, change: bytes == file.bytes ? .unchanged : .changed, bytes: bytes, old: file.bytes,
                origin: .component(component)))
        var value = merge.vanished.reduce(draft.value) { $0.keeping($1, of: base) }
        for names in merge.unwritten {
            // Keep the old value in the record, so that the next import tries again.
            let old = base.flatMap { Facts.entry($0).value(at: names[...]) }
            value = Facts.entry(value).replacing(names[...], with: old) ?? value
        }
        outcome.record.entries.append((draft.id, draft.symbol.value, value))
    }

    private func file(of draft: DraftedEntry) -> SourceFile? {
        let owner = entries.owners[draft.platform + "/" + draft.symbol.value]
        return entries.files[draft.id] ?? owner.flatMap { entries.files[$0] }
    }

    /// Retires an entry whose component is gone from the source.
    private func retire(_ entry: (id: String, symbol: String, value: JSONValue), in outcome: inout ImportOutcome) {
        guard let file = entries.files[entry.id] else { return }
        if wishes.removesVanished {
            outcome.files.append(.init(path: file.path, change: .removed, bytes: [], old: file.bytes))
        } else {
            outcome.record.entries.append(entry)
            outcome.findings.report(.vanished("'\(entry.symbol)'", at: SourceRange(file: file, from: 0, to: 0)))
        }
    }
}

extension DeclaredComponent {
    /// Returns the number of declarations under a key of the implementation: `types`, `functions` or `variables`.
    package func count(of key: String) -> Int {
        let value = entry.jsonValue()["implementations"]?[platform]?[key]
        if case .array(let names)? = value { return names.count }
        guard case .object(let members)? = value else { return 0 }
        return members.members.reduce(0) { sum, member in
            if case .array(let overloads) = member.value { sum + overloads.count } else { sum + 1 }
        }
    }
}

extension ImportOptions {
    func wants(_ component: DeclaredComponent) -> Bool {
        guard let components else { return true }
        let names = [component.symbol.value] + component.entry.jsonValue().ancestors(on: component.platform)
        return names.contains(where: components.matches)
    }
}

extension JSONValue {
    /// Returns the names of the types inherited from or conformed to by the types of an entry.
    fileprivate func ancestors(on platform: String) -> [String] {
        guard case .object(let types)? = self["implementations"]?[platform]?["types"] else { return [] }
        return types.members.flatMap { type in
            ["inherits", "conforms", "mixins"].flatMap { key -> [String] in
                guard let list = type.value[key] else { return [] }
                guard case .array(let elements) = list else { return [list.scalarText] }
                return elements.map { ($0["name"] ?? $0).scalarText }
            }
        }
    }

    /// Returns the entry with the id of an entry written by people before the first import.
    fileprivate func adopting(id: JSONValue?, hasBase: Bool) -> JSONValue {
        guard !hasBase, let id, case .object(var object) = self else { return self }
        object["id"] = id
        return .object(object)
    }

    /// Returns the value with a member from another value, so that the next import includes the member, too.
    fileprivate func keeping(_ path: [String], of other: JSONValue?) -> JSONValue {
        guard let name = path.first, case .object(var object) = self, let kept = other?[name] else { return self }
        object[name] =
            path.count == 1 ? kept : (object[name] ?? .object(JSONObject())).keeping(Array(path.dropFirst()), of: kept)
        return .object(object)
    }
}
