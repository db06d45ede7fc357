import CatalogChanges
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// Steps of migrations, applied by a script without other input: callers of the old declarations compile with the new.
@Suite("Compile checks of migrations")
struct MigrationWitnessTests {
    /// A member that is called otherwise, or whose place another one takes.
    private struct Case {
        let pair: WitnessTrial.Pair
        /// The members that the caller uses.
        let used: WitnessDeclaration
        /// The lines of `changes: { renamed }`.
        let renames: [String]
    }

    @Test(
        "Swift callers of renamed or replaced members compile after a migration",
        .enabled(if: WitnessLanguage.swift.judge.isPresent, "\(WitnessLanguage.swift.judge.reason)"))
    func swift() async throws { try await Self.expect(.swift, atLeast: 80) }

    @Test(
        "TypeScript callers of renamed or replaced members compile after a migration",
        .enabled(if: WitnessLanguage.script.judge.isPresent, "\(WitnessLanguage.script.judge.reason)"))
    func script() async throws { try await Self.expect(.script, atLeast: SharedData.isPresent ? 80 : 30) }

    @Test(
        "Kotlin callers of renamed or replaced members compile after a migration",
        .enabled(if: WitnessLanguage.kotlin.judge.isPresent, "\(WitnessLanguage.kotlin.judge.reason)"))
    func kotlin() async throws { try await Self.expect(.kotlin, atLeast: SharedData.isPresent ? 80 : 15) }

    /// Expects nine of ten callers that a rename or a replacement breaks to compile after the migration.
    private static func expect(_ language: WitnessLanguage, atLeast least: Int) async throws {
        let all = cases(of: try await language.seeds())
        let cases = stride(from: 0, to: all.count, by: Thoroughness.isFull || all.count < 200 ? 1 : 5).map { all[$0] }
        let old = try await Catalogs.registry(files(cases) { $0.old })
        let catalog =
            "format: 1\nname: Test\nchanges: { renamed: { \(cases.flatMap(\.renames).joined(separator: ", ")) } }"
        let new = try JudgedRegistries.require(await Snippet.load(files(cases) { $0.new }, catalog: catalog))
        let report = ChangeReport(from: old, named: "old", to: new, named: "new")
        let script = try MigrationScript(report.migration.prettyPrinted)
        let callers = cases.map { ($0.pair.id, language.caller($0.used, $0.pair.type)) }
        func failing(_ callers: [(String, String)]) throws -> [String: String] {
            try language.faults(WitnessCallers(callers), of: cases.map(\.pair), against: new)
        }
        let before = try failing(callers)
        let after = try failing(callers.map { ($0.0, script.migrated($0.1, of: $0.0)) })
        let words = cases.compactMap { one in after[one.pair.id].map { "\(one.pair.name): \($0)" } }
        print("\(cases.count) cases, \(before.count) break, \(after.count) after the migration: \(Set(words).sorted())")
        #expect(cases.count >= least)
        #expect(before.count >= cases.count * 9 / 10)
        #expect(after.count * 10 <= before.count, "\(words)")
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
            _ name: String, _ old: WitnessDeclaration, _ new: WitnessDeclaration, using used: WitnessDeclaration,
            _ key: String?, _ names: (String, String)
        ) {
            let id = "pair-\(cases.count)"
            let type = "Pair\(cases.count)"
            let pair = WitnessTrial.Pair(id: id, type: type, name: name, old: old, new: new)
            let way = "\(id)/implementations/\(old.platform)/types/\(type)"
            let renames = key.map { ["\(way)/\($0)/\(names.0): \(names.1)"] } ?? []
            cases.append(Case(pair: pair, used: used, renames: renames))
        }
        for seed in seeds {
            for index in seed.members.indices {
                guard let (key, name) = seed.members[index].location else { continue }
                let renamed = name + "Now"
                var new = seed
                new.members[index] = seed.members[index].named(renamed)
                add("\(seed.kind) renamed \(key)", seed, new, using: seed, key, (name, renamed))
                guard key != "cases" else { continue }
                // Both for a while, then the old one goes.
                var both = seed
                both.members[index] = seed.members[index].deprecated(insteadOf: renamed)
                both.members.append(seed.members[index].named(renamed))
                add("\(seed.kind) replaced \(key)", both, new, using: seed, nil, (name, renamed))
            }
        }
        return cases
    }
}

extension WitnessMember {
    /// The key that it stands under, and its name.
    fileprivate var location: (key: String, name: String)? {
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

    /// What a name of a member stands between: behind a dot or a keyword, an attribute, an argument, a key of an object.
    private static let locations = [
        ("\\.", ""), ("\\b(?:func|var|val|fun) ", ""), (" ", "(?==\\{)"), ("[(, ]", "(?= = a)"), ("[{,] ", "(?=:)"),
    ]

    /// The code of a caller of a component's members.
    func migrated(_ code: String, of component: String) -> String {
        var code = code
        for (old, new) in names[component] ?? [] {
            for (before, after) in Self.locations {
                guard let pattern = try? NSRegularExpression(pattern: "(\(before))\(old)\\b\(after)") else { continue }
                let range = NSRange(code.startIndex..., in: code)
                code = pattern.stringByReplacingMatches(in: code, range: range, withTemplate: "$1\(new)")
            }
        }
        return code
    }
}
