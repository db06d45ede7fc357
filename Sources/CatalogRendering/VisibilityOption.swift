public import CatalogModel

// The only option that backends share. Rendering does not read it, because the registry is already filtered.
extension BackendOption {
    /// The option of backends describing entries and the records within.
    public static let visibility = naming(
        "The visibilities of entries, types and members to publish; public ones are always included.")

    /// The option of backends describing all records of an entry, with a note on unusable records.
    public static let entryVisibility = naming(
        "The visibilities of entries to publish; public ones are always included. Types and members are always in the "
            + "schema of their entry.")

    private static func naming(_ summary: String) -> BackendOption {
        let words = [Visibility.public, .protected].map { JSONValue.string($0.rawValue) }
        return BackendOption(
            "visibility", .choiceList(Visibility.allCases.map(\.rawValue)), default: .array(words), summary)
    }
}

extension Backend {
    /// Returns the part of a catalog visible to readers of an output with the given options; nil for all of the
    /// catalog, if the backend does not have the option.
    public func disclosure(_ options: BackendOptions) -> Disclosure? {
        let visibilities = Set(options.textList(BackendOption.visibility.name).compactMap(Visibility.init))
        let own = self.options
        if own.contains(.visibility) { return Disclosure(.records, visibilities: visibilities) }
        return own.contains(.entryVisibility) ? Disclosure(.entries, visibilities: visibilities) : nil
    }
}
