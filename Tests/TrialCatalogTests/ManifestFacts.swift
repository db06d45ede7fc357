import CatalogModel
import Foundation
import TrialCatalogs

/// What a Custom Elements Manifest says, read without the help of the importer.
enum ManifestFacts {
    /// - `set`: The folder of the set.
    /// - `strings`: The file with the texts that the elements show.
    static func read(_ set: String, strings: String? = nil) throws -> SourceFacts {
        let manifest = try RawManifest(Data(contentsOf: TrialSource.url("\(set)/custom-elements.json")))
        let elements = manifest.modules.flatMap { module in
            (module.declarations ?? []).map { declaration in
                EntryFacts(declaration.tagName, entry(declaration, in: module)) {
                    $0["id"]?.text == declaration.tagName ? $0 : nil
                }
            }
        }
        let texts = try strings.map { [try translated("\(set)/\($0)")] } ?? []
        return SourceFacts(entries: elements + texts)
    }

    /// The texts of one language by name.
    static func texts(_ path: String) throws -> [(name: String, text: String)] {
        let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: TrialSource.url(path)))
        return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func translated(_ path: String) throws -> EntryFacts {
        let records = try texts(path).map {
            FactRecord(name: $0.name, list: "strings", facts: Fact.text(.value, $0.text, key: "text"))
        }
        return EntryFacts(path, FactRecord(inner: records)) { $0["strings"] == nil ? nil : $0 }
    }

    // MARK: - Elements

    private static func entry(_ source: RawManifest.Declaration, in module: RawManifest.Module) -> FactRecord {
        // The first paragraph, which a list may end as well, is the summary of the entry.
        let lines = normalized(source.description ?? "").components(separatedBy: "\n")
        let first = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
        let rest = lines.dropFirst(first.count)
        let imports = (module.exports ?? []).flatMap { export -> [Fact] in
            let name = export.kind == "js" ? "\(export.declaration.name ?? "") from " : ""
            return Fact.text(.value, "\(name)'\(module.path)'")
        }
        return FactRecord(
            facts: prose(first.joined(separator: "\n")) + prose(rest.joined(separator: "\n")) + imports,
            inner: [element(source, in: module.path)])
    }

    private static func element(_ source: RawManifest.Declaration, in module: String) -> FactRecord {
        let superclass = source.superclass.map {
            FactRecord(name: $0.name, list: "inherits", facts: Fact.text(.value, $0.package, key: "module"))
        }
        let members = source.members ?? []
        let properties =
            members.filter { $0.kind == "field" }.map { property($0, $0.name) }
            + (source.attributes ?? []).map { attribute in
                var record = property(attribute, attribute.fieldName ?? attribute.name)
                record.facts += Fact.text(.name, attribute.name, key: "attribute")
                return record
            }
        return FactRecord(
            name: source.tagName, list: "types", facts: Fact.text(.value, module, key: "module"),
            inner: [superclass].compactMap(\.self) + FactRecord.merged(properties).map(\.withoutRepetition)
                + members.filter { $0.kind == "method" }.map(method)
                + (source.events ?? []).map { feature($0, "events") }
                + (source.slots ?? []).map { feature($0, "slots") }
                + (source.cssParts ?? []).map { feature($0, "cssParts") }
                + (source.cssProperties ?? []).map { feature($0, "cssProperties") })
    }

    private static func property(
        _ source: RawManifestMember, _ name: String, in list: String = "properties"
    ) -> FactRecord {
        FactRecord(
            name: name, list: list,
            facts: Fact.text(.type, source.type?.text, key: "type")
                + Fact.text(.default, source.default, key: "default") + prose(source.description)
                + flag("static", source.static, "Static") + flag("readOnly", source.readonly, "Read-only")
                + flag("reflects", source.reflects, "Reflected by its attribute")
                + flag("required", source.required ?? source.optional.map(!), "Required", "Optional")
                + Fact.text(.name, source.attribute, key: "attribute"),
            inner: literals(of: source.type?.text))
    }

    private static func method(_ source: RawManifestMember) -> FactRecord {
        FactRecord(
            name: source.name, list: "methods",
            facts: prose(source.description) + flag("static", source.static, "Static")
                + Fact.text(.type, source.return?.type?.text, key: "type")
                + Fact.text(.type, source.signature, key: "declaration"),
            inner: (source.parameters ?? []).map { property($0, $0.name, in: "parameters") })
    }

    /// A slot, an event, a part or a custom property; what an event carries may stand where its class belongs.
    private static func feature(_ source: RawManifest.Feature, _ list: String) -> FactRecord {
        let carries = list == "events" && source.type?.text.hasSuffix("Event") == false
        return FactRecord(
            name: source.name, list: list,
            facts: Fact.text(.default, source.default, key: "default") + prose(source.description)
                + flag("required", source.required.map { _ in true }, "Required")
                + Fact.text(.type, source.type?.text, key: "type"),
            inner: carries ? literals(of: source.type?.text) : [])
    }

    // MARK: - Texts

    private static func flag(_ key: String, _ value: Bool?, _ yes: String, _ no: String = "") -> [Fact] {
        Fact.member(.value, key, value.map { .bool($0) }, shown: value == true ? yes : no)
    }

    private static func prose(_ text: String?) -> [Fact] { Fact.prose(text.map(normalized)) }

    /// With line feeds as the only line breaks, and none at the ends.
    private static func normalized(_ text: String) -> String {
        String(text.map { $0 == "\r\n" ? "\n" : $0 }).trimmingCharacters(in: .newlines)
    }

    /// The literals of a type that has nothing else: `'a' | 'b' | undefined`.
    private static func literals(of type: String?) -> [FactRecord] {
        let pieces = (type ?? "").split { "| \n".contains($0) }.filter { !["undefined", "null"].contains($0) }
        let isQuoted = pieces.allSatisfy { $0.count > 1 && $0.first == $0.last && "'\"".contains($0.prefix(1)) }
        var names: [String] = []
        for piece in isQuoted ? pieces : [] where !names.contains(String(piece.dropFirst().dropLast())) {
            names.append(String(piece.dropFirst().dropLast()))
        }
        return names.map { FactRecord(name: $0, list: "values") }
    }
}
