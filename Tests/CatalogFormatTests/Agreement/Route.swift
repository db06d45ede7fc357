import CatalogFormat
import CatalogModel

/// The shortest way from a file to a key of a record.
struct Route {
    enum Step {
        case key(String)
        case element, name
    }

    let root: ValueForm
    let steps: [Step]
    /// Where it leads, as `Record.key`.
    let name: String

    /// The ways to every key of every record that a file can hold.
    static func all(from root: ValueForm) -> [Route] {
        var routes: [Route] = []
        var seen: Set<String> = []
        var queue: [(form: ValueForm, steps: [Step])] = [(root, [])]
        while !queue.isEmpty {
            let (form, steps) = queue.removeFirst()
            switch form {
            case .list(let element): queue.append((element, steps + [.element]))
            case .byName(let element, _): queue.append((element, steps + [.name]))
            case .record(let record) where seen.insert(record.name).inserted:
                for key in record.keys {
                    let next = steps + [.key(key.name)]
                    routes.append(Route(root: root, steps: next, name: "\(record.name).\(key.name)"))
                    queue.append((key.form, next))
                }
            case .record, .text, .prose, .id, .flag, .count, .word, .point, .tree, .data: break
            }
        }
        return routes
    }
}

/// A kind of file that people write, as the decoder and as editors see it.
enum WrittenFile: String, CaseIterable {
    case entry, catalog, types

    var form: ValueForm {
        switch self {
        case .entry: Entry.form
        case .catalog: CatalogConfiguration.form
        case .types: AuthoringSchema.typesForm
        }
    }

    var schema: JSONValue {
        switch self {
        case .entry: AuthoringSchema.entry
        case .catalog: AuthoringSchema.catalog
        case .types: AuthoringSchema.types
        }
    }

    /// The errors of the decoder.
    func errors(in text: String) -> [Diagnostic] {
        let file = SourceFile(path: "\(rawValue).yaml", text: text)
        let diagnostics =
            switch self {
            case .entry: FormatDecoder.entry(file).diagnostics
            case .catalog: FormatDecoder.configuration(file).diagnostics
            case .types: FormatDecoder.types(file).diagnostics
            }
        return diagnostics.all.filter { $0.severity == .error }
    }
}
