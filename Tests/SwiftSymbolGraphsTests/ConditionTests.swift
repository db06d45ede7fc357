import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CodeReaders
import Testing

@Suite("Conditions and availability in symbol graphs")
struct ConditionTests {
    /// Returns the entries of the modules in a symbol graph.
    private func entries(_ symbols: [String]) -> String {
        let text = """
            { "metadata": {}, "module": { "name": "Kit" }, "relationships": [],
              "symbols": [\(symbols.joined(separator: ",\n"))] }
            """
        let api = SymbolGraphReader().read([SourceFile(path: "Kit.symbols.json", text: text)])
        #expect(api.diagnostics.all.map(\.testDescription) == [])
        return api.components.map { YAMLWriter.text(of: $0.entry.jsonValue()) }.joined()
    }

    private func symbol(_ kind: String, _ path: String, _ declaration: String, _ rest: String = "") -> String {
        let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            { "kind": { "identifier": "swift.\(kind)" }, "pathComponents": [\(names)], "accessLevel": "public",
              "identifier": { "precise": "s:\(path)", "interfaceLanguage": "swift" },
              "declarationFragments": [{ "kind": "text", "spelling": "\(declaration)" }]\(rest) }
            """
    }

    private func constraint(_ left: String, _ right: String, _ kind: String = "conformance") -> String {
        #"{ "kind": "\#(kind)", "lhs": "\#(left)", "rhs": "\#(right)" }"#
    }

    private func inExtension(_ constraints: String...) -> String {
        #", "swiftExtension": { "extendedModule": "Kit", "constraints": [\#(constraints.joined(separator: ", "))] }"#
    }

    @Test("The conditions of an extension are conditions of each member, without those of the type")
    func conditions() {
        let own = constraint("Label", "View")
        let text = entries([
            symbol(
                "struct", "Box", "struct Box<Label> where Label : View",
                #", "swiftGenerics": { "constraints": [\#(own)] }"#),
            symbol("init", "Box.init()", "init()", inExtension(constraint("Label", "Text", "sameType"), own)),
            symbol("property", "Box.text", "var text: String { get }", inExtension(own, constraint("Label", "Named"))),
            symbol(
                "method", "Box.run(_:)", "func run<T>(_ item: T) where T : Equatable",
                inExtension(own, constraint("Label.Item", "Base", "superclass"))),
            symbol("method", "Box.go()", "func go()", inExtension(own)),
            symbol(
                "method", "Box.stop()", "func stop() where Label : Named", inExtension(constraint("Label", "Named"))),
            symbol("enum", "Box.Kind", "enum Kind", inExtension(own, constraint("Label", "Named"))),
            symbol("enum.case", "Box.Kind.a", "case a"),
        ])
        #expect(
            text.hasSuffix(
                """
                    types:
                      Box:
                        kind: struct
                        generics: '<Label: View>'
                        properties:
                          text:
                            type: String
                            readOnly: true
                            where: 'Label: Named'
                        initializers:
                          - where: Label == Text
                        methods:
                          run:
                            parameters:
                              item:
                                label: _
                                type: T
                            generics: '<T: Equatable>'
                            where: 'Label.Item: Base'
                          go: {}
                          stop:
                            where: 'Label : Named'
                      Box.Kind:
                        kind: enum
                        where: 'Label: Named'
                        cases:
                          a: {}

                """), "\(text)")
    }

    @Test("The members of a protocol's extension are not requirements")
    func protocolExtensions() {
        let text = entries([
            symbol("protocol", "Theme", "protocol Theme"), symbol("method", "Theme.color()", "func color()"),
            symbol("method", "Theme.tint()", "func tint()", inExtension(constraint("Self", "Theme"))),
            symbol("method", "Theme.same()", "func same()", inExtension(constraint("Self", "Equatable"))),
            symbol("type.method", "Theme.make()", "static func make()", inExtension()),
            symbol("property", "Theme.scale", "var scale: Double { get }", inExtension()),
            symbol("property", "Theme.size", "var size: Double { get }"),
        ])
        #expect(
            text.hasSuffix(
                """
                        kind: protocol
                        properties:
                          scale:
                            type: Double
                            readOnly: true
                            required: false
                          size:
                            type: Double
                            readOnly: true
                        methods:
                          color: {}
                          tint:
                            required: false
                          same:
                            where: 'Self: Equatable'
                            required: false
                          make:
                            static: true
                            required: false

                """), "\(text)")
    }

    @Test(
        "Every domain of an availability is kept, and an undated deprecation applies to all versions",
        arguments: [
            (#""domain": "Swift", "obsoleted": { "major": 5 }"#, "platforms: { swift: { obsoleted: 5.0 } }"),
            (
                #""domain": "Swift", "introduced": { "major": 4 }, "deprecated": { "major": 5, "minor": 1 }"#,
                "platforms: { swift: { introduced: 4.0, deprecated: 5.1 } }"
            ),
            (#""domain": "SwiftPM", "introduced": { "major": 5 }"#, "platforms: { SwiftPM: 5.0 }"),
            (
                #""domain": "macOSAppExtension", "isUnconditionallyUnavailable": true"#,
                "platforms: { macOSAppExtension: { unavailable: true } }"
            ),
            (
                #""domain": "iOS", "introduced": { "major": 13 }, "deprecated": { "major": 100000 }"#,
                "platforms: { iOS: { introduced: 13.0, deprecated: 100000.0 } }"
            ),
            (#""domain": "*", "deprecated": { "major": 100000 }"#, "platforms: { '*': { deprecated: 100000.0 } }"),
            (#""domain": "*", "isUnconditionallyDeprecated": true, "message": "No.""#, "deprecated: { message: No. }"),
            (
                #""domain": "*", "isUnconditionallyUnavailable": true, "message": "No.""#,
                "platforms: { '*': { unavailable: true, message: No. } }"
            ),
        ])
    func domains(item: String, expected: String) throws {
        let text = entries([
            symbol("struct", "Box", "struct Box"),
            symbol("method", "Box.run()", "func run()", #", "availability": [{ \#(item) }]"#),
        ])
        let found = try #require(text.firstRange(of: "run:\n"))
        let lines = text[found.upperBound...].split(separator: "\n").map { String($0) }
        var wanted = Diagnostics()
        let flow = YAMLReader.read(SourceFile(path: "a.yaml", text: expected), diagnostics: &wanted)
        let read = YAMLReader.read(
            SourceFile(path: "b.yaml", text: lines.joined(separator: "\n") + "\n"), diagnostics: &wanted)
        #expect(wanted.all.map(\.testDescription) == [])
        #expect(read?.jsonValue() == flow?.jsonValue(), "\(text)")
    }
}
