import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Synchronization
import Testing

/// Each check of the contract finds what it is there for.
@Suite("Violations of the backend contract")
struct BrokenBackendTests {
    /// A backend that renders one file for each entry, and does one thing wrong.
    struct BrokenBackend: Backend {
        var name = "broken"
        var summary = "Does something wrong."
        var options: [BackendOption] = []
        var path: @Sendable (Component) -> String = { "\($0.id).txt" }
        var text: @Sendable (Component, ComponentRegistry) -> String = { component, _ in component.title }
        var rendersAnother = false

        func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
            registry.components.compactMap { component in
                guard let path = OutputPath(path(component)) else { return nil }
                return RenderUnit(paths: [path]) {
                    let text = text(component, registry)
                    let other = path.folders.first ?? OutputPath("another.txt") ?? path
                    return Rendering(files: [OutputFile(path: rendersAnother ? other : path, text: text)])
                }
            }
        }
    }

    private func violations(_ check: BackendContract.Check, _ backend: BrokenBackend) async throws -> [String] {
        let contract = BackendContract(backend, shows: [.title])
        return await contract.violations(of: check, in: try await ContractCatalogs.load())
    }

    @Test(
        "The backend that the broken ones derive from satisfies every check of the contract",
        arguments: BackendContract.Check.allCases)
    func sound(check: BackendContract.Check) async throws {
        #expect(try await violations(check, BrokenBackend()) == [])
    }

    @Test("An invalid description violates the contract")
    func description() async throws {
        let options = [
            BackendOption("two-words", .flag, "Has a hyphen."), BackendOption("silent", .text, ""),
            BackendOption("silent", .text, "Is there twice."),
            BackendOption("choice", .choice(["a"]), default: "b", "Has a default that there is not."),
            BackendOption("flag", .flag, default: "true", "Has a text as its default."),
        ]
        let backend = BrokenBackend(name: "Broken", summary: "no sentence", options: options)
        #expect(
            try await violations(.describesItself, backend) == [
                "the name 'Broken' is not in kebab case", "the summary is not a sentence",
                "the option 'two-words' is not in camel case", "the summary of option 'silent' is not one line",
                "duplicate option 'silent'", "the default of option 'choice' is not of its kind",
                "the default of option 'flag' is not of its kind",
            ])
    }

    @Test("Output that differs between runs violates the contract")
    func repetition() async throws {
        let count = Counter()
        let backend = BrokenBackend(text: { component, _ in "\(component.title) \(count.next())" })
        let violations = try await violations(.repeatsItself, backend)
        #expect(violations.contains("'alpha.txt' is another a second time"))
        #expect(violations.contains("'awkward.txt' is another with its units in reverse"))
    }

    @Test("Rendering other files than announced violates the contract")
    func word() async throws {
        let violations = try await violations(.keepsItsWord, BrokenBackend(rendersAnother: true))
        #expect(violations.contains("backend 'broken' announced 'alpha.txt' and did not render it"))
        #expect(violations.contains("backend 'broken' rendered 'another.txt' without announcing it"))
    }

    @Test("Two files with paths that differ only in letter case violate the contract")
    func clash() async throws {
        let backend = BrokenBackend(path: { $0.id.rawValue == "beta" ? "ALPHA.txt" : "\($0.id).txt" })
        #expect(
            try await violations(.keepsItsWord, backend).first
                == "'ALPHA.txt' and 'alpha.txt' of output 'contract' are the same file on case-insensitive file systems"
        )
    }

    @Test("Units that share prose without recording it break the contract")
    func unrecordedReads() async throws {
        let descriptions = { @Sendable (registry: ComponentRegistry) in
            registry.components.compactMap { $0.entry.named.description?.source.value }.joined()
        }
        let recording = BrokenBackend(text: { _, registry in descriptions(registry) })
        #expect(try await violations(.recordsItsReads, recording) == [])
        let silent = BrokenBackend(text: { _, registry in CatalogReads.unrecorded { descriptions(registry) } })
        #expect(try await violations(.recordsItsReads, silent) == Self.unread(by: ["alpha", "beta", "omega"]))
    }

    private static func unread(by entries: [String]) -> [String] {
        entries.map { "'\($0).txt' is another after a change that its unit has not read" }
    }

    @Test("A value of a token that a unit reads without recording breaks the contract")
    func unrecordedValue() async throws {
        let recording = BrokenBackend(text: { _, registry in
            registry.tokens["theme.color.base"]?.resolvedValue.compact ?? ""
        })
        #expect(try await violations(.recordsItsReads, recording) == [])
        let silent = BrokenBackend(text: { _, registry in
            CatalogReads.unrecorded { registry.tokens["theme.color.base"]?.resolvedValue.compact ?? "" }
        })
        #expect(try await violations(.recordsItsReads, silent) == Self.unread(by: ["alpha", "beta", "omega"]))
    }

    @Test("Missing text violates the contract")
    func text() async throws {
        let backend = BrokenBackend(text: { component, _ in component.title.filter { $0 != "|" } })
        #expect(
            try await violations(.keepsAwkwardText, backend) == [
                "the title \"Title | <b>bold</b> & {{ more }} 👍\" is nowhere"
            ])
    }

    @Test("Output that depends on the machine violates the contract")
    func machine() async throws {
        let backend = BrokenBackend(text: { component, _ in
            let file = component.entry.base.range?.file.path ?? ""
            return FileManager.default.currentDirectoryPath + file
        })
        let violations = try await violations(.saysNothingOfTheMachine, backend)
        #expect(violations.contains("'alpha.txt' says the working directory"))
        #expect(violations.contains("'alpha.txt' says where the catalog is"))
    }

    @Test("A violation under only one option is reported")
    func option() async throws {
        let options = [BackendOption("form", .choice(["short", "long"]), default: "short", "How long it is.")]
        let backend = BrokenBackend(options: options, rendersAnother: true)
        let violations = try await violations(.keepsItsWord, backend)
        #expect(violations.contains("backend 'broken' announced 'alpha.txt' and did not render it"))
        #expect(
            violations.contains(
                "backend 'broken' announced 'alpha.txt' and did not render it (with form: \"long\")"))
    }
}

/// Counts up, from any thread.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
