package import CatalogModel

/// The JSON Schema of the output of `catalog dump`, made from the same declarations of records as the dump.
///
/// Draft 2020-12. Objects are open, because a later program of the same version may add members: see
/// `RegistryDump.promise`.
package enum DumpSchema {
    package static var json: JSONValue { schema(isClosed: false) }

    /// Returns the dump's schema.
    ///
    /// `isClosed`: whether an unknown member is wrong, to test that a dump and the schema agree.
    package static func schema(isClosed: Bool) -> JSONValue {
        var builder = DumpSchemaBuilder(isClosed: isClosed)
        return builder.document()
    }
}

/// A builder of the JSON Schema for `catalog dump` from the declared schemas of records.
private struct DumpSchemaBuilder {
    let isClosed: Bool
    private var definitions: [String: JSONValue] = [:]

    init(isClosed: Bool) {
        self.isClosed = isClosed
    }

    mutating func document() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let members: [Member] = [
            Member("dumpVersion", "Version of this format.", ["const": .integer(RegistryDump.version)]),
            Member("catalog", "Content of catalog.yaml.", schema(of: CatalogConfiguration.recordForm)),
            Member("components", "All entries, by id.", list(component())),
            Member("tokens", "The tokens of the first theme, in the order of the token files.", list(token())),
            Member("themes", "Resolved values of the tokens in each published theme.", list(theme())),
            Member(
                "types", "How types are written elsewhere.",
                list(
                    object([
                        Member("language", "Language of the types.", text),
                        Member("types", "The types.", schema(of: OrderedRecords<TypeMapping>.form)),
                    ]))),
            Member(
                "history", "What changed from release to release.", schema(of: ReleaseLog.recordForm),
                isRequired: false),
        ]
        let root = object(members)
        var document = JSONObject()
        document.append("$schema", value: "https://json-schema.org/draft/2020-12/schema")
        document.append("title", value: .string("Dump of a component catalog, version \(RegistryDump.version)"))
        document.append(
            "description",
            value: .string("All facts of a catalog, validated and linked. " + RegistryDump.promise))
        if case .object(let root) = root {
            for member in root.members { document.append(member.name, value: member.value) }
        }
        var sorted = JSONObject()
        for (name, definition) in definitions.sorted(by: { $0.key < $1.key }) { sorted.append(name, value: definition) }
        document.append("$defs", value: .object(sorted))
        return .object(document)
    }

    // MARK: What follows from the whole catalog

    private mutating func component() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let id = schema(of: ValueForm.id)
        let guidance = object([
            Member("source", "Entry that states it.", id),
            Member("section", "A section of that entry.", schema(of: Section.recordForm), isRequired: false),
            Member("behavior", "A behavior of that entry.", schema(of: Behavior.recordForm), isRequired: false),
        ])
        let verification = object([
            Member("source", "Source that it agrees with.", text),
            Member("kinds", "Kinds of the source's files.", list(text)),
            Member("version", "Version of the source.", text, isRequired: false),
        ])
        let linked = object([
            Member("path", "File of the entry, relative to catalog.yaml.", text),
            Member("references", "Entries that it refers to.", list(id)),
            Member("referrers", "Entries that refer to it.", list(id)),
            Member("tokens", "Its own tokens, patterns expanded.", list(componentToken())),
            Member("tokenUses", "Every token that it uses, and where.", list(tokenUse())),
            Member(
                "verifications", "Sources that it was found to agree with, and has not changed since.",
                list(verification), isRequired: false),
            Member("guidance", "Guidance from guides.", list(guidance)),
        ])
        return record(Entry.recordForm, further: [Member("linked", "What follows from the whole catalog.", linked)])
    }

    private mutating func componentToken() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let levels = ContrastRatio.Level.allCases.map { JSONValue.string($0.rawValue) }
        let contrast = object([
            Member("theme", "Name of the theme.", text),
            Member(
                "ratio", "Ratio, for example 4.54 : 1; absent on a background that is not opaque.", text,
                isRequired: false),
            Member("level", "Level of WCAG 2.2 that it meets.", ["enum": .array(levels)], isRequired: false),
        ])
        return object([
            Member("path", "Full path.", text),
            Member("pattern", "Key in the entry, with brackets.", text),
            Member("choices", "Choices at the brackets.", list(text), isRequired: false),
            Member("implementation", "Implementation that declares it.", text, isRequired: false),
            Member("value", "Documented value.", schema(of: ValueForm.tree), isRequired: false),
            Member("aliases", "Tokens on the way to the value in the first theme.", list(text), isRequired: false),
            Member("resolved", "Value in the first theme.", true, isRequired: false),
            Member("background", "Background token.", text, isRequired: false),
            Member("contrasts", "Contrast with its background.", list(contrast), isRequired: false),
            Member(
                "contrastExempt", "Whether its state is inactive, so that no contrast is required.",
                ["type": "boolean"], isRequired: false),
        ])
    }

    private mutating func tokenUse() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let variant = object([Member("axis", "Axis of variants.", text), Member("value", "Value of the axis.", text)])
        return object([
            Member("path", "Token that is taken.", text),
            Member("token", "Own token by which it is taken.", text, isRequired: false),
            Member("semanticToken", "Reference in code by which it is taken.", text, isRequired: false),
            Member("cssProperty", "CSS property by which it is taken.", text, isRequired: false),
            Member("type", "Type of the CSS property.", text, isRequired: false),
            Member("implementation", "Implementation that states it.", text, isRequired: false),
            Member("states", "States for which it is taken.", list(text), isRequired: false),
            Member("parts", "Parts for which it is taken.", list(text), isRequired: false),
            Member("variants", "Variants for which it is taken.", list(variant), isRequired: false),
            Member("themes", "Themes for which it is taken.", list(text), isRequired: false),
        ])
    }

    // MARK: Tokens

    private mutating func token() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let details = object([
            Member("since", "Version of the deprecation.", text, isRequired: false),
            Member(
                "replacements", "Paths of the tokens to use instead.", ["type": "array", "items": text],
                isRequired: false),
            Member("removal", "Version of the planned removal.", text, isRequired: false),
        ])
        return define("DesignToken") { builder in
            builder.object([
                Member("path", "Path with dots.", text),
                Member("type", "Type of the Design Tokens format.", text, isRequired: false),
                Member("value", "Value as written, aliases and all.", true),
                Member("alias", "Token that it refers to.", text, isRequired: false),
                Member("resolved", "Value with every alias followed.", true),
                Member("description", "What it is for.", text, isRequired: false),
                Member(
                    "deprecated", "Reason not to use it, or true.", ["type": ["string", "boolean"]],
                    isRequired: false),
                Member("deprecation", "Details of the deprecation.", details, isRequired: false),
                Member(
                    "visibility", "Intended audience; public unless stated.",
                    ["enum": .array(Visibility.allCases.map { .string($0.rawValue) })], isRequired: false),
                Member("extensions", "Data of other vendors.", ["type": "object"], isRequired: false),
            ])
        }
    }

    private mutating func theme() -> JSONValue {
        let text: JSONValue = ["type": "string"]
        let group = object([
            Member("path", "Path with dots.", text),
            Member("type", "Type that it gives to its tokens.", text, isRequired: false),
            Member("description", "What it is for.", text, isRequired: false),
            Member("extensions", "Vendor data.", ["type": "object"], isRequired: false),
        ])
        return object([
            Member("name", "Name in catalog.yaml.", text),
            Member("inputs", "Modifier → context.", ["type": "object", "additionalProperties": text]),
            Member("tokens", "All tokens, in the order of the token files.", list(token())),
            Member("groups", "The groups described in the token files.", list(group)),
        ])
    }

    // MARK: Records

    /// A member of a JSON object in the dump, with the schema of the value.
    private struct Member {
        let name: String
        let meaning: String
        let schema: JSONValue
        let isRequired: Bool

        init(_ name: String, _ meaning: String, _ schema: JSONValue, isRequired: Bool = true) {
            self.name = name
            self.meaning = meaning
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    private func object(_ members: [Member]) -> JSONValue {
        var properties = JSONObject()
        for member in members {
            var property = JSONObject()
            property.append("description", value: .string(member.meaning))
            if case .object(let schema) = member.schema {
                for keyword in schema.members { property.append(keyword.name, value: keyword.value) }
            }
            properties.append(member.name, value: .object(property))
        }
        let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "type": "object", "properties": .object(properties),
            "required": required.isEmpty ? nil : .array(required), "additionalProperties": isClosed ? false : nil,
        ]
    }

    private func list(_ element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

    private mutating func schema(of form: ValueForm) -> JSONValue {
        switch form {
        case .text, .prose: ["type": "string"]
        case .id: ["type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"]
        case .flag: ["type": "boolean"]
        case .count(let limit): ["type": "integer", "minimum": .number("1"), "maximum": .integer(limit)]
        case .word(let words): ["enum": .array(words.map { .string($0) })]
        case .point: ["type": "string", "pattern": .string(PicturePoint.pattern)]
        case .list(let element): list(schema(of: element))
        case .byName(.data, _): ["type": "object"]
        case .byName(let value, _): list(named(value))
        case .record(let record): schema(of: record)
        case .tree:
            define("Tree") { _ in
                ["type": ["string", "object"], "additionalProperties": ["$ref": "#/$defs/Tree"]]
            }
        case .data: true
        }
    }

    private mutating func schema(of form: RecordForm) -> JSONValue {
        define(form.name) { $0.record(form, further: []) }
    }

    /// Returns a named value; several values under the same name follow each other.
    private mutating func named(_ value: ValueForm) -> JSONValue {
        let name = Member("name", "Name that the author gave it.", ["type": "string"])
        switch value {
        case .record(let form): return define("Named" + form.name) { $0.record(form, further: [name]) }
        case .list(let element): return named(element)
        default:
            return object([name, Member("value", "Value under the name.", schema(of: value), isRequired: false)])
        }
    }

    private mutating func record(_ form: RecordForm, further: [Member]) -> JSONValue {
        let own = form.keys.map { key in
            Member(key.name, key.meaning.sentence, schema(of: key.form), isRequired: key.isRequired)
        }
        return object(further + own)
    }

    /// Makes a reference to a definition, and the definition at the first use.
    private mutating func define(_ name: String, make: (inout DumpSchemaBuilder) -> JSONValue) -> JSONValue {
        if definitions[name] == nil {
            definitions[name] = .null
            definitions[name] = make(&self)
        }
        return ["$ref": .string("#/$defs/\(name)")]
    }
}
