import CatalogModel
import Testing

@Suite("A well-known framework")
struct WellKnownFrameworkTests {
    @Test(
        "is found however its key is spelled",
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

    @Test("is not every word", arguments: ["", "-", "qt", "swiftly"])
    func unknown(key: String) {
        #expect(WellKnownFramework(key) == nil)
    }
}
