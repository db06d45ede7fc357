import CatalogModel
import CatalogSyntax

extension TrialCatalog {
    /// The files of the catalog in which members that several types repeat word for word stand once, in entries of kind
    /// `mixin` that those types include.
    package func filesWithSharedMembers() throws -> [String: String] {
        let catalog = try converted()
        var sharing = MemberSharing()
        for entry in catalog.entries { sharing.count(entry) }
        return ConvertedCatalog(
            configuration: catalog.configuration, entries: sharing.rewritten(catalog.entries), types: catalog.types
        ).files
    }
}

/// Moves members that types of one implementation repeat into entries of their own.
private struct MemberSharing {
    /// The keys of types whose members other types can include, overloads aside.
    private static let kinds = ["properties", "events", "slots", "cssParts", "cssStates", "cssProperties"]
    /// Lines of an entry of kind `mixin` besides its members, and of including it.
    private static let entryCost = 11
    private static let inclusionCost = 2

    fileprivate struct Member: Hashable {
        let implementation: String
        let kind: String
        let name: String
        let record: JSONValue
    }

    /// A type of an entry.
    fileprivate struct Holder: Hashable {
        let entry: String
        let type: String
    }

    /// Members that the same types have.
    fileprivate struct Group {
        let implementation: String
        let holders: Set<Holder>
        var members: [Member] = []

        /// How many lines fewer the catalog has with them in one place.
        var gain: Int {
            let lines = members.reduce(0) {
                $0 + YAMLWriter.text(of: .byName($1.name, $1.record)).utf8.count { $0 == 0x0A }
            }
            return (holders.count - 1) * lines - MemberSharing.entryCost - holders.count * MemberSharing.inclusionCost
        }
    }

    private var order: [Member] = []
    private var holders: [Member: Set<Holder>] = [:]

    /// Notes down the members of an entry's types.
    mutating func count(_ entry: JSONValue) {
        for implementation in entry["implementations"]?.members ?? [] {
            for type in implementation.value["types"]?.members ?? [] {
                let holder = Holder(entry: entry["id"]?.text ?? "", type: type.name)
                for kind in Self.kinds {
                    for member in type.value[kind]?.members ?? [] {
                        note(
                            Member(
                                implementation: implementation.name, kind: kind, name: member.name,
                                record: member.value), of: holder)
                    }
                }
            }
        }
    }

    private mutating func note(_ member: Member, of holder: Holder) {
        if holders[member] == nil { order.append(member) }
        holders[member, default: []].insert(holder)
    }

    /// The groups that are worth an entry, in the order of their first members.
    private var groups: [Group] {
        var groups: [Group] = []
        for member in order {
            guard let holders = holders[member], holders.count > 1 else { continue }
            let index = groups.firstIndex {
                $0.implementation == member.implementation && $0.holders == holders
                    && !$0.members.contains { $0.kind == member.kind && $0.name == member.name }
            }
            if let index {
                groups[index].members.append(member)
            } else {
                groups.append(
                    Group(implementation: member.implementation, holders: holders, members: [member]))
            }
        }
        return groups.filter { $0.gain > 0 }
    }

    /// The entries without the members of groups, and behind them the entries that hold these.
    func rewritten(_ entries: [JSONValue]) -> [JSONValue] {
        var entries = entries
        var mixins: [JSONValue] = []
        for (index, group) in groups.enumerated() {
            let id = "shared-members-\(index + 1)"
            for position in entries.indices { entries[position] = entries[position].including(id, group) }
            mixins.append(Self.mixin(group, id: id, number: index + 1))
        }
        return entries + mixins
    }

    private static func mixin(_ group: Group, id: String, number: Int) -> JSONValue {
        let members = kinds.compactMap { kind -> (String, JSONValue)? in
            let members = group.members.filter { $0.kind == kind }
            return members.isEmpty ? nil : (kind, .byName(members.map { ($0.name, $0.record) }))
        }
        return [
            "id": .string(id), "title": .string("Shared members \(number)"), "kind": "mixin",
            "summary": .string("Members that \(group.holders.count) types have."),
            "implementations": .byName(
                group.implementation,
                ["types": .byName("SharedMembers\(number)", .byName([("kind", "mixin")] + members))]),
        ]
    }
}

extension JSONValue {
    /// An entry whose types include another entry instead of the members of a group.
    fileprivate func including(_ id: String, _ group: MemberSharing.Group) -> JSONValue {
        guard case .object(var entry) = self, case .object(var implementations)? = entry["implementations"],
            case .object(var implementation)? = implementations[group.implementation],
            case .object(var types)? = implementation["types"]
        else { return self }
        for name in types.members.map(\.name)
        where group.holders.contains(.init(entry: self["id"]?.text ?? "", type: name)) {
            guard case .object(var type)? = types[name] else { continue }
            type["includes"] = .array((type["includes"]?.elements ?? []) + [.string(id)])
            for member in group.members {
                guard case .object(var members)? = type[member.kind] else { continue }
                members[member.name] = nil
                type[member.kind] = members.isEmpty ? nil : .object(members)
            }
            types[name] = .object(type)
        }
        implementation["types"] = .object(types)
        implementations[group.implementation] = .object(implementation)
        entry["implementations"] = .object(implementations)
        return .object(entry)
    }
}
