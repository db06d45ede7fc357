import CatalogModel
import CatalogSyntax

/// Brings the changes of a source into a file of tokens, edited by people since.
///
/// Three sides as for entries: the source as before (`base`), the source as of now (`theirs`), and the file.
struct TokenMerge {
    private(set) var editor: YAMLEditor
    private(set) var findings = Diagnostics()
    /// Tokens gone from the source but still in the file.
    private(set) var vanished: [DraftedToken] = []
    /// Whether tokens gone from the source go from the file, too.
    private let removesVanished: Bool

    init(_ editor: YAMLEditor, removesVanished: Bool) {
        self.editor = editor
        self.removesVanished = removesVanished
    }

    mutating func merge(base: [DraftedToken], theirs: [DraftedToken]) {
        let old = Dictionary(base.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let names = Set(theirs.map(\.path))
        for token in base where !names.contains(token.path) { vanish(token) }
        for (index, token) in theirs.enumerated() {
            if let old = old[token.path], old.type == token.type, old.value == token.value { continue }
            merge(token, base: old[token.path], among: theirs, at: index)
        }
    }

    private mutating func merge(_ token: DraftedToken, base: DraftedToken?, among all: [DraftedToken], at index: Int) {
        let location = Self.steps(token.path)
        guard let here = editor.value(at: location) else {
            guard base == nil else { return findings.report(.removedByHand("'\(token.name)'", at: range(token.path))) }
            return add(token, after: all[..<index])
        }
        if here["$value"] == token.value { return }
        guard let base, here["$value"] == base.value else {
            return findings.report(
                .kept("'\(token.name)'", now: token.value.compact, at: range(token.path)))
        }
        if base.type != token.type, let type = token.type, here["$type"] != nil {
            apply(.set(location + ["$type"], .string(type)), to: token)
        }
        apply(.set(location + ["$value"], token.value), to: token)
    }

    /// Adds a token and missing groups, after the previous token of the source.
    private mutating func add(_ token: DraftedToken, after others: ArraySlice<DraftedToken>) {
        let depth = token.path.indices.first { editor.value(at: Self.steps(token.path[...$0])) == nil } ?? 0
        let parent = Array(token.path[..<depth])
        guard case .object(let group)? = editor.value(at: Self.steps(parent)), group["$value"] == nil else {
            return findings.report(.uneditable("'\(token.name)'", at: range(token.path)))
        }
        let here = Set(group.members.map(\.name))
        let before = others.last {
            $0.path.starts(with: parent) && $0.path.count > depth && here.contains($0.path[depth])
        }
        let isCollection = if case .object = token.value { true } else { false }
        var value = JSONObject()
        if let type = token.type { value["$type"] = .string(type) }
        // Add empty braces first: a value that is set within braces stays on one line.
        value["$value"] = isCollection ? .object(JSONObject()) : token.value
        for annotation in token.annotations.members { value[annotation.name] = annotation.value }
        let whole = token.path[(depth + 1)...].reversed().reduce(JSONValue.object(value)) { [$1: $0] }
        apply(
            .add(
                Self.steps(parent), key: token.path[depth], whole,
                after: before?.path[depth] ?? group.members.last?.name), to: token)
        if isCollection { apply(.set(Self.steps(token.path) + ["$value"], token.value), to: token) }
    }

    private mutating func vanish(_ token: DraftedToken) {
        guard editor.value(at: Self.steps(token.path)) != nil else { return }
        guard removesVanished else {
            vanished.append(token)
            return findings.report(.vanished("'\(token.name)'", at: range(token.path)))
        }
        var path = token.path
        repeat {
            apply(.remove(Self.steps(path)), to: token)
            path.removeLast()
        } while !path.isEmpty && editor.value(at: Self.steps(path)) == .object(JSONObject())
    }

    private mutating func apply(_ change: YAMLChange, to token: DraftedToken) {
        if !editor.applyAlone(change) { findings.report(.uneditable("'\(token.name)'", at: range(token.path))) }
    }

    /// Returns the place of a token, or of the nearest group around.
    private func range(_ path: [String]) -> SourceRange {
        path.indices.reversed().lazy.compactMap { editor.node(at: Self.steps(path[...$0])) }.first?.range
            ?? editor.root.range
    }

    private static func steps(_ path: some Sequence<String>) -> YAMLPath { path.map(YAMLPathStep.key) }
}
