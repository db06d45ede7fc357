import CatalogModel

/// The places on a component's page that links can lead to.
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
    private var bySubject: [AnchorTarget: String] = [:]
    private var taken: Set<String> = []
    /// The numbers that wishes got last.
    private var numbers: [String: Int] = [:]
    /// nil where nobody asks for names, as for most pages.
    private var byName: [String: String]?

    init(_ component: Component) {
        var walk = AnchorWalk(anchors: Anchors(withNames: false))
        walk.walk(component)
        self = walk.anchors
    }

    /// Together with what authors call the places.
    init(namesOf component: Component) {
        var walk = AnchorWalk(anchors: Anchors(withNames: true))
        walk.walk(component)
        self = walk.anchors
    }

    /// Only those of the implementations and types, which depend on nothing else.
    init(typesOf component: Component) {
        var walk = AnchorWalk(anchors: Anchors(withNames: false, room: 8))
        walk.walkTypes(of: component)
        self = walk.anchors
    }

    /// `room`: for how many places, which the members of most entries do not exceed.
    private init(withNames: Bool, room: Int = 96) {
        bySubject.reserveCapacity(room)
        taken.reserveCapacity(room)
        byName = withNames ? [:] : nil
    }

    /// The anchor of something; nil when the page does not have it.
    subscript(subject: AnchorTarget) -> String? { bySubject[subject] }

    /// Subjects with their anchors, in no order.
    var all: [AnchorTarget: String] { bySubject }

    /// The anchor of a type of the component.
    subscript(type: TypeIndex.Place) -> String? { self[AnchorTarget(.type, type.type, in: type.implementation)] }

    /// Returns the anchor of what an author calls by a name: a full name (`TextInput.setError(errorMessage:)`), a
    /// member's own (`hasError`), or the anchor itself. What comes first on the page wins.
    ///
    /// Only those that are made with names know them.
    func named(_ name: String) -> String? {
        taken.contains(name) ? name : byName?[name]
    }

    /// Gives a subject its anchor, unless it has one: the wished name, the other one, or a free one.
    mutating func claim(
        _ subject: AnchorTarget, _ wish: String, else other: @autoclosure () -> String? = nil,
        names: @autoclosure () -> [String]
    ) {
        let isNew = Self.settle(&bySubject[subject, default: ""], among: &taken, &numbers, subject, wish, else: other)
        guard isNew, byName != nil, let anchor = bySubject[subject] else { return }
        for name in names() where byName?[name] == nil { byName?[name] = anchor }
    }

    /// `anchor`: empty as long as there is none. Returns whether it was.
    private static func settle(
        _ anchor: inout String, among taken: inout Set<String>, _ numbers: inout [String: Int], _ subject: AnchorTarget,
        _ wish: String, else other: () -> String?
    ) -> Bool {
        guard anchor.isEmpty else { return false }
        if taken.insert(wish).inserted {
            anchor = wish
            return true
        }
        var wishes = [wish] + (other().map { [$0] } ?? [])
        if let implementation = subject.implementation {
            wishes += wishes.map { Slug.of(implementation) + "-" + $0 }
        }
        anchor = wishes.first { !taken.contains($0) } ?? numbered(wish, unlike: taken, &numbers)
        taken.insert(anchor)
        return true
    }

    private static func numbered(
        _ wish: String, unlike taken: Set<String>, _ numbers: inout [String: Int]
    ) -> String {
        var number = numbers[wish, default: 1] + 1
        while taken.contains("\(wish)-\(number)") { number += 1 }
        numbers[wish] = number
        return "\(wish)-\(number)"
    }
}
