package import CatalogModel
package import CodeReaders
import CatalogSyntax

/// An import of declared values into files of tokens: a file of common values, and a file for each variant.
package struct TokenImport {
    private let last: ImportRecord
    private let removesVanished: Bool
    /// The first lines of a new file.
    private let preamble: String

    package init(last: ImportRecord, removesVanished: Bool, preamble: String) {
        self.last = last
        self.removesVanished = removesVanished
        self.preamble = preamble
    }

    /// Returns the files of tokens, new or merged.
    ///
    /// - Parameters:
    ///   - declared: The values of the source.
    ///   - path: Gives the path of the file of a variant; nil: of the common values.
    ///   - read: Gives the file at a path; nil without a file.
    /// - Returns: The files with their changes, not yet written.
    package func outcome(
        of declared: DeclaredTokens, path: (_ theme: String?) -> String, read: (_ path: String) -> SourceFile?
    ) -> ImportOutcome {
        let draft = TokenDraft(declared)
        var outcome = ImportOutcome()
        outcome.noun = "file"
        outcome.omissions = draft.omissions
        outcome.layers = declared.layers
        for theme in (draft.variants.map(\.theme) + last.tokens.map(\.theme)).uniqued() {
            let tokens = draft.variants.first { $0.theme == theme }?.tokens ?? []
            let base = last.tokens.first { $0.theme == theme }?.tokens
            bring(tokens, base: base, of: theme, at: path(theme), read: read, into: &outcome)
        }
        return outcome
    }

    /// Writes a new file, or merges into the existing file.
    private func bring(
        _ tokens: [DraftedToken], base: [DraftedToken]?, of theme: String?, at path: String,
        read: (String) -> SourceFile?, into outcome: inout ImportOutcome
    ) {
        guard let file = read(path) else {
            // Do not create a file again that a user has removed.
            if base == nil {
                let bytes = Array((preamble + TokenFileText(tokens).text).utf8)
                outcome.files.append(
                    .init(path: path, change: .created, bytes: bytes, old: nil, origin: .tokens(theme: theme)))
                outcome.newTokens.append((theme, path))
            }
            return outcome.record.tokens.append((theme, tokens))
        }
        guard let editor = YAMLEditor(file, diagnostics: &outcome.findings) else { return }
        var merge = TokenMerge(editor, removesVanished: removesVanished)
        merge.merge(base: base ?? [], theirs: tokens)
        outcome.findings.merge(merge.findings)
        if merge.editor.root.jsonValue() == .object(JSONObject()) {
            outcome.findings.report(.emptied(path, at: merge.editor.root.range))
        }
        let bytes = merge.editor.file.bytes
        outcome.files.append(
            .init(
                path: path, change: bytes == file.bytes ? .unchanged : .changed, bytes: bytes, old: file.bytes,
                origin: .tokens(theme: theme)))
        outcome.record.tokens.append((theme, tokens + merge.vanished))
    }
}
