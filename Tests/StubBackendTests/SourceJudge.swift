import CatalogTestSupport
import Foundation

/// A compiler that reads stubs, many in one run.
struct SourceJudge {
    let judge: Judge
    /// What the names of its files end in.
    let suffix: String
    private let arguments: [String]
    private let faults: @Sendable (_ verdict: Judge.Verdict, _ files: [String]) -> [String]

    /// The compiler of TypeScript, which has to say of each file that it has read it.
    static let web = SourceJudge(
        judge: Judge(name: "tsc", command: ["tsc"]), suffix: ".ts",
        arguments: [
            // The smallest library is read fastest; without one the checker, which knows more of syntax, does not run.
            "--noEmit", "--listFiles", "--target", "es2020", "--lib", "es5", "--moduleDetection", "force",
        ]
    ) { verdict, files in
        let lines = verdict.output.split(separator: "\n").map(String.init)
        let unread = Set(files).subtracting(lines).sorted().map { "\($0) has not been read" }
        // Errors of syntax have numbers from 1000; what types are unknown here is no matter of a stub.
        return unread + lines.filter { $0.contains(": error TS1") }
    }

    /// The files that it can read.
    func sources(_ files: [String: String]) -> [String: String] { files.filter { $0.key.hasSuffix(suffix) } }

    /// What is wrong with files, by path.
    func faults(in files: [String: String]) throws -> [String] {
        if files.isEmpty { return [] }
        let folder = try TemporaryFolder()
        let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.key, $0.value).path }
        let name = folder.url.lastPathComponent + "/"
        return faults(try judge.run(arguments + paths), paths).map { fault in
            // Compilers say paths as they are, or relative to some folder.
            fault.range(of: name).map { String(fault[$0.upperBound...]) } ?? fault
        }
    }
}
