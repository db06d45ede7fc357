import CatalogModel

/// Makes entries of the token sets, enums, strings and pages of Fluent UI for Apple's platforms.
enum FluentConverter {
    static let vendor = "com.microsoft.fluentui"

    static func catalog() throws -> ConvertedCatalog {
        let source = try TrialSource.json("fluentui-apple/components.json")
        let plurals = try StringsDict.read(TrialSource.url("fluentui-apple/fluentui.en.Localizable.stringsdict"))
        let components = source["components"]?.elements ?? []
        let pages = source["docs"]?.elements ?? []
        let strings = FluentStrings(
            source["localization"]?.elements ?? [], plurals: plurals, components: components)

        var names = components.compactMap { $0["component"]?.text }
        for name in pages.compactMap({ $0["component"]?.text }) where !names.contains(name) { names.append(name) }
        let entries = names.map { name in
            entry(
                name, components.first { $0["component"]?.text == name },
                pages: pages.filter { $0["component"]?.text == name }, strings: strings.of(name))
        }
        return ConvertedCatalog(
            configuration: ["format": "1", "name": "Fluent UI Apple"], entries: entries + [shared(strings)])
    }

    /// The texts that belong to no single control.
    private static func shared(_ strings: FluentStrings) -> JSONValue {
        [
            "id": "shared-strings", "title": "Shared strings", "kind": "utility",
            "summary": "Texts that several controls say.", "strings": strings.of(nil),
        ]
    }

    private static func entry(
        _ name: String, _ component: JSONValue?, pages: [JSONValue], strings: JSONValue?
    ) -> JSONValue {
        let control = component.map { FluentControl(name, $0) }
        var implementations: [(key: String, value: JSONObject)] = []
        if let control { implementations.append((control.implementation, control.facts)) }
        for page in pages.map(FluentPage.init) {
            if let index = implementations.firstIndex(where: { $0.key == page.implementation }) {
                implementations[index].value = page.added(to: implementations[index].value)
            } else {
                implementations.append((page.implementation, page.added(to: JSONObject())))
            }
        }
        return [
            "id": EntryID(kebabCasing: name).map { .string($0.rawValue) },
            "title": .string(name),
            "summary": .string("The control `\(name)`."),
            "category": component?["group"],
            "variants": control?.variants.unlessEmpty,
            "states": control?.states.unlessEmpty,
            "strings": strings,
            "implementations": .byName(implementations.map { ($0.key, .object($0.value)) }),
        ]
    }
}
