/// A table of named font weights and the numbers meant, such as `bold` for 700 (Design Tokens Format Module 2025.10,
/// section 8.4).
public enum FontWeight {
    /// From the lightest to the heaviest.
    public static let names = named.map(\.name)
    /// Name → number.
    public static let numbers = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.number) })

    /// SwiftUI's names by number (SwiftUI, "Font.Weight").
    public static let swiftNames: [Int: String] = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
        800: "heavy", 900: "black",
    ]

    private static let named: [(name: String, number: Int)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
        ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
        ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ]
}
