import CatalogModel
import CatalogSyntax

/// The ways to import a single declaration of a Custom Elements Manifest: the export names, the defined tag and further
/// export data.
struct DeclarationExports {
    /// Texts after the keyword `import`, one for each way to import the declaration.
    var imports: [String] = []
    /// The tag defined for the declaration by some module, and the place.
    var tag: Text?
    /// Further data of exports, as vendor data.
    var leftovers: [JSONValue] = []
}

/// A converter of declarations in a Custom Elements Manifest into complete YAML entries.
///
/// The ids are chosen before.
struct EntryConversion {
    let options: RecordConversion.Options
    let references: ReferenceCheck

    /// Returns the entry of a custom element; `title` is the name for people.
    func element(
        _ declaration: ManifestDeclaration, tag: String?, id: EntryID, title: String, module: ManifestModule,
        exports: DeclarationExports, findings: inout Diagnostics
    ) -> YAMLNode {
        var object = declaration.object
        _ = object.take("customElement")
        var entry = start(object, id: id, title: title)
        let name = tag ?? declaration.name.value
        addSummary(to: &entry, else: "The `\(name)` element.", &findings) {
            .silence(of: name, at: declaration.name.range)
        }
        entry.addLifecycle(&findings)
        addLinks(to: &entry, &findings)
        let types = ClassConversion(options: options, references: references)
        let type = types.element(
            entry.object, of: declaration, module: module, hasTag: tag != nil, findings: &findings)
        var web = implementation(of: module, exports: [exports], &findings)
        let range = declaration.name.range
        web.set("types", to: .pair(Text(name, at: range), type))
        entry.set("implementations", to: .pair(Text("web", at: range), web.finished(&findings)))
        return entry.record.node
    }

    /// Returns the entry of all declarations in a module besides elements.
    func utility(
        _ declarations: [(declaration: ManifestDeclaration, exports: DeclarationExports)], id: EntryID, title: String,
        module: ManifestModule, findings: inout Diagnostics
    ) -> YAMLNode {
        var entry = RecordConversion(module.object.taking([]), options: options)
        entry.set("id", word: id.rawValue)
        entry.record.set("title", to: Text(title, at: module.range))
        let names = declarations.map { "`\($0.declaration.name.value)`" }.joined(separator: ", ")
        if options.namesSilent {
            entry.set("summary", word: "What the module `\(module.path)` gives elements: \(names).")
        }
        entry.set("kind", word: "utility")
        var web = implementation(of: module, exports: declarations.map(\.exports), &findings)
        add(declarations.map(\.declaration), of: module, to: &web, findings: &findings)
        entry.set("implementations", to: .pair(Text("web", at: module.range), web.finished(&findings)))
        return entry.record.node
    }

    private func add(
        _ declarations: [ManifestDeclaration], of module: ManifestModule, to web: inout RecordConversion,
        findings: inout Diagnostics
    ) {
        var types = NamedRecords("class")
        var functions = NamedRecords("function")
        var variables = NamedRecords("variable")
        let classes = ClassConversion(options: options, references: references)
        for declaration in declarations {
            let name = declaration.name
            switch declaration.kind {
            case "function":
                functions.addOverload(
                    name, record: MethodConversion(options: options).method(declaration.object, findings: &findings))
            case "variable":
                let record = PropertyConversion(options: options).property(
                    declaration.object, named: name, findings: &findings)
                variables.add(name, record: record, findings: &findings)
            default:
                types.add(
                    name, record: classes.type(declaration, module: module, findings: &findings), findings: &findings)
            }
        }
        web.set("types", to: types.value)
        web.set("functions", to: functions.value)
        web.set("variables", to: variables.value)
    }

    private func start(_ object: ManifestObject, id: EntryID, title: String) -> RecordConversion {
        var entry = RecordConversion(object, options: options, isMember: false)
        entry.set("id", word: id.rawValue)
        entry.record.set("title", to: Text(title, at: object.range))
        return entry
    }

    /// Returns the module as the only implementation of the module's declarations.
    private func implementation(
        of module: ManifestModule, exports: [DeclarationExports], _ findings: inout Diagnostics
    ) -> RecordConversion {
        var web = RecordConversion(module.object, options: options)
        web.set("language", quoted: Text(module.language, at: module.range))
        let imports = exports.flatMap(\.imports)
        web.record.set("imports", to: imports.map { YAMLNode(quoted: Text($0, at: module.range)) })
        web.record.set("package", to: references.package.name)
        web.addNamed(&findings)
        let rest = exports.flatMap(\.leftovers)
        if !rest.isEmpty { web.object.keep("exports", value: .array(rest)) }
        return web
    }

    // MARK: Text

    /// Adds the first paragraph of the description as the summary, unless there is a summary already; then the rest.
    private func addSummary(
        to entry: inout RecordConversion, else words: String, _ findings: inout Diagnostics,
        silence: () -> Diagnostic
    ) {
        var summary: Text?
        if entry.object.hasText("summary") {
            var part = RecordConversion(entry.object.taking(["summary"]), options: options)
            _ = entry.object.take("summary")
            summary = part.takeDescription(&findings)
        }
        let description = entry.takeDescription(&findings)
        guard summary == nil, let description else {
            if summary == nil { findings.report(silence()) }
            entry.set("summary", quoted: summary ?? substitute(words, in: entry))
            entry.set("description", quoted: description)
            return
        }
        let parts = DescriptionParts(description.value)
        let first = parts.first.map { Text($0, at: description.range) }
        entry.set("summary", quoted: first ?? substitute(words, in: entry))
        entry.set("description", quoted: parts.rest.map { Text($0, at: description.range) })
    }

    /// Returns a summary only naming the thing, if such summaries are wanted.
    private func substitute(_ words: String, in entry: RecordConversion) -> Text? {
        options.namesSilent ? Text(words, at: entry.object.range) : nil
    }

    /// Adds links to demos, and to the source.
    private func addLinks(to entry: inout RecordConversion, _ findings: inout Diagnostics) {
        var links: [YAMLNode] = []
        if let source = entry.takeSource(&findings) { links.append(source) }
        for demo in entry.object.objects("demos", findings: &findings) {
            var link = RecordConversion(demo, options: options)
            link.copyText("url", &findings)
            if let description = link.object.text("description", findings: &findings),
                !description.value.trimmed.isEmpty
            {
                link.record.set("title", to: description)
            }
            link.set("kind", word: "demo")
            if let source = link.takeSource(&findings) { links.append(source) }
            if link.record["url"] == nil {
                findings.report(.missing("url", of: "demo", at: demo.range))
            } else {
                links.append(link.finished(&findings))
            }
        }
        entry.record.set("links", to: links)
    }
}

extension YAMLNode {
    /// Returns a mapping of a single pair.
    fileprivate static func pair(_ key: Text, _ value: YAMLNode) -> YAMLNode {
        YAMLNode(.mapping(YAMLMapping([.init(key: key, value: value)], isFlow: false)), at: value.range)
    }
}
