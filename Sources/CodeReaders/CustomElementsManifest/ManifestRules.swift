package import CatalogModel

/// The rules for Custom Elements Manifests, such as `manifest-duplicate` and `manifest-type`, reported during import.
///
/// Entries are created from any manifest, also with findings.
package enum ManifestRules {
    fileprivate static func manifest(
        _ members: String = "", head: String = #""schemaVersion": "2.0.0""#,
        summary: String = #", "summary": "Holds things.""#
    ) -> String {
        """
        { \(head), "modules": [{ "path": "box.js", "declarations": [
          { "kind": "class", "name": "Box", "customElement": true, "tagName": "my-box"\(summary)\(members) }] }] }
        """
    }

    private static func field(_ more: String = "", type: String = "string") -> String {
        #""members": [{ "kind": "field", "name": "a", "type": { "text": "\#(type)" }\#(more) }]"#
    }

    private static func attribute(_ more: String = "") -> String {
        #", "attributes": [{ "name": "a", "fieldName": "a"\#(more) }]"#
    }

    private static let withReadme = manifest(head: #""schemaVersion": "2.0.0", "readme": "a.md""#)

    package static let shape = Rule(
        "manifest-shape", .error, "A manifest is an object with modules that have declarations.",
        reason: "No element can be imported from the file, and no entry compared with the code."
    )
    .manifest(whole: "[]", at: "[]")
    package static let version = Rule(
        "manifest-version", .warning, "A manifest states a supported version of the schema.",
        reason: "The file is read by the rules of another version, so facts may be misunderstood."
    )
    .manifest(whole: manifest(head: #""version": "1.0.0""#), at: "")
    package static let kind = Rule(
        "manifest-kind", .warning, "Values in a manifest have the kinds and names that the schema allows.",
        reason: "The value is ignored or read as something else, so the entry has a gap or a wrong fact."
    )
    .manifest(failing: #""cssParts": {}"#, passing: #""cssParts": []"#, at: "{}")
    package static let missing = Rule(
        "manifest-missing", .warning, "A manifest has everything that the schema requires.",
        reason: "Something without its name is left out, and an element without its tag is named after its class."
    )
    .manifest(
        failing: #""events": [{ "type": { "text": "Event" } }]"#, passing: #""events": []"#,
        at: #"{ "type": { "text": "Event" } }"#)
    package static let name = Rule(
        "manifest-name", .warning, "Names in a manifest are valid names in code.",
        reason: "Readers get a sentence where they need the name to write in code."
    )
    .manifest(
        failing: #""slots": [{ "name": "What it holds" }]"#,
        passing: #""slots": [{ "name": "", "description": "What it holds." }]"#, at: #""What it holds""#,
        besides: ["not-in-entry"])
    package static let duplicate = Rule(
        "manifest-duplicate", .warning, "A name appears only once in a list of a manifest.",
        reason: "Only the first of two members is used, and the second of two elements gets an unexpected id."
    )
    .manifest(
        failing: #""cssParts": [{ "name": "a" }, { "name": "a" }]"#, passing: #""cssParts": [{ "name": "a" }]"#,
        at: #""a""#, entry: "cssParts: [a]")
    package static let reference = Rule(
        "manifest-reference", .warning,
        "References in a manifest lead to a declaration of the manifest or of another package.",
        reason: "What the reference was to add, such as inherited members, is missing from the entry."
    )
    .manifest(
        failing: #""superclass": { "name": "Base", "module": "box.js" }"#,
        passing: #""superclass": { "name": "Base", "package": "base" }"#,
        at: #"{ "name": "Base", "module": "box.js" }"#, entry: "inherits: Base")
    package static let conflict = Rule(
        "manifest-conflict", .warning, "A manifest does not contradict itself.",
        reason: "The entry gets one of the two facts, which may be the wrong one."
    )
    .manifest(
        failing: field(#", "attribute": "a""#) + attribute(#", "type": { "text": "number" }"#),
        passing: field(#", "attribute": "a""#) + attribute(#", "type": { "text": "string" }"#),
        at: #"{ "text": "number" }"#, entry: "properties: { a: { type: string, attribute: a } }")
    package static let type = Rule(
        "manifest-type", .warning, "A member in a manifest has a type that suits it, without repeated alternatives.",
        reason: "Readers do not learn which values to pass, or learn the wrong ones."
    )
    .manifest(
        failing: field(type: "'x' | 'x'"), passing: field(type: "'x' | 'y'"), at: #""'x' | 'x'""#,
        entry: "properties: [a]", besides: ["type-drift"])
    package static let defaultValue = Rule(
        "manifest-default", .warning, "A default in a manifest is a value of its type.",
        reason: "Readers see a default that the property cannot have."
    )
    .manifest(
        failing: field(#", "default": "1""#), passing: field(#", "default": "'1'""#), at: #""1""#,
        entry: "properties: { a: string }", besides: ["default-drift"])
    package static let controlCharacter = Rule(
        "manifest-control-character", .warning, "Text of a manifest has no control characters.",
        reason: "The characters are replaced, so the entry does not have the text that its author wrote."
    )
    .manifest(
        failing: #""cssParts": [{ "name": "a", "description": "Bell\u0007." }]"#,
        passing: #""cssParts": [{ "name": "a", "description": "Bell." }]"#, at: #""Bell\u0007.""#,
        entry: "cssParts: [a]")
    package static let unplaced = Rule(
        "manifest-unplaced", .warning, "Everything in a manifest belongs to one of its declarations.",
        reason: "Entries have no keys for facts of a whole package or module, so readers of the catalog never see them."
    )
    .manifest(whole: withReadme, at: withReadme)
    package static let attribute = Rule(
        "manifest-attribute", .note, "An attribute names the field that it sets.",
        reason: "The attribute appears as a property of its own, so readers see two where code has one."
    )
    .manifest(
        failing: #""attributes": [{ "name": "a", "type": { "text": "string" } }]"#, passing: field() + attribute(),
        at: #""a""#, entry: "properties: { a: { type: string, attribute: a } }")
    package static let silence = Rule(
        "manifest-silence", .note, "A manifest describes each element.",
        reason: "The imported summary only repeats the name, which does not help readers to choose."
    )
    .manifest(whole: manifest(summary: ""), at: #""Box""#)

    package static let all: [Rule] = [
        shape, version, kind, missing, name, duplicate, reference, conflict, type, defaultValue,
        controlCharacter, unplaced, attribute, silence,
    ]
}

extension Rule {
    /// Adds an example of an element `my-box`: members of the declaration in the manifest, and of the entry.
    fileprivate func manifest(
        failing: String, passing: String, at location: String, entry: String = "", besides: [String] = []
    ) -> Rule {
        manifest(
            whole: ManifestRules.manifest(",\n    " + failing), passing: ManifestRules.manifest(",\n    " + passing),
            at: location, entry: entry.isEmpty ? "" : ", " + entry, besides: besides)
    }

    /// Adds an example of whole manifests.
    fileprivate func manifest(
        whole failing: String, passing: String = ManifestRules.manifest(), at location: String, entry: String = "",
        besides: [String] = []
    ) -> Rule {
        example(
            failing: failing, passing: passing, at: location, in: "box.json",
            catalog: "sources: { web: { manifest: box.json } }",
            entry: "implementations: { web: { types: { my-box: { names: { javascript: Box }\(entry) } } } }",
            besides: besides)
    }
}
