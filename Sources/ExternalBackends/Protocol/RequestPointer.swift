package import CatalogModel

/// A JSON Pointer (RFC 6901) into a request, given by a backend's program as the place of a finding.
package struct RequestPointer {
    /// The names and indices on the way, from the root on.
    let way: [String]

    /// nil when the text is not a pointer.
    init?(_ text: String) {
        guard text.isEmpty || text.hasPrefix("/") else { return nil }
        var way: [String] = []
        for step in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let name = Self.name(step) else { return nil }
            way.append(name)
        }
        self.way = way
    }

    private static func name(_ step: Substring) -> String? {
        var name = ""
        var rest = step[...]
        while let tilde = rest.firstIndex(of: "~") {
            name += rest[..<tilde]
            let digit = rest.index(after: tilde)
            guard digit < rest.endIndex, rest[digit] == "0" || rest[digit] == "1" else { return nil }
            name += rest[digit] == "0" ? "~" : "/"
            rest = rest[rest.index(after: digit)...]
        }
        return name + rest
    }

    /// Whether a text is a pointer to an existing value of a document.
    package static func leadsSomewhere(_ text: String, in document: JSONValue) -> Bool {
        RequestPointer(text)?.leadsSomewhere(in: document) ?? false
    }

    /// Whether the pointer leads to an existing value of a document.
    func leadsSomewhere(in document: JSONValue) -> Bool {
        var value = document
        for step in way {
            switch value {
            case .object(let object):
                guard let member = object[step] else { return false }
                value = member
            case .array(let elements):
                guard let index = Int(step), String(index) == step, elements.indices.contains(index) else {
                    return false
                }
                value = elements[index]
            case .null, .bool, .number, .string: return false
            }
        }
        return true
    }
}
