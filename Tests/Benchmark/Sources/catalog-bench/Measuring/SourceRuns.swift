import Foundation

/// Times of holding a catalog to the source that its entries were imported from.
struct SourceTimes {
    let check: ProcessCost
    /// Reading the source, and holding a single entry to it.
    let reading: ProcessCost
    let verify: ProcessCost

    /// The time of verifying as a part of checking twice and reading the source once.
    var ratio: Double { verify.processorTime / (2 * check.processorTime + reading.processorTime) }
}

/// Runs a program on a catalog that was imported from a manifest of as many elements.
struct SourceRuns {
    let program: String
    let folder: BenchmarkFolder

    func time(_ count: Int, size: Int) throws -> [SourceTimes] {
        let manifest = GeneratedCatalog.File(path: "source/manifest.json", text: Self.manifest(of: size))
        let whole = try catalog("verified", from: manifest)
        let single = try catalog("single", from: manifest)
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(single)/components").sorted().dropFirst() {
            try FileManager.default.removeItem(atPath: "\(single)/components/\(name)")
        }
        // Not counted: this fills the caches.
        _ = try run(whole, single)
        return try (0..<count).map { _ in try run(whole, single) }
    }

    private func run(_ whole: String, _ single: String) throws -> SourceTimes {
        SourceTimes(
            check: try ChildProcess.succeed(program, ["check", "--no-cache", "--quiet", "--catalog", whole]),
            reading: try ChildProcess.succeed(program, ["verify", "--quiet", "--catalog", single]),
            verify: try ChildProcess.succeed(program, ["verify", "--quiet", "--catalog", whole]))
    }

    /// Returns the folder of a new catalog with an entry for each element of a manifest.
    private func catalog(_ name: String, from manifest: GeneratedCatalog.File) throws -> String {
        let path = folder.path(name)
        let settings = """
            format: 1
            name: Verified
            rules: { missing-summary: off, not-in-catalog: off }
            sources: { web: { manifest: source/manifest.json } }

            """
        try GeneratedCatalog.write([.init(path: "catalog.yaml", text: settings), manifest], to: path)
        try ChildProcess.succeed(
            program, ["import", "\(path)/\(manifest.path)", "--catalog", path, "--name", "manifest", "--quiet"])
        return path
    }

    /// A Custom Elements Manifest of elements with as many members as generated components have.
    static func manifest(of size: Int) -> String {
        let modules = (0..<size).map { number in
            let name = ComponentName(number: number)
            let fields = (0..<ComponentShape.properties).map { index in
                let type = index < ComponentShape.enums ? "'small' | 'medium' | 'large'" : "number | undefined"
                return """
                          { "kind": "field", "name": "value\(index)", "description": "Says the value at place \(index).",
                            "type": { "text": "\(type)" }, "default": "undefined", "attribute": "value-\(index)" }
                    """
            }
            let methods = (0..<ComponentShape.methods).map { index in
                """
                          { "kind": "method", "name": "act\(index)", "description": "Acts in way \(index).",
                            "parameters": [ { "name": "force", "type": { "text": "boolean" } } ],
                            "return": { "type": { "text": "Promise<void>" } } }
                """
            }
            return """
                { "kind": "javascript-module", "path": "src/\(name.id).ts", "declarations": [
                    { "kind": "class", "name": "Element\(number)", "tagName": "kit-\(name.id)", "customElement": true,
                      "summary": "Is element \(number) of many.", "members": [
                \((fields + methods).joined(separator: ",\n")) ] } ] }
                """
        }
        return "{ \"schemaVersion\": \"2.1.0\", \"modules\": [\n\(modules.joined(separator: ",\n"))\n] }\n"
    }
}
