import CatalogModel

/// The names of all places on a component's page that links can lead to.
///
/// An anchor is made from names alone, so it stays when unrelated members come or go: the words of a name in lower case
/// with a hyphen between them, and two hyphens between owner and member, which no heading's own anchor has.
///
/// - a type `type--checkbox-iconalignment`, its members `checkbox-iconalignment--top`, `textinput--seterror-errormessage`;
///   events, slots and CSS names say what they are: `checkbox--event-selectionchanged`
/// - states `state--error`, parts `part--label`, axes `variant--size`, their values `variant--size-small`
/// - tokens `token--theme.color.border.default`, all else likewise: `string--…`, `setting--…`, `style--…`
///
/// The first to ask for an anchor gets it. Another overload gets its parameters' types added, a member of another
/// implementation the implementation's name, and whoever still clashes gets a number.
struct Anchors: Sendable {
    private var bySubject: [Subject: String] = [:]
    private var byName: [String: String] = [:]
    private var taken: Set<String> = []

    init(_ component: Component) {
        var walk = AnchorWalk(anchors: self)
        walk.walk(component)
        self = walk.anchors
    }

    /// Only those of the implementations and types, which depend on nothing else.
    init(typesOf component: Component) {
        var walk = AnchorWalk(anchors: self)
        walk.walkTypes(of: component)
        self = walk.anchors
    }

    /// The anchor of something; nil when the page does not have it.
    subscript(subject: Subject) -> String? { bySubject[subject] }

    /// The anchor of what an author calls by a name: a full name (`TextInput.setError(errorMessage:)`), a member's own
    /// (`hasError`), or the anchor itself. What comes first on the page wins.
    func named(_ name: String) -> String? {
        taken.contains(name) ? name : byName[name]
    }

    mutating func claim(_ subject: Subject, _ wish: String, else further: [String] = [], names: [String]) {
        guard bySubject[subject] == nil else { return }
        var wishes = [wish] + further
        if let implementation = subject.implementation {
            wishes += wishes.map { Slug.of(implementation) + "-" + $0 }
        }
        let anchor = wishes.first { !taken.contains($0) } ?? numbered(wish)
        taken.insert(anchor)
        bySubject[subject] = anchor
        for name in names where byName[name] == nil { byName[name] = anchor }
    }

    private func numbered(_ wish: String) -> String {
        var number = 2
        while taken.contains("\(wish)-\(number)") { number += 1 }
        return "\(wish)-\(number)"
    }
}
