import CatalogModel
import CatalogTestSupport
import Foundation

/// Outside programs that judge a finished site in its folder.
enum SiteJudges {
    /// Returns what a browser shows to be wrong: links, style sheets, and what axe and readers without a mouse find.
    ///
    /// - `axe`: The pages that are judged closely.
    /// - `questions`: What is typed into the search, with the page that has to be found.
    /// - `opens`: Pages that are opened once.
    static func browser(
        _ folder: URL, axe: [String] = [], questions: [String: String] = [:], opens: [String] = []
    ) throws -> Judge.Verdict {
        var asked = JSONObject()
        for (question, answer) in questions.sorted(by: { $0.key < $1.key }) { asked[question] = .string(answer) }
        let script = Judge.scripts.appendingPathComponent("judge_site.py")
        return try Judge.python.verdict(
            [script.path, folder.path, JSONValue.object(asked).compact, opens.joined(separator: ",")] + axe,
            reads: [folder], with: [.chromium]
        ) { $0.status == 0 && $0.output.isEmpty }
    }

    /// Returns what the W3C's checker finds on the pages.
    static func markup(_ folder: URL) throws -> Judge.Verdict {
        // The packaged checker predates the attribute (HTML, section 4.8.5).
        let newer = "Attribute \"loading\" not allowed on element \"iframe\" at this point"
        return try Judge.markup.verdict(["--root", folder.path, "--ignore", newer], reads: [folder]) {
            $0.status == 0 && $0.output.isEmpty
        }
    }
}
