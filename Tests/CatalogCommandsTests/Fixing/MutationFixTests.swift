import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// Single mistakes, made mechanically in the entries of the project's own catalog, and mended.
@Suite("Mistakes that mend themselves")
struct MutationFixTests {
    private static let folder = SharedData.repository.appendingPathComponent("Catalog")

    /// The files of the catalog that are text: path → text.
    private static func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard !name.hasPrefix("Output"), [".yaml", ".json"].contains(where: name.hasSuffix) else { continue }
            texts["Catalog/" + name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return texts
    }

    /// A text with one letter of a key doubled, dropped or swapped with the next one.
    private static func mutated(_ text: String, _ random: inout SeededNumbers) -> String? {
        let keys = text.matches(of: /(?m)^ *(?:- )?(?<key>[a-z][A-Za-z]{4,}):/)
        guard !keys.isEmpty else { return nil }
        let key = keys[Int.random(in: 0..<(keys.count), using: &random)].output.key
        let place = text.index(key.startIndex, offsetBy: 1 + Int.random(in: 0..<(key.count - 2), using: &random))
        let next = text.index(after: place)
        var mutated = text
        switch Int.random(in: 0..<(3), using: &random) {
        case 0: mutated.insert(text[place], at: place)
        case 1: mutated.remove(at: place)
        default:
            guard text[place] != text[next] else { return nil }
            mutated.replaceSubrange(place...next, with: [text[next], text[place]])
        }
        return mutated
    }

    @Test("what is fixed is the original, and nothing gets worse")
    func mutations() async throws {
        let texts = try Self.texts()
        let entries = texts.keys.filter { $0.hasPrefix("Catalog/components/") }.sorted()
        try #require(entries.count > 1)
        var random = SeededNumbers(seed: 25)
        var (fixed, same, tried) = (0, 0, 0)
        for _ in 0..<40 {
            let path = entries[Int.random(in: 0..<(entries.count), using: &random)]
            let original = try #require(texts[path])
            guard let wrong = Self.mutated(original, &random) else { continue }
            tried += 1
            let files = InMemoryFiles(texts.merging([path: wrong]) { $1 })
            let check: (any CatalogFiles) async -> [Diagnostic] = {
                await CatalogLoader.load("Catalog/catalog.yaml", from: $0).diagnostics
            }
            let before = await check(files)
            var mending = CatalogMending(files, allowsUnsafe: false)
            let after = await mending.mend(check)
            #expect(after.count <= before.count, "\(path)")
            for change in mending.changes {
                fixed += 1
                same += String(decoding: change.new, as: UTF8.self) == texts[change.path] ? 1 : 0
            }
        }
        #expect(tried > 30)
        #expect(fixed * 2 > tried, "\(fixed) of \(tried)")
        #expect(same * 100 >= fixed * 95, "\(same) of \(fixed)")
    }
}
