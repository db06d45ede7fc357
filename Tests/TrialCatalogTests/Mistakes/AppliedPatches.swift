import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// Patches of fixed files, to be applied by other programs.
struct AppliedPatches {
    private struct Change {
        let path: String
        let old: [UInt8]
        let new: [UInt8]
    }

    private var changes: [Change] = []
    var count: Int { changes.count }

    mutating func add(_ path: String, from old: [UInt8], to new: [UInt8]) {
        changes.append(Change(path: "\(count)/\(path)", old: old, new: new))
    }

    /// Applies all of them at once, by a program.
    func expectToApply(with judge: Judge, _ arguments: [String]) throws {
        let patch = changes.map { change in
            UnifiedDiff(
                from: UnifiedDiff.Side(name: change.path, bytes: change.old),
                to: UnifiedDiff.Side(name: change.path, bytes: change.new)
            ).printed
        }
        #expect(changes.count > 3)
        let program = try #require(judge.url).path
        let folder = try TemporaryFolder()
        for change in changes {
            let file = try folder.write(change.path, "")
            try Data(change.old).write(to: file)
        }
        try Data(patch.flatMap { $0 }).write(to: folder.url.appendingPathComponent("a.patch"))
        let applied = try Program.run(program, arguments, folder: folder.url)
        #expect(applied.status == 0, "\(judge.name): \(applied.output)\(applied.errors)")
        for change in changes {
            let file = folder.url.appendingPathComponent(change.path)
            #expect(Array(try Data(contentsOf: file)) == change.new, "\(judge.name) \(change.path)")
        }
    }
}

extension Judge {
    static let patch = Judge(name: "patch", command: ["patch"])
    static let git = Judge(name: "git", command: ["git"])
}
