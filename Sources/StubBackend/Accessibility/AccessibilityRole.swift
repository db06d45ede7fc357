/// An accessibility role such as `button`, recognized by any platform's name in an entry, with the counterparts on
/// Apple's platforms, the web and Compose.
enum AccessibilityRole: String, CaseIterable {
    case button, link, image, heading, search, checkbox, `switch`, radio, tab, slider, text

    /// - Parameter text: `button`, `isButton`, `.button`, `Role.Button` or `radio-button`; nil for a role defined only
    ///   by some platforms.
    init?(_ text: String) {
        let word = AccessibilityTrait.word(text)
        guard let role = Self.allCases.first(where: { $0.names.contains(word) }) else { return nil }
        self = role
    }

    private var names: [String] {
        switch self {
        case .button, .link, .checkbox, .tab: [rawValue]
        case .image: [rawValue, "img"]
        case .heading: [rawValue, "header"]
        case .search: ["searchbox", "searchfield"]
        case .switch: [rawValue, "toggle", "togglebutton"]
        case .radio: [rawValue, "radiobutton"]
        case .slider: [rawValue, "adjustable"]
        case .text: ["statictext"]
        }
    }

    /// Traits for Apple's platforms in place of the role.
    var traits: [AccessibilityTrait] {
        switch self {
        case .button, .radio, .tab: [.button]
        case .link: [.link]
        case .image: [.image]
        case .heading: [.header]
        case .search: [.searchField]
        case .checkbox, .switch: [.toggle]
        case .slider: [.adjustable]
        case .text: [.staticText]
        }
    }

    /// The role of WAI-ARIA; nil for roles without need of one on the web.
    var aria: String? {
        switch self {
        case .image: "img"
        case .search: "searchbox"
        case .text: nil
        default: rawValue
        }
    }

    /// The role of Jetpack Compose; nil for roles unknown to Compose.
    var compose: String? {
        switch self {
        case .button: "Button"
        case .image: "Image"
        case .checkbox: "Checkbox"
        case .switch: "Switch"
        case .radio: "RadioButton"
        case .tab: "Tab"
        case .link, .heading, .search, .slider, .text: nil
        }
    }
}

extension AccessibilityStub {
    /// The role of WAI-ARIA: the WAI-ARIA name of a role defined by several platforms, else the author's word if usable
    /// as a role.
    var ariaRole: String? {
        guard let role else { return nil }
        if let shared = AccessibilityRole(role.value) { return shared.aria }
        let isWord = !role.value.isEmpty && role.value.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        return isWord ? role.value : nil
    }
}

/// An accessibility trait of Apple's platforms such as `selected`, with the names in SwiftUI and UIKit.
enum AccessibilityTrait: String, CaseIterable {
    case button, header, selected, link, searchField, image, playsSound, keyboardKey, staticText, summaryElement
    case updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, modal, toggle, tabBar
    case notEnabled, adjustable

    /// Returns the traits listed in a text; none if any word of the text is not a trait.
    static func all(in text: String) -> [AccessibilityTrait] {
        let words = text.split { ",;|[] ".contains($0) }.map { word(String($0)) }
        let traits = words.map { word in
            allCases.first { $0.rawValue.lowercased() == word } ?? (word == "togglebutton" ? .toggle : nil)
        }
        return traits.contains(nil) ? [] : traits.compactMap(\.self)
    }

    /// Returns a name in lower case, without prefixes and marks between the words.
    static func word(_ text: String) -> String {
        var name = text.split(separator: ".").last.map(String.init) ?? text
        if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
        return name.lowercased().filter { $0.isLetter }
    }

    /// Returns the trait's name in SwiftUI; nil if there is none.
    func swiftUI(knowsToggles: Bool) -> String? {
        switch self {
        case .notEnabled, .adjustable: nil
        case .toggle: knowsToggles ? "isToggle" : "isButton"
        case .playsSound, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn: rawValue
        default: "is" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Returns the trait's name in UIKit; nil if there is none.
    func uiKit(knowsToggles: Bool) -> String? {
        switch self {
        case .modal: nil
        case .toggle: knowsToggles ? "toggleButton" : "button"
        default: rawValue
        }
    }
}
