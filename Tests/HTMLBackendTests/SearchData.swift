import Foundation
import Testing

@testable import HTMLBackend

/// The search index of a site, read as the site's script reads it.
struct SearchData {
    /// A place found by a key.
    struct Location: Hashable, CustomStringConvertible {
        let kind: String
        let name: String
        let context: String
        let page: String
        let anchor: String

        var description: String {
            "\(kind) \(name) (\(context)) \(page)\(anchor.isEmpty ? "" : "#" + anchor)"
        }
    }

    /// The places by key: those with the key in their names, and those with the key in their prose.
    private(set) var names: [String: [Location]] = [:]
    private(set) var prose: [String: [Location]] = [:]
    /// The bytes of each file, and the kilobytes that the table states for it.
    private(set) var sizes: [(actual: Int, stated: Int)] = []

    init(_ site: RenderedSite) throws {
        let table = try Self.arguments(of: "search/table.js", in: site)
        let stated = try #require(table[2] as? [Int])
        for number in stated.indices {
            let path = "search/\(number).js"
            sizes.append((site.files[path]?.utf8.count ?? 0, stated[number]))
            try read(try Self.arguments(of: path, in: site))
        }
    }

    private mutating func read(_ part: [Any]) throws {
        let pages = try #require(part[1] as? [Any])
        let shapes = try #require(part[2] as? [Any])
        func locations(_ pairs: [Int]) -> [Location] {
            stride(from: 0, to: pairs.count, by: 2).map { at in
                let shape = shapes[(4 * pairs[at])..<(4 * pairs[at] + 4)].map { $0 as? String }
                let file = pages[2 * pairs[at + 1] + 1] as? String ?? ""
                let derived = file.split(separator: "-").map(\.capitalized).joined(separator: " ")
                let title = pages[2 * pairs[at + 1]] as? String ?? derived
                let (kind, name, context) = (shape[0] ?? "", shape[1] ?? "", shape[2] ?? "")
                return Location(
                    kind: kind, name: kind == "page" && name.isEmpty ? title : name,
                    context: kind == "page"
                        ? context : [context, title].filter { !$0.isEmpty }.joined(separator: " · "),
                    page: file.contains(".") ? file : "components/\(file).html", anchor: shape[3] ?? "\(kind)--\(name)")
            }
        }
        var key: [Unicode.Scalar] = []
        for row in try #require(part[3] as? [[Any]]) {
            let shared = try #require(row[0] as? Int)
            key = Array(key.prefix(shared) + (try #require(row[1] as? String)).unicodeScalars)
            let text = String(String.UnicodeScalarView(key))
            names[text] = locations(row.dropFirst(2).compactMap { $0 as? Int })
            prose[text] = locations(row.last as? [Int] ?? [])
        }
    }

    /// Returns the arguments of the call that a file of the index is.
    static func arguments(of path: String, in site: RenderedSite) throws -> [Any] {
        let text = try #require(site.files[path])
        let start = try #require(text.firstIndex(of: "("))
        let end = try #require(text.lastIndex(of: ")"))
        let list = text[text.index(after: start)..<end]
        return try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [Any])
    }
}
