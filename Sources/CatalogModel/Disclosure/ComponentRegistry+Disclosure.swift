extension ComponentRegistry {
    /// Returns the registry as visible to the readers of an output.
    ///
    /// Components with no part left out are shared; if all components are shared, so is the registry.
    public func disclosed(_ disclosure: Disclosure) async -> ComponentRegistry {
        let hidden = Set(
            components.lazy.filter { !disclosure.tells(entry: $0.entry.visibility?.value) }.map(\.id))
        let rest = hidden.isEmpty ? components : components.filter { !hidden.contains($0.id) }
        let affected = rest.indices.filter { rest[$0].canChange(disclosure, leavingOut: hidden) }
        let tokens = themes.contains { !$0.tokens.visibilities.allSatisfy { disclosure.tells(entry: $0) } }
        if hidden.isEmpty && affected.isEmpty && !tokens { return self }
        let disclosed = await withTaskGroup(of: (Int, Component).self) { group in
            for index in affected {
                group.addTask { (index, rest[index].disclosed(disclosure, leavingOut: hidden)) }
            }
            return await group.reduce(into: rest) { $0[$1.0] = $1.1 }
        }
        let isChanged = !hidden.isEmpty || tokens || affected.contains { disclosed[$0] !== components[$0] }
        if !isChanged { return self }
        var redaction = Redaction(disclosure, leavingOut: hidden)
        let configuration = configuration.redacted(&redaction) ?? configuration
        let shown = disclosed.reduce(into: redaction.publishedFiles(from: "")) { $0.formUnion($1.publishedFiles) }
        let mentioned = components.reduce(into: Set<String>()) { $0.formUnion($1.publishedFiles) }
        let isPublished = { (path: String) in shown.contains(path) || !mentioned.contains(path) }
        return ComponentRegistry(
            configuration: configuration, components: disclosed,
            themes: tokens ? themes.map { $0.disclosed(disclosure) } : themes, types: types,
            tokenUsers: hidden.isEmpty ? tokenUsers : tokenUsers.compactMapValues { $0.without(hidden) },
            pictures: pictures.filter { isPublished($0.key) }, demoFiles: demoFiles.filter { isPublished($0.key) },
            namedFiles: namedFiles, history: history, tokenParity: tokenParity, partOf: self)
    }
}

extension DesignTokens {
    /// The visibilities of all tokens.
    fileprivate var visibilities: Set<Visibility> {
        facts(TokenVisibilities.self) { TokenVisibilities(all: Set(all.lazy.map(\.visibility))) }.all
    }
}

/// The visibilities of some tokens, kept with the tokens: hardly any catalog has several, and most have thousands of
/// tokens.
private struct TokenVisibilities: Sendable {
    let all: Set<Visibility>
}

extension TokenTheme {
    fileprivate func disclosed(_ disclosure: Disclosure) -> TokenTheme {
        TokenTheme(
            name: name, inputs: inputs, tokens: tokens.without { !disclosure.tells(entry: $0.visibility) })
    }
}

extension Component {
    /// Whether some part may be left out, determined without reading the records.
    fileprivate func canChange(_ disclosure: Disclosure, leavingOut hidden: Set<EntryID>) -> Bool {
        if !visibilities.allSatisfy({ disclosure.tells(record: $0) }) { return true }
        // Behaviors and sections of guides name the entries that they apply to.
        return !hidden.isEmpty
            && (!guidance.isEmpty || (references + referrers).contains { hidden.contains($0) })
    }

    fileprivate func disclosed(_ disclosure: Disclosure, leavingOut hidden: Set<EntryID>) -> Component {
        var redaction = Redaction(disclosure, leavingOut: hidden)
        let rest = entry.redacted(&redaction) ?? entry
        let shown = redaction.publishedFiles(from: CatalogPath.folder(of: path))
        let guidance = guidance.compactMap { $0.redacted(&redaction) }
        let others = references.contains { hidden.contains($0) } || referrers.contains { hidden.contains($0) }
        if redaction.count == 0 && !others { return self }
        return Component(
            id: id, entry: rest, path: path, tokens: tokens.filter { $0.isTold(by: disclosure, in: rest) },
            references: references.filter { !hidden.contains($0) },
            referrers: referrers.filter { !hidden.contains($0) }, guidance: guidance,
            verifications: verifications, visibilities: visibilities, publishedFiles: publishedFiles.intersection(shown)
        )
    }
}

extension Guidance {
    fileprivate func redacted(_ redaction: inout Redaction) -> Guidance? {
        if redaction.entries.contains(source) {
            redaction.takeOut()
            return nil
        }
        let rest: GuidanceContent? =
            switch content {
            case .section(let section): section.redacted(&redaction).map(GuidanceContent.section)
            case .behavior(let behavior): behavior.redacted(&redaction).map(GuidanceContent.behavior)
            }
        return rest.map { Guidance(source: source, content: $0) }
    }
}

extension ComponentToken {
    fileprivate func isTold(by disclosure: Disclosure, in entry: Entry) -> Bool {
        if let implementation, entry.implementations?.element(named: implementation) == nil { return false }
        return disclosure.tells(record: token.named.visibility?.value)
    }
}

extension Redaction {
    /// Returns the files of the remaining figures and demos, by path from the catalog's folder.
    ///
    /// `folder`: the start of the records' own paths.
    fileprivate func publishedFiles(from folder: String) -> Set<String> {
        Set(publishedFiles.map { CatalogPath.join(folder, with: $0) })
    }
}

extension [EntryID] {
    /// Returns the remaining ids; nil where none is left.
    fileprivate func without(_ hidden: Set<EntryID>) -> [EntryID]? {
        let rest = filter { !hidden.contains($0) }
        return rest.isEmpty ? nil : rest
    }
}
