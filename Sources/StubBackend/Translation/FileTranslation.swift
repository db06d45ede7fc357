import CatalogModel
import SourceCode

/// A translation of a catalog entry into the declarations of stub files, before any programming language.
struct StubTranslation {
    let component: Component
    let header: [String]
    let catalog: StubCatalog

    func file(_ planned: PlannedFile) -> StubFile {
        let heading = StubHeading(title: component.title, entry: component.id, lines: header)
        var file = StubFile(component: component, heading: heading, catalog: catalog)
        file.path = planned.module
        file.part = planned.part
        file.origin.isDerived = planned.isDerived
        file.template.implementation = planned.implementation
        file.template.target = planned.target.name
        if let index = planned.implementation {
            add(component.entry.implementations.orEmpty().elements[index], planned: planned, to: &file)
        } else if planned.writer != nil {
            file.types = [typeWithoutImplementation()].compactMap(\.self)
        }
        // Templates read the facets of the entry itself; these facets are for the declarations that the program writes.
        if planned.writer != nil, file.types.isEmpty || file.types.contains(where: \.isMain) {
            let implementation = planned.implementation.map { component.entry.implementations.orEmpty()[$0].value }
            file.facets = facets(of: implementation)
            file.facets.tokens = tokens(of: file.implementation)
            if let page = page(of: implementation) {
                for index in file.types.indices where file.types[index].isMain {
                    file.types[index].docs.links.append(page)
                }
            }
        }
        return file
    }

    /// Returns the link to the page of the entry on the team's site, else the entry's own link to documentation.
    private func page(of implementation: Implementation?) -> LinkStub? {
        if let page = catalog.page {
            return LinkStub(address: page.replacing("{id}", with: component.id.rawValue))
        }
        let named = [implementation?.named, component.entry.named].compactMap(\.self)
        let links = named.flatMap { $0.links.orEmpty() }
        return links.first(where: \.isDocumentation).flatMap(LinkStub.init)
    }

    private func add(
        _ element: OrderedRecords<Implementation>.Element, planned: PlannedFile, to file: inout StubFile
    ) {
        let implementation = element.value
        file.implementation = element.name
        file.origin.framework = implementation.framework?.value ?? element.name
        file.origin.languages = TypeLanguages.keys(of: element.name, implementation)
        file.imports = implementation.imports.orEmpty()
        file.conditions = implementation.conditions.orEmpty()
        let types = declaredTypes(of: element, planned)
        file.types = planned.roots.map { rootType($0, in: planned.forest, of: types, for: implementation) }
        if planned.hasFunctions {
            file.functions = implementation.functions.orEmpty().flatMap { function in
                function.value.map { MethodStub(.function, name: function.key, method: $0) }
            }
        }
        for type in file.types { type.addModules(to: &file.modules) }
    }

    /// Returns the types of an implementation, without members declared by classes above where classes inherit members.
    private func declaredTypes(
        of implementation: OrderedRecords<Implementation>.Element, _ planned: PlannedFile
    ) -> OrderedRecords<TypeDeclaration> {
        let types = implementation.value.types.orEmpty()
        let isKept = planned.isDerived || !planned.target.inheritsMembers
        if isKept || !types.contains(where: { $0.value.inherits?.isEmpty == false }) { return types }
        return types.mapValues { type in
            guard [.class, .element].contains(type.value.kind?.value) else { return type.value }
            return type.value.withoutMembers(of: catalog.superclasses(of: type.value, in: implementation.name))
        }
    }

    /// Returns the component of an entry that only states the common part of all implementations.
    private func typeWithoutImplementation() -> TypeStub? {
        let entry = component.entry
        guard let location = entry.properties.orEmpty().first?.key else { return nil }
        let name = location.map { _ in DeclaredNames.pascalCase(component.id.rawValue) }
        var stub = TypeStub(kind: .component, fullName: name, name: name)
        stub.isMain = true
        stub.docs = DocStub(entry.named, name: component.id.rawValue)
        if stub.docs.description == nil { stub.docs.description = entry.summary }
        stub.properties = entry.properties.orEmpty().map { PropertyStub($0.key, property: $0.value) }
        return stub
    }

    /// Returns the types declared by a file, with nested types, each with the statements on the type alone.
    func types(of planned: PlannedFile) -> [TypeStub] {
        guard let index = planned.implementation else { return [] }
        let types = component.entry.implementations.orEmpty()[index].value.types.orEmpty()
        return planned.roots.map {
            type($0, within: "", of: types, in: planned.forest, isMain: $0 == planned.forest.main)
        }
    }

    private func rootType(
        _ index: Int, in forest: TypeForest, of types: OrderedRecords<TypeDeclaration>,
        for implementation: Implementation
    ) -> TypeStub {
        let isMain = index == forest.main
        var stub = type(index, within: "", of: types, in: forest, isMain: isMain)
        let platforms = implementation.platforms ?? component.entry.platforms
        if stub.docs.availability.isEmpty { stub.docs.availability = platforms.orEmpty().map(AvailabilityStub.init) }
        stub.isMain = isMain
        if isMain { addFacts(of: implementation, types, to: &stub) }
        return stub
    }

    /// Returns a type with the nested types.
    private func type(
        _ index: Int, within outer: String, of types: OrderedRecords<TypeDeclaration>, in forest: TypeForest,
        isMain: Bool
    ) -> TypeStub {
        let element = types.elements[index]
        var stub = TypeStub(element, within: outer, isMain: isMain)
        for nested in forest.inner[index] {
            stub.nested.append(type(nested, within: element.name, of: types, in: forest, isMain: false))
        }
        return stub
    }

    /// Adds the entry's facts of the component as a whole to the stub of the main type.
    private func addFacts(
        of implementation: Implementation, _ types: OrderedRecords<TypeDeclaration>, to stub: inout TypeStub
    ) {
        let entry = component.entry
        if stub.docs.description == nil { stub.docs.description = entry.summary }
        let texts = [entry.named.description, implementation.named.description].compactMap(\.self)
        stub.docs.discussion = texts.filter { $0 != stub.docs.description }
        let examples =
            implementation.named.examples.orEmpty().compactMap { ExampleStub($0, isOwn: true) }
            + entry.named.examples.orEmpty().compactMap { ExampleStub($0, isOwn: false) }
        stub.docs.example = examples.first(where: \.isShort)
        if stub.docs.deprecation == nil {
            stub.docs.deprecation = (implementation.deprecated ?? entry.deprecated).map(DeprecationStub.init)
        }
        if !stub.docs.facts.contains(where: { $0.label == .since }), let since = implementation.since ?? entry.since {
            stub.docs.facts.insert(DocFact(.since, text: .words(since.value)), at: 0)
        }
        guard let shared = entry.properties, !shared.isEmpty else { return }
        let stated = Set(types.flatMap { $0.value.memberNames })
        // An implementation that states members does not have the others.
        if !stated.isEmpty { return }
        stub.properties += shared.map { PropertyStub($0.key, property: $0.value) }
    }
}

extension ExampleStub {
    /// Creates the stub of an example; nil for a hidden example, or for a language without examples in stubs.
    ///
    /// An example of the implementation's own has the implementation's
    /// language, unless stated.
    fileprivate init?(_ example: Example, isOwn: Bool) {
        guard example.hidden != true, let code = example.code?.value,
            example.language.map({ ProgrammingLanguage.named($0.value.lowercased()).traits.hasExamplesInStubs })
                ?? isOwn
        else { return nil }
        self.code = code
    }

    /// Whether the example is short enough for a documentation comment.
    fileprivate var isShort: Bool { CommentLines.of(code).count <= 10 }
}

extension Link {
    /// Whether the link leads to documentation, not to source code, designs, issues or packages.
    fileprivate var isDocumentation: Bool {
        switch kind?.value {
        case nil, .api, .page, .demo: true
        case .source, .design, .issue, .package: false
        }
    }
}

extension DocItem {
    /// Creates an item for a state, from all statements on the state.
    init(_ name: String, states: [State]) {
        self.init(name, named: Named())
        for state in states {
            let item = DocItem(name, named: state.named)
            if description == nil { description = item.description }
            facts += item.facts
            if let condition = state.when { facts.append(DocFact(.condition, code: condition.value)) }
            if let term = state.term { facts.append(DocFact(.otherName, code: term.value)) }
            facts += state.visuals.orEmpty().map { DocFact(.visuals, text: .prose($0)) }
            facts += state.overrides.orEmpty().map { DocFact(.hides, code: $0.value) }
            facts += state.excludes.orEmpty().map { DocFact(.excludes, code: $0.value) }
            if state.inactive == true { facts.append(DocFact(.input, text: .words("none, inactive"))) }
        }
    }
}

extension TypeDeclaration {
    var isDeclaredElsewhere: Bool { from != nil || external == true }

    /// The names under which members refer to properties shared by implementations.
    fileprivate var memberNames: [String] {
        let own = properties.orEmpty().flatMap { [$0.name] + [$0.value.is?.value].compactMap(\.self) }
        let parameters = initializers.orEmpty().flatMap { $0.parameters.orEmpty() }
        return own + parameters.flatMap { [$0.name] + [$0.value.property.is?.value].compactMap(\.self) }
            + events.orEmpty().names + slots.orEmpty().names
    }
}

extension TypeStub {
    fileprivate func addModules(to modules: inout [ModuleReference]) {
        for type in supertypes {
            if let module = type.module { modules.append(ModuleReference(module: module, name: type.name)) }
        }
        for index in nested.indices { nested[index].addModules(to: &modules) }
    }
}
