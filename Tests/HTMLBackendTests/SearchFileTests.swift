import CatalogModel
import CatalogPages
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("Files of the search index")
struct SearchFileTests {
    private static func slices(_ weights: [Int], count: Int) -> [[String]] {
        let rows = weights.indices.map { SearchIndex.Row(key: "k\($0)") }
        return SearchFiles.slices(of: rows, weights: weights, count: count).map { $0.map(\.key) }
    }

    @Test(
        "A file contains the rows that begin in its share of the total weight, and files without rows come first",
        arguments: [
            ([], 3, [[], [], []]),
            ([5], 1, [["k0"]]),
            ([5], 3, [[], [], ["k0"]]),
            ([1, 1, 1, 1], 2, [["k0", "k1"], ["k2", "k3"]]),
            ([1, 1, 1], 4, [[], ["k0"], ["k1"], ["k2"]]),
            // One row covers the shares of several files: at the start, in the middle, at the end.
            ([9, 1, 1, 1], 4, [[], [], ["k0"], ["k1", "k2", "k3"]]),
            ([1, 9, 1, 1], 4, [[], [], ["k0", "k1"], ["k2", "k3"]]),
            ([1, 1, 1, 9], 4, [[], [], ["k0", "k1", "k2"], ["k3"]]),
            ([3, 9, 9, 3], 4, [[], ["k0", "k1"], ["k2"], ["k3"]]),
        ])
    func slices(weights: [Int], count: Int, expected: [[String]]) {
        #expect(Self.slices(weights, count: count) == expected)
    }

    @Test("Every row is in one file, in order, with any weights")
    func anyWeights() {
        var random = SeededRandom(seed: 55)
        for _ in 0..<Thoroughness.rounds(300, of: 3_000) {
            let weights = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? Int.random(in: 1...9, using: &random) : Int.random(in: 1...900, using: &random)
            }
            let count = Int.random(in: 1...40, using: &random)
            let slices = Self.slices(weights, count: count)
            #expect(slices.count == count)
            #expect(slices.flatMap(\.self) == weights.indices.map { "k\($0)" })
            #expect(!slices.drop(while: \.isEmpty).contains([]))
        }
    }

    /// The smallest catalogs in which one row covers the shares of several files.
    @Test(
        "A lookup finds every key of catalogs with long descriptions or long code",
        arguments: [
            (10, "description: \"\(String(repeating: "word ", count: 3_600))\""),
            (1, "description: \"\(String(repeating: "word ", count: 20_800))\""),
            (1, "description: \"\(String(repeating: "w", count: 104_000))\""),
            (5, "examples: { language: swift, code: \"\(String(repeating: "let a = 1; ", count: 3_000))\" }"),
            (2, "changes: { \"1.0\": [\"\(String(repeating: "word ", count: 40_000))\"] }"),
            (3, "strings: { a: { text: \"\(String(repeating: "word ", count: 20_000))\" } }"),
        ])
    func catalogs(count: Int, rest: String) async throws {
        let entries = (1...count).map { ("entry-\($0)", Snippet.entry("entry-\($0)", rest)) }
        let loaded = await Snippet.load(Dictionary(uniqueKeysWithValues: entries))
        let site = await RenderedSite(try JudgedRegistries.require(loaded))
        #expect(site.pages.count > count)
        let firsts = try #require(try SearchData.arguments(of: "search/table.js", in: site)[1] as? [String])
        #expect(firsts.count > 1)
        var keys: Set<String> = []
        for number in firsts.indices {
            var key: [Unicode.Scalar] = []
            for row in try #require(try SearchData.arguments(of: "search/\(number).js", in: site).last as? [[Any]]) {
                let shared = try #require(row[0] as? Int)
                key = Array(key.prefix(shared) + (try #require(row[1] as? String)).unicodeScalars)
                let text = String(String.UnicodeScalarView(key))
                // As the site's script does: the last file that begins at or before the key.
                let file = firsts.lastIndex { !text.utf8.lexicographicallyPrecedes($0.utf8) }
                #expect(file == number, "\(text)")
                keys.insert(text)
            }
        }
        #expect(keys.isSuperset(of: (1...count).map { "entry\($0)" }))
    }
}
