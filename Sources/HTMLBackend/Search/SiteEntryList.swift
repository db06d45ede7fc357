import CatalogModel
import CatalogPages

/// The printer of a JavaScript file with all entries by category, loaded by every page of the site for the navigation.
struct SiteEntryList {
    let site: SiteLinks
    /// The greatest number of entries in a complete list, and at the beginning of each category of a longer list.
    private static let most = (inAll: 2_000, ofCategory: 40)

    /// Returns the script: whether the list has all entries, and each category with titles and pages.
    func script() -> [UInt8] {
        let isWhole = site.registry.components.count <= Self.most.inAll
        var script = ScriptDataWriter("list")
        script.number(isWhole ? 1 : 0)
        script.list { script in
            for category in CatalogCategory.all(of: site.registry) {
                script.list { script in
                    script.text(category.title)
                    script.list { script in
                        for member in category.members.prefix(isWhole ? .max : Self.most.ofCategory) {
                            write(member, to: &script)
                        }
                    }
                }
            }
        }
        return script.finished()
    }

    private func write(_ component: Component, to script: inout ScriptDataWriter) {
        guard let path = site.pagePath(of: component.id) else { return }
        script.list { script in
            script.text(site.titles.title(of: component))
            script.text(SiteFiles.address(of: path))
        }
    }
}
