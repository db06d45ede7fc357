import CatalogChanges
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// Steps of migrations, taken by a script that knows nothing but them: callers of the old declarations compile with the new.
@Suite("Migrations as compilers judge them")
struct MigrationWitnessTests {
    /// A member that is called otherwise, or whose place another one takes.
    private struct Case {
        let pair: WitnessTrial.Pair
        /// The lines of `changes: { renamed }`.
        let renames: [String]
    }

    @Test(
        "make callers of what is renamed or replaced compile",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func swift() async throws {
        let seeds = try await WitnessDeclaration.all(in: Catalogs.own.registry()) + WitnessDeclaration.swiftSeeds
        let cases = Self.cases(of: seeds)
        let old = try await Catalogs.registry(Self.files(cases) { $0.old })
        let catalog =
            "format: 1\nname: Test\nchanges: { renamed: { \(cases.flatMap(\.renames).joined(separator: ", ")) } }"
        let entries = Self.files(cases) { $0.new }
        let new = try JudgedRegistries.require(await Snippet.load(entries, catalog: catalog))
        let report = ChangeReport(from: old, named: "old", to: new, named: "new")
        let script = try MigrationScript(report.migration.prettyPrinted)
        let callers = cases.map { ($0.pair.id, $0.pair.old.caller(of: $0.pair.type)) }
        let stubs = Stubs(new).all(of: "swift").sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        func failing(_ callers: [(String, String)]) throws -> Set<String> {
            let all = WitnessCallers(callers)
            return Set(
                all.faults(try SwiftCompiler.faults(in: ["callers.swift": all.text, "stubs.swift": stubs])).keys)
        }
        let before = try failing(callers)
        let after = try failing(callers.map { ($0.0, script.migrated($0.1, of: $0.0)) })
        let names = cases.filter { after.contains($0.pair.id) }.map(\.pair.name)
        print("\(cases.count) cases, \(before.count) break, \(after.count) after the migration: \(Set(names).sorted())")
        #expect(cases.count >= 80)
        #expect(before.count >= cases.count * 9 / 10)
        #expect(after.count * 10 <= cases.count, "\(names)")
    }

    private static func files(
        _ cases: [Case], _ side: (WitnessTrial.Pair) -> WitnessDeclaration
    ) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: cases.map { ($0.pair.id, side($0.pair).entry(id: $0.pair.id, type: $0.pair.type)) })
    }

    private static func cases(of seeds: [WitnessDeclaration]) -> [Case] {
        var cases: [Case] = []
        func add(
            _ name: String, _ old: WitnessDeclaration, _ new: WitnessDeclaration, _ key: String?,
            _ names: (String, String)
        ) {
            let id = "pair-\(cases.count)"
            let type = "Pair\(cases.count)"
            let pair = WitnessTrial.Pair(id: id, type: type, name: name, old: old, new: new)
            let way = "\(id)/implementations/swift/types/\(type)"
            cases.append(Case(pair: pair, renames: key.map { ["\(way)/\($0)/\(names.0): \(names.1)"] } ?? []))
        }
        for seed in seeds {
            for index in seed.members.indices {
                guard let (key, name) = seed.members[index].place else { continue }
                let renamed = name + "Now"
                var new = seed
                new.members[index] = seed.members[index].named(renamed)
                add("\(seed.kind) renamed \(key)", seed, new, key, (name, renamed))
                guard key != "cases", seed.kind != "protocol" else { continue }
                // Both for a while, then the old one goes.
                var both = seed
                both.members[index] = seed.members[index].deprecated(insteadOf: renamed)
                both.members.append(seed.members[index].named(renamed))
                add("\(seed.kind) replaced \(key)", both, new, nil, (name, renamed))
            }
        }
        return cases
    }
}

extension WitnessDeclaration.Member {
    /// The key that it stands under, and its name.
    fileprivate var place: (key: String, name: String)? {
        switch self {
        case .property(let value): ("properties", value.name)
        case .method(let function): ("methods", function.name)
        case .enumCase(let name, _): ("cases", name)
        case .initializer: nil
        }
    }

    fileprivate func named(_ name: String) -> Self {
        switch self {
        case .property(var value):
            value.name = name
            return .property(value)
        case .method(var function):
            function.name = name
            return .method(function)
        case .enumCase(_, let values): return .enumCase(name, values)
        case .initializer: return self
        }
    }

    fileprivate func deprecated(insteadOf name: String) -> Self {
        switch self {
        case .property(var value):
            value.replacement = name
            return .property(value)
        case .method(var function):
            function.replacement = name
            return .method(function)
        case .enumCase, .initializer: return self
        }
    }
}

/// Changes code by the steps of a migration, as a program of somebody else would.
private struct MigrationScript {
    private var names: [String: [(old: String, new: String)]] = [:]

    init(_ json: String) throws {
        let migration = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        for step in try #require(migration?["steps"] as? [[String: Any]]) {
            guard let component = step["component"] as? String, let name = step["name"] as? String else { continue }
            switch step["action"] as? String {
            case "rename":
                guard let new = step["to"] as? String else { continue }
                names[component, default: []].append((step["from"] as? String ?? name, new))
            case "replace":
                guard let new = (step["replacements"] as? [String])?.first else { continue }
                names[component, default: []].append((name, new))
            default: continue
            }
        }
    }

    /// The code of a caller of a component's members: what stands behind a dot, or is declared.
    func migrated(_ code: String, of component: String) -> String {
        var code = code
        for (old, new) in names[component] ?? [] {
            for (before, after) in [("\\.", "\\b"), ("\\b(?:func|var) ", "\\b")] {
                guard let pattern = try? NSRegularExpression(pattern: "(\(before))\(old)\(after)") else { continue }
                let range = NSRange(code.startIndex..., in: code)
                code = pattern.stringByReplacingMatches(in: code, range: range, withTemplate: "$1\(new)")
            }
        }
        return code
    }
}
