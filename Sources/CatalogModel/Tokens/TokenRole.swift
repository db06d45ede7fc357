extension Token.Role {
    /// For people: `border width`.
    public var words: String {
        switch self {
        case .borderWidth: "border width"
        case .paddingX: "horizontal padding"
        case .paddingY: "vertical padding"
        default: rawValue
        }
    }

    /// The possible types of a token with the role (Design Tokens Format Module 2025.10, sections 8 and 9).
    public var types: [String] {
        switch self {
        case .background, .foreground: ["color"]
        case .border: ["color", "border"]
        case .borderWidth, .radius, .width, .height, .padding, .paddingX, .paddingY: ["dimension"]
        case .shadow: ["shadow"]
        case .typography: ["typography"]
        case .opacity: ["number"]
        }
    }
}
