/// The members that generated components are put together from, as real ones have them.
enum Vocabulary {
    struct Property {
        let name: String
        let type: String
        let defaultValue: String?
        let description: String
    }

    struct Method {
        let name: String
        /// Name, label (nil: its name), type.
        let parameters: [(name: String, label: String?, type: String, description: String)]
        let returns: String?
        let description: String
    }

    struct Enum {
        let name: String
        /// The property of that type.
        let property: String
        let description: String
        let cases: [(name: String, description: String)]
    }

    struct State {
        let name: String
        let condition: String
        let description: String
        let visuals: [String]
    }

    static let properties = [
        Property(name: "title", type: "String", defaultValue: nil, description: "The text that people read first."),
        Property(name: "subtitle", type: "String?", defaultValue: "nil", description: "A second line in small type."),
        Property(
            name: "placeholder", type: "String", defaultValue: #""""#,
            description: "Stands in for the value until there is one."),
        Property(name: "hint", type: "String?", defaultValue: "nil", description: "Says what to do. Keep it short."),
        Property(
            name: "value", type: "Binding<String>", defaultValue: nil, description: "What people have entered so far."),
        Property(
            name: "items", type: "[String]", defaultValue: "[]", description: "What there is to choose from, in order."),
        Property(
            name: "isEnabled", type: "Bool", defaultValue: "true", description: "Whether it responds to taps and keys."),
        Property(
            name: "isLoading", type: "Bool", defaultValue: "false",
            description: "Whether work is under way. A spinner takes the place of the icon."),
        Property(
            name: "isSelected", type: "Bool", defaultValue: "false", description: "Whether it is one of the chosen."),
        Property(
            name: "hasError", type: "Bool", defaultValue: "false",
            description: "Whether something is *wrong* with the value."),
        Property(
            name: "isReadOnly", type: "Bool", defaultValue: "false",
            description: "Whether the value can be read and copied, but not changed."),
        Property(
            name: "maximumLength", type: "Int", defaultValue: "120",
            description: "How many characters fit; see `hint` for telling people."),
        Property(
            name: "lineLimit", type: "Int?", defaultValue: "2", description: "After how many lines text is cut off."),
        Property(name: "spacing", type: "Double", defaultValue: "8", description: "The space between parts in points."),
        Property(
            name: "cornerRadius", type: "Double", defaultValue: "12.0", description: "How round the corners are."),
        Property(
            name: "animationDuration", type: "Double", defaultValue: "0.25",
            description: "How long a change takes in seconds; `0` switches movement off."),
        Property(name: "tint", type: "Color", defaultValue: ".accentColor", description: "Colors icon and outline."),
        Property(
            name: "icon", type: "Image?", defaultValue: "nil", description: "A small picture at the leading edge."),
        Property(
            name: "badgeCount", type: "Int", defaultValue: "0", description: "The number in the corner; none for `0`."),
        Property(
            name: "onChange", type: "(String) -> Void", defaultValue: nil,
            description: "Called with the new value after each change."),
    ]

    static let methods = [
        Method(name: "focus", parameters: [], returns: nil, description: "Moves the keyboard focus here."),
        Method(name: "clear", parameters: [], returns: nil, description: "Takes the value away and keeps the focus."),
        Method(
            name: "validate", parameters: [], returns: "Bool",
            description: "Checks the value now instead of waiting for people to move on."),
        Method(
            name: "reset",
            parameters: [
                ("value", "to", "String", "The value to go back to."),
                ("isAnimated", "animated", "Bool", "Whether people see the change happen."),
            ], returns: nil, description: "Goes back to an earlier value."),
        Method(
            name: "select", parameters: [("index", "at", "Int", "The place of the item, from `0`.")], returns: "Bool",
            description: "Chooses an item as a tap would."),
        Method(
            name: "insert",
            parameters: [
                ("text", "_", "String", "The text to put in."), ("position", "at", "Int", "Where it goes."),
            ], returns: nil, description: "Puts text into the value without moving the selection."),
        Method(
            name: "show", parameters: [("message", nil, "String", "One sentence that says what to do.")], returns: nil,
            description: "Shows a message below until the value changes."),
        Method(
            name: "reload", parameters: [("items", nil, "[String]", "The new items in their order.")], returns: nil,
            description: "Replaces the items; keeps the selection where that is possible."),
        Method(
            name: "scroll",
            parameters: [
                ("index", "to", "Int", "The item to bring into view."),
                ("isAnimated", "animated", "Bool", "Whether the content glides there."),
            ], returns: nil, description: "Brings an item into view."),
    ]
}
