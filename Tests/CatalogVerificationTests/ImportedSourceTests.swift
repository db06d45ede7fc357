import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import CatalogSyntax
import Testing

/// Entries right after the import of a source, verified with the same source.
@Suite("Agreement of imported entries with their source")
struct ImportedSourceTests {
    /// What nobody outside of the module sees: initializers, a whole type, in forms that entries and code can state in
    /// several ways.
    private static let code = """
        public protocol Shape {}
        public struct Box: Shape {
            public var size: Int
            init(size: Int, @Builder content: () -> Int) { self.size = size }
            init(named name: String, in words: [String: Int]? = nil) { self.size = 0 }
        }
        @resultBuilder public struct Builder { public static func buildBlock(_ value: Int) -> Int { value } }
        class Base: Shape, Hashable {
            @Wrapper private(set) var name = ""
            let fixed = 1
            init(a: Int) {}
            init<T>(b: T, with others: T...) where T: Sequence, T.Element == Int {}
            func act(_ action: @escaping (Int) -> Void) {}
            static func == (left: Base, right: Base) -> Bool { true }
            func hash(into hasher: inout Hasher) {}
        }
        @propertyWrapper struct Wrapper<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        """

    private static let all = ["-symbol-graph-minimum-access-level", "private"]

    @Test(
        "Imported entries agree with a source that includes internal and private declarations",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"),
        arguments: ["public", "internal", "private"])
    func hidden(visibility: String) async throws {
        let graphs = try SwiftModule.symbolGraphs(of: ["Kit.swift": Self.code], options: Self.all)
        let text = try #require(graphs["Kit.symbols.json"])
        let catalog = try await AgreeingCatalog(
            SymbolGraphReader(), path: "Kit.symbols.json", platform: "swift", text: text)
        #expect(catalog.entries.keys.sorted() == ["base", "box", "builder", "shape", "wrapper"])
        let findings = try await catalog.findings(text, visibility: visibility)
        #expect(findings.map(\.testDescription) == [])
    }

    @Test("Removed private declarations are reported")
    func goneInside() async throws {
        let graphs = try SwiftModule.symbolGraphs(of: ["Kit.swift": Self.code], options: Self.all)
        let changed = try SwiftModule.symbolGraphs(
            of: [
                "Kit.swift": Self.code.replacing("init(a: Int) {}", with: "")
                    .replacing("named name: String", with: "named name: Substring")
            ], options: Self.all)
        let catalog = try await AgreeingCatalog(
            SymbolGraphReader(), path: "Kit.symbols.json", platform: "swift",
            text: #require(graphs["Kit.symbols.json"]))
        let findings = try await catalog.findings(#require(changed["Kit.symbols.json"]), visibility: "private")
        #expect(
            findings.map { "\($0.rule.id): \($0.message)" }.sorted() == [
                "not-in-code: the code has no initializer '(a: Int)' of type 'Base' (swift); remove it, or update its name "
                    + "in the entry",
                "type-drift: 'type' of parameter 'name' of initializer '(named: String, in: [String : Int]?)' (swift) is "
                    + "'String' here, and 'Substring' in the code",
            ])
    }

    private static let sources: [(folder: String, ending: String, reader: any SourceReader, platform: String)] = [
        ("glide-core", ".json", ManifestReader(), "web"), ("glide-core-history", ".json", ManifestReader(), "web"),
        ("dnn-elements", ".json", ManifestReader(), "web"), ("dnn-elements-history", ".json", ManifestReader(), "web"),
        ("compose-signatures", ".api", ComposeSignatureReader(), "compose"),
        ("symbol-graphs", ".json", SymbolGraphReader(), "swift"),
    ]

    @Test(
        "Imported entries of real libraries agree with their source",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
    func real() async throws {
        var count = 0
        for source in Self.sources {
            for file in SharedData.files(below: "data/\(source.folder)", suffix: source.ending) {
                let name = file.lastPathComponent
                let text = try String(contentsOf: file, encoding: .utf8)
                let api = source.reader.read([SourceFile(path: name, text: text)])
                // Files of texts, and graphs of Objective-C alone.
                if api.diagnostics.hasErrors { continue }
                for visibility in ["public", "private"] {
                    let catalog = try await AgreeingCatalog(
                        source.reader, path: name, platform: source.platform, text: text)
                    let findings = try await catalog.findings(text, visibility: visibility)
                    #expect(findings.map(\.testDescription) == [], "\(name)")
                }
                count += 1
            }
        }
        #expect(count >= 30)
    }
}
