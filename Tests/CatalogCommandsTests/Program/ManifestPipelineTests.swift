import CatalogTestSupport
import Foundation
import Testing

/// Real libraries from the first import to the import of later releases.
@Suite("The way of a real manifest", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ManifestPipelineTests {
    struct Library: Sendable, CustomTestStringConvertible {
        let name: String
        /// Manifests by release, the first one for a new catalog.
        let releases: [String]
        /// Number of entries after the first import.
        let entries: Int
        var testDescription: String { name }
    }

    static let libraries = [
        Library(
            name: "Glide",
            releases: ["2025-02-20", "2025-04-30", "2025-07-17", "2025-09-15", "2025-10-13"].map {
                "glide-core-history/\($0).custom-elements.json"
            }, entries: 41),
        Library(
            name: "dnn",
            releases: ["2024-10-25", "2025-04-10", "2026-03-01"].map {
                "dnn-elements-history/\($0).custom-elements.json"
            }, entries: 27),
        // 52 declarations; three have the invalid tag "tagName" beside the valid one of the same class.
        Library(name: "US-CBP", releases: ["us-cbp/custom-elements.json"], entries: 26),
    ]

    private static let configuration = """
        format: 1
        name: Library
        sources: { web: { manifest: m.json } }
        outputs:
          html: {}
          schemas: { backend: json-schema }
          stubs: { backend: stub }
          react: { backend: stub, options: { targets: [web, react] } }
          tokens: {}
          github: { backend: markdown }
          mkdocs: { backend: markdown, options: { dialect: mkdocs } }
          docusaurus: { backend: markdown, options: { dialect: docusaurus } }
          vitepress: { backend: markdown, options: { dialect: vitepress } }
          jekyll: { backend: markdown, options: { dialect: jekyll } }
          docc: { backend: markdown, options: { dialect: docc } }

        """

    @Test(
        "Import, check, build, verify and later imports have no error and no drift, and a repeated import changes no byte.",
        arguments: libraries)
    func wholeWay(_ library: Library) throws {
        let program = try CatalogProgram()
        try program.write("catalog.yaml", Self.configuration)
        func succeed(_ arguments: String...) throws -> Judge.Verdict {
            let verdict = try program.run(arguments)
            #expect(verdict.status == 0, "\(arguments): \(verdict.errors)")
            return verdict
        }
        func components() throws -> [String: Data] {
            try program.files(below: "").filter { $0.key.contains("components/") && !$0.key.contains("Output/") }
        }
        for (index, release) in library.releases.enumerated() {
            try program.write(
                "m.json", String(decoding: try Data(contentsOf: SharedData.url("data/" + release)), as: UTF8.self))
            let imported = try succeed("import", "m.json", "--remove")
            #expect(imported.output.split(separator: "\n").count < 30, "\(imported.output)")
            #expect(imported.errors.split(separator: "\n").count < 80, "\(imported.errors)")
            if index == 0 { #expect(try components().count == library.entries) }
            let check = try succeed("check")
            #expect(check.errors.split(separator: "\n").count < 60, "\(check.errors)")
            let verified = try succeed("verify")
            #expect(verified.output.contains(" 0 drifted, 0 without an entry, 0 not in the code"), "\(verified.output)")
            let before = try components()
            _ = try succeed("import", "m.json", "--remove")
            #expect(try components() == before)
        }
        _ = try succeed("build")
        let stubs = try program.files(below: "Output/stubs/web")
        #expect(stubs.keys.count { $0.hasSuffix(".ts") } >= (try components().count))
    }
}
