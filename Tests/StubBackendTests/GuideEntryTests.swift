import CatalogTestSupport
import Testing

/// Compilers accept the stubs of all entries that the README and the guides show.
@Suite("Stubs of entries in guides")
struct GuideEntryTests {
    private static let pages = RepositoryPage.all.filter { !$0.entries.isEmpty }

    @Test("The pages with entries are found")
    func found() {
        #expect(Self.pages.contains { $0.path.hasSuffix("ModelAComponent.md") })
        #expect(Self.pages.count > 8)
    }

    private static func stubs(of page: RepositoryPage) async throws -> Stubs {
        Stubs(try await Catalogs.registry(page.entries))
    }

    @Test(
        "Swift accepts the stubs",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: pages)
    func swift(page: RepositoryPage) async throws {
        let stubs = try await Self.stubs(of: page)
        for target in ["swiftui", "uikit", "swift"] {
            #expect(try SwiftCompiler.faults(in: stubs.all(of: target)) == [], "\(target)")
        }
    }

    @Test(
        "TypeScript accepts the stubs",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"), arguments: pages)
    func typeScript(page: RepositoryPage) async throws {
        let stubs = try await Self.stubs(of: page)
        let components = stubs.all(of: "react")
        if !components.isEmpty { #expect(try TypeJudge.react.faults(in: components) == []) }
        #expect(try SourceJudge.web.faults(in: stubs.all(of: "web")) == [])
    }

    @Test(
        "Kotlin accepts the stubs",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func kotlin() async throws {
        for page in Self.pages {
            let files = try await Self.stubs(of: page).all(of: "compose")
            if !files.isEmpty { #expect(try TypeJudge.kotlin.faults(in: files) == [], "\(page)") }
        }
    }

    @Test("The button of each platform has its component, its content and its callbacks")
    func button() async throws {
        let files = try await Self.stubs(of: .guide("ModelAComponent")).files
        let expected = [
            "react/button/Button.tsx": ["onClick?: (value: MouseEvent) => void;", "children: ReactNode;"],
            "swiftui/button/Button.swift": ["action: @escaping () -> Void, @ViewBuilder label: () -> Label"],
            "swiftui/button/View+Button.swift": ["public func isLoading(_ isActive: Bool) -> some View"],
            "web/button/x-button.ts": ["new CustomEvent(\"press\"", "<slot></slot>"],
            "compose/button/Button.kt": ["onClick: () -> Unit,", "content: @Composable () -> Unit,"],
        ]
        for (path, texts) in expected {
            for text in texts { #expect(files[path]?.contains(text) == true, "\(path): \(text)") }
        }
    }

    @Test("The whole entry of the guide has a React component with a callback")
    func rating() async throws {
        let text = try await Self.stubs(of: .guide("Entries")).files["react/rating/Rating.tsx"]
        #expect(text?.contains("export const Rating = forwardRef") == true)
        #expect(text?.contains("  onChange?: (value: number) => void;\n") == true)
    }
}
