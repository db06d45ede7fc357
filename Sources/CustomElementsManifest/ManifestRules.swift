package import CatalogModel

/// The rules for Custom Elements Manifests, such as `manifest-duplicate` and `manifest-type`, reported during import.
///
/// Entries are made of any manifest all the same.
package enum ManifestRules {
    package static let shape = Rule("manifest-shape", .error, "A manifest is an object with modules.")
    package static let version = Rule(
        "manifest-version", .warning, "A manifest says which version of the schema it follows.")
    package static let kind = Rule(
        "manifest-kind", .warning, "A member of a manifest is of the kind that the schema says.")
    package static let missing = Rule("manifest-missing", .warning, "A manifest says what the schema asks for.")
    package static let name = Rule("manifest-name", .warning, "A name in a manifest is what code calls the thing.")
    package static let duplicate = Rule("manifest-duplicate", .warning, "A name stands in a list once.")
    package static let reference = Rule(
        "manifest-reference", .warning, "A reference leads to a declaration of the manifest or of another package.")
    package static let conflict = Rule(
        "manifest-conflict", .warning, "A manifest does not say different things about one fact.")
    package static let type = Rule("manifest-type", .warning, "A type is stated, once, and is that of what has it.")
    package static let defaultValue = Rule("manifest-default", .warning, "A default is a value of the type.")
    package static let controlCharacter = Rule(
        "manifest-control-character", .warning, "Text of a manifest has no control characters.")
    package static let unplaced = Rule(
        "manifest-unplaced", .warning, "Everything in a manifest belongs to one of its declarations.")
    package static let attribute = Rule(
        "manifest-attribute", .note, "An attribute names the field that it sets.")
    package static let silence = Rule("manifest-silence", .note, "A manifest says what an element is for.")

    package static let all: [Rule] = [
        shape, version, kind, missing, name, duplicate, reference, conflict, type, defaultValue,
        controlCharacter, unplaced, attribute, silence,
    ]
}
