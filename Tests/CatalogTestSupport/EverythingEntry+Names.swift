import CatalogModel

/// What cannot be any word, because something else has to be there.
extension EverythingEntry {
    /// A value that refers to something, or that two keys share; nil for all others.
    static func given(_ key: String, of record: String) -> JSONValue? {
        switch (record, key) {
        case ("Entry", "id"): .string(id)
        case ("State", "overrides"), ("State", "excludes"), ("Figure", "states"): ["ready"]
        case (_, "state") where ["Token", "TokenUse", "Setting"].contains(record): "ready"
        case (_, "part") where ["Token", "TokenUse", "Setting"].contains(record): "frame"
        case ("Figure", "parts"): ["frame"]
        case ("Figure", "callouts"): ["frame": "20% 50%"]
        case ("Figure", "variants"): ["large"]
        case ("Figure", "file"): "figure.png"
        case ("Figure", "dark"): "dark.png"
        case ("Axis", "default"): "large"
        case ("Axis", "property"), ("Event", "property"), ("Slot", "property"): "first"
        case ("Type", "axis"): "size"
        case ("Type", "configuration"), ("Property", "requiredUnless"), ("Parameter", "requiredUnless"): ["first"]
        case ("Property", "is"), ("Parameter", "is"): "first"
        case ("Token", "by"): ["theme"]
        case ("Token", "variant"), ("Exclusion", "combination"): ["size": ["large"]]
        case ("Link", "url"): "https://example.com/page"
        case ("Reference", "url"): "https://example.com/reference"
        default: nil
        }
    }

    /// Keys that have no place on a page, or that exclude others.
    static func isLeftOut(_ key: String, of record: String, path: [String]) -> Bool {
        switch (record, key) {
        case (_, "allow"), ("Example", "hidden"): true
        // One of the two; a parameter has the types, a property the type.
        case ("Property", "either"), ("Parameter", "type"): true
        // Required, or required unless.
        case ("Property", "required"), ("Parameter", "requiredUnless"): true
        default: false
        }
    }
}
