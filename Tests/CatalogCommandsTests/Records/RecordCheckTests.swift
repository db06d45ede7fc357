import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine

@Suite("Concurrent check of a build record")
struct RecordCheckTests {
    private let folder: TemporaryFolder
    private let facts: [BuildRecord.Fact]
    private static let later = System.now + 60_000_000_000

    init() throws {
        let folder = try TemporaryFolder()
        facts = try (0..<600).map { number in
            let path = try folder.write("\(number)/file.txt", "State \(number).").path
            let stamp = try #require(try System.status(path, followingLinks: false)).stamp
            let hash = ContentHash(of: Array("State \(number).".utf8))
            return .file(path, BuildRecord.FileState(stamp: stamp, hash: hash, isSettled: number != 300))
        }
        self.folder = folder
    }

    private func edit(_ number: Int) throws { _ = try folder.write("\(number)/file.txt", "Another state.") }

    @Test("A check finds unchanged files unchanged and trusts a recent file's stamp from then on")
    func unchanged() async throws {
        let check = await RecordCheck(facts, at: Self.later)
        #expect(check.changedPath == nil)
        #expect(check.isRefreshed)
        #expect(check.facts == facts.map { $0.settled(at: Self.later) })
        #expect(check.facts != facts)
        let again = await RecordCheck(check.facts, at: Self.later)
        #expect(again.changedPath == nil)
        #expect(!again.isRefreshed)
    }

    @Test(
        "A check reports the first of several changes in any order of discovery",
        arguments: [[41, 40, 599], [130, 500], [599]])
    func changed(_ numbers: [Int]) async throws {
        for number in numbers { try edit(number) }
        for _ in 0..<20 {
            let check = await RecordCheck(facts, at: Self.later)
            #expect(check.changedPath == facts[try #require(numbers.min())].path)
        }
    }

    @Test("A check reports a folder with other files after all files, even if listed first")
    func listing() async throws {
        let names = BuildRecord.Fact.names(folder.url.path, bounds: 0, ContentHash.listing(["gone"]))
        let check = await RecordCheck([names] + facts, at: Self.later)
        #expect(check.changedPath == folder.url.path)
        try edit(599)
        let both = await RecordCheck([names] + facts, at: Self.later)
        #expect(both.changedPath == facts[599].path)
    }
}
