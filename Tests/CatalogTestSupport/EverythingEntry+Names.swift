import CatalogModel

/// What cannot be any word, because something else has to be there.
extension EverythingEntry {
    /// A value that refers to something, or that two keys share; nil for all others.
    static func given(_ key: String, of record: String, _ naming: Naming) -> JSONValue? {
        func name(_ name: String, _ key: String) -> JSONValue { .string(naming(name, key)) }
        func object(_ name: String, _ value: JSONValue) -> JSONValue {
            var object = JSONObject()
            object.append(name, value: value)
            return .object(object)
        }
        switch (record, key) {
        case ("Entry", "id"): return .string(id)
        case ("State", "overrides"), ("State", "excludes"), ("Figure", "states"): return [name("ready", "Entry.states")]
        case (_, "state") where ["Token", "TokenUse", "Setting", "Animation"].contains(record):
            return name("ready", "Entry.states")
        case (_, "part") where ["Token", "TokenUse", "Setting", "Animation"].contains(record):
            return name("frame", "Entry.anatomy")
        case ("Figure", "parts"), ("Token", "between"), ("TokenUse", "between"): return [name("frame", "Entry.anatomy")]
        case ("Figure", "callouts"): return object(naming("frame", "Entry.anatomy"), "20% 50%")
        case ("Figure", "variants"): return [name("large", "Axis.values")]
        case ("Figure", "file"): return "figure.png"
        case ("Figure", "dark"): return "dark.png"
        case ("Axis", "default"): return name("large", "Axis.values")
        case ("Axis", "property"), ("Event", "property"), ("Slot", "property"), ("Property", "is"), ("Parameter", "is"):
            return name("first", "Type.properties")
        case ("Type", "axis"): return name("size", "Entry.variants")
        case ("Type", "configuration"), ("Property", "requiredUnless"), ("Parameter", "requiredUnless"):
            return [name("first", "Type.properties")]
        case ("Token", "by"): return ["theme"]
        case ("Token", "variant"), ("Exclusion", "combination"):
            return object(naming("size", "Entry.variants"), [name("large", "Axis.values")])
        case ("Inclusion", "type"): return name("Whole", "Implementation.types")
        case ("Link", "url"): return "https://example.com/page"
        case ("Reference", "url"): return "https://example.com/reference"
        case ("Demo", "url"): return "https://example.com/demo"
        case ("Demo", "element"): return "x-box"
        case ("Demo", "modules"): return ["box.js"]
        case ("Demo", "height"): return .integer(120)
        default: return nil
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
        // One source of each demo: an address in examples, an element in implementations.
        case ("Demo", "url"): !path.contains("Example")
        case ("Demo", "element"), ("Demo", "modules"): path.contains("Example")
        case ("Demo", "file"): true
        // The members that come say which they are.
        case ("Inclusion", "only"), ("Inclusion", "without"): true
        default: false
        }
    }
}
