/// Something that a manifest says of an element, and where an entry has to say it.
struct ManifestFact: Hashable, CustomStringConvertible {
    enum Kind: String, CaseIterable { case name, type, `default`, value, description, flag, place }

    /// The tag of the element.
    let element: String
    /// In the dump of the type: keys and names of records, by turns.
    let path: [String]
    let kind: Kind
    let text: String

    var description: String { "\(element): \(path.joined(separator: "/")): \(kind.rawValue) '\(text)'" }
}

extension ManifestFact {
    /// Another fact, which no manifest states.
    var altered: ManifestFact {
        let isThere = path.isEmpty || kind == .name && path.last == text || kind == .value
        let text = kind == .flag ? (text == "true" ? "false" : "true") : text + "x"
        return ManifestFact(
            element: element, path: isThere ? path.dropLast() + [(path.last ?? "") + "x"] : path, kind: kind, text: text
        )
    }

    /// All facts of a manifest about its elements.
    static func all(in manifest: RawManifest) -> [ManifestFact] {
        manifest.modules.flatMap { module in
            (module.declarations ?? []).flatMap { declaration -> [ManifestFact] in
                var collector = FactCollector(element: declaration.tagName)
                collector.collect(declaration, in: module)
                collector.collect(exports: module.exports ?? [], of: module.path)
                return collector.facts
            }
        }
    }
}

private struct FactCollector {
    let element: String
    private(set) var facts: [ManifestFact] = []

    init(element: String) {
        self.element = element
    }

    private mutating func add(_ kind: ManifestFact.Kind, _ text: String?, _ path: [String]) {
        guard let text else { return }
        facts.append(ManifestFact(element: element, path: path, kind: kind, text: text.normalized))
    }

    private mutating func add(_ flag: Bool?, _ path: [String]) {
        add(.flag, flag.map { $0 ? "true" : "false" }, path)
    }

    private mutating func add(description: String?, _ path: [String]) {
        if let text = description?.normalized, !text.isEmpty { add(.description, text, path + ["description"]) }
    }

    mutating func collect(exports: [RawManifest.Export], of module: String) {
        for export in exports {
            let line = export.kind == "js" ? "\(export.declaration.name ?? "") from '\(module)'" : "'\(module)'"
            add(.place, line, ["imports", line])
        }
    }

    mutating func collect(_ declaration: RawManifest.Declaration, in module: RawManifest.Module) {
        add(.name, element, [])
        add(description: declaration.description, [])
        add(.place, module.path, ["module"])
        add(.name, declaration.superclass?.name, ["inherits", "name"])
        add(.place, declaration.superclass?.package, ["inherits", "module"])
        let fields = (declaration.members ?? []).filter { $0.kind == "field" }
        for field in fields { property(field, ["properties", field.name]) }
        for attribute in declaration.attributes ?? [] {
            let path = ["properties", attribute.fieldName ?? attribute.name]
            property(attribute, path)
            add(.name, attribute.name, path + ["attribute"])
        }
        for method in declaration.members ?? [] where method.kind == "method" { collect(method: method) }
        for event in declaration.events ?? [] { feature(event, "events") }
        for slot in declaration.slots ?? [] { feature(slot, "slots") }
        for part in declaration.cssParts ?? [] { feature(part, "cssParts") }
        for property in declaration.cssProperties ?? [] { feature(property, "cssProperties") }
    }

    private mutating func property(_ member: RawManifest.Member, _ path: [String]) {
        add(.name, path.last, path)
        add(.type, member.type?.text, path + ["type"])
        add(.default, member.default, path + ["default"])
        for value in member.type?.text.literals ?? [] { add(.value, value, path + ["values", value]) }
        add(description: member.description, path)
        add(member.static, path + ["static"])
        add(member.readonly, path + ["readOnly"])
        add(member.reflects, path + ["reflects"])
        add(member.required, path + ["required"])
        add(.name, member.attribute, path + ["attribute"])
    }

    private mutating func collect(method: RawManifest.Member) {
        let path = ["methods", method.name]
        add(.name, method.name, path)
        add(description: method.description, path)
        add(method.static, path + ["static"])
        add(.type, method.return?.type?.text, path + ["returns", "type"])
        add(.type, method.signature, path + ["declaration"])
        for parameter in method.parameters ?? [] {
            property(parameter, path + ["parameters", parameter.name])
            add(parameter.optional.map { !$0 }, path + ["parameters", parameter.name, "required"])
        }
    }

    private mutating func feature(_ feature: RawManifest.Feature, _ key: String) {
        let path = [key, feature.name]
        add(.name, feature.name, path)
        add(.default, feature.default, path + ["default"])
        add(description: feature.description, path)
        if feature.required != nil { add(true, path + ["required"]) }
        guard let type = feature.type?.text else { return }
        let carries = key == "events" && !type.hasSuffix("Event")
        add(.type, type, path + (carries ? ["payload", "type"] : ["type"]))
        if carries { for value in type.literals { add(.value, value, path + ["payload", "values", value]) } }
    }
}

extension String {
    /// With line feeds as the only line breaks, and nothing at the end.
    fileprivate var normalized: String {
        replacingOccurrences("\r\n", "\n").trimmingEnds
    }

    private func replacingOccurrences(_ old: Character, _ new: Character) -> String {
        String(map { $0 == old ? new : $0 })
    }

    private var trimmingEnds: String {
        guard let first = firstIndex(where: { !$0.isNewline }), let last = lastIndex(where: { !$0.isNewline }) else {
            return ""
        }
        return String(self[first...last])
    }

    /// The literals of a type that has nothing else: `'a' | 'b' | undefined`.
    fileprivate var literals: [String] {
        let pieces = split { "| \n".contains($0) }.map(String.init)
        var literals: [String] = []
        for piece in pieces where piece != "undefined" && piece != "null" {
            guard let quote = piece.first, "'\"".contains(quote), piece.last == quote, piece.count > 1 else {
                return []
            }
            let literal = String(piece.dropFirst().dropLast())
            if !literals.contains(literal) { literals.append(literal) }
        }
        return literals
    }
}
