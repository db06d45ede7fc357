import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import ExternalBackends
import Testing

@testable import BuildEngine

/// A backend in Python is held to the contract of those in Swift, and one that is written in both gives the same bytes.
@Suite(
    "The contract of external backends",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no /usr/bin/python3 here"))
struct ExternalContractTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func backend() async throws -> ExternalBackend {
        let file = try folder.write("outline.py", Self.outline)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let runner = SystemProgramRunner(
            folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin", "LANG": "C"], reportError: { _, _ in })
        return try await ExternalBackend(
            asking: BackendProgram(name: "plain-outline", path: file.path), through: runner)
    }

    @Test("An external backend passes every check of the contract", arguments: BackendContract.Check.allCases)
    func isKept(check: BackendContract.Check) async throws {
        let contract = BackendContract(try await backend(), shows: [.title, .summary, .default, .code, .string])
        #expect(await contract.violations(of: check, in: try await ContractCatalogs.load()) == [])
    }

    @Test("A backend in Python and one in Swift have the same description and write the same bytes")
    func bothWays() async throws {
        let outside = try await backend()
        let inside = OutlineBackend()
        #expect(outside.summary == inside.summary)
        #expect(outside.options == inside.options)
        let catalogs = try await ContractCatalogs.load()
        let registries = [
            catalogs.empty, catalogs.full, catalogs.changed, catalogs.awkward, try await JudgedRegistries.own(),
        ]
        for registry in registries {
            for options in BackendContract(inside).optionSets.map(\.value) {
                let left = try await files(inside, registry, options)
                #expect(left == (try await files(outside, registry, options)))
                #expect(left.count == registry.components.count + 1)
            }
        }
    }

    private func files(
        _ backend: any Backend, _ registry: ComponentRegistry, _ options: BackendOptions,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> [String: [UInt8]] {
        let renderings = await backend.plan(registry, options: options).map { $0.render() }
        #expect(renderings.flatMap(\.diagnostics.all).map(\.message) == [], sourceLocation: sourceLocation)
        return Dictionary(
            renderings.flatMap(\.files).map { ($0.path.text, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    /// `OutlineBackend` once more.
    private static let outline = #"""
        #!/usr/bin/python3
        import json, sys

        def quoted(text):
            return "-" if text is None else json.dumps(text, ensure_ascii=False)

        def page(component, options):
            lines = [quoted(component.get("title", component["id"]))]
            lines += [quoted(component["summary"])] if "summary" in component else []
            lines += [f"string {quoted(s['name'])} {quoted(s.get('text'))}" for s in component.get("strings", [])]
            lines += [f"example {quoted(e.get('code'))}" for e in component.get("examples", [])]
            for implementation in component.get("implementations", []):
                for kind in implementation.get("types", []):
                    lines.append(f"type {kind['name']}")
                    for p in kind.get("properties", []):
                        written = f": {quoted(p.get('type'))}" if options["withTypes"] else ""
                        lines.append(f"  {p['name']}{written} = {quoted(p.get('default'))}")
            return "\n".join(lines)

        request = json.load(sys.stdin.buffer)
        if request["kind"] == "describe":
            answer = {"name": "plain-outline", "summary": "Makes a plain outline of each entry.", "options": [
                {"name": "heading", "kind": "text", "summary": "What stands above the list of entries."},
                {"name": "withTypes", "kind": "flag", "default": True, "summary": "Whether types are listed."}]}
        else:
            options, catalog = request["options"], request["catalog"]
            files = [{"path": f"entries/{c['id']}.txt", "text": page(c, options)} for c in catalog["components"]]
            lines = [options.get("heading", catalog["catalog"].get("name", ""))]
            lines += [f"{c['id']}: {quoted(c.get('title', c['id']))}" for c in catalog["components"]]
            files.append({"path": "index.txt", "text": "\n".join(lines)})
            answer = {"files": files}
        print(json.dumps({"protocol": 1, **answer}))
        """#
}
