package import CatalogModel
package import CatalogRendering

/// The paths of all pages in an output, and a resolver of links to the pages from anywhere.
///
/// An immutable class, because every page refers to the links.
package final class SiteLinks: Sendable {
    package let registry: ComponentRegistry
    let types: TypeMentionIndex
    package let tokenPages: TokenPageRule
    /// The first entry to document a token absent from all token files, by the token's path.
    private let documenters = SharedValue<[String: EntryID]>()
    package let tokens: TokenIndex
    let releases: ReleaseIndex
    /// The further pages about the whole catalog.
    package let sitePages: [SitePage]
    package let titles: EntryTitles
    private let pages: [EntryID: EntryPage]

    /// The page of an entry: the path, and the entry's title as a link to the page.
    private struct EntryPage {
        /// nil when the id cannot be the name of a file.
        let path: String?
        /// The entry by title, as a link if the entry has a page.
        let link: Inline
    }

    package init(_ registry: ComponentRegistry, tokenPages: TokenPageRule = .group) {
        self.registry = registry
        self.tokenPages = tokenPages
        types = TypeMentionIndex(registry.components)
        tokens = TokenIndex(ShownTheme.all(of: registry), on: tokenPages)
        releases = ReleaseIndex(registry)
        sitePages = SitePage.all(of: registry)
        titles = EntryTitles(registry)
        var pages: [EntryID: EntryPage] = [:]
        for component in registry.components {
            let path = Self.path(of: component.id)?.text
            let title = titles.title(of: component)
            let link = path.map { Inline.link(Inline.words(title), .page($0, anchor: nil)) }
            pages[component.id] = EntryPage(path: path, link: link ?? .text(title))
        }
        self.pages = pages
    }

    package static let indexPath = "index.md"
    package static let tokenIndexPath = "tokens/index.md"

    /// Returns the path of an entry's page.
    ///
    /// Ids are names of files already, but not on every system: `con` is a device.
    package static func path(of id: EntryID) -> OutputPath? { OutputPath("components/\(id).md") }

    /// Returns the path of the page of an entry; nil when there is none.
    package func pagePath(of id: EntryID) -> String? { pages[id]?.path }

    /// Returns the entry whose page has a path; nil for other pages.
    package func entry(at path: String) -> Component? {
        guard isEntry(path) else { return nil }
        return registry[String(path.dropFirst("components/".count).dropLast(".md".count))]
    }

    /// Whether a page belongs to an entry.
    package func isEntry(_ page: String) -> Bool { page.hasPrefix("components/") && page.hasSuffix(".md") }

    /// Returns the page of an entry; nil when there is none.
    package func page(of id: EntryID, anchor: String? = nil) -> Target? {
        pagePath(of: id).map { .page($0, anchor: anchor) }
    }

    /// Returns an entry by title, as a link.
    package func link(to id: EntryID) -> Inline { linkIfPresent(to: id) ?? .text(id.rawValue) }

    /// Returns the link to an entry; nil without such an entry.
    package func linkIfPresent(to id: EntryID) -> Inline? { pages[id]?.link }

    /// Returns the target of an author's name on the page of an entry.
    package func member(_ name: String, of id: EntryID) -> Target? {
        guard let component = registry[id], let anchor = Anchors(namesOf: component).named(name) else { return nil }
        return page(of: id, anchor: anchor)
    }

    /// Returns the anchor of a type on the page of the type's entry.
    func anchor(of type: TypeMentionLocation) -> String? {
        registry[type.entry].flatMap { Anchors(typesOf: $0)[type] }
    }

    /// Returns a token: on the token's page of the token files, else at the place of documentation by an entry.
    package func token(_ path: String) -> Target? {
        if let shown = tokens[path] { return shown.target }
        guard let id = documenter(ofToken: path), let component = registry[id] else { return nil }
        return member(path, of: component.id)
    }

    /// Returns the entry that documents a token absent from all token files.
    package func documenter(ofToken path: String) -> EntryID? {
        documenters.value(compute: findDocumenters)[path]
    }

    private func findDocumenters() -> [String: EntryID] {
        var documenters: [String: EntryID] = [:]
        for component in registry.components {
            for token in component.tokens where tokens[token.path] == nil {
                documenters[token.path] = documenters[token.path] ?? component.id
            }
        }
        return documenters
    }

    /// Returns a file of the catalog as seen from the catalog's folder: the output's copy of the file, if there is a
    /// copy.
    package func fileOrCopy(_ path: String) -> Target {
        guard registry.pictures[path] != nil, let copy = PictureCopies.path(of: path) else { return .file(path) }
        return .asset(copy.text)
    }

    /// Returns an author-given address; nil for an address that a page must not follow.
    package static func address(_ url: String) -> Target? {
        let scheme = url.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
        let hasScheme = url.utf8.count > scheme.utf8.count && url.dropFirst(scheme.count).first == ":"
        guard hasScheme, ["http", "https", "mailto"].contains(scheme) else { return nil }
        return .address(url)
    }
}

/// A resolver of the link destinations in an author's prose (`entry:ID`, files, anchors) to targets in an output.
package protocol LinkTargets {
    /// Returns the target of a link; nil for a dead link.
    func target(of destination: ProseLink.Destination) -> Target?
}

extension LinkTargets {
    /// Returns the same, or without the files available only in the catalog.
    package func linkingFiles(_ linksFiles: Bool) -> any LinkTargets { linksFiles ? self : WithoutFiles(all: self) }
}

/// A resolver of links in prose without targets for the catalog's own files, for outputs unable to link files.
private struct WithoutFiles: LinkTargets {
    let all: any LinkTargets

    func target(of destination: ProseLink.Destination) -> Target? {
        let target = all.target(of: destination)
        if case .file(let path)? = target, SiteLinks.address(path) == nil { return nil }
        return target
    }
}

/// Link targets for pages about the whole catalog, with files as seen from the catalog's folder.
extension SiteLinks: LinkTargets {
    package func target(of destination: ProseLink.Destination) -> Target? {
        switch destination {
        case .address(let address): .address(address)
        case .anchor: nil
        case .file(let path): fileOrCopy(RelativePath.resolve(path, from: ""))
        case .entry(let id, nil): EntryID(id).flatMap { page(of: $0) }
        case .entry(let id, let anchor?): EntryID(id).flatMap { member(anchor, of: $0) }
        case .token(let path): token(path)
        }
    }
}
