import CatalogModel
import Testing

@Suite("Well-known frameworks")
struct WellKnownFrameworkTests {
    @Test(
        "A well-known framework is recognized in any spelling of its key",
        arguments: [
            ("swiftui", "SwiftUI", "swift", "swift"), ("Swift-UI", "SwiftUI", "swift", "swift"),
            ("jetpack-compose", "Jetpack Compose", "kotlin", "kotlin"),
            ("React Native", "React Native", "tsx", "typescript"), ("web", "Web", "html", "typescript"),
            ("C#", "C#", "csharp", "csharp"), ("ts", "TypeScript", "typescript", "typescript"),
        ])
    func found(key: String, name: String, code: String, types: String) {
        let framework = WellKnownFramework(key)
        #expect([framework?.name, framework?.codeLanguage, framework?.typeLanguage] == [name, code, types])
    }

    @Test("A key without a well-known framework is not recognized", arguments: ["", "-", "qt", "swiftly"])
    func unknown(key: String) {
        #expect(WellKnownFramework(key) == nil)
    }
}
