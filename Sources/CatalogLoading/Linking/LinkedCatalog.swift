import CatalogFormat
import CatalogModel

/// The third stage of loading: the registry of a catalog, with entries linked to each other and to tokens.
struct LinkedCatalog: Sendable {
    let registry: ComponentRegistry
    let diagnostics: Diagnostics

    /// Links the contents of a catalog's files.
    init(_ contents: CatalogContents, in root: CatalogRoot) async {
        let configuration = contents.configuration
        let tokens = ThemedTokens(themes: contents.tokens.isComplete ? contents.tokens.themes : [])
        var texts = StringTexts(contents.strings)
        var entries = contents.entries
        entries.drafts = texts.fill(entries.drafts)
        let entryFolders = configuration.record.entryFolders
        let checks = MentionChecks(
            entryIDs: entries.entryIDs, tokens: tokens, files: root.files(in: entryFolders),
            within: FileBounds(catalog: root.folder, folders: entryFolders))
        var mentioned = Diagnostics()
        checks.check(
            configuration.mentions, folder: root.folder, unread: configuration.unreadKeys, diagnostics: &mentioned)
        let linked = await Linker(entries: entries, tokens: tokens, mentions: checks).link()

        async let tokenUsers = linked.tokenUsers(tokenCount: tokens.themes.first?.tokens.all.count ?? 0)
        let components = await linked.components(relativeTo: root.folder, verified: contents.verifications)
        registry = ComponentRegistry(
            configuration: configuration.record, components: components, themes: contents.tokens.themes,
            types: contents.named.types, tokenUsers: await tokenUsers, pictures: contents.published.pictures,
            demoFiles: contents.published.demoFiles,
            namedFiles: contents.named.backendFiles, history: contents.named.history,
            tokenParity: contents.verifications.tokenParity)
        var diagnostics = texts.diagnostics
        diagnostics.merge(mentioned)
        diagnostics.merge(linked.diagnostics)
        self.diagnostics = diagnostics
    }
}
