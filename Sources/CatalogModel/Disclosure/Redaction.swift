/// A removal of undisclosed entries and records from the values of a catalog, before an output is rendered for a
/// limited audience.
public struct Redaction: Sendable {
    let disclosure: Disclosure
    /// The entries left out.
    let entries: Set<EntryID>
    /// Number of redactions.
    private(set) var count = 0
    /// The files of the remaining figures and demos.
    private(set) var publishedFiles: Set<String> = []

    init(_ disclosure: Disclosure, leavingOut entries: Set<EntryID>) {
        self.disclosure = disclosure
        self.entries = entries
    }

    mutating func takeOut() { count += 1 }

    mutating func keep(_ files: [PublishedFileName]) {
        for file in files { publishedFiles.insert(file.path.value) }
    }

    /// Whether a list of the entries of a subject consists only of entries left out.
    func leavesOut(all ids: [Located<EntryID>]?) -> Bool {
        guard let ids, !ids.isEmpty else { return false }
        return ids.allSatisfy { entries.contains($0.value) }
    }
}

extension RecordValue {
    /// Returns the value unchanged, by default.
    public func redacted(_ redaction: inout Redaction) -> Self? { self }
}

extension RecordNode {
    /// Returns the same node where no part of the node's values is redacted.
    func redacted(_ redaction: inout Redaction) -> RecordNode {
        let count = redaction.count
        let rest = mapValues { $0.redacted(&redaction) }
        return redaction.count == count ? self : rest
    }
}

extension BaseRecord {
    /// Returns false by default: a record stays.
    public func isLeftOut(by redaction: Redaction) -> Bool { false }

    /// Returns the record without redacted parts; nil for a record left out as a whole.
    public func redacted(_ redaction: inout Redaction) -> Self? {
        if isLeftOut(by: redaction) {
            redaction.takeOut()
            return nil
        }
        let rest = node.redacted(&redaction)
        if rest === node { return self }
        var record = Self(node: rest)
        record.settle(after: self)
        return record
    }

    /// Changes no text by default: a record's own texts name no redacted part.
    public mutating func settle(after whole: Self) {}
}

extension NamedRecord {
    /// Returns whether the visibility filter excludes the record's visibility.
    public func isLeftOut(by redaction: Redaction) -> Bool {
        !redaction.disclosure.tells(record: visibility?.value)
    }
}

// Records that apply only to omitted entries are omitted, too.

extension Reference {
    /// Returns whether the reference leads to an entry left out.
    public func isLeftOut(by redaction: Redaction) -> Bool {
        entry.map { redaction.entries.contains($0.value) } ?? false
    }
}

extension Behavior {
    /// Returns whether the behavior applies only to entries left out.
    public func isLeftOut(by redaction: Redaction) -> Bool { redaction.leavesOut(all: applies) }
}

extension Section {
    /// Returns whether the section applies only to entries left out.
    public func isLeftOut(by redaction: Redaction) -> Bool { redaction.leavesOut(all: applies) }
}

extension TypeDeclaration {
    /// Removes names of omitted members from the configuration: an omitted member cannot be set first.
    public mutating func settle(after whole: TypeDeclaration) {
        let left = Set(whole.settingNames).subtracting(settingNames)
        if left.isEmpty { return }
        let rest = configuration.orEmpty().filter { !left.contains($0.value) }
        configuration = rest.isEmpty ? nil : rest
    }

    /// Names of the settings in `configuration`.
    private var settingNames: [String] {
        properties.orEmpty().names + initializers.orEmpty().flatMap { $0.parameters.orEmpty().names }
    }
}

extension Figure {
    /// Returns the figure without redacted parts, after recording the figure's pictures as still in use.
    public func redacted(_ redaction: inout Redaction) -> Figure? {
        redaction.keep(publishedFiles)
        return Figure(node: node.redacted(&redaction))
    }
}

extension Demo {
    /// Returns the demo without redacted parts, after recording the demo's files as still in use.
    public func redacted(_ redaction: inout Redaction) -> Demo? {
        redaction.keep(publishedFiles)
        return Demo(node: node.redacted(&redaction))
    }
}

extension Located where Value: LocatableValue {
    /// Returns nil for the id of an entry left out; any other value unchanged.
    public func redacted(_ redaction: inout Redaction) -> Located<Value>? {
        guard let id = value as? EntryID, redaction.entries.contains(id) else { return self }
        redaction.takeOut()
        return nil
    }
}

extension Prose {
    /// Returns the prose, with the words alone for links to entries left out.
    public func redacted(_ redaction: inout Redaction) -> Prose? {
        let entries = redaction.entries
        func isLeftOut(_ destination: ProseLink.Destination) -> Bool {
            guard case .entry(let id, _) = destination else { return false }
            return EntryID(id).map(entries.contains) ?? false
        }
        if entries.isEmpty || !links.contains(where: { isLeftOut($0.value.destination) }) { return self }
        redaction.takeOut()
        return redirected { isLeftOut($0) ? nil : $0 }
    }
}

extension Array where Element: RecordValue {
    /// Returns the remaining list; an emptied list is unstated, rather than a statement of emptiness.
    public func redacted(_ redaction: inout Redaction) -> [Element]? {
        let rest = compactMap { $0.redacted(&redaction) }
        return rest.isEmpty && !isEmpty ? nil : rest
    }
}

extension OrderedRecords where Value: RecordValue {
    /// Returns the remaining records under the same names; nil for a mapping emptied by the redaction.
    public func redacted(_ redaction: inout Redaction) -> OrderedRecords<Value>? {
        let rest = elements.compactMap { element in
            element.value.redacted(&redaction).map { Element(key: element.key, value: $0) }
        }
        return rest.isEmpty && !isEmpty ? nil : OrderedRecords(rest)
    }
}
