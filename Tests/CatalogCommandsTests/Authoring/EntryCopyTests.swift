import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Creating an entry from another one")
struct EntryCopyTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    private static let chip = """
        # yaml-language-server: $schema=../schemas/entry.schema.json
        id: chip
        title: "Chip"   # for people
        summary: Stands for a choice.
        category: Inputs
        since: "1.2.0"    # goes
        status: stable
        aliases: [Pill]
        updated: 2026-01-02

        # All states.
        states:
          enabled: { description: Waits., since: 1.2.0, figures: { file: chip.png, alt: A chip. } }
          disabled: { since: 1.3.0, description: Does nothing. }
          pressed:
            since: 1.3.0

            # What people see.
            visuals: Dimmed.
          loading:
            since: 1.4.0

        links: https://example.com/chip

        implementations:
          swiftui:
            imports: Shop
            types:
              Chip:
                description: A `Chip`, not a `Chips`; see https://example.com/Chip.
                properties:
                  since: { type: Date, deprecated: Use `until`., default: "Chip.start" }
                  style:
                    deprecated:
                      message: Use `look`.
                      since: 2.0
                    type: Chip.Style
              Chip.Style: { kind: enum }

        """

    private static let tag = """
        # yaml-language-server: $schema=../schemas/entry.schema.json
        id: filter-tag
        title: "Filter Tag"   # for people
        summary: Stands for a choice.
        category: Inputs

        # All states.
        states:
          enabled: { description: Waits. }
          disabled: { description: Does nothing. }
          pressed:

            # What people see.
            visuals: Dimmed.
          loading: {}

        implementations:
          swiftui:
            imports: Shop
            types:
              FilterTag:
                description: A `Chip`, not a `Chips`; see https://example.com/Chip.
                properties:
                  since: { type: Date, default: "FilterTag.start" }
                  style:
                    type: FilterTag.Style
              FilterTag.Style: { kind: enum }

        """

    @Test("'new --from' keeps layout and comments and omits what applies only to the original")
    func copied() throws {
        try program.write("components/inputs/chip.yaml", Self.chip)
        try program.write("components/inputs/chip.png", "a picture")
        let checked = try program.run("check")
        #expect(checked.status == 0, "\(checked.errors)")
        let made = try program.run("new", "filter-tag", "--from", "chip")
        #expect(made.errors == "")
        #expect(
            made.output == """
                created components/inputs/filter-tag.yaml
                left out: aliases, deprecated (2 times), figures, links, since (5 times), status, updated
                renamed: Chip is FilterTag

                """)
        #expect(made.status == 0)
        #expect(try program.read("components/inputs/filter-tag.yaml") == Self.tag)
        #expect(try program.read("components/inputs/chip.yaml") == Self.chip)
        let again = try program.run("check")
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test("'new --from' sets another title, kind and category", arguments: [true, false])
    func options(hasKind: Bool) throws {
        let kind = hasKind ? "kind: pattern\ncategory: Lines\n" : ""
        try program.write("components/divider.yaml", CatalogProgram.divider + kind + "# The end.")
        let made = try program.run(
            "new", "gap", "--from", "divider", "--title", "A: Gap", "--kind", "style", "--category", "Space")
        #expect(made.output == "created components/gap.yaml\n")
        #expect(made.errors == "")
        let expected =
            hasKind
            ? "id: gap\ntitle: \"A: Gap\"\nsummary: A thin line.\nkind: style\ncategory: Space\n# The end."
            : "id: gap\ntitle: \"A: Gap\"\nkind: style\ncategory: Space\nsummary: A thin line.\n# The end."
        #expect(try program.read("components/gap.yaml") == expected)
    }

    @Test("'new --from' keeps flow style and line breaks of the original")
    func otherForms() throws {
        try program.write(
            "components/divider.yaml", "{ id: divider, since: 1, title: Divider, summary: A line., status: beta }\n")
        _ = try program.run("new", "gap", "--from", "divider", "--category", "Space")
        #expect(
            try program.read("components/gap.yaml") == "{ id: gap, title: Gap, category: Space, summary: A line. }\n")
        try program.write(
            "components/divider.yaml", "id: divider\r\nsince: 1\r\ntitle: Divider\r\nsummary: A line.\r\n")
        _ = try program.run("new", "slot", "--from", "divider")
        #expect(try program.read("components/slot.yaml") == "id: slot\r\ntitle: Slot\r\nsummary: A line.\r\n")
    }

    @Test("'new --from' omits the history of an anchored value and keeps its aliases")
    func aliases() throws {
        try program.write(
            "components/chip.yaml",
            """
            id: chip
            title: Chip
            summary: Stands for a choice.
            states:
              on: &Chip
                since: 1
              off: *Chip
            implementations:
              web:
                types:
                  Chip: { kind: element }

            """)
        #expect(try program.run("new", "tag", "--from", "chip").errors == "")
        #expect(
            try program.read("components/tag.yaml") == """
                id: tag
                title: Tag
                summary: Stands for a choice.
                states:
                  on: &Chip {}
                  off: *Chip
                implementations:
                  web:
                    types:
                      Tag: { kind: element }

                """)
    }

    @Test("'new --from' reports mistakes without overwriting files")
    func mistakes() throws {
        let unknown = try program.run("new", "gap", "--from", "dvider")
        #expect(
            unknown.errors
                == "error: unknown entry 'dvider'; did you mean 'divider'? [unknown-entry]\n1 error\n")
        #expect(unknown.status == 1)
        #expect(try program.run("new", "Gap", "--from", "divider").status == 64)
        #expect(try program.run("new", "divider", "--from", "divider").status == 1)
        try program.write("components/gap.yaml/.mine", "mine")
        let taken = try program.run("new", "gap", "--from", "divider")
        #expect(
            taken.errors
                == "error: cannot read 'components/gap.yaml': it is a folder, not a file [unreadable]\n1 error\n")
        #expect(try program.read("components/gap.yaml/.mine") == "mine")
    }

    @Test("'new --from' does not write an invalid entry")
    func invalid() throws {
        // The anchor goes with the links.
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider
                + "links: { url: https://example.com, title: &words The words. }\ndescription: *words\n")
        #expect(try program.run("check").status == 0)
        let made = try program.run("new", "gap", "--from", "divider")
        #expect(made.status == 1)
        #expect(made.errors.hasPrefix("components/gap.yaml:4:"), "\(made.errors)")
        #expect(!program.exists("components/gap.yaml"))
    }

    @Test("A copy of each entry of the example catalog is valid")
    func examples() throws {
        let source = SharedData.repository.appendingPathComponent("Catalog")
        let folder = program.folder.url.appendingPathComponent("Examples")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where name != "Output" {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("components").path
        ).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
        #expect(names.count > 20)
        for name in names {
            let made = try program.run("new", "copy-of-\(name)", "--from", name, "--catalog", "Examples")
            #expect(made.status == 0, "\(name): \(made.errors)")
        }
        let before = try program.run("check", "--catalog", "Examples", "--format", "json").output
        #expect(try program.run("check", "--catalog", "Examples").status == 0, "\(before)")
    }
}
