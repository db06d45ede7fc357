import CatalogTestSupport
import Foundation
import Testing

/// One test for each source of the program, because all steps share one build.
@Suite("A package that uses this one")
struct ConsumerTests {
    @Test("A consumer package checks its catalog, runs the command and adds a backend, with the built program")
    func bundle() throws { try consumer(ConsumerPackage(.bundle)) }

    @Test(
        "A consumer package checks its catalog, runs the command and adds a backend, compiled from source",
        .enabled(if: ConsumerPackage.canBuildFromSource, "\(ConsumerPackage.reason)"))
    func source() throws { try consumer(ConsumerPackage(.package)) }

    private func consumer(_ package: ConsumerPackage) throws {
        try checks(package)
        try findsMistakes(package)
        try runsTheCommand(package)
        try addsABackend(package)
        try missesACatalog(package)
    }

    private static let check = "Checking the catalog of Badges"

    /// The first build checks; one without a change does not.
    private func checks(_ package: ConsumerPackage) throws {
        let first = try package.swift("build")
        #expect(first.status == 0, "\(first.output.suffix(2000))")
        #expect(first.output.contains(Self.check))
        var second = try package.swift("build")
        // SwiftPM links programs of plugins twice: in the first build for itself, and once more in the next one. Then the
        // check runs again, by another program for all that anybody can tell.
        if second.output.contains("Linking catalog-tool") { second = try package.swift("build") }
        #expect(second.status == 0)
        #expect(!second.output.contains(Self.check), "\(second.output.suffix(2000))")
    }

    /// An error fails the build at its place, a warning is shown, a new entry is seen.
    private func findsMistakes(_ package: ConsumerPackage) throws {
        let entry = "\(ConsumerPackage.catalog)/components/badge.yaml"
        let location = package.folder.appendingPathComponent(entry).path
        try package.replace("seen: It steps back.", with: "seen: { overides: new }", in: entry)
        let broken = try package.swift("build")
        #expect(broken.status == 1)
        let error = "error: 'overides' is not a key of a state; did you mean 'overrides'? [unknown-key]"
        #expect(broken.output.contains("\(location):6:11: \(error)\n"), "\(broken.output.suffix(2000))")
        try package.replace("seen: { overides: new }", with: "seen: It steps back.", in: entry)
        let mended = try package.swift("build")
        #expect(mended.status == 0)
        #expect(mended.output.contains(Self.check))

        let other = package.folder.appendingPathComponent("\(ConsumerPackage.catalog)/components/chip.yaml")
        try "id: badge\ntitle: Chip\nsummary: A choice.\n".write(to: other, atomically: true, encoding: .utf8)
        let added = try package.swift("build")
        #expect(added.status == 1)
        #expect(added.output.contains("\(other.path):1:5: error: "), "\(added.output.suffix(2000))")
        try FileManager.default.removeItem(at: other)
        #expect(try package.swift("build").status == 0)
    }

    private func runsTheCommand(_ package: ConsumerPackage) throws {
        let permission = ["--allow-writing-to-package-directory", "catalog"]
        let built = try package.swift("package", permission + ["build", "--catalog", "Sources/Badges"])
        #expect(built.status == 0, "\(built.output.suffix(2000))")
        #expect(
            built.output.contains("docs: 2 written, 0 unchanged, 0 removed in \(ConsumerPackage.catalog)/Output/docs\n")
        )
        #expect(try package.text("\(ConsumerPackage.catalog)/Output/docs/components/badge.md").hasPrefix("# Badge\n"))
        // The status of the program is that of the plugin, which SwiftPM tells in words only.
        let wrong = try package.swift("package", permission + ["check", "--catalog", "Nowhere"])
        #expect(wrong.status == 1)
        #expect(wrong.output.contains("error: Plugin ended with exit code 1"), "\(wrong.output.suffix(2000))")
    }

    private func addsABackend(_ package: ConsumerPackage) throws {
        try package.replace(
            "docs: { backend: markdown }", with: "checks: { backend: review, options: { heading: Spring } }",
            in: "\(ConsumerPackage.catalog)/catalog.yaml")
        let program = try package.programWithItsBackend().path
        func run(_ arguments: String...) throws -> Judge.Verdict {
            try Program.run(program, arguments, folder: package.folder)
        }
        let built = try run("build", "--catalog", "Sources/Badges")
        #expect(built.status == 0, "\(built.errors)")
        #expect(
            try package.text("\(ConsumerPackage.catalog)/Output/checks/review.md")
                == "# Spring\n\n## Badge\n\n- [ ] new\n- [ ] seen\n")
        #expect(try run("backends").output.contains("review: A checklist of components"))
        try package.replace("heading: Spring", with: "heding: Spring", in: "\(ConsumerPackage.catalog)/catalog.yaml")
        let wrong = try run("build", "--catalog", "Sources/Badges")
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("did you mean 'heading'?"), "\(wrong.errors)")
        try package.replace("heding: Spring", with: "heading: Spring", in: "\(ConsumerPackage.catalog)/catalog.yaml")
    }

    /// The package's own folder counts where the target has no catalog; where there is none at all, the build says so.
    private func missesACatalog(_ package: ConsumerPackage) throws {
        let catalog = package.folder.appendingPathComponent(ConsumerPackage.catalog)
        let moved = package.folder.appendingPathComponent("Catalog")
        try FileManager.default.moveItem(at: catalog, to: moved)
        try package.replace("exclude: [\"Catalog\"],", with: "", in: "Package.swift")
        let found = try package.swift("build")
        #expect(found.status == 0, "\(found.output.suffix(2000))")
        #expect(found.output.contains(Self.check))
        try FileManager.default.removeItem(at: moved)
        try package.replace("// A package of", with: "// One of", in: "Package.swift")
        let missing = try package.swift("build")
        #expect(missing.status == 1)
        #expect(
            missing.output.contains("'Badges' uses CatalogCheckPlugin, but neither it nor its package has"),
            "\(missing.output.suffix(2000))")
        #expect(missing.output.contains("error: no catalog.yaml in "), "\(missing.output.suffix(2000))")
        // The command that the message names works, although SwiftPM asks the other plugin first.
        let started = try package.swift(
            "package", ["--allow-writing-to-package-directory", "catalog", "init", ConsumerPackage.catalog])
        #expect(started.status == 0, "\(started.output.suffix(2000))")
        #expect(try package.swift("build").status == 0)
    }
}
