import CatalogTestSupport
import Foundation

/// The targets below `Sources` with the targets that they see: as the manifest declares them, and as code imports them.
struct ImportGraph {
    struct Target {
        let name: String
        let declared: Set<String>
        let imported: Set<String>
    }

    let targets: [Target]

    init() throws {
        let manifest = try String(
            contentsOf: SharedData.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
        targets = try manifest.matches(of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"/).compactMap {
            match in
            let name = String(match.output.1)
            let declaration = Self.declaration(in: manifest[match.range.lowerBound...])
            if declaration.contains("path: \"Tests/") { return nil }
            let folder = SharedData.repository.appendingPathComponent("Sources/\(name)")
            return Target(
                name: name, declared: Self.dependencies(in: declaration), imported: try Self.imports(of: folder))
        }
    }

    /// The text of a declaration up to the parenthesis that ends it.
    private static func declaration(in text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if text[index] == ")" && depth == 0 { return text[...index] }
        }
        return text
    }

    private static func dependencies(in declaration: Substring) -> Set<String> {
        guard let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 else { return [] }
        // A product of another package is named, and so is its package.
        return Set(list.replacing(/, package: "[^"]*"/, with: "").matches(of: /"(\w+)"/).map { String($0.output.1) })
    }

    private static func imports(of folder: URL) throws -> Set<String> {
        try imports(ofFilesIn: folder).reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The modules that each file of Swift imports, those for other systems included.
    static func imports(ofFilesIn folder: URL) throws -> [(path: String, names: Set<String>)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            let lines = text.matches(
                of: /^ *(?:@\w+ )?(?:public |package |private )?import (\w+)/.anchorsMatchLineEndings())
            return (path, Set(lines.map { String($0.output.1) }))
        }
    }

    /// Everything that a target sees, directly or through others.
    private func seen(by name: String) -> Set<String> {
        guard let target = targets.first(where: { $0.name == name }) else { return [] }
        return target.declared.reduce(into: target.declared) { $0.formUnion(seen(by: $1)) }
    }

    /// The graph as a diagram of Mermaid, without edges that follow from others.
    var drawing: String {
        let lines = targets.compactMap { target -> String? in
            let below = target.declared.filter { name in
                !target.declared.contains { $0 != name && seen(by: $0).contains(name) }
            }
            return below.isEmpty ? nil : "    \(target.name) --> \(below.sorted().joined(separator: " & "))\n"
        }
        return "graph BT\n" + lines.reversed().joined()
    }
}
