import CatalogModel

/// The keys of records on the way to examples, for a search without a look at other facts.
enum ExampleKeys {
    /// Returns the keys of a record with an example somewhere in the value.
    static func of(_ form: RecordForm) -> [RecordForm.Key] { leading[ObjectIdentifier(form)] ?? [] }

    private static let leading: [ObjectIdentifier: [RecordForm.Key]] = {
        let forms = contained(in: Entry.recordForm)
        var holding: Set = [ObjectIdentifier(Example.recordForm)]
        // Records contain each other, so what holds examples grows until nothing is added.
        while true {
            let more = forms.filter { form in
                !holding.contains(ObjectIdentifier(form)) && form.keys.contains { leads($0, to: holding) }
            }
            if more.isEmpty { break }
            holding.formUnion(more.map(ObjectIdentifier.init))
        }
        return Dictionary(
            uniqueKeysWithValues: forms.map { form in
                (ObjectIdentifier(form), form.keys.filter { leads($0, to: holding) })
            })
    }()

    private static func leads(_ key: RecordForm.Key, to holding: Set<ObjectIdentifier>) -> Bool {
        record(in: key.form).map { holding.contains(ObjectIdentifier($0)) } ?? false
    }

    /// Returns the forms of all records within a record, the record's own among them.
    private static func contained(in root: RecordForm) -> [RecordForm] {
        var found: [RecordForm] = []
        var seen: Set<ObjectIdentifier> = []
        var next = [root]
        while let form = next.popLast() {
            guard seen.insert(ObjectIdentifier(form)).inserted else { continue }
            found.append(form)
            next += form.keys.compactMap { record(in: $0.form) }
        }
        return found
    }

    private static func record(in form: ValueForm) -> RecordForm? {
        switch form {
        case .list(let element), .byName(let element, _): record(in: element)
        case .record(let form): form
        default: nil
        }
    }
}
