package import CatalogModel

/// The rules for Custom Elements Manifests, such as `manifest-duplicate` and `manifest-type`, reported during import.
///
/// Entries are made of any manifest all the same.
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

    package static let shape = Rule("manifest-shape", .error, "A manifest is an object with modules.")
        .manifest(whole: "[]", at: "[]")
    package static let version = Rule(
        "manifest-version", .warning, "A manifest says which version of the schema it follows."
    )
    .manifest(whole: manifest(head: #""version": "1.0.0""#), at: "")
    package static let kind = Rule(
        "manifest-kind", .warning, "A member of a manifest is of the kind that the schema says."
    )
    .manifest(failing: #""cssParts": {}"#, passing: #""cssParts": []"#, at: "{}")
    package static let missing = Rule("manifest-missing", .warning, "A manifest says what the schema asks for.")
        .manifest(
            failing: #""events": [{ "type": { "text": "Event" } }]"#, passing: #""events": []"#,
            at: #"{ "type": { "text": "Event" } }"#)
    package static let name = Rule("manifest-name", .warning, "A name in a manifest is what code calls the thing.")
        .manifest(
            failing: #""slots": [{ "name": "What it holds" }]"#,
            passing: #""slots": [{ "name": "", "description": "What it holds." }]"#, at: #""What it holds""#,
            besides: ["not-in-entry"])
    package static let duplicate = Rule("manifest-duplicate", .warning, "A name stands in a list once.")
        .manifest(
            failing: #""cssParts": [{ "name": "a" }, { "name": "a" }]"#, passing: #""cssParts": [{ "name": "a" }]"#,
            at: #""a""#, entry: "cssParts: [a]")
    package static let reference = Rule(
        "manifest-reference", .warning, "A reference leads to a declaration of the manifest or of another package."
    )
    .manifest(
        failing: #""superclass": { "name": "Base", "module": "box.js" }"#,
        passing: #""superclass": { "name": "Base", "package": "base" }"#,
        at: #"{ "name": "Base", "module": "box.js" }"#, entry: "inherits: Base")
    package static let conflict = Rule(
        "manifest-conflict", .warning, "A manifest does not say different things about one fact."
    )
    .manifest(
        failing: field(#", "attribute": "a""#) + attribute(#", "type": { "text": "number" }"#),
        passing: field(#", "attribute": "a""#) + attribute(#", "type": { "text": "string" }"#),
        at: #"{ "text": "number" }"#, entry: "properties: { a: { type: string, attribute: a } }")
    package static let type = Rule("manifest-type", .warning, "A type is stated, once, and is that of what has it.")
        .manifest(
            failing: field(type: "'x' | 'x'"), passing: field(type: "'x' | 'y'"), at: #""'x' | 'x'""#,
            entry: "properties: [a]", besides: ["type-drift"])
    package static let defaultValue = Rule("manifest-default", .warning, "A default is a value of the type.")
        .manifest(
            failing: field(#", "default": "1""#), passing: field(#", "default": "'1'""#), at: #""1""#,
            entry: "properties: { a: string }", besides: ["default-drift"])
    package static let controlCharacter = Rule(
        "manifest-control-character", .warning, "Text of a manifest has no control characters."
    )
    .manifest(
        failing: #""cssParts": [{ "name": "a", "description": "Bell\u0007." }]"#,
        passing: #""cssParts": [{ "name": "a", "description": "Bell." }]"#, at: #""Bell\u0007.""#,
        entry: "cssParts: [a]")
    package static let unplaced = Rule(
        "manifest-unplaced", .warning, "Everything in a manifest belongs to one of its declarations."
    )
    .manifest(whole: withReadme, at: withReadme)
    package static let attribute = Rule(
        "manifest-attribute", .note, "An attribute names the field that it sets."
    )
    .manifest(
        failing: #""attributes": [{ "name": "a", "type": { "text": "string" } }]"#, passing: field() + attribute(),
        at: #""a""#, entry: "properties: { a: { type: string, attribute: a } }")
    package static let silence = Rule("manifest-silence", .note, "A manifest says what an element is for.")
        .manifest(whole: manifest(summary: ""), at: #""Box""#)

    package static let all: [Rule] = [
        shape, version, kind, missing, name, duplicate, reference, conflict, type, defaultValue,
        controlCharacter, unplaced, attribute, silence,
    ]
}

extension Rule {
    /// Adds an example of an element `my-box`: members of the declaration in the manifest, and of the entry.
    fileprivate func manifest(
        failing: String, passing: String, at place: String, entry: String = "", besides: [String] = []
    ) -> Rule {
        manifest(
            whole: ManifestRules.manifest(",\n    " + failing), passing: ManifestRules.manifest(",\n    " + passing),
            at: place, entry: entry.isEmpty ? "" : ", " + entry, besides: besides)
    }

    /// Adds an example of whole manifests.
    fileprivate func manifest(
        whole failing: String, passing: String = ManifestRules.manifest(), at place: String, entry: String = "",
        besides: [String] = []
    ) -> Rule {
        example(
            failing: failing, passing: passing, at: place, in: "box.json",
            catalog: "sources: { web: { manifest: box.json } }",
            entry: "implementations: { web: { types: { my-box: { names: { javascript: Box }\(entry) } } } }",
            besides: besides)
    }
}
