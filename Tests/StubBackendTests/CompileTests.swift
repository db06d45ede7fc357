import CatalogTestSupport
import Foundation
import Testing

/// All stubs of a catalog for one target are accepted together by the compiler of their language.
@Suite("Stubs in compilers")
struct CompileTests {
    private static let targets = ["swiftui", "uikit", "swift"]

    /// How many stubs each catalog has for SwiftUI, for UIKit and for Swift alone.
    ///
    /// Catalogs that grow have at least as many.
    private static let counts: [Catalogs: [Int]] = [
        .own: [7, 24, 1], .contract: [2, 0, 0], .awkward: [1, 0, 0], .hostile: [606, 24, 0], .accepted: [1, 0, 0],
        .trial: [12, 20, 0], .govuk: [0, 0, 0], .fluent: [1, 59, 7], .backbase: [6, 19, 1], .glide: [0, 0, 0],
        .dnn: [0, 0, 0],
    ]

    @Test(
        "Every Swift stub compiles with the others of its target",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: Catalogs.present)
    func swift(catalog: Catalogs) async throws {
        let stubs = Stubs(try await catalog.registry())
        let wanted = try #require(Self.counts[catalog])
        for (target, wanted) in zip(Self.targets, wanted) {
            let count = stubs.files(of: target).count
            print("\(catalog): \(count) stubs for \(target)")
            #expect(catalog.isGrowing ? count >= wanted : count == wanted, "\(target)")
            let faults = try SwiftCompiler.faults(in: stubs.all(of: target))
            #expect(faults == [], "\(target)")
        }
    }

    @Test(
        "A Swift stub with a fault is rejected among others",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func brokenSwift() throws {
        let broken = [
            ("struct Lamp0 { var tone: = 1 }", "expected type"),
            ("struct Lamp1 { var tone: Tone }", "cannot find type"),
            ("struct Lamp2 { var tone: Int = \"1\" }", "cannot convert value"),
            ("class Lamp3: UIView { var tag: Int { 1 } }", "cannot override mutable property"),
            ("struct Lamp4: View {}", "does not conform to protocol 'View'"),
            ("#Preview { A(b: 1) }", "argument passed to call that takes no arguments"),
        ]
        var files = ["a.swift": "struct A {}", "c.swift": "struct C {}"]
        for (index, (text, _)) in broken.enumerated() { files["b\(index).swift"] = "import SwiftUI\n\(text)" }
        let faults = try SwiftCompiler.faults(in: files)
        for (index, (_, message)) in broken.enumerated() {
            #expect(faults.contains { $0.hasPrefix("b\(index).swift:2:") && $0.contains(message) }, "\(faults)")
        }
        #expect(faults.filter { !$0.hasPrefix("b") } == [])
    }

    @Test(
        "A fault in a Swift stub is found with and without a stored verdict on the correct stub",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: [false, true])
    func plantedSwift(isCached: Bool) throws {
        func faults(_ value: String) throws -> [String] {
            try SwiftCompiler.faults(in: ["a.swift": "import SwiftUI\nstruct A { var tone: Int = \(value) }"])
        }
        let records = try TemporaryFolder()
        try VerdictStore.$current.withValue(VerdictStore(records.url)) { () throws in
            if isCached { #expect(try faults("1") == []) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: records.url.path).isEmpty == !isCached)
            #expect(try faults("\"1\"").contains { $0.hasPrefix("a.swift:2:") })
        }
    }

    // MARK: TypeScript

    /// How many stubs each catalog has for the web.
    ///
    /// Catalogs that grow have at least as many.
    private static let webCounts: [Catalogs: Int] = [
        .own: 0, .contract: 0, .awkward: 0, .hostile: 606, .accepted: 1, .trial: 3, .govuk: 0, .fluent: 0, .backbase: 0,
        .glide: 39, .dnn: 28,
    ]

    /// One run for each catalog: their elements are in one table of tags, in which a tag must be unique.
    @Test(
        "Every web stub compiles with the others",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"), arguments: Catalogs.present)
    func web(catalog: Catalogs) async throws {
        let stubs = Stubs(try await catalog.registry())
        let count = stubs.files(of: "web").count
        print("\(catalog): \(count) stubs for the web")
        let wanted = try #require(Self.webCounts[catalog])
        #expect(catalog.isGrowing ? count >= wanted : count == wanted)
        // A private field that an entry states is there for the code to come.
        let faults = try SourceJudge.web.faults(in: stubs.all(of: "web")).filter { !$0.contains("TS6133: '#") }
        #expect(faults == [])
    }

    /// The compiler checks types only if all files can be parsed.
    @Test(
        "A web stub with a fault is rejected among others",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"),
        arguments: [
            [
                ("export class Lamp { tone: ; }", "TS1110"), ("export class Lamp {", "TS1005"),
                ("export class Lamp { dim(: string) {} }", "TS1138"),
            ],
            [
                ("export class Lamp { async static dim() {} }", "TS1029"),
                ("export class Lamp { tone!: Tone; }", "TS2304"),
                ("export class Lamp { tone: number = 'a'; }", "TS2322"),
                ("export class Lamp { dim(by) {} }", "TS7006"), ("import { B } from './a';", "TS2305"),
            ],
        ])
    func brokenWeb(broken: [(text: String, number: String)]) throws {
        var files = ["a.ts": "export class A {}", "c.ts": "export class C {}"]
        for (index, one) in broken.enumerated() { files["b\(index).ts"] = one.text }
        let faults = try SourceJudge.web.faults(in: files)
        for (index, one) in broken.enumerated() {
            #expect(faults.contains { $0.hasPrefix("b\(index).ts(1,") && $0.contains(one.number) }, "\(faults)")
        }
        #expect(faults.filter { !$0.hasPrefix("b") } == [])
    }

    @Test(
        "A web stub that the compiler does not read is reported",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func unreadWeb() throws {
        #expect(try SourceJudge.web.faults(in: ["a.d": "export class A {}"]).contains { $0 == "a.d has not been read" })
    }
}
