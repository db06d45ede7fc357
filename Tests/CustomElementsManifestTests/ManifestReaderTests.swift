import CatalogModel
import CodeReaders
import CatalogSyntax
import Testing

/// A manifest as a source of declarations.
struct ManifestReaderTests {
    private func read(_ text: String) -> DeclaredAPI {
        ManifestReader().read([SourceFile(path: "custom-elements.json", text: text)])
    }

    @Test func factsLieAtTheirPlaces() throws {
        let text = Manifests.element(
            #""members": [{ "kind": "field", "name": "size", "type": { "text": "number" }, "default": "1" }]"#)
        let api = read(text)
        #expect(api.diagnostics.all.isEmpty)
        let component = try #require(api.components.first)
        #expect(component.symbol == Text("my-lamp", at: component.symbol.range))
        #expect(component.platform == "web")
        let property = try #require(
            component.entry[path: ["implementations", "web", "types", "my-lamp", "properties", "size"]])
        #expect(property[path: ["type"]]?.quotedSource == "\"number\"")
        #expect(property[path: ["default"]]?.quotedSource == "\"1\"")
        let members = component.entry[path: ["implementations", "web", "types", "my-lamp", "properties"]]
        guard case .mapping(let mapping)? = members?.content else { return }
        #expect(mapping.pairs.map { String(decoding: $0.key.range.bytes, as: UTF8.self) } == ["\"size\""])
    }

    @Test func nothingIsInvented() throws {
        let api = read(
            Manifests.module(
                #"{ "kind": "class", "name": "A", "tagName": "a-b" }, { "kind": "function", "name": "f" }"#))
        #expect(api.components.map { $0.entry[path: ["summary"]] == nil } == [true, true])
        #expect(api.components.map(\.symbol.value) == ["a-b", "f"])
    }

    @Test(arguments: [
        "", "{", "[]", #"{ "kind": "class" }"#, #"{ "schemaVersion": "1.0.0", "modules": [] }"#,
        #"{ "schemaVersion": "1.0.0", "modules": 3 }"#,
        #"{ "schemaVersion": "1.0.0", "modules": [{ "path": "a.js", "declarations": [{ "kind": "class""#,
    ])
    func whatIsNoManifestIsAnError(text: String) {
        let api = read(text)
        #expect(api.components.isEmpty)
        #expect(api.diagnostics.hasErrors)
    }
}

extension YAMLNode {
    fileprivate subscript(path path: [String]) -> YAMLNode? {
        path.reduce(self) { node, key in
            guard case .mapping(let mapping)? = node?.content else { return nil }
            return mapping[key]
        }
    }

    fileprivate var quotedSource: String { String(decoding: range.bytes, as: UTF8.self) }
}
