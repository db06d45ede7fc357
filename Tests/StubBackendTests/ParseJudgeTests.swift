import CatalogTestSupport
import Testing

/// Every stub is read by the compiler of its language.
@Suite("Stubs as compilers read them")
struct ParseJudgeTests {
    private static let swiftc = SourceJudge.swift
    private static let tsc = SourceJudge.web

    /// How many stubs each catalog has in Swift and for the web. Catalogs that grow have at least as many.
    private static let counts: [Catalogs: (swift: Int, web: Int)] = [
        .own: (35, 0), .contract: (2, 0), .awkward: (1, 0), .hostile: (630, 606), .accepted: (1, 1),
        .trial: (34, 3), .govuk: (0, 0), .fluent: (67, 0), .backbase: (28, 0), .glide: (0, 39), .dnn: (0, 28),
    ]

    @Test(
        "every Swift stub parses", .enabled(if: swiftc.judge.isPresent, "\(swiftc.judge.reason)"),
        arguments: Catalogs.present)
    func swift(catalog: Catalogs) async throws {
        let sources = Self.swiftc.sources(Stubs(try await catalog.registry()).files)
        try Self.expect(sources.count, Self.counts[catalog]?.swift, in: catalog)
        #expect(try Self.swiftc.faults(in: sources) == [])
    }

    @Test(
        "every web stub parses", .enabled(if: tsc.judge.isPresent, "\(tsc.judge.reason)"), arguments: Catalogs.present)
    func web(catalog: Catalogs) async throws {
        let sources = Self.tsc.sources(Stubs(try await catalog.registry()).files)
        try Self.expect(sources.count, Self.counts[catalog]?.web, in: catalog)
        #expect(try Self.tsc.faults(in: sources) == [])
    }

    private static func expect(_ count: Int, _ wanted: Int?, in catalog: Catalogs) throws {
        print("\(catalog): \(count) stubs")
        let wanted = try #require(wanted)
        #expect(catalog.isGrowing ? count >= wanted : count == wanted)
    }

    @Test(
        "a broken Swift stub among others does not", .enabled(if: swiftc.judge.isPresent, "\(swiftc.judge.reason)"),
        arguments: [
            ("struct Lamp { var tone: = 1 }", "expected type"), ("struct Lamp {", "expected '}' in struct"),
            ("struct Lamp { func dim(a) {} }", "unnamed parameters must be written with the empty name '_'"),
        ])
    func brokenSwift(text: String, message: String) throws {
        let faults = try Self.swiftc.faults(in: ["a.swift": "struct A {}", "b.swift": text, "c.swift": "struct C {}"])
        #expect(faults.contains { $0.hasPrefix("b.swift:1:") && $0.contains(message) }, "\(faults)")
        #expect(!faults.contains { !$0.hasPrefix("b.swift:") })
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
