import CatalogChanges
import CatalogModel
import CatalogTestSupport
import Testing

/// Changes of declarations, each judged twice: by the rules of changes, and by a compiler that checks a caller of the old
/// declaration with the stub of the new one.
struct WitnessTrial {
    struct Pair {
        let id: String
        let type: String
        let name: String
        let old: WitnessDeclaration
        let new: WitnessDeclaration
    }

    let pairs: [Pair]
    let language: WitnessLanguage

    /// Every change of some declarations.
    ///
    /// `step`: of so many one is tried.
    static func pairs(of seeds: [WitnessDeclaration], every step: Int = 1) -> [Pair] {
        let all = seeds.flatMap { seed in seed.mutations.map { (seed, $0.name, $0.new) } }
        return stride(from: 0, to: all.count, by: step).map { index in
            let (seed, name, new) = all[index]
            return Pair(
                id: "pair-\(index)", type: "Pair\(index)", name: "\(seed.platform) \(seed.kind): \(name)", old: seed,
                new: new)
        }
    }

    struct Verdict {
        /// Pairs whose caller compiles with the old declaration.
        let valid: [Pair]
        /// The others, with the compiler's words.
        let void: [String]
        let failing: [String: String]
        let broken: Set<String>

        /// Breaks that are called safe, with the compiler's words.
        var missed: [String] {
            valid.filter { failing[$0.id] != nil && !broken.contains($0.id) }
                .map { "\($0.name): \(failing[$0.id] ?? "")" }
        }

        var alarms: [String] {
            valid.filter { failing[$0.id] == nil && broken.contains($0.id) }.map(\.name)
        }

        var summary: String {
            "\(valid.count) pairs, \(valid.count { failing[$0.id] != nil }) break, \(alarms.count) false alarms, \(missed.count) missed, \(void.count) void"
        }

        /// Expects the rules and the compiler to agree: no missed break, few false alarms, and enough valid pairs.
        func expect(atLeast count: Int, alarmsInThousand: Int = 10, sourceLocation: SourceLocation = #_sourceLocation) {
            print(summary)
            #expect(valid.count >= count, sourceLocation: sourceLocation)
            #expect(Set(missed).sorted() == [], sourceLocation: sourceLocation)
            #expect(
                1_000 * alarms.count <= alarmsInThousand * valid.count, "\(Set(alarms).sorted())",
                sourceLocation: sourceLocation)
            #expect(void.count <= valid.count / 100, "\(Set(void).sorted())", sourceLocation: sourceLocation)
        }
    }

    func verdict() async throws -> Verdict {
        let old = try await Catalogs.registry(files { $0.old })
        let new = try await Catalogs.registry(files { $0.new })
        let callers = WitnessCallers(pairs.map { ($0.id, language.caller($0.old, $0.type)) })
        let void = try language.faults(callers, of: pairs, against: old)
        let faults = try language.faults(callers, of: pairs, against: new)
        var broken: Set<String> = []
        for change in CatalogDifference(from: old, to: new).changes where change.rule.effect == .breaking {
            if change.rule.area == .api, let id = change.component { broken.insert(id.rawValue) }
        }
        return Verdict(
            valid: pairs.filter { void[$0.id] == nil },
            void: pairs.compactMap { pair in void[pair.id].map { "\(pair.name): \($0)" } }, failing: faults,
            broken: broken)
    }

    private func files(_ side: (Pair) -> WitnessDeclaration) -> [String: String] {
        Dictionary(uniqueKeysWithValues: pairs.map { ($0.id, side($0).entry(id: $0.id, type: $0.type)) })
    }
}

/// Callers that stand in one file, because compilers take much longer over thousands.
struct WitnessCallers {
    private var lines: [(id: String, text: Substring)] = []

    init(_ callers: [(id: String, text: String)]) {
        for (id, text) in callers {
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { (id, $0) }
        }
    }

    var text: String { lines.map(\.text).joined(separator: "\n") }

    /// The callers that have a fault: their ids, with the line and what is wrong with it.
    ///
    /// - `faults`: As compilers say them: `callers.swift:LINE:…`, or `callers.tsx(LINE,…`.
    func faults(_ faults: [String]) -> [String: String] {
        var found: [String: String] = [:]
        var others: [String] = []
        for fault in faults {
            let parts = fault.split(maxSplits: 3, omittingEmptySubsequences: false) { ":(,)".contains($0) }
            if parts.count == 4, parts[0].hasPrefix("callers."), let line = Int(parts[1]),
                lines.indices.contains(line - 1)
            {
                found[lines[line - 1].id] = "\(lines[line - 1].text.trimmingPrefix { $0 == " " }) \(parts[3])"
            } else {
                others.append(fault)
            }
        }
        #expect(others.prefix(20) == [], "stubs compile")
        return found
    }
}
