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

    /// A color of a token.
    private struct Color {
        let hex: String
        let token: ShownToken
        /// The address of the token's page.
        let page: String
    }

    func files() -> [OutputFile] {
        var parts: [[Color]] = Array(repeating: [], count: steps * steps * steps)
        var met: [String: Int] = [:]
        for color in colors() {
            let part = part(of: color.hex)
            met[color.hex, default: 0] += 1
            if met[color.hex, default: 0] <= Self.most.ofColor, parts[part].count < Self.most.ofFile {
                parts[part].append(color)
            }
        }
        return zip(paths, parts.indices).map { OutputFile(path: $0, bytes: script($1, colors: parts[$1])) }
    }

    /// Returns the colors of each token in the themes, each color only once.
    private func colors() -> [Color] {
        var colors: [Color] = []
        for page in site.tokens.pages {
            let address = SiteFiles.address(of: page.path)
            for token in page.tokens {
                var seen: Set<String> = []
                for theme in site.tokens.themes {
                    guard let own = theme.theme.tokens[token.token.path], own.type == "color",
                        let hex = TokenColor(own.resolvedValue)?.srgb?.hex, seen.insert(hex).inserted
                    else { continue }
                    colors.append(Color(hex: hex, token: token, page: address))
                }
            }
        }
        return colors
    }

    private func part(of hex: String) -> Int {
        let digits = Array(hex.utf8.dropFirst().prefix(6))
        let channels = stride(from: 0, to: 6, by: 2).map { at in
            Int(String(decoding: digits[at..<min(at + 2, digits.count)], as: UTF8.self), radix: 16) ?? 0
        }
        return channels.reduce(0) { $0 * steps + $1 * steps / 256 }
    }

    private func script(_ number: Int, colors: [Color]) -> [UInt8] {
        var script = ScriptDataWriter("colors")
        script.number(number)
        script.list { script in
            for color in colors {
                let token = color.token
                for text in [String(color.hex.prefix(7)), token.token.path, token.resolvedValue.plainText] {
                    script.text(text)
                }
                script.text(color.page)
                script.text(token.anchor)
            }
        }
        return script.finished()
    }
}
