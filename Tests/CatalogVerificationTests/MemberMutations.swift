import CatalogModel
import CatalogSync
import CatalogSyntax
import Testing

/// A member of a source that is gone, new, or there under another name.
struct MemberMutation {
    let kind: MemberMutationKind
    /// The name that the entry has; nil for one that is new.
    let old: String?
    let new: String?
    /// The whole source with the change.
    let text: String
    /// The list that it is in: `properties`.
    let list: String

    static let newName = "brandNew"

    /// The name as the entry has it.
    var statedName: String { old.map { $0.isEmpty ? "\"\"" : $0 } ?? "" }

    var name: String { "\(kind) in \(list): \(old ?? Self.newName)" }

    /// The mutations of the lists of named records that lie anywhere in a source of JSON.
    /// - `lists`: The keys of lists, or of objects by name, that entries hold the members of.
    static func all(in text: String, of lists: Set<String>, where counts: (JSONValue) -> Bool = { _ in true }) throws
        -> [MemberMutation]
    {
        var found = Diagnostics()
        let root = try #require(
            YAMLReader.read(SourceFile(path: "s.json", text: text), diagnostics: &found)?.jsonValue())
        return variants(of: root, lists, counts).map { variant in
            MemberMutation(
                kind: variant.kind, old: variant.kind == .new ? nil : variant.old,
                new: variant.kind == .gone ? nil : newName, text: variant.value.prettyPrinted, list: variant.list)
        }
    }

    private typealias Variant = (kind: MemberMutationKind, old: String, list: String, value: JSONValue)

    private static func variants(
        of value: JSONValue, _ lists: Set<String>, _ counts: (JSONValue) -> Bool
    ) -> [Variant] {
        switch value {
        case .object(let object):
            return object.members.flatMap { member in
                let own = lists.contains(member.name) ? members(of: member.value, in: member.name, counts) : []
                return (own + variants(of: member.value, lists, counts)).map { variant -> Variant in
                    var copy = object
                    copy[member.name] = variant.value
                    return (variant.kind, variant.old, variant.list, JSONValue.object(copy))
                }
            }
        case .array(let elements):
            return elements.enumerated().flatMap { index, element in
                variants(of: element, lists, counts).map { variant -> Variant in
                    var copy = elements
                    copy[index] = variant.value
                    return (variant.kind, variant.old, variant.list, JSONValue.array(copy))
                }
            }
        default: return []
        }
    }

    private static func members(of value: JSONValue, in list: String, _ counts: (JSONValue) -> Bool) -> [Variant] {
        switch value {
        case .array(let elements):
            let names = elements.map(\.memberName)
            return elements.enumerated().flatMap { index, element -> [Variant] in
                guard let name = names[index], counts(element), names.count(where: { $0 == name }) == 1 else {
                    return []
                }
                var (gone, renamed) = (elements, elements)
                gone.remove(at: index)
                renamed[index] = element.renamed(newName)
                return [
                    (.gone, name, list, .array(gone)), (.renamed, name, list, .array(renamed)),
                    (.new, name, list, .array(elements + [element.renamed(newName)])),
                ]
            }
        case .object(let object):
            return object.members.filter { counts($0.value) }.flatMap { member -> [Variant] in
                var (gone, renamed, new) = (object, JSONObject(), object)
                gone[member.name] = nil
                for other in object.members {
                    renamed.append(other.name == member.name ? newName : other.name, value: other.value)
                }
                new.append(newName, value: member.value)
                return [
                    (.gone, member.name, list, .object(gone)), (.renamed, member.name, list, .object(renamed)),
                    (.new, member.name, list, .object(new)),
                ]
            }
        default: return []
        }
    }
}

enum MemberMutationKind: CaseIterable { case gone, new, renamed }

extension JSONValue {
    fileprivate var memberName: String? {
        guard case .object(let object) = self, case .string(let name)? = object["name"] else { return nil }
        return name
    }

    /// The member under another name, which nothing else names.
    fileprivate func renamed(_ name: String) -> JSONValue {
        guard case .object(var object) = self else { return self }
        object["name"] = .string(name)
        for key in ["attribute", "reflects", "fieldName"] { object[key] = nil }
        return .object(object)
    }
}

extension MutationTally {
    /// One finding for what is gone or new; two for what has another name, which nothing pairs for certain.
    mutating func add(_ mutation: MemberMutation, in catalog: AgreeingCatalog) async throws {
        count += 1
        let findings = try await catalog.findings(mutation.text)
        let gone = findings.filter { $0.rule == VerificationRules.notInCode }
        let new = findings.filter { $0.rule == VerificationRules.notInEntry }
        // A parameter in the place of another one of the same type has another name.
        let labels = mutation.kind == .renamed ? findings.filter { $0.rule == VerificationRules.labelDrift } : []
        if labels.isEmpty, gone.isEmpty && mutation.old != nil || new.isEmpty && mutation.new != nil {
            return missed.append(mutation.name)
        }
        if findings.count != (mutation.kind == .renamed && labels.isEmpty ? 2 : 1) {
            several.append("\(mutation.name): \(findings.map(\.message))")
        }
        let isGonePlaced = (gone + labels).allSatisfy { finding in
            let line = finding.range.flatMap { $0.file.line($0.start.line) }
            return line?.bare.contains(mutation.statedName.bare) ?? false
        }
        let isNewPlaced = (new + labels).allSatisfy { finding in
            let note = finding.notes.first?.range
            return note.flatMap { $0.file.line($0.start.line) }?.contains(mutation.new ?? "") ?? false
        }
        let isInEntry = findings.allSatisfy { $0.range?.file.path.hasPrefix("components/") ?? false }
        if !isGonePlaced || !isNewPlaced || !isInEntry {
            misplaced.append("\(mutation.name): \(findings.map(\.testDescription))")
        }
        let (entries, rest) = try await catalog.fixed(mutation.text)
        if !rest.isEmpty { unmended.append("\(mutation.name): \(rest.map(\.testDescription))") }
        for (name, text) in entries where text != catalog.entries[name] {
            let (old, now) = Self.difference(catalog.entries[name] ?? "", text)
            let isOwn =
                switch mutation.kind {
                // The key of a list gives way to an empty one, and the other way round.
                case .gone: now.count <= 1 && old.contains { $0.bare.contains(mutation.statedName.bare) }
                case .new: old.count <= 1 && now.contains { $0.contains(MemberMutation.newName) }
                case .renamed: true
                }
            if !isOwn { unmended.append("\(mutation.name): \(old) → \(now)") }
        }
    }

    /// The lines in which two texts differ.
    private static func difference(_ old: String, _ new: String) -> (old: [String], new: [String]) {
        let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let room = min(end, min(before.count, after.count) - start)
        return (
            before.dropFirst(start).dropLast(room).map(String.init),
            after.dropFirst(start).dropLast(room).map(String.init)
        )
    }
}

extension String {
    /// Small and without hyphens: properties are called after attributes in another case.
    fileprivate var bare: String { lowercased().filter { $0 != "-" } }
}
