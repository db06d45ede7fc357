package import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Synchronization

/// A set of real data as a catalog in the entry format.
package enum TrialCatalog: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The macros of GOV.UK Frontend: nested parameters, and examples that are data.
    case govuk
    /// Fluent UI for Apple's platforms: tokens along axes, enums, strings with plurals.
    case fluent
    /// Pages of the design system that the repository's own catalog describes.
    case backbase
    /// The elements of Glide Core, and their texts.
    case glide
    /// The elements of DNN.
    case dnn

    package var description: String { rawValue }

    /// The files of the catalog, by path: `catalog.yaml` and one file per entry.
    package func files() throws -> [String: String] { try converted().files }

    /// The same catalog written by somebody else: other quotes and indents, keys in another order, comments, other folders.
    package func rewrittenFiles() throws -> [String: String] {
        let catalog = try converted()
        var files = catalog.files.filter { !$0.key.hasPrefix("components/") }.mapValues { "# A comment.\n" + $0 }
        for entry in catalog.entries {
            let text = String(decoding: Self.reordered(entry, depth: 0).prettyPrintedBytes, as: UTF8.self)
            files["components/deep/\(entry["id"]?.text ?? "").yaml"] = "# Another comment.\n" + text
        }
        return files
    }

    /// The keys of an entry, of its implementations and of their types the other way round.
    private static func reordered(_ record: JSONValue, depth: Int) -> JSONValue {
        guard case .object(let object) = record else { return record }
        let inner = ["implementations", "types"]
        var reordered = JSONObject()
        for member in object.members.reversed() {
            var value = member.value
            if depth < inner.count, member.name == inner[depth], case .object(let named) = value {
                var records = JSONObject()
                for element in named.members {
                    records.append(element.name, value: self.reordered(element.value, depth: depth + 1))
                }
                value = .object(records)
            }
            reordered.append(member.name, value: value)
        }
        return .object(reordered)
    }

    func converted() throws -> ConvertedCatalog {
        switch self {
        case .govuk: try GovukConverter.catalog()
        case .fluent: try FluentConverter.catalog()
        case .backbase: try BackbaseConverter.catalog()
        case .glide: try ManifestConverter.catalog("glide-core", strings: "en.json")
        case .dnn: try ManifestConverter.catalog("dnn-elements")
        }
    }

    /// The loaded catalog; all tests share one.
    package func load() async throws -> LoadedCatalog {
        let loading = Self.loading.withLock { tasks in
            let task =
                tasks[self] ?? Task { await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(try files())) }
            tasks[self] = task
            return task
        }
        return try await loading.value
    }

    private static let loading = Mutex<[TrialCatalog: Task<LoadedCatalog, any Error>]>([:])
}

/// What a converter makes of a source.
struct ConvertedCatalog {
    let configuration: JSONValue
    let entries: [JSONValue]
    /// What the types of the source are.
    var types: JSONValue?

    /// The files of the catalog, by path: `catalog.yaml` and one file per entry.
    var files: [String: String] {
        var files = ["catalog.yaml": YAMLWriter.text(of: configuration)]
        if let types { files["types.yaml"] = YAMLWriter.text(of: types) }
        for entry in entries { files["components/\(entry["id"]?.text ?? "").yaml"] = YAMLWriter.text(of: entry) }
        return files
    }
}
