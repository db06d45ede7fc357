import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// Patches of mended files, some of which are applied by programs that people have.
struct AppliedPatches {
    private struct Change {
        let path: String
        let old: [UInt8]
        let new: [UInt8]
    }

    private static let judges: [(judge: Judge, arguments: [String])] = [
        (Judge(name: "patch", command: ["patch"]), ["-p1", "-i", "a.patch"]),
        (Judge(name: "git", command: ["git"]), ["apply", "a.patch"]),
    ]

    private var changes: [Change] = []
    private var count = 0

    /// Takes every so many changes.
    mutating func add(_ path: String, from old: [UInt8], to new: [UInt8]) {
        if count % 12 == 0 { changes.append(Change(path: "\(count)/\(path)", old: old, new: new)) }
        count += 1
    }

    /// Applies all of them at once.
    func expectToApply() throws {
        let patch = changes.map { change in
            UnifiedDiff(
                from: UnifiedDiff.Side(name: change.path, bytes: change.old),
                to: UnifiedDiff.Side(name: change.path, bytes: change.new)
            ).printed
        }
        #expect(changes.count > 3)
        for (judge, arguments) in Self.judges {
            guard let program = judge.url?.path else { continue }
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
}
