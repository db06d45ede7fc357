import CatalogChanges
import CatalogModel
import CatalogTestSupport
import Testing

/// Changes of the API, judged by the compiler: what is called breaking breaks a caller, and nothing else does.
@Suite("Changes as compilers judge them")
struct ChangeWitnessTests {
    private struct Pair {
        let id: String
        let type: String
        let name: String
        let old: WitnessDeclaration
        let new: WitnessDeclaration
    }

    @Test(
        "a change of a Swift type is breaking where a caller that used every member no longer compiles",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func swift() async throws {
        let pairs = try await pairs()
        let old = try await Catalogs.registry(files(pairs) { $0.old })
        let new = try await Catalogs.registry(files(pairs) { $0.new })
        var callers: [String: String] = [:]
        for pair in pairs { callers[pair.id] = pair.old.caller(of: pair.type) }
        let void = try Set(faults(callers, against: old).keys)
        let faults = try faults(callers, against: new)
        let failing = Set(faults.keys)
        var broken: Set<String> = []
        for change in CatalogDifference(from: old, to: new).changes where change.rule.effect == .breaking {
            if change.rule.area == .api, let id = change.component { broken.insert(id.rawValue) }
        }
        let valid = pairs.filter { !void.contains($0.id) }
        let missed = valid.filter { failing.contains($0.id) && !broken.contains($0.id) }
        let alarms = valid.filter { !failing.contains($0.id) && broken.contains($0.id) }
        print(
            "\(valid.count) pairs, \(valid.count { failing.contains($0.id) }) break, \(alarms.count) false alarms, \(missed.count) missed, \(pairs.count - valid.count) void"
        )
        #expect(valid.count >= 1_000)
        #expect(missed.map { "\($0.name): \(faults[$0.id] ?? "")" } == [])
        #expect(Double(alarms.count) <= 0.01 * Double(valid.count), "\(Set(alarms.map(\.name)))")
        #expect(
            pairs.count - valid.count <= pairs.count / 50, "\(Set(pairs.filter { void.contains($0.id) }.map(\.name)))")
    }

    private func files(_ pairs: [Pair], _ side: (Pair) -> WitnessDeclaration) -> [String: String] {
        Dictionary(uniqueKeysWithValues: pairs.map { ($0.id, side($0).entry(id: $0.id, type: $0.type)) })
    }

    /// What is wrong with the callers that do not compile with the stubs of a catalog, by id.
    private func faults(_ callers: [String: String], against registry: ComponentRegistry) throws -> [String: String] {
        // Two files, because the compiler takes much longer over thousands.
        var lines: [(id: String, text: Substring)] = []
        for (id, text) in callers.sorted(by: { $0.key < $1.key }) {
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { (id, $0) }
        }
        let stubs = Stubs(registry).all(of: "swift").sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        let found = try SwiftCompiler.faults(
            in: ["callers.swift": lines.map(\.text).joined(separator: "\n"), "stubs.swift": stubs])
        #expect(found.filter { !$0.hasPrefix("callers.swift:") } == [])
        var faults: [String: String] = [:]
        for fault in found {
            let parts = fault.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let line = Int(parts[1]), lines.indices.contains(line - 1) else { continue }
            faults[lines[line - 1].id] = "\(lines[line - 1].text.trimmingPrefix { $0 == " " })\(parts[3])"
        }
        return faults
    }

    /// Every change of the types of the own catalog and of a few that hold what these lack.
    private func pairs() async throws -> [Pair] {
        let seeds = try await WitnessDeclaration.all(in: Catalogs.own.registry()) + Self.further
        var pairs: [Pair] = []
        for seed in seeds {
            for (name, new) in seed.mutations {
                let number = pairs.count
                pairs.append(
                    Pair(
                        id: "pair-\(number)", type: "Pair\(number)", name: "\(seed.kind): \(name)", old: seed, new: new)
                )
            }
        }
        return pairs
    }

    private static let further: [WitnessDeclaration] =
        ["class", "struct", "protocol"].map { kind in
            let methods: [WitnessDeclaration.Member] = [
                .method(.init(name: "plain")),
                .method(.init(name: "made", parameters: [.init(name: "count", type: "Int")], result: "Int?")),
                .method(
                    .init(
                        name: "tried", parameters: [.init(name: "text", type: "String", label: "_")],
                        result: "[String]", isThrowing: true)),
                .method(
                    .init(
                        name: "awaited",
                        parameters: [.init(name: "a", type: "Int"), .init(name: "b", type: "Int", label: "with")],
                        result: "Int", isAsync: true)),
            ]
            let defaults: [WitnessDeclaration.Member] = [
                .method(
                    .init(
                        name: "filled",
                        parameters: [
                            .init(name: "a", type: "Int", initial: "1"),
                            .init(name: "b", type: "String?", initial: "nil"),
                        ])),
                .method(.init(name: "shared", parameters: [.init(name: "a", type: "Int", label: "_")], isStatic: true)),
                .initializer(
                    .init(
                        name: "init",
                        parameters: [.init(name: "a", type: "Int"), .init(name: "b", type: "Int", initial: "1")])),
            ]
            let properties: [WitnessDeclaration.Member] = [
                .property(.init(name: "value", type: "Int")), .property(.init(name: "maybe", type: "String?")),
                .property(.init(name: "fixed", type: "Int?", isReadOnly: true)),
            ]
            return WitnessDeclaration(kind: kind, members: properties + methods + (kind == "protocol" ? [] : defaults))
        } + [
            WitnessDeclaration(
                kind: "enum",
                members: [
                    .enumCase("plain", []),
                    .enumCase("valued", [.init(name: "a", type: "Int"), .init(name: "b", type: "String?")]),
                ])
        ]
}
