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

    /// Builds the project of some files.
    func build(_ files: [String: String]) throws -> BuiltSite {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let arguments = ["build", "--strict"] + (self == .mkdocs ? ["--quiet"] : [])
        // The command as it is documented, which looks for the configuration where it is called.
        let command = "cd '\(folder.url.path)' && exec '\(program)' \(arguments.joined(separator: " "))"
        let verdict = try Program.run(
            "/bin/sh", ["-c", command],
            environment: ProcessInfo.processInfo.environment.merging(["NO_MKDOCS_2_WARNING": "1"]) { $1 })
        var complaints = verdict.output + verdict.errors
        if self == .zensical, complaints.contains("No issues found") { complaints = "" }
        if verdict.status != 0 { complaints += "status \(verdict.status)" }
        return BuiltSite(complaints: complaints, project: folder)
    }

    private var program: String {
        let python = ProcessInfo.processInfo.environment["CATALOG_JUDGES_PYTHON"] ?? ""
        return URL(fileURLWithPath: python).deletingLastPathComponent().appendingPathComponent(rawValue).path
    }
}

/// What a host has made of a project.
struct BuiltSite {
    /// What the host had to say. Nothing, if all is well.
    let complaints: String
    private let project: TemporaryFolder

    init(complaints: String, project: TemporaryFolder) {
        self.complaints = complaints.filter { !$0.isWhitespace }
        self.project = project
    }

    var folder: URL { project.url.appendingPathComponent("site") }

    /// The pages by their paths, but for the one that tells that there is none.
    func pages() throws -> [String: BuiltPage] {
        try BuiltPage.read("html", folder).filter { $0.key != "404.html" }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
