import CatalogTestSupport
import Foundation

/// The compiler of TypeScript, which checks stubs together, as strictly as it can.
struct SourceJudge {
    static let web = SourceJudge()

    let judge = Judge(name: "tsc", command: ["tsc"])

    /// It has to say of each file that it has read it.
    ///
    /// The declarations that come with it are taken as they are, which takes it a third of the time.
    private static let arguments = [
        "--noEmit", "--listFiles", "--skipDefaultLibCheck", "--strict", "--noUnusedLocals",
        "--target", "es2020", "--module", "es2020",
        "--moduleResolution", "node", "--lib", "es2020,dom,dom.iterable", "--moduleDetection", "force",
    ]

    /// What is wrong with files, by path.
    func faults(in files: [String: String]) throws -> [String] {
        if files.isEmpty { return [] }
        let folder = try TemporaryFolder()
        let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.key, $0.value).path }
        let verdict = try judge.verdict(Self.arguments + paths, reads: [folder.url]) {
            $0.status == 0 && Self.faults($0, in: folder, paths).isEmpty
        }
        return Self.faults(verdict, in: folder, paths)
    }

    private static func faults(_ verdict: Judge.Verdict, in folder: TemporaryFolder, _ paths: [String]) -> [String] {
        let lines = verdict.output.split(separator: "\n").map(String.init)
        let unread = Set(paths).subtracting(lines).sorted().map { "\($0) has not been read" }
        let name = folder.url.lastPathComponent + "/"
        return (unread + lines.filter { $0.contains(": error TS") }).map { fault in
            // The compiler says paths as they are, or relative to some folder.
            fault.range(of: name).map { String(fault[$0.upperBound...]) } ?? fault
        }
    }
}
