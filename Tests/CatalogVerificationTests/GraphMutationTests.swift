import CatalogModel
import CatalogTestSupport
import CatalogSync
import CatalogSyntax
import Testing

/// A symbol graph with one fact changed in the fragments of a declaration.
@Suite("Mutations of symbol graph facts", .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
struct GraphMutationTests {
    /// A module of many members of every form.
    private static let code: String = {
        let types = ["Int", "String", "[Double]", "Set<Int>", "Bool?", "(Int) -> Void"]
        let members = (0..<14).map { number in
            let type = types[number % types.count]
            return """
                    public var value\(number): \(type) { fatalError() }
                    public func act\(number)(_ first: \(type), second: Int = \(number)) -> \(type) { fatalError() }
                """
        }
        return "public struct Box {\n" + members.joined(separator: "\n") + "\n}\n"
    }()

    private static let entry: String = {
        let types = ["Int", "String", "'[Double]'", "Set<Int>", "Bool?", "(Int) -> Void"]
        let properties = (0..<14).map { "          value\($0): { type: \(types[$0 % types.count]), readOnly: true }" }
        let methods = (0..<14).map { number in
            let type = types[number % types.count]
            return """
                          act\(number):
                            returns: \(type)
                            parameters:
                              first: { label: _, type: \(type) }
                              second: { type: Int, default: "\(number)" }
                """
        }
        return """
            id: box
            title: Box
            summary: A test.
            implementations:
              ios:
                types:
                  Box:
                    kind: struct
                    properties:
            \(properties.joined(separator: "\n"))
                    methods:
            \(methods.joined(separator: "\n"))

            """
    }()

    private func findings(_ graph: String, _ entry: String = entry) async throws -> [Diagnostic] {
        try await Kit.verify(["Kit.symbols.json": graph], entries: ["box": entry]).diagnostics.all.filter {
            $0.rule.id != "not-in-catalog"
        }
    }

    /// Members whose declaration has another text in one place.
    private func mutations(of symbols: [JSONValue]) -> [(member: String, symbols: [JSONValue])] {
        var all: [(member: String, symbols: [JSONValue])] = []
        for (index, symbol) in symbols.enumerated() {
            guard case .array(let fragments)? = symbol["declarationFragments"],
                case .string(let title)? = symbol["names"]?["title"], title != "Box"
            else { continue }
            for (location, fragment) in fragments.enumerated() {
                guard case .string(let kind)? = fragment["kind"], case .string(let spelling)? = fragment["spelling"]
                else { continue }
                let changes: [String]
                switch kind {
                case "typeIdentifier": changes = ["Another", spelling + "X"]
                case "numberLiteral", "number": changes = ["99"]
                case "text" where spelling.contains("?"): changes = [spelling.replacing("?", with: "")]
                default: changes = []
                }
                for change in changes {
                    var fragments = fragments
                    fragments[location] = fragment.with("spelling", .string(change))
                    var symbols = symbols
                    symbols[index] = symbol.with("declarationFragments", .array(fragments))
                    all.append((String(title.prefix { $0 != "(" }), symbols))
                }
            }
        }
        return all
    }

    @Test("Each changed fact of a symbol graph is one finding at its line on both sides, with a fix")
    func mutations() async throws {
        let graphs = try SwiftModule.symbolGraphs(of: ["Kit.swift": Self.code])
        let text = try #require(graphs["Kit.symbols.json"])
        #expect(try await findings(text).map(\.testDescription) == [])
        var found = Diagnostics()
        let root = try #require(
            YAMLReader.read(SourceFile(path: "g.json", text: text), diagnostics: &found)?.jsonValue())
        guard case .array(let symbols)? = root["symbols"] else { return }
        var count = 0
        for mutation in mutations(of: symbols) {
            count += 1
            let graph = root.with("symbols", .array(mutation.symbols)).prettyPrinted
            let findings = try await findings(graph)
            #expect(findings.count == 1, "\(mutation.member): \(findings.map(\.testDescription))")
            guard let finding = findings.first, let range = finding.range, let fix = finding.fixIts.first else {
                Issue.record("\(mutation.member): \(findings.map(\.testDescription))")
                continue
            }
            #expect(finding.message.contains("'\(mutation.member)'"), "\(finding.message)")
            #expect(range.file.path == "components/box.yaml")
            let bytes = Array(Self.entry.utf8)
            let mended = bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
            #expect(
                try await self.findings(graph, String(decoding: mended, as: UTF8.self)).map(\.testDescription) == [])
        }
        #expect(count > 100)
    }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(var object) = self else { return self }
        object[name] = value
        return .object(object)
    }
}
