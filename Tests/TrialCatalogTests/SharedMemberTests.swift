import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing
import TrialCatalogs

@Suite(
    "Members that types of a trial catalog share",
    .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct SharedMemberTests {
    @Test("A trial catalog has the same dump if shared members are declared once", arguments: TrialCatalog.allCases)
    func sameDump(catalog: TrialCatalog) async throws {
        let files = try catalog.filesWithSharedMembers()
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files))
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let shared = RegistryDump.json(try #require(loaded.registry))
        let repeated = RegistryDump.json(try await catalog.registry())
        #expect(Self.expanded(shared) == Self.expanded(repeated))

        let lines = (before: Self.lines(of: try catalog.files()), after: Self.lines(of: files))
        print("\(catalog) with shared members: \(lines.after) lines instead of \(lines.before)")
        #expect("\(lines.before) → \(lines.after)" == Self.lines[catalog])
    }

    /// Lines of YAML before and after.
    private static let lines: [TrialCatalog: String] = [
        .glide: "3261 → 2728", .dnn: "1700 → 1661", .govuk: "11228 → 11138",
        // No two of their types have a member in common.
        .fluent: "4642 → 4642", .backbase: "1056 → 1056",
    ]

    private static func lines(of files: [String: String]) -> Int {
        files.values.reduce(0) { $0 + $1.utf8.count { $0 == 0x0A } }
    }

    /// The components of a dump by id, without the entries that only hold what others share.
    private static func expanded(_ dump: JSONValue) -> [String: JSONValue] {
        let components = dump["components"]?.elements.filter { $0["kind"]?.text != "mixin" } ?? []
        return Dictionary(uniqueKeysWithValues: components.map { ($0["id"]?.text ?? "", comparable($0)) })
    }

    /// A record without what sharing may change: the order of members by name, and where they come from.
    private static func comparable(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements):
            let elements = elements.map(comparable)
            guard elements.allSatisfy({ $0["name"] != nil }) else { return .array(elements) }
            return .array(
                elements.sorted { ($0["name"]?.text ?? "", "\($0)") < ($1["name"]?.text ?? "", "\($1)") })
        case .object(let object):
            let members = object.members.filter {
                !["inheritedFrom", "includes", "references", "referrers"].contains($0.name)
            }
            let sorted = members.map { ($0.name, comparable($0.value)) }.sorted { $0.0 < $1.0 }
            return .object(sorted.reduce(into: JSONObject()) { $0[$1.0] = $1.1 })
        default: return value
        }
    }
}
