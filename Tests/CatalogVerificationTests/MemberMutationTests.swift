import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CodeReaders
import Foundation
import Testing

/// Sources that agree with their entries, in which a member is gone, new, or called otherwise.
@Suite("Added, removed and renamed members")
struct MemberMutationTests {
    @Test("Added, removed and renamed members in react-docgen are reported and fixed")
    func docgen() async throws {
        let text = DocgenSample.text
        let catalog = try await AgreeingCatalog(DocgenReader(), path: "docgen.json", platform: "react", text: text)
        var tally = MutationTally()
        let mutations = try MemberMutation.all(in: text, of: ["props", "methods"])
        for mutation in Thoroughness.some(mutations, every: 7) { try await tally.add(mutation, in: catalog) }
        tally.expectAll(atLeast: 30)
        print(tally)
    }

    /// Fields repeat what attributes say, so that each is looked at without the other.
    @Test(
        "Added, removed and renamed members in manifests are reported and fixed",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
        arguments: [["members", "events", "slots", "cssParts", "cssProperties", "cssStates"], ["attributes"]])
    func manifests(lists: Set<String>) async throws {
        var tally = MutationTally()
        for (_, whole) in try ManifestSample.elements() {
            let text = try JSONValue.parsed(whole).without(lists.contains("members") ? "attributes" : "members")
                .prettyPrinted
            let catalog = try await AgreeingCatalog(
                ManifestReader(), path: "custom-elements.json", platform: "web", text: text)
            let mutations = try MemberMutation.all(in: text, of: lists, where: \.isOwnAndPublic)
            for mutation in Thoroughness.some(mutations, every: 25) { try await tally.add(mutation, in: catalog) }
        }
        tally.expectAll(atLeast: 30)
        print(tally)
    }

    @Test(
        "Added, removed and renamed members in symbol graphs are reported and fixed",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func symbolGraphs() async throws {
        let graph = { (code: String) throws -> String in
            try #require(try SwiftModule.symbolGraphs(of: ["Kit.swift": code])["Kit.symbols.json"])
        }
        let members = GraphSample.members
        let codes = members.map { $0.code($0.name) }
        let text = try graph(GraphSample.code(codes))
        let catalog = try await AgreeingCatalog(
            SymbolGraphReader(), path: "Kit.symbols.json", platform: "swift", text: text)
        #expect(try await catalog.findings(text).map(\.testDescription) == [])
        var tally = MutationTally()
        for (index, member) in Thoroughness.some(Array(members.enumerated()), every: 4) {
            let other = member.code(MemberMutation.newName)
            var (gone, renamed) = (codes, codes)
            gone.remove(at: index)
            renamed[index] = other
            for (kind, code) in [(MemberMutationKind.gone, gone), (.renamed, renamed), (.new, codes + [other])] {
                let mutation = MemberMutation(
                    kind: kind, old: kind == .new ? nil : member.name,
                    new: kind == .gone ? nil : MemberMutation.newName, text: try graph(GraphSample.code(code)),
                    list: "members")
                try await tally.add(mutation, in: catalog)
            }
        }
        tally.expectAll(atLeast: 12)
        print(tally)
    }

    @Test(
        "Added, removed and renamed members in signatures are reported and fixed",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func signatures() async throws {
        let text = try SignatureSample.text()
        let catalog = try await AgreeingCatalog(
            ComposeSignatureReader(), path: "kit.api", platform: "compose", text: text)
        var tally = MutationTally()
        for mutation in Thoroughness.some(SignatureSample.members(of: text), every: 13) {
            try await tally.add(mutation, in: catalog)
        }
        tally.expectAll(atLeast: 30)
        print(tally)
    }
}

extension JSONValue {
    /// Whether outsiders can see it, and the declaration says so itself.
    fileprivate var isOwnAndPublic: Bool {
        guard case .object(let object) = self else { return false }
        let isPublic = object["privacy"].map { $0 == "public" } ?? true
        return isPublic && object["inheritedFrom"] == nil
    }

    fileprivate static func parsed(_ text: String) throws -> JSONValue {
        var found = Diagnostics()
        return try #require(
            YAMLReader.read(SourceFile(path: "s.json", text: text), diagnostics: &found)?.jsonValue())
    }

    /// The value without a key, wherever that stands in it.
    fileprivate func without(_ key: String) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.without(key) })
        case .object(let object):
            var rest = JSONObject()
            for member in object.members where member.name != key {
                rest.append(member.name, value: member.value.without(key))
            }
            return .object(rest)
        default: return self
        }
    }
}
