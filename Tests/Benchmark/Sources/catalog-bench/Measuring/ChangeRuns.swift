import Foundation

/// Times of comparing the states of a catalog, beside the time of checking a single state.
struct ChangeTimes {
    let check: ProcessCost
    /// Comparison of two folders.
    let diff: ProcessCost
    /// The changelog of all tags.
    let history: ProcessCost

    /// The time of comparing two catalogs as a part of the time of checking both.
    var comparing: Double { (diff.time - 2 * check.time) / (2 * check.time) }
}

/// Runs a program on a generated catalog whose states are tags of a repository of git.
///
/// Each state has other facts in one entry of a hundred, as far as there are as many.
struct ChangeRuns {
    static let states = 20

    let program: String
    let catalog: String
    let folder: BenchmarkFolder

    func time(_ count: Int) throws -> [ChangeTimes] {
        let old = folder.path("old")
        try FileManager.default.copyItem(atPath: catalog, toPath: old)
        try makeTags()
        // Not counted: this fills the caches.
        _ = try run(against: old)
        return try (0..<count).map { _ in try run(against: old) }
    }

    private func run(against old: String) throws -> ChangeTimes {
        ChangeTimes(
            check: try ChildProcess.succeed(program, ["check", "--no-cache", "--catalog", catalog]),
            diff: try ChildProcess.succeed(program, ["diff", old, catalog]),
            history: try ChildProcess.succeed(program, ["history", "--catalog", catalog]))
    }

    private func makeTags() throws {
        try git("init", "--quiet")
        for state in 0..<Self.states {
            if state > 0 { try change(state) }
            try git("add", "--all")
            try git("commit", "--quiet", "--message", "State \(state)")
            try git("tag", "v1.\(state).0")
        }
    }

    private func git(_ arguments: String...) throws {
        let settings = [
            "-c", "user.name=Benchmark", "-c", "user.email=benchmark@example.com", "-c", "commit.gpgsign=false",
        ]
        try ChildProcess.succeed("/usr/bin/env", ["git", "-C", catalog] + settings + arguments)
    }

    private func change(_ state: Int) throws {
        let components = URL(fileURLWithPath: "\(catalog)/components")
        let names = try FileManager.default.contentsOfDirectory(atPath: components.path).sorted()
        for (index, name) in names.enumerated() where index % min(100, names.count) == state {
            let file = components.appendingPathComponent(name)
            var text = try String(contentsOf: file, encoding: .utf8)
            if let range = text.range(of: "default: false") {
                text.replaceSubrange(range, with: "default: true")
            } else {
                text = "headline: New in \(state)\n" + text
            }
            try Data(text.utf8).write(to: file)
        }
    }
}
