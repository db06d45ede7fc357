import CatalogTestSupport
import Foundation

/// What a docs host has made of a page, as `Tests/Judges/read_site.py` reads it.
struct BuiltPage: Decodable {
    struct Heading: Decodable, Equatable {
        let level: Int
        let text: String
    }

    struct Image: Decodable {
        let source: String
        let alt: String
    }

    let title: String?
    let description: String?
    let headings: [Heading]
    let tables: [[[String]]]
    /// Those that stand in no other, in the form of `ListChecker`.
    let lists: [String]
    let links: [String]
    let images: [Image]
    /// What runs, or makes a browser load something.
    let hazards: [String]
    /// What is not well-formed, leads nowhere or breaks a rule of the host.
    let faults: [String]
    /// All text of the page.
    let text: String

    /// The pages of a site by their paths.
    static func read(_ kind: String, _ folder: URL) throws -> [String: BuiltPage] {
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/read_site.py").path
        let verdict = try Judge.python.run([script, kind, folder.path])
        guard verdict.status == 0 else { throw Unreadable(description: verdict.errors) }
        return try JSONDecoder().decode([String: BuiltPage].self, from: Data(verdict.output.utf8))
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }
}
