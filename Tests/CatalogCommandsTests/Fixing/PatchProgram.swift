import CatalogTestSupport
import Testing

/// Programs that apply patches, as people have them.
enum PatchProgram: CaseIterable {
    case patch, git

    private var judge: Judge { Judge(name: self == .git ? "git" : "patch", command: [self == .git ? "git" : "patch"]) }
    private var arguments: [String] { self == .git ? ["apply"] : ["-p1", "-i"] }

    static var allArePresent: Bool { allCases.allSatisfy(\.judge.isPresent) }
    /// The text of a skipped test.
    static var reason: Comment {
        Comment(rawValue: allCases.first { !$0.judge.isPresent }?.judge.reason ?? "")
    }

    /// Applies a file of the catalog's folder, and expects that all of it fits.
    func apply(_ file: String, in program: CatalogProgram, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let name = try #require(judge.url?.path, sourceLocation: sourceLocation)
        let applied = try Program.run(name, arguments + [file], folder: program.folder.url)
        #expect(applied.status == 0, "\(applied.output)\(applied.errors)", sourceLocation: sourceLocation)
    }
}
