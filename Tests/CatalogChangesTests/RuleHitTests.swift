import CatalogChanges
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing
import TrialCatalogs

@Suite("Rules of changes in real catalogs")
struct RuleHitTests {
    /// The files of a real catalog: its own ones, or those made of real data.
    private struct RealCatalog {
        let name: String
        let files: [String: String]
        let entries: [String]
        let memory = CatalogMemory(statesOfEachFile: 1)

        init(_ name: String, _ files: [String: String]) {
            self.name = name
            self.files = files
            entries = files.keys.filter { $0.hasPrefix("components/") && $0.hasSuffix(".yaml") }.sorted()
        }

        func load(_ files: [String: String]) async -> LoadedCatalog {
            await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files), reusing: memory)
        }
    }

    @Test(
        "Mutations of real catalogs trigger every change rule, and each mutation triggers only its own",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func hits() async throws {
        let own = try JudgedRegistries.ownFiles().mapValues { String(decoding: $0, as: UTF8.self) }
        let catalogs =
            [RealCatalog("own", own)] + (try TrialCatalog.allCases.map { RealCatalog($0.rawValue, try $0.files()) })
        var random = SeededRandom(seed: 23)
        var missed: [String] = []
        for (number, rule) in ChangeRules.all.enumerated() {
            var hits = 0
            for round in catalogs.indices where hits < Thoroughness.rounds(1, of: catalogs.count) {
                let catalog = catalogs[(number + round) % catalogs.count]
                let entry = random.pick(catalog.entries)
                guard let change = RealChange(rule.example, in: catalog.files, entry: entry) else { continue }
                // An example without tokens has no place in a catalog with token files, for one.
                guard let before = await catalog.load(change.old).registry,
                    let after = await catalog.load(change.new).registry
                else { continue }
                hits += 1
                let hit = CatalogDifference(from: before, to: after).changes.map(\.rule.id)
                if hit != [rule.id] { missed.append("\(rule.id) in \(catalog.name)/\(entry): \(hit)") }
            }
            if hits == 0 { missed.append("\(rule.id): no catalog takes the example") }
        }
        #expect(missed == [])
    }
}

/// A real catalog with what a rule's example says at a random entry: before the change, and after it.
private struct RealChange {
    let old: [String: String]
    let new: [String: String]

    /// Makes the change; nil where the entry says already what the change adds or removes.
    init?(_ example: ChangeExample, in files: [String: String], entry: String) {
        let catalogs = example.catalogs
        let texts = [catalogs.old, catalogs.new].map { $0["components/thing.yaml"] ?? "" }
        let paths = texts.map { Self.value(of: $0)?.paths ?? [] }
        let real = files[entry].flatMap(Self.value)?.paths ?? []
        if !paths[0].symmetricDifference(paths[1]).isDisjoint(with: real) { return nil }
        old = Self.merged(files, with: catalogs.old, entry: entry)
        new = Self.merged(files, with: catalogs.new, entry: entry)
    }

    private static func merged(
        _ files: [String: String], with example: [String: String], entry: String
    ) -> [String: String] {
        var result = files
        let id = files[entry].flatMap(value)?["id"]?.text ?? ""
        for (path, text) in example {
            let location = path == "components/thing.yaml" ? entry : path
            // Renames name the entry of the example.
            let text = text.replacing("{ renamed: { thing/", with: "{ renamed: { \(id)/")
                .replacing("entry: thing", with: "entry: \(id)")
            guard let added = value(of: text) else { continue }
            let base = files[location].flatMap(value)
            let merged = base.map { $0.merged(with: added, isOuter: true) } ?? added
            result[location] = location.hasSuffix(".json") ? merged.prettyPrinted : YAMLWriter.text(of: merged)
        }
        return result
    }

    private static func value(of text: String) -> JSONValue? {
        var found = Diagnostics()
        return YAMLReader.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), diagnostics: &found)?.jsonValue()
    }
}

extension JSONValue {
    /// The keys that lead to values, from the outermost.
    fileprivate var paths: Set<[String]> {
        guard case .object(let object) = self else { return [] }
        return object.members.reduce(into: []) { paths, member in
            paths.insert([member.name])
            for path in member.value.paths { paths.insert([member.name] + path) }
        }
    }

    /// Returns the value with all that another one says: members and elements of both, scalars of the other.
    ///
    /// The name of an entry stays.
    fileprivate func merged(with other: JSONValue, isOuter: Bool = false) -> JSONValue {
        switch (self, other) {
        case (.object(let object), .object(let others)):
            var result = JSONObject()
            let identity = ["id", "title", "name", "format", "summary"]
            for member in object.members {
                let added = isOuter && identity.contains(member.name) ? nil : others[member.name]
                let value = added.map { added in
                    isOuter && member.name == "tokens"
                        ? JSONValue.array([member.value, added]) : member.value.merged(with: added)
                }
                result.append(member.name, value: value ?? member.value)
            }
            for member in others.members where object[member.name] == nil {
                result.append(member.name, value: member.value)
            }
            return .object(result)
        case (.array(let elements), .array(let others)): return .array(elements + others)
        case (.array(let elements), _): return .array(elements + [other])
        default: return other
        }
    }
}
