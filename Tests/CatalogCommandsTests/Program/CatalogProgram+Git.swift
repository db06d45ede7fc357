import CatalogTestSupport
import Foundation
import Testing

extension CatalogProgram {
    /// Runs git in a folder, as somebody without settings.
    @discardableResult
    func git(_ arguments: String..., from path: String = "work", date: String? = nil) throws -> String {
        let settings = [
            "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main", "-c",
            "commit.gpgsign=false",
        ]
        let verdict = try Program.run(
            "/usr/bin/git", settings + arguments,
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path].merging(
                date.map { ["GIT_COMMITTER_DATE": $0] } ?? [:]
            ) { $1 },
            folder: folder.url.appendingPathComponent(path))
        try #require(verdict.status == 0, "\(verdict.errors)")
        return verdict.output
    }
}
