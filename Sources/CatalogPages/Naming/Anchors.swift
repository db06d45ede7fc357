import CatalogModel

/// The anchors of all linkable items on a component's page, for lookup by item or by name.
///
/// An anchor is made from names alone, so adding or removing unrelated members does not change an anchor: the words of
/// a name in lower case with a hyphen between words, and two hyphens between owner and member, unlike any heading's own
/// anchor.
///
/// - a type `type--checkbox-iconalignment`, members `checkbox-iconalignment--top`, `textinput--seterror-errormessage`;
///   events, slots and CSS names state their kind: `checkbox--event-selectionchanged`
/// - states `state--error`, parts `part--label`, axes `variant--size`, values of axes `variant--size-small`
/// - tokens `token--theme.color.border.default`, all else likewise: `string--…`, `setting--…`, `style--…`
///
/// The first to ask for an anchor gets the anchor. Another overload gets the parameters' types added, a member of
/// another implementation the implementation's name, and any remaining clash gets a number.
struct Anchors: Sendable {
    private var bySubject: [AnchorTarget: String] = [:]
    private var taken: Set<String> = []
    /// The last number given out for each wished anchor.
    private var numbers: [String: Int] = [:]
    /// The anchors by name; nil if names are not asked for, as for most pages.
    private var byName: [String: String]?
    /// The descriptions of the items by anchor; nil if not asked for.
    private(set) var descriptions: [String: Prose]?

    init(_ component: Component, withDescriptions: Bool = false) {
        var anchors = Anchors(withNames: false)
        if withDescriptions { anchors.descriptions = [:] }
        var walk = AnchorWalk(anchors: anchors)
        walk.walk(component)
        self = walk.anchors
    }

    /// Creates the anchors of a component, together with the authors' names for the places.
    init(namesOf component: Component) {
        var walk = AnchorWalk(anchors: Anchors(withNames: true))
        walk.walk(component)
        self = walk.anchors
    }

    /// Creates only the anchors of the implementations and types, all independent of the other records.
    init(typesOf component: Component) {
        var walk = AnchorWalk(anchors: Anchors(withNames: false, room: 8))
        walk.walkTypes(of: component)
        self = walk.anchors
    }

    /// Creates an empty set of anchors.
    ///
    /// `room`: the number of places to reserve memory for, not exceeded by the members of most entries.
    private init(withNames: Bool, room: Int = 96) {
        bySubject.reserveCapacity(room)
        taken.reserveCapacity(room)
        byName = withNames ? [:] : nil
    }

    /// The anchor of a subject; nil for a subject missing from the page.
    subscript(subject: AnchorTarget) -> String? { bySubject[subject] }

    /// Subjects with their anchors, in no order.
    var all: [AnchorTarget: String] { bySubject }

    /// The anchor of a type of the component.
    subscript(type: TypeMentionLocation) -> String? {
        self[AnchorTarget(.type, name: type.type, in: type.implementation)]
    }

    /// Returns the anchor for an author's name of a place: a full name (`TextInput.setError(errorMessage:)`), a
    /// member's own (`hasError`), or the anchor itself.
    ///
    /// The first place on the page wins.
    ///
    /// Names are available only if the anchors were created with names.
    func named(_ name: String) -> String? {
        taken.contains(name) ? name : byName?[name]
    }

    /// Gives a subject an anchor, unless already given: the wished name, the other name, or a free name.
    mutating func claim(
        _ subject: AnchorTarget, wish: String, else other: @autoclosure () -> String? = nil,
        names: @autoclosure () -> [String], text: @autoclosure () -> Prose? = nil
    ) {
        let isNew = Self.settle(
            &bySubject[subject, default: ""], among: &taken, numbers: &numbers, subject: subject, wish: wish,
            else: other)
        guard isNew, byName != nil || descriptions != nil, let anchor = bySubject[subject] else { return }
        if descriptions != nil { descriptions?[anchor] = text() }
        if byName == nil { return }
        for name in names() where byName?[name] == nil { byName?[name] = anchor }
    }

    /// Assigns an anchor; returns whether the anchor was still missing.
    ///
    /// `anchor`: empty as long as unsettled.
    private static func settle(
        _ anchor: inout String, among taken: inout Set<String>, numbers: inout [String: Int], subject: AnchorTarget,
        wish: String, else other: () -> String?
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
        anchor = wishes.first { !taken.contains($0) } ?? numbered(wish, unlike: taken, numbers: &numbers)
        taken.insert(anchor)
        return true
    }

    private static func numbered(
        _ wish: String, unlike taken: Set<String>, numbers: inout [String: Int]
    ) -> String {
        var number = numbers[wish, default: 1] + 1
        while taken.contains("\(wish)-\(number)") { number += 1 }
        numbers[wish] = number
        return "\(wish)-\(number)"
    }
}
