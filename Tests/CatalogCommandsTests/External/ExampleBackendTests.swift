import CatalogTestSupport
import Foundation
import Testing

/// The backends in `Plugins/Backends`, used as their guide describes.
@Suite("The example backends", .timeLimit(.minutes(20)))
struct ExampleBackendTests {
    static let inventory = "Plugins/Backends/inventory.py"
    static let translations = "Plugins/Backends/translations.sh"
    static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

    private static func url(_ path: String) -> URL { SharedData.repository.appendingPathComponent(path) }

    /// The repository's catalog with what the guide says added to it.
    private func program(only backend: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> CatalogProgram
    {
        let program = try CatalogProgram()
        let block = try #require(
            RepositoryPage.guide("OwnBackends").blocks("yaml").first, sourceLocation: sourceLocation)
        for folder in ["Catalog", "Plugins/Backends"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: Self.url(folder).path)
            where !path.hasPrefix("Output") {
                let file = Self.url("\(folder)/\(path)")
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                try program.write("\(folder)/\(path)", text)
            }
        }
        for path in [Self.inventory, Self.translations] { try program.setPermissions(path, 0o755) }
        let own = try program.read("Catalog/catalog.yaml").components(separatedBy: "\noutputs:")[0]
        try program.write("Catalog/catalog.yaml", own + "\n" + block)
        let built = try program.run("build", "--only", backend)
        #expect(built.errors == "", sourceLocation: sourceLocation)
        #expect(built.status == 0, sourceLocation: sourceLocation)
        return program
    }

    @Test("Each example backend has fewer than 60 lines", arguments: [inventory, translations])
    func length(path: String) throws {
        let text = try String(contentsOf: Self.url(path), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 60)
    }

    @Test(
        "The inventory backend lists every property once", .enabled(if: hasPython, "there is no /usr/bin/python3 here"))
    func everyProperty() throws {
        let program = try program(only: "inventory")
        let lines = try program.read("Catalog/Output/inventory/properties.csv").split(separator: "\n")
        #expect(
            lines.first == "component;title;implementation;type;property;value type;default;required;deprecated")
        #expect(lines.contains("checkbox;Checkbox;uikit;Checkbox;hasError;Bool;false;;"), "\(lines.prefix(40))")
        let dump = try JSONSerialization.jsonObject(with: Data(try program.run("dump").output.utf8)) as? [String: Any]
        let components = try #require(dump?["components"] as? [[String: Any]])
        func count(_ record: [String: Any]) -> Int { (record["properties"] as? [Any])?.count ?? 0 }
        func list(_ record: [String: Any], _ key: String) -> [[String: Any]] { record[key] as? [[String: Any]] ?? [] }
        let types = components.flatMap { list($0, "implementations") }.flatMap { list($0, "types") }
        #expect(lines.count == 1 + (components + types).map(count).reduce(0, +))
        #expect(lines.count > 50)
    }

    @Test("The translations backend lists every string once, using only a shell and awk")
    func everyText() throws {
        let program = try program(only: "translations")
        let lines = try program.read("Catalog/Output/translations/translations.csv").split(separator: "\n")
        #expect(lines.first == "component,key,category,text,note,translation")
        #expect(
            lines.contains(
                #""form-label","DesignSystem.InputText.Accessibility.errorIcon","","Error icon","Names the error icon.","#
            ))
        #expect(lines.count > 8)
    }

    @Test("The translations backend preserves strings of every kind, including plurals")
    func awkwardTexts() throws {
        let program = try CatalogProgram()
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider + #"""
                strings:
                  a: { text: "say \"yes\" or \\\"no\\\", a\\b, \\n and\ntwo lines, 日本", description: "a, b" }
                  b: { plurals: { one: One file, other: "%d files" } }
                  c: {}
                implementations: { uikit: { strings: { d: In UIKit } } }

                """#)
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\noutputs: { translations: {} }\nbackends: { translations: tools/translations.sh }\n"
        )
        try program.write("tools/translations.sh", try String(contentsOf: Self.url(Self.translations), encoding: .utf8))
        try program.setPermissions("tools/translations.sh", 0o755)
        let built = try program.run("build")
        #expect(built.errors == "")
        #expect(
            try program.read("Output/translations/translations.csv") == """
                component,key,category,text,note,translation
                "divider","d","","In UIKit","",
                "divider","a","","say ""yes"" or \\""no\\"", a\\b, \\n and
                two lines, 日本","a, b",
                "divider","b","one","One file","",
                "divider","b","other","%d files","",

                """)
    }

    @Test(
        "The example backends pass 'backends test'",
        arguments: [inventory, translations].filter { hasPython || $0 == translations })
    func trial(path: String) throws {
        let program = try CatalogProgram()
        let tried = try program.run("backends", "test", Self.url(path).path)
        #expect(tried.output.split(separator: "\n").count == 15)
        #expect(tried.output.split(separator: "\n").allSatisfy { $0.hasPrefix("ok    ") }, "\(tried.output)")
        #expect(tried.status == 0)
    }
}
