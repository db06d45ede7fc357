import CatalogModel
import CatalogPages
import CatalogRendering

/// The files of the search: scripts that hand their data to the site's script, so that they also load where there is no
/// server.
struct SearchFiles: Sendable {
    let site: SiteLinks

    /// As many parts as it takes for each to stay small.
    private var count: Int {
        let size = site.registry.components.count + site.registry.tokens.all.count / 20
        return size < 50 ? 16 : size < 400 ? 64 : size < 3_000 ? 256 : 1_024
    }

    func units() -> [RenderUnit] {
        let parts = (0..<count).compactMap { OutputPath("search/\($0).js") }
        guard let list = OutputPath(SiteFiles.list), let colors = OutputPath("search/colors.js") else { return [] }
        return [
            RenderUnit(paths: parts + [colors], reads: .everything) {
                let index = SearchIndex(site)
                return Rendering(
                    files: zip(parts, self.parts(of: index)).map { OutputFile(path: $0, text: $1) } + [
                        OutputFile(path: colors, text: self.colors(of: index))
                    ])
            },
            RenderUnit(paths: [list], reads: .everything) {
                Rendering(files: [OutputFile(path: list, text: pages)])
            },
        ]
    }

    /// All entries by category, for the navigation, with the number of parts of the index.
    private var pages: String {
        let rows = CatalogCategory.all(of: site.registry).map { category -> JSONValue in
            let members = category.members.compactMap { component in
                site.pagePath(of: component.id).map { path -> JSONValue in
                    .array([.string(site.titles.title(of: component)), .string(Self.page(path))])
                }
            }
            return .array([.string(category.title), .array(members)])
        }
        return script("list", [.number(String(count)), .array(rows)])
    }

    /// A key belongs to the part that the hash of its first three letters names.
    private func parts(of index: SearchIndex) -> [String] {
        var keys: [[String]] = Array(repeating: [], count: count)
        for key in index.byKey.keys.sorted() { keys[Self.hash(of: key) % count].append(key) }
        return keys.enumerated().map { part, keys in
            var places: [Int: Int] = [:]
            var hits: [JSONValue] = []
            let rows = keys.map { key -> JSONValue in
                let numbers = index.byKey[key, default: []].map { hit -> JSONValue in
                    let place = places[hit, default: hits.count]
                    if place == hits.count {
                        places[hit] = place
                        hits.append(row(index.hits[hit]))
                    }
                    return .number(String(place))
                }
                return .array([.string(key)] + numbers)
            }
            return script("part", [.number(String(part)), .array(hits), .array(rows)])
        }
    }

    private func colors(of index: SearchIndex) -> String {
        script("colors", index.colors.map { .array([.string($0.hex), row(index.hits[$0.hit])]) })
    }

    private func row(_ hit: SearchIndex.Hit) -> JSONValue {
        .array([hit.kind, hit.name, hit.context, Self.page(hit.page), hit.anchor].map(JSONValue.string))
    }

    private static func page(_ path: String) -> String { SiteFiles.html(of: path)?.text ?? path }

    /// FNV-1a of the first three letters, as the site's script works it out.
    private static func hash(of key: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for unit in String(String.UnicodeScalarView(key.unicodeScalars.prefix(3))).utf8 {
            hash = (hash ^ UInt32(unit)) &* 16_777_619
        }
        return Int(hash)
    }

    /// Values as a script; signs that could end a script, or a line of one, are spelled out.
    private func script(_ name: String, _ values: [JSONValue]) -> String {
        var text = ""
        for scalar in JSONValue.array(values).compact.unicodeScalars {
            switch scalar {
            case "<": text += "\\u003c"
            case "\u{2028}": text += "\\u2028"
            case "\u{2029}": text += "\\u2029"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "catalog.\(name)(\(text))\n"
    }
}
