import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("A new catalog and a new entry")
struct StartTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    @Test("init in the current folder takes its name, and the next command needs no path")
    func currentFolder() throws {
        try program.write("kit/notes.txt", "")
        let started = try program.run(["init", "."], from: "kit")
        #expect(
            started.output == """
                created catalog.yaml
                created components/button.yaml
                created tokens/base.tokens.json
                created tokens/dark.tokens.json
                created tokens/theme.resolver.json
                created schemas/entry.schema.json
                created schemas/catalog.schema.json
                created schemas/types.schema.json
                created schemas/tokens.schema.json
                created schemas/resolver.schema.json
                created .gitignore
                Next: catalog build

                """)
        #expect(
            try program.read("kit/catalog.yaml") == """
                # yaml-language-server: $schema=schemas/catalog.schema.json
                format: 1
                name: kit
                version: 0.1.0
                entries: components
                tokens: tokens/theme.resolver.json
                themes:
                  light: { title: Light, inputs: { appearance: light } }
                  dark: { title: Dark, inputs: { appearance: dark } }

                outputs:
                  html: {}

                """)
    }

    @Test("A new catalog is built and checked without findings, in a light and a dark theme")
    func themes() throws {
        _ = try program.run("init", "kit")
        let built = try program.run("build", "--catalog", "kit")
        #expect(built.errors == "")
        #expect(built.status == 0)
        let checked = try program.run("check", "--strict", "--render", "--catalog", "kit")
        #expect(checked.errors == "")
        #expect(checked.output == "kit: 1 entry in 5 files, no findings\n")
        let token = try program.run("token", "button.background", "--catalog", "kit").output
        #expect(token.contains("  light  #1A59CC\n  dark   #80B3FF\n"), "\(token)")
        #expect(try program.read("kit/Output/html/components/button.html").contains("#80B3FF"))
    }

    @Test("A build ends with the page to open where a site was built, also when a record has the answer")
    func page() throws {
        try program.write(
            "catalog.yaml", "format: 1\nname: Kit\noutputs:\n  html: {}\n  docs: { backend: markdown }\n")
        try program.write("components/divider.yaml", CatalogProgram.divider)
        for _ in 0..<2 {
            #expect(try program.run("build").output.hasSuffix(" ms\nOpen Output/html/index.html\n"))
        }
        #expect(try program.run("build", from: "components").output.hasSuffix("\nOpen ../Output/html/index.html\n"))
        let others = [
            ["--check"], ["--dry-run"], ["--quiet"], ["--only", "docs"], ["--timings-json"], ["--format", "json"],
        ]
        for arguments in others {
            #expect(try !program.run(["build"] + arguments).output.contains("Open "), "\(arguments)")
        }
    }

    @Test("new --for writes an implementation for each framework, without findings", arguments: [false, true])
    func skeletons(isReversed: Bool) throws {
        _ = try program.run("init", "kit", "--empty")
        let all = ImplementationSkeleton.allCases.map(\.rawValue)
        let names = (isReversed ? all.reversed() : all).joined(separator: ",")
        #expect(try program.run("new", "text-field", "--for", names, "--catalog", "kit").status == 0)
        let checked = try program.run("check", "--strict", "--catalog", "kit")
        #expect(checked.errors == "")
        #expect(checked.status == 0)
        for target in all {
            let stub = try program.run("stub", "text-field", "--target", target, "--catalog", "kit")
            #expect(stub.errors == "", "\(target)")
            #expect(stub.output.contains("The visible label."), "\(target)")
        }
    }

    @Test("new --for accepts the names of frameworks in any spelling, each once")
    func spellings() throws {
        try program.writeSmallCatalog()
        let created = try program.run("new", "tab", "--for", "SwiftUI, web-components,Swift-UI")
        #expect(created.status == 0)
        #expect(
            try program.read("components/tab.yaml") == """
                # yaml-language-server: $schema=../schemas/entry.schema.json
                id: tab
                title: Tab
                summary: Its purpose, in one sentence.

                # Replace the example members; see 'catalog schema entry' for all keys.
                implementations:
                  swiftui:
                    # imports: DesignSystem
                    types:
                      Tab:
                        kind: view
                        generics: "<Content: View>"
                        properties:
                          title: { type: String, required: true, description: The visible label. }
                          # The caller owns the value: @Binding.
                          isOn: { type: Bool, binding: true, required: true, description: Whether the option is on. }
                          onCommit: { type: "(() -> Void)?", default: nil, description: Called after a confirmed change. }
                          # A view builder for views of the caller.
                          content: { type: Content, attributes: "@ViewBuilder", required: true, description: Additional views. }
                  web:
                    # imports: "'@example/design-system/x-tab.js'"
                    types:
                      x-tab:
                        kind: element
                        properties:
                          label: { type: string, attribute: label, default: "''", description: The visible label. }
                          checked:
                            type: boolean
                            attribute: checked
                            reflects: true
                            default: "false"
                            description: Whether the option is on.
                        events:
                          change: { type: CustomEvent, payload: boolean, bubbles: true, description: The value has changed. }
                        slots:
                          # The default slot has no name.
                          "": { description: Additional content. }

                """)
        #expect(try program.run("check", "--strict").errors == "")
    }

    @Test(
        "new --for reports an unknown framework with the supported ones",
        arguments: [
            ("react,swiftiu", "'swiftiu'; did you mean 'swiftui'? Use one of swiftui, uikit, compose, react, web"),
            ("cobol", "'cobol'; use one of swiftui, uikit, compose, react, web"),
            ("", "''; use one of swiftui, uikit, compose, react, web"),
        ])
    func unknownFramework(names: String, message: String) throws {
        try program.writeSmallCatalog()
        let refused = try program.run("new", "tab", "--for", names)
        #expect(refused.errors.hasPrefix("Error: unknown framework \(message)\n"), "\(refused.errors)")
        #expect(refused.status == 64)
        #expect(!program.exists("components/tab.yaml"))
    }
}
