import CatalogTestSupport
import Testing

/// Every web stub is read by the compiler of its language; Swift's checks them, too.
@Suite("Stubs as compilers read them")
struct ParseJudgeTests {
    private static let tsc = SourceJudge.web

    /// How many stubs each catalog has for the web. Catalogs that grow have at least as many.
    private static let counts: [Catalogs: Int] = [
        .own: 0, .contract: 0, .awkward: 0, .hostile: 606, .accepted: 1, .trial: 3, .govuk: 0, .fluent: 0, .backbase: 0,
        .glide: 39, .dnn: 28,
    ]

    @Test(
        "every web stub parses", .enabled(if: tsc.judge.isPresent, "\(tsc.judge.reason)"), arguments: Catalogs.present)
    func web(catalog: Catalogs) async throws {
        let sources = Self.tsc.sources(Stubs(try await catalog.registry()).files)
        try Self.expect(sources.count, Self.counts[catalog], in: catalog)
        #expect(try Self.tsc.faults(in: sources) == [])
    }

    private static func expect(_ count: Int, _ wanted: Int?, in catalog: Catalogs) throws {
        print("\(catalog): \(count) stubs")
        let wanted = try #require(wanted)
        #expect(catalog.isGrowing ? count >= wanted : count == wanted)
    }

    @Test(
        "a broken web stub among others does not", .enabled(if: tsc.judge.isPresent, "\(tsc.judge.reason)"),
        arguments: [
            ("export class Lamp { tone: ; }", "TS1110"), ("export class Lamp {", "TS1005"),
            ("export class Lamp { dim(: string) {} }", "TS1138"),
            ("export class Lamp { async static dim() {} }", "TS1029"),
        ])
    func brokenWeb(text: String, number: String) throws {
        let faults = try Self.tsc.faults(in: ["a.ts": "export class A {}", "b.ts": text, "c.ts": "export class C {}"])
        #expect(faults.contains { $0.hasPrefix("b.ts(1,") && $0.contains(number) }, "\(faults)")
        #expect(!faults.contains { !$0.hasPrefix("b.ts(") })
    }

    @Test(
        "a web stub that the compiler does not find does not", .enabled(if: tsc.judge.isPresent, "\(tsc.judge.reason)"))
    func unreadWeb() throws {
        #expect(try Self.tsc.faults(in: ["a.d": "export class A {}"]).contains { $0 == "a.d has not been read" })
    }
}
