import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Foundation
import Testing

/// Within a version of the dump, members are only added.
struct DumpPromiseTests {
    private static let record = SharedData.repository
        .appendingPathComponent("Tests/Golden/Dump/version-\(RegistryDump.version).txt")

    /// Set CATALOG_RECORD to put new members on record.
    ///
    /// What is on record stays there.
    @Test func membersOnRecordKeepNameAndType() throws {
        let members = DumpMembers(DumpSchema.json).all
        let recorded = try Self.recorded()
        for (path, member) in recorded.sorted(by: { $0.key < $1.key }) {
            guard let current = members[path] else {
                Issue.record("'\(path)' has gone; that takes a new version of the dump")
                continue
            }
            #expect(current.type == member.type, "'\(path)' has another type; that takes a new version of the dump")
            #expect(current.isRequired || !member.isRequired, "'\(path)' can be absent; that takes a new version")
        }
        let added = members.keys.filter { recorded[$0] == nil }.sorted()
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            let all = members.merging(recorded) { _, recorded in recorded }
            let lines = all.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
            try Data(lines.joined().utf8).write(to: Self.record)
        } else {
            #expect(added == [], "put new members on record with CATALOG_RECORD=1")
        }
        #expect(members.count > 800)
    }

    private static func recorded() throws -> [String: DumpMembers.Member] {
        guard let text = try? String(contentsOf: record, encoding: .utf8) else { return [:] }
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], DumpMembers.Member($0[1])) })
    }
}

/// The members of all objects of a dump, by their way from the definition that they are in.
private struct DumpMembers {
    struct Member: CustomStringConvertible {
        let type: String
        let isRequired: Bool

        var description: String { isRequired ? "\(type), required" : type }

        init(type: String, isRequired: Bool) {
            self.type = type
            self.isRequired = isRequired
        }

        init(_ description: String) {
            type = description.replacing(", required", with: "")
            isRequired = description.hasSuffix(", required")
        }
    }

    private(set) var all: [String: Member] = [:]

    init(_ schema: JSONValue) {
        guard case .object(let root) = schema else { return }
        visit(root, at: "dump")
        guard case .object(let definitions)? = root["$defs"] else { return }
        for definition in definitions.members {
            if case .object(let schema) = definition.value { visit(schema, at: definition.name) }
        }
    }

    private mutating func visit(_ schema: JSONObject, at path: String) {
        if case .object(let items)? = schema["items"] { return visit(items, at: path + "[]") }
        guard case .object(let properties)? = schema["properties"] else { return }
        let required: [JSONValue] = if case .array(let names)? = schema["required"] { names } else { [] }
        for property in properties.members {
            guard case .object(let member) = property.value else { continue }
            let inner = "\(path).\(property.name)"
            all[inner] = Member(type: type(of: member), isRequired: required.contains(.string(property.name)))
            visit(member, at: inner)
        }
    }

    private func type(of schema: JSONObject) -> String {
        if case .string(let reference)? = schema["$ref"] { return String(reference.split(separator: "/").last ?? "") }
        if schema["enum"] != nil { return "word" }
        if let constant = schema["const"] { return constant.compact }
        switch schema["type"] {
        case .string("array"):
            guard case .object(let items)? = schema["items"] else { return "array" }
            return "array of \(type(of: items))"
        case .string(let type): return type
        case .array(let types):
            return types.map { if case .string(let type) = $0 { type } else { "" } }.joined(separator: " or ")
        default: return "any"
        }
    }
}
