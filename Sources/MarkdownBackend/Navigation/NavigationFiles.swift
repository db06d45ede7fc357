import CatalogModel
import CatalogPages
import CatalogRendering

/// The printer of navigation files for documentation hosts, such as the `nav` of MkDocs or the sidebar of Docusaurus.
///
/// The files are never the team's own configuration itself.
struct NavigationFiles: Sendable {
    let site: SiteLinks
    /// The heading of the overview; nil: the catalog's name.
    let title: String?
    let names: PageNames
    /// The way from the host's folder of pages to the output's, with slashes between the names.
    let sitePath: String

    func units(_ form: Dialect.NavigationForm) -> [RenderUnit] {
        switch form {
        case .none: []
        case .mkdocs: unit([".nav.yml"]) { ["nav:\n" + mkdocs($0)] }
        case .docusaurus:
            unit(["sidebar.json"]) { [docusaurus($0).prettyPrinted] }
                + unit(categoryFolders.map { $0.path + "_category_.json" }) { _ in
                    categoryFolders.map { JSONValue.object(JSONObject(["label": .string($0.label)])).prettyPrinted }
                }
        case .vitepress: unit(["sidebar.json"]) { [vitepress($0).prettyPrinted] }
        case .jekyll: unit(["_navigation.yml"]) { [jekyll($0)] }
        }
    }

    /// Returns a unit of several files made of the outline together.
    private func unit(_ paths: [String], texts: @escaping @Sendable (SiteOutline) -> [String]) -> [RenderUnit] {
        let paths = paths.compactMap(OutputPath.init)
        if paths.isEmpty { return [] }
        return [
            RenderUnit(paths: paths) {
                let outline = SiteOutline(site, title: title)
                return Rendering(files: zip(paths, texts(outline)).map { OutputFile(path: $0, text: $1) })
            }
        ]
    }

    // MARK: MkDocs

    /// Returns the value of `nav`, with paths as seen from the file: so MkDocs can inherit the value, and plugins in
    /// search of a file with the usual name succeed.
    ///
    /// Titles are HTML, because themes write titles unchanged into pages.
    func mkdocs(_ outline: SiteOutline) -> String {
        let sections = outline.sections.map { section in
            let overview = section.overview.map { ["      - \(YAMLText.quoted($0))\n"] } ?? []
            return "  - \(YAMLText.quoted(HTML.escaped(section.title))):\n"
                + (overview + section.items.map { "      - \(yaml($0))" }).joined()
        }
        return "  - \(yaml(outline.home))" + sections.joined()
    }

    private func yaml(_ item: SiteOutline.Item) -> String {
        "\(YAMLText.quoted(HTML.escaped(item.title))): \(YAMLText.quoted(names.path(of: item.path)))\n"
    }

    // MARK: Docusaurus

    /// Returns the items of a sidebar.
    private func docusaurus(_ outline: SiteOutline) -> JSONValue {
        let sections = outline.sections.map { section -> JSONValue in
            var category = JSONObject(["type": .string("category"), "label": .string(section.title)])
            if let overview = section.overview {
                category["link"] = .object(JSONObject(["type": .string("doc"), "id": .string(id(overview))]))
            }
            category["items"] = .array(section.items.map(document))
            return .object(category)
        }
        return .array([document(outline.home)] + sections)
    }

    private func document(_ item: SiteOutline.Item) -> JSONValue {
        ["type": "doc", "id": .string(id(item.path)), "label": .string(item.title)]
    }

    private func id(_ page: String) -> String { folder + withoutSuffix(page) }

    /// The folders to be named for a sidebar made of the files.
    private var categoryFolders: [(path: String, label: String)] {
        var folders: [(path: String, label: String)] = []
        if !site.registry.components.isEmpty { folders.append(("components/", "Components")) }
        if !site.registry.tokens.isEmpty { folders.append(("tokens/", "Design tokens")) }
        var seen: Set<String> = []
        for page in site.tokens.pages {
            let folder = RelativePath.folder(of: names.path(of: page.path)) + "/"
            guard folder != "tokens/", seen.insert(folder).inserted else { continue }
            folders.append((folder, page.name.groups(1) ?? page.name))
        }
        return folders
    }

    // MARK: VitePress

    /// Returns the items of a sidebar.
    private func vitepress(_ outline: SiteOutline) -> JSONValue {
        let sections = outline.sections.map { section -> JSONValue in
            var group = JSONObject(["text": .string(section.title)])
            if let overview = section.overview { group["link"] = .string(route(overview)) }
            group["collapsed"] = .bool(false)
            group["items"] = .array(section.items.map(link))
            return .object(group)
        }
        return .array([link(outline.home)] + sections)
    }

    private func link(_ item: SiteOutline.Item) -> JSONValue {
        ["text": .string(item.title), "link": .string(route(item.path))]
    }

    /// Returns the address of a page from the root of the site; the overview of a folder has the folder's address.
    private func route(_ page: String) -> String {
        let route = "/" + folder + withoutSuffix(page)
        return route.hasSuffix("/index") ? String(route.dropLast("index".count)) : route
    }

    // MARK: Jekyll

    /// Returns titles and addresses for a file of data, with which a layout writes the navigation.
    private func jekyll(_ outline: SiteOutline) -> String {
        let sections = outline.sections.map { section in
            var text = "- title: \(YAMLText.quoted(section.title))\n"
            if let overview = section.overview { text += "  url: \(YAMLText.quoted(address(overview)))\n" }
            if !section.items.isEmpty { text += "  children:\n" }
            return text + section.items.map { jekyll($0, indent: "    ") }.joined()
        }
        return jekyll(outline.home, indent: "") + sections.joined()
    }

    private func jekyll(_ item: SiteOutline.Item, indent: String) -> String {
        let title = YAMLText.quoted(item.title)
        return "\(indent)- title: \(title)\n\(indent)  url: \(YAMLText.quoted(address(item.path)))\n"
    }

    private func address(_ page: String) -> String { "/" + folder + withoutSuffix(page) + ".html" }

    // MARK: Paths

    /// `sitePath` with a slash at the end only; empty for none.
    private var folder: String {
        let names = sitePath.split(separator: "/")
        return names.isEmpty ? "" : names.joined(separator: "/") + "/"
    }

    private func withoutSuffix(_ page: String) -> String {
        let path = names.path(of: page)
        return path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    }
}
