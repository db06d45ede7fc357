import CatalogModel
import CatalogSyntax
import CatalogTestSupport
import CatalogTokens
import Foundation
import Testing

/// The token files of a design system in the shared data.
struct RealTokenSystem {
    let all: DesignTokens
    /// The tokens without an error: no catalog has the others.
    let sound: DesignTokens

    init(_ system: String, _ files: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        var found = Diagnostics()
        let documents = try files.map { name in
            let url = SharedData.url("data/tokens/systems/\(system)/\(name).tokens.json")
            let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
            return (
                file: file,
                root: try #require(YAMLReader.read(file, diagnostics: &found), sourceLocation: sourceLocation)
            )
        }
        let tokens = TokenLoader.load(documents, diagnostics: &found)
        let faults = found.all.filter { $0.severity == .error }.compactMap(\.range)
        var broken = Set(
            faults.compactMap { location in tokens.all.filter { $0.range <= location }.max { $0.range < $1.range } }
                .map(\.path))
        // And those that lead there.
        while let token = tokens.all.first(where: {
            !broken.contains($0.path) && !broken.isDisjoint(with: $0.references)
        }) {
            broken.insert(token.path)
        }
        all = tokens
        sound = DesignTokens(tokens.all.filter { !broken.contains($0.path) }, groups: tokens.groups)
    }
}
