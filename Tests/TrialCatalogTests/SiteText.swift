import CatalogRendering
import CatalogTestSupport
import Foundation

/// The pages of a finished site as their readers see them; a parser that is not ours reads them.
enum SiteText {
    /// Returns the passages of each page; the files beside pages say nothing.
    static func passages(_ files: [OutputFile]) throws -> [[String]] {
        let pages = files.filter(\.isPage).map { String(decoding: $0.bytes, as: UTF8.self) }
        let script = Judge.scripts.appendingPathComponent("site_text.py")
        let input = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self)
        let verdict = try Judge.python.verdict([script.path], input: input)
        var texts = try JSONDecoder().decode([[String]].self, from: Data(verdict.output.utf8))[...]
        return files.map { $0.isPage ? texts.removeFirst() : [""] }
    }
}

extension OutputFile {
    fileprivate var isPage: Bool { path.text.hasSuffix(".html") }
}
