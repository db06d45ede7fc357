import CatalogModel
import CatalogPages
import CatalogRendering

/// The site's pages with the generated code stubs of each entry, for catalogs with a stub output.
struct StubPages: Sendable {
    private let units: [EntryID: [RenderUnit]]

    /// Creates the pages from the stubs of a backend; the options of the catalog's outputs apply to the pages, too.
    init(_ registry: ComponentRegistry, backend: (any Backend)?) async {
        var units: [EntryID: [RenderUnit]] = [:]
        if let backend {
            for output in registry.configuration.outputs(of: backend.name) {
                // Findings about the options and about the stubs belong to the output itself.
                var ignored = Diagnostics()
                let options = BackendOptions.checked(
                    output.value.options.orEmpty(), against: backend.options(in: registry.configuration),
                    backendName: backend.name, diagnostics: &ignored)
                for unit in await backend.plan(registry, options: options) {
                    guard let entry = unit.entry, unit.paths.contains(where: Self.isCode) else { continue }
                    units[entry, default: []].append(unit)
                }
            }
        }
        self.units = units
    }

    /// Returns the page with the stubs of an entry, `stubs/button.md`; nil where there are none.
    func path(of entry: EntryID) -> String? { units[entry] == nil ? nil : Self.folder + entry.rawValue + ".md" }

    /// The paths of all pages with stubs.
    var paths: [String] { units.keys.sorted().compactMap(path) }

    /// Returns the entry whose stubs are shown on a page; nil for other pages.
    func entry(at page: String) -> EntryID? {
        guard page.hasPrefix(Self.folder), page.hasSuffix(".md") else { return nil }
        return EntryID(String(page.dropFirst(Self.folder.count).dropLast(".md".count)))
    }

    /// Returns the targets with stubs of an entry, in the order of the implementations.
    func targets(of entry: EntryID) -> [String] {
        units[entry, default: []].flatMap(\.paths).filter(Self.isCode).map(Self.target)
            .reduce(into: []) { targets, target in if !targets.contains(target) { targets.append(target) } }
    }

    func pageUnits(_ pages: PageUnits) -> [RenderUnit] {
        pages.site.registry.components.compactMap { component in
            guard let own = units[component.id], let path = path(of: component.id) else { return nil }
            return pages.unit(at: path) {
                page(of: component, at: path, own, in: pages.site)
            }
        }
    }

    private func page(of component: Component, at path: String, _ units: [RenderUnit], in site: SiteLinks) -> Page {
        let title = site.titles.title(of: component)
        let summary = "Starter code for an implementation of \(title)."
        var sections: [PageSection] = []
        for file in units.flatMap({ $0.render().files }) where Self.isCode(file.path) {
            let target = Self.target(of: file.path)
            if sections.last?.title != [.text(target)] { sections.append(PageSection(target, Content())) }
            sections[sections.count - 1].content.blocks += [
                .paragraph([.code(file.path.text.split(separator: "/").last.map(String.init) ?? "")]),
                .code(
                    String(decoding: file.bytes, as: UTF8.self),
                    language: String(CatalogPath.pathExtension(of: file.path.text))),
            ]
        }
        return Page(
            path: path, title: [.text("Stubs: ")] + Inline.words(title), summary: summary,
            lead: [
                .paragraph([
                    .text("Starter code for an implementation of "), site.link(to: component.id),
                    .text(": its API as declared in the catalog, without function bodies."),
                ])
            ], sections: sections)
    }

    private static let folder = "stubs/"

    /// Whether a file is code.
    ///
    /// Outlines repeat the page of the entry in plain text.
    private static func isCode(_ path: OutputPath) -> Bool { CatalogPath.pathExtension(of: path.text) != "txt" }

    /// Returns the target of a path.
    ///
    /// The folder written by a target is named after the target.
    private static func target(of path: OutputPath) -> String { String(path.text.prefix { $0 != "/" }) }
}
