// What generated components can be: the enums that select it, and the states that they get into.
extension Vocabulary {
    static let enums = [
        Enum(
            name: "Size", property: "size", description: "How much room it takes.",
            cases: [
                ("small", "For tables and other dense places."),
                ("medium", "For forms, and where nothing else is said."),
                ("large", "For the one thing that a screen is about."), ("extraLarge", "For posters and kiosks."),
            ]),
        Enum(
            name: "Emphasis", property: "emphasis", description: "How much it stands out.",
            cases: [
                ("primary", "The one way forward; once on a screen."), ("secondary", "A way that is as good."),
                ("tertiary", "A way that few people take."), ("plain", "Looks like the text around it."),
            ]),
        Enum(
            name: "Alignment", property: "alignment", description: "What its content lines up with.",
            cases: [
                ("leading", "The edge where reading begins."), ("center", "The middle."),
                ("trailing", "The edge where reading ends."), ("justified", "Both edges; the last line excepted."),
            ]),
        Enum(
            name: "Density", property: "density", description: "How close its parts stand together.",
            cases: [
                ("compact", "As close as they can be tapped."), ("regular", "As people are used to."),
                ("comfortable", "With room to breathe."), ("spacious", "For reading from afar."),
            ]),
        Enum(
            name: "Tone", property: "tone", description: "What its color says.",
            cases: [
                ("neutral", "Nothing in particular."), ("positive", "Something has worked."),
                ("caution", "Something may need attention."), ("critical", "Something went wrong or is about to."),
            ]),
        Enum(
            name: "Outline", property: "outline", description: "The form of its edge.",
            cases: [
                ("square", "Sharp corners."), ("rounded", "Corners as round as `cornerRadius` says."),
                ("capsule", "Half circles at both ends."), ("circle", "A circle, for a single icon."),
            ]),
        Enum(
            name: "Placement", property: "placement", description: "Where the label stands.",
            cases: [
                ("above", "On a line of its own."), ("below", "Under the content."), ("before", "At the leading edge."),
                ("after", "At the trailing edge."),
            ]),
        Enum(
            name: "Validation", property: "validation", description: "When the value is checked.",
            cases: [
                ("never", "The app checks it by itself."), ("onSubmit", "When the form is sent."),
                ("onChange", "With every character."), ("onLeave", "When the focus moves on."),
            ]),
    ]

    static let states = [
        State(
            name: "focused", condition: "isFocused = true", description: "What people type goes here.",
            visuals: ["Outline in the color of the brand.", "Cursor at the end of the text."]),
        State(
            name: "pressed", condition: "isPressed = true", description: "A finger is down on it.",
            visuals: ["Background one step darker."]),
        State(
            name: "selected", condition: "isSelected = true", description: "It is one of the chosen.",
            visuals: ["Filled with the color of the brand.", "Check mark at the trailing edge."]),
        State(
            name: "disabled", condition: "isEnabled = false", description: "It does not respond for now.",
            visuals: ["Text and icon in the disabled color."]),
        State(
            name: "error", condition: "hasError = true", description: "The value is not acceptable.",
            visuals: ["Outline and message in the color of danger.", "Error icon before the message."]),
        State(
            name: "loading", condition: "isLoading = true", description: "Work is under way.",
            visuals: ["Spinner in place of the icon."]),
        State(
            name: "read-only", condition: "isReadOnly = true", description: "The value can be read only.",
            visuals: ["No outline.", "Text can be selected."]),
    ]
}
