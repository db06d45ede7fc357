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

    /// The pages of a site, as a text.
    static func text(_ kind: String, _ folder: URL) throws -> String {
        let script = Judge.scripts.appendingPathComponent("read_site.py").path
        let verdict = try Judge.python.run([script, kind, folder.path])
        guard verdict.status == 0 else { throw Unreadable(description: verdict.errors) }
        return verdict.output
    }

    /// The pages of such a text by their paths.
    static func pages(_ text: String) throws -> [String: BuiltPage] {
        try JSONDecoder().decode([String: BuiltPage].self, from: Data(text.utf8))
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }
}
