import CatalogModel

/// Numbers of components, types and members added and removed between two catalogs.
///
/// Parts of a new or removed whole, and parts invisible from outside, are not counted.
package struct ChangeCounts: Hashable, Sendable {
    /// A thing with a name of its own in code.
    package enum Thing: String, CaseIterable, Sendable { case component, type, member }

    package private(set) var added: [Thing: Int] = [:]
    package private(set) var removed: [Thing: Int] = [:]

    package init(_ changes: [Change]) {
        for change in changes {
            guard let thing = Thing(change.subject) else { continue }
            switch change.kind {
            case .added, .addedRequired, .addedUnchecked: added[thing, default: 0] += 1
            case .removed, .removedUnchecked, .replaced: removed[thing, default: 0] += 1
            default: break
            }
        }
    }

    /// The counts as part of a sentence: `new: 1 component, 2 members; gone: 1 type`; empty for none.
    var words: String {
        [("new", added), ("gone", removed)].filter { !$0.1.isEmpty }.map { title, counts in
            let things = Thing.allCases.compactMap { thing in
                counts[thing].map { "\($0) \(thing.rawValue)" + ($0 == 1 ? "" : "s") }
            }
            return "\(title): " + things.joined(separator: ", ")
        }.joined(separator: "; ")
    }

    /// The counts for programs.
    var json: JSONValue {
        func object(_ counts: [Thing: Int]) -> JSONValue {
            .object(
                Thing.allCases.reduce(into: JSONObject()) {
                    $0.append($1.rawValue + "s", value: .integer(counts[$1] ?? 0))
                })
        }
        return ["added": object(added), "removed": object(removed)]
    }
}

extension ChangeCounts.Thing {
    /// - Parameter subject: The key whose element came or went, as in `Change.subject`.
    fileprivate init?(_ subject: String) {
        let names = subject.split(separator: ".")
        switch subject {
        case "Entry": self = .component
        case "Implementation.types": self = .type
        default:
            guard names.count == 2, Self.holders.contains(names[0]), Self.members.contains(names[1])
            else { return nil }
            self = .member
        }
    }

    private static let holders: Set<Substring> = ["Entry", "Implementation", "Type", "Property"]
    private static let members: Set<Substring> = [
        "properties", "methods", "initializers", "events", "slots", "cases", "functions", "variables",
        "cssParts",
        "cssProperties", "cssStates",
    ]
}
