import CatalogModel
import CatalogPages
import CatalogRendering

/// The printer of the search files for finding design tokens by color; each file covers a part of the color space.
struct ColorSearchFiles: Sendable {
    let site: SiteLinks

    /// Parts along red, green and blue each.
    var steps: Int {
        let count = site.registry.tokens.all.count
        return count < 1_000 ? 1 : count < 20_000 ? 4 : 8
    }

    /// The greatest number of tokens of a single color, and of a single file; more would be of no use.
    private static let most = (ofColor: 4, ofFile: 400)

    var paths: [OutputPath] { (0..<steps * steps * steps).compactMap { OutputPath("search/color-\($0).js") } }

    func files(of index: SearchIndex) -> [OutputFile] {
        var parts: [[SearchIndex.Color]] = Array(repeating: [], count: steps * steps * steps)
        var met: [String: Int] = [:]
        for color in index.colors {
            let part = part(of: color.value)
            met[color.value.hex, default: 0] += 1
            if met[color.value.hex, default: 0] <= Self.most.ofColor, parts[part].count < Self.most.ofFile {
                parts[part].append(color)
            }
        }
        return zip(paths, parts.indices).map { OutputFile(path: $0, bytes: script($1, colors: parts[$1], of: index)) }
    }

    private func part(of color: SRGBColor) -> Int {
        let digits = Array(color.hex.utf8.dropFirst().prefix(6))
        let channels = stride(from: 0, to: 6, by: 2).map { at in
            Int(String(decoding: digits[at..<min(at + 2, digits.count)], as: UTF8.self), radix: 16) ?? 0
        }
        return channels.reduce(0) { $0 * steps + $1 * steps / 256 }
    }

    private func script(_ number: Int, colors: [SearchIndex.Color], of index: SearchIndex) -> [UInt8] {
        var script = ScriptDataWriter("colors")
        script.number(number)
        script.list { script in
            for color in colors {
                let shape = index.shapes[color.hit.shape]
                let page = index.pages[color.hit.page].address
                for text in [String(color.value.hex.prefix(7)), shape.name, shape.context, page, shape.anchor] {
                    script.text(text)
                }
            }
        }
        return script.finished()
    }
}
