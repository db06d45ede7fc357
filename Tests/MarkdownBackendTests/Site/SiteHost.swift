import CatalogTestSupport
import Foundation
import Testing

/// A program that builds the site from its own folder, without any change.
enum SiteHost: String, CaseIterable, Sendable {
    case mkdocs, zensical

    var judge: Judge { self == .mkdocs ? .mkdocs : .zensical }

    var isPresent: Bool { judge.isPresent && Judge.python.isPresent }

    var reason: Comment { Comment(rawValue: judge.isPresent ? Judge.python.reason : judge.reason) }

    /// Where the site has what was made of a page.
    static func path(of page: String) -> String {
        let path = page.dropLast(".md".count)
        return path.hasSuffix("index") ? "\(path).html" : "\(path)/index.html"
    }

    /// Judges whose versions count for a site.
    var judges: [Judge] { [judge, .python] }

    /// Without `--quiet`, which keeps MkDocs from counting the warnings that `--strict` is about.
    var arguments: [String] { ["build", "--strict"] }

    static let environment = ["NO_MKDOCS_2_WARNING": "1"]

    /// Runs the host in a folder, and returns what it says that is no praise.
    func build(in folder: URL) throws -> String {
        // The command as it is documented, which looks for the configuration where it is called.
        let command = "cd '\(folder.path)' && exec '\(program)' \(arguments.joined(separator: " "))"
        let verdict = try Program.run(
            "/bin/sh", ["-c", command],
            environment: ProcessInfo.processInfo.environment.merging(Self.environment) { $1 })
        var complaints = verdict.output + verdict.errors
        if self == .mkdocs { complaints = complaints.withoutInformation }
        if self == .zensical, complaints.contains("No issues found") { complaints = "" }
        if verdict.status != 0 { complaints += "status \(verdict.status)" }
        return complaints.filter { !$0.isWhitespace }
    }

    private var program: String {
        let python = ProcessInfo.processInfo.environment["CATALOG_JUDGES_PYTHON"] ?? ""
        return URL(fileURLWithPath: python).deletingLastPathComponent().appendingPathComponent(rawValue).path
    }
}

/// A project, and what its host makes of it as soon as somebody has to see it.
final class BuiltSite {
    private let host: SiteHost
    /// Holds nothing but the sources until the site is built beside them.
    private let project: TemporaryFolder
    private let sources: TemporaryFolder
    private var complaintsOfBuild: String?

    init(_ files: [String: String], by host: SiteHost) throws {
        self.host = host
        (project, sources) = (try TemporaryFolder(), try TemporaryFolder())
        for (path, text) in files {
            try project.write(path, text)
            try sources.write(path, text)
        }
    }

    /// The folder of the site, which is built the first time, and what the host had to say.
    private func built() throws -> (folder: URL, complaints: String) {
        let complaints = try complaintsOfBuild ?? host.build(in: project.url)
        complaintsOfBuild = complaints
        return (project.url.appendingPathComponent("site"), complaints)
    }

    /// Returns something that depends on the site alone.
    ///
    /// The host's complaints stand in its errors.
    private func verdict(
        _ words: [String], with others: [Judge] = [], isSound: (Judge.Verdict) -> Bool = { _ in true },
        of site: (_ folder: URL) throws -> Judge.Verdict
    ) throws -> Judge.Verdict {
        let question = Question(
            to: host.judges + others, host.arguments + words, environment: SiteHost.environment, reads: [sources.url])
        return try VerdictStore.current.verdict(on: question) {
            $0.status == 0 && $0.errors.isEmpty && isSound($0)
        } ask: {
            let built = try built()
            let verdict = try site(built.folder)
            return Judge.Verdict(
                status: verdict.status, output: verdict.output, errors: built.complaints + verdict.errors)
        }
    }

    private func pageVerdict() throws -> Judge.Verdict {
        try verdict(["pages"]) { folder in
            Judge.Verdict(status: 0, output: try BuiltPage.text("html", folder), errors: "")
        }
    }

    /// What the host had to say.
    ///
    /// Nothing, if all is well.
    func complaints() throws -> String { try pageVerdict().errors }

    /// The pages by their paths, but for the one that tells that there is none.
    func pages() throws -> [String: BuiltPage] {
        try BuiltPage.pages(pageVerdict().output).filter { $0.key != "404.html" }
    }

    func text(_ path: String) throws -> String {
        try verdict(["text", path]) { folder in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return Judge.Verdict(status: 0, output: text, errors: "")
        }.output
    }

    /// What a browser says of the tables of pages.
    func tableVerdict(on pages: [String]) throws -> String {
        try verdict(
            TableJudge.arguments(pages), with: [.chromium], isSound: { TableJudge.isSound($0.output) },
            of: { Judge.Verdict(status: 0, output: try TableJudge.run(on: pages, of: $0), errors: "") }
        ).output
    }

    /// What a browser with axe in it says of pages.
    func browserVerdict(on pages: [String]) throws -> BrowserJudge.Verdict {
        let said = try verdict(
            ["browser"] + BrowserJudge.arguments(pages), with: [.chromium],
            isSound: { (try? BrowserJudge.verdict($0))?.isFaultless == true },
            of: { try BrowserJudge.run(on: pages, of: $0) })
        return try BrowserJudge.verdict(said)
    }
}
