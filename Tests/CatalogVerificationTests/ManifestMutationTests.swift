import CatalogModel
import CatalogTestSupport
import CustomElementsManifest
import Foundation
import Testing

/// Elements of a real manifest, in which one fact is another.
@Suite("Every fact of manifests", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ManifestMutationTests {
    /// Manifests of one declaration each.
    private func manifests() throws -> [(name: String, text: String)] {
        let url = SharedData.folder.appendingPathComponent("data/glide-core-history/2025-10-13.custom-elements.json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let modules = try #require(root["modules"] as? [[String: Any]])
        return try modules.flatMap { module in
            try (module["declarations"] as? [[String: Any]] ?? []).compactMap { declaration in
                guard let tag = declaration["tagName"] as? String else { return nil }
                let own: [String: Any] = ["path": module["path"] ?? "", "declarations": [declaration]]
                let manifest: [String: Any] = ["schemaVersion": "1.0.0", "modules": [own]]
                let data = try JSONSerialization.data(withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys])
                return (tag, String(decoding: data, as: UTF8.self))
            }
        }
    }

    /// Types, defaults and flags of members that entries hold.
    private func mutations(of text: String) -> [SourceMutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var all: [SourceMutation] = []
        // Attributes repeat what fields say, and the field counts.
        var section = ""
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("          \"") { section = line.trimmed }
            guard section.hasPrefix("\"members\"") else { continue }
            func add(_ changed: String, _ name: String) {
                if changed == line { return }
                var copy = lines
                copy[index] = changed
                all.append(
                    SourceMutation(
                        text: copy.joined(separator: "\n"), line: index + 1, name: "\(name): \(line.trimmed)"))
            }
            let above = index > 0 ? lines[index - 1] : ""
            if line.trimmed.hasPrefix("\"text\" : "), above.contains("\"type\"") {
                add(line.prefix { $0 == " " } + "\"text\" : \"Another\"", "type")
            }
            if line.trimmed.hasPrefix("\"default\" : ") {
                add(line.prefix { $0 == " " } + "\"default\" : \"another\",", "default")
            }
        }
        return all
    }

    @Test("that changes is one finding at its line on both sides, and mended")
    func mutations() async throws {
        var tally = MutationTally()
        for (_, text) in try manifests() {
            let catalog = try await AgreeingCatalog(
                ManifestReader(), path: "custom-elements.json", platform: "web", text: text)
            #expect(try await catalog.findings(text).map(\.testDescription) == [])
            for mutation in Thoroughness.some(mutations(of: text), every: 4) {
                try await tally.add(mutation, in: catalog)
            }
        }
        tally.expectAll(atLeast: 150)
        print(tally)
    }
}

extension String {
    var trimmed: String { String(trimmingPrefix { $0 == " " }) }
}
