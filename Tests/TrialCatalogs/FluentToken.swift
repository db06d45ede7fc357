import CatalogModel

/// A token of a control: one value, or values along one or two axes.
struct FluentToken {
    let name: String
    let entry: JSONValue
    /// Every axis with every value that it has in this token.
    let axisValues: [(axis: String, value: String)]

    init(_ source: JSONValue) {
        name = source["name"]?.text ?? ""
        axisValues = Self.axisValues(source)
        var axes: [String] = []
        for (axis, _) in axisValues where !axes.contains(axis) { axes.append(axis) }
        var rest = SourceRecord(source)
        _ = rest.take("name")
        // A switch without values says nothing that an axis could hold.
        if axes.isEmpty { _ = rest.take("byState") } else { _ = (rest.take("byState"), rest.take("switchOn")) }
        entry = [
            "type": rest.take("type"),
            "description": rest.take("description"),
            "by": JSONValue.array(axes.map { .string($0) }).unlessEmpty,
            "default": rest.take("value") ?? Self.tree(source)?.unlessEmpty,
            "extensions": rest.extensions(FluentConverter.vendor),
        ]
    }

    /// `style()` is the axis `style`.
    private static func axis(_ source: JSONValue) -> String {
        (source["switchOn"]?.text ?? "").replacing("()", with: "")
    }

    private static func axisValues(_ source: JSONValue) -> [(axis: String, value: String)] {
        (source["byState"]?.members ?? []).flatMap { member in
            member.name.split(separator: ",").map { (axis(source), String($0)) } + axisValues(member.value)
        }
    }

    /// Values that share a branch are joined as the entry format joins them.
    private static func tree(_ source: JSONValue) -> JSONValue? {
        guard let branches = source["byState"] else { return nil }
        return .byName(
            branches.members.map { member in
                (member.name.replacing(",", with: "|"), tree(member.value) ?? member.value)
            })
    }
}
