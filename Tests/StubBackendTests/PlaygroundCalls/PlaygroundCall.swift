import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import HTMLBackend

/// A call as the playground of a page shows it in a browser.
struct PlaygroundCall: Decodable, Sendable {
    /// The path of the page in the site.
    let page: String
    /// The title of the implementation.
    let title: String
    let language: String
    var code: String

    /// Returns the calls on all pages of a catalog: the start of each control, each of its values, and all controls
    /// with their last value.
    static func all(in registry: ComponentRegistry) async throws -> [PlaygroundCall] {
        let backend = HTMLBackend()
        let folder = try TemporaryFolder()
        for unit in await backend.plan(registry, options: BackendOptions(defaultsOf: backend.options)) {
            for file in unit.render().files {
                let text = String(decoding: file.bytes, as: UTF8.self)
                let path = file.path.text
                // Other pages would only be reasons to ask the browser again.
                if path.hasPrefix("assets/") || text.contains(" data-play=") { try folder.write(path, text) }
            }
        }
        let script = Judge.scripts.appendingPathComponent("playground_calls.py")
        let verdict = try Judge.python.verdict([script.path, folder.url.path], reads: [folder.url], with: [.chromium])
        if verdict.status != 0 { throw Failure(description: verdict.errors) }
        return try JSONDecoder().decode([PlaygroundCall].self, from: Data(verdict.output.utf8))
    }

    private struct Failure: Error, CustomStringConvertible { let description: String }

    /// Whether the code is an element of HTML: its tags match, each attribute has one value and is there once.
    var isElement: Bool {
        let element = #/<([a-z][a-z0-9]*-[a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*><\/(.+)>/#
        guard let match = code.wholeMatch(of: element) else { return false }
        let names = match.2.replacing(#/="[^"]*"/#, with: "").split(whereSeparator: \.isWhitespace)
        return match.1 == match.3 && Set(names).count == names.count
    }
}
