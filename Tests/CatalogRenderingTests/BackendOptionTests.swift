import CatalogModel
import CatalogRendering
import Testing

@Suite("Backend options")
struct BackendOptionTests {
    private static let options = [
        BackendOption("dialect", .choice(["github", "mkdocs"]), default: "github", "The host."),
        BackendOption("title", .text, "The title."),
        BackendOption("tableOfContents", .flag, default: true, "Whether there is one."),
        BackendOption("targets", .textList, default: ["swiftui"], "What to make."),
        BackendOption("parts", .choiceList(["head", "body"]), "What to show."),
    ]

    private static let misfits: [(String, JSONValue, String)] = [
        ("tableOfContents", "yes", "option 'tableOfContents' takes true or false, not 'yes'"),
        ("tableOfContents", .number("1"), "option 'tableOfContents' takes true or false, not '1'"),
        ("title", ["a"], "option 'title' takes a string, not a list"),
        ("title", ["a": "b"], "option 'title' takes a string, not a mapping"),
        ("dialect", [:], "option 'dialect' takes a string, not a mapping"),
        ("targets", ["a", ["b"]], "option 'targets' takes a list of strings, not a list of lists or mappings"),
        ("targets", ["a": "b"], "option 'targets' takes a list of strings, not a mapping"),
        ("dialect", "githup", "'githup' is not a valid value of option 'dialect'; did you mean 'github'?"),
        ("dialect", "vitepress", "'vitepress' is not a valid value of option 'dialect'; choose 'github' or 'mkdocs'"),
    ]

    private func checked(
        _ key: String, _ value: JSONValue, written: String
    ) throws -> (BackendOptions, Diagnostics) {
        let file = ConfigurationFile("\(key): \(written)")
        var diagnostics = Diagnostics()
        let given = OrderedRecords([
            .init(key: try file.text(key), value: Located(value, at: try file.range(written)))
        ])
        let options = BackendOptions.checked(
            given, against: Self.options, backendName: "paper", diagnostics: &diagnostics)
        return (options, diagnostics)
    }

    @Test("Unset options have their defaults")
    func defaults() {
        var diagnostics = Diagnostics()
        let options = BackendOptions.checked(
            OrderedRecords(), against: Self.options, backendName: "paper", diagnostics: &diagnostics)
        #expect(options.text("dialect") == "github")
        #expect(options.text("title") == nil)
        #expect(options.flag("tableOfContents"))
        #expect(options.textList("targets") == ["swiftui"])
        #expect(said(diagnostics) == [])
    }

    @Test("Options accept fitting values")
    func fitting() throws {
        #expect(try checked("dialect", "mkdocs", written: "mkdocs").0.text("dialect") == "mkdocs")
        #expect(try checked("tableOfContents", false, written: "false").0.flag("tableOfContents") == false)
        #expect(try checked("targets", ["a", "b"], written: "[a, b]").0.textList("targets") == ["a", "b"])
        #expect(try checked("targets", "a", written: " a").0.textList("targets") == ["a"])
        #expect(try checked("targets", [], written: "[]").0.textList("targets") == [])
        #expect(try checked("parts", ["body", "head"], written: "[]").0.textList("parts") == ["body", "head"])
        #expect(try checked("parts", "body", written: "body").0.textList("parts") == ["body"])
    }

    @Test("An invalid element of a list is reported at the element")
    func strangerInList() throws {
        let (options, diagnostics) = try checked("parts", ["head", "bodi"], written: "[head, bodi]")
        let finding = try #require(diagnostics.all.first)
        #expect(
            said(diagnostics) == [
                "error option-value: 'bodi' is not a valid value of option 'parts'; did you mean 'body'?"
            ])
        #expect(finding.range?.sourceText == "bodi")
        #expect(finding.fixIts.map(\.range.sourceText) == ["bodi"])
        #expect(options.textList("parts") == [])
    }

    @Test("An invalid element without a location in the list has no fix")
    func strangerElsewhere() throws {
        let (_, diagnostics) = try checked("parts", ["bodi"], written: "*alias")
        #expect(
            said(diagnostics) == [
                "error option-value: 'bodi' is not a valid value of option 'parts'; did you mean 'body'?"
            ])
        #expect(diagnostics.all.flatMap(\.fixIts) == [])
    }

    @Test(
        "A text option is read verbatim",
        arguments: [(JSONValue.number("2.0"), "2.0"), (true, "true"), (.null, "null"), ("", "")])
    func text(value: JSONValue, text: String) throws {
        let (options, diagnostics) = try checked("title", value, written: ": ")
        #expect(options.text("title") == text)
        #expect(said(diagnostics) == [])
    }

    @Test("An unknown option is reported with a suggestion")
    func unknown() throws {
        let (_, diagnostics) = try checked("dialekt", "mkdocs", written: "mkdocs")
        let finding = try #require(diagnostics.all.first)
        #expect(diagnostics.all.count == 1)
        #expect(finding.message == "'dialekt' is not an option of backend 'paper'; did you mean 'dialect'?")
        #expect(finding.rule == OutputRules.unknownOption)
        #expect(finding.range?.sourceText == "dialekt")
        #expect(finding.fixIts.map(\.replacement) == ["dialect"])
    }

    @Test("An unknown option without a similar one is reported with all options")
    func unlike() throws {
        let (_, diagnostics) = try checked("navigation", true, written: "true")
        #expect(
            said(diagnostics) == [
                "error unknown-option: 'navigation' is not an option of backend 'paper'; "
                    + "it has 'dialect', 'title', 'tableOfContents', 'targets' and 'parts'"
            ])
    }

    @Test(
        "A value of another kind is reported, and the default is used",
        arguments: misfits)
    func misfit(name: String, value: JSONValue, message: String) throws {
        let (options, diagnostics) = try checked(name, value, written: ": ")
        #expect(said(diagnostics) == ["error option-value: \(message)"])
        #expect(diagnostics.all.first?.range?.sourceText == ": ")
        #expect(options.text("dialect") == "github")
        #expect(options.flag("tableOfContents"))
    }
}
