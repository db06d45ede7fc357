import CatalogModel

/// A resolver of names on a component's page to links: members, other entries, tokens and types.
///
/// A class, because all writers of a page share the links.
final class PageLinks {
    let site: SiteLinks
    let component: Component
    private let anchors: Anchors
    /// The same with author-given names.
    ///
    /// Few pages have links by name.
    private lazy var named = Anchors(namesOf: component)
    private let types: TypeMentions

    init(site: SiteLinks, component: Component) {
        self.site = site
        self.component = component
        anchors = Anchors(component)
        types = TypeMentions(site.types, component: component)
    }

    /// The anchor of a subject on the page; nil when the page lacks the subject.
    subscript(subject: AnchorTarget) -> String? { anchors[subject] }

    func anchor(
        _ kind: AnchorTargetKind, named name: String, of owners: [String] = [], in implementation: String?,
        index: Int = 0
    ) -> String? {
        anchors[AnchorTarget(kind, name: name, of: owners, in: implementation, index: index)]
    }

    /// Returns a name as code, linked to the target of the name on the page.
    func local(_ name: String) -> [Inline] {
        linked(Inline.value(name), to: named.named(name).map(Target.anchor))
    }

    /// Returns a state by the words for readers.
    func state(_ name: String) -> [Inline] {
        named(name, kind: .state, title: title(of: name) { $0.states })
    }

    func part(_ name: String) -> [Inline] {
        if anchor(of: .part, name) == nil { return local(name) }
        return named(name, kind: .part, title: title(of: name) { $0.anatomy })
    }

    /// Returns the letter or number of a part on figures.
    func callout(ofPart name: String) -> Text? {
        if let callout = Self.callout(ofPart: name, of: component.entry) { return callout }
        // A guide shows the parts of the entries that it covers.
        for id in component.entry.covers.orEmpty() {
            guard let covered = site.registry[id.value] else { continue }
            if let callout = Self.callout(ofPart: name, of: covered.entry) { return callout }
        }
        return nil
    }

    private static func callout(ofPart name: String, of entry: Entry) -> Text? {
        if let callout = callout(of: name, in: entry.facets.anatomy) { return callout }
        for implementation in entry.implementations.orEmpty() {
            if let callout = callout(of: name, in: implementation.value.facets.anatomy) { return callout }
        }
        return nil
    }

    private static func callout(of name: String, in parts: OrderedRecords<Part>?) -> Text? {
        for part in parts.orEmpty() {
            if part.name == name, let callout = part.value.callout { return callout }
            if let callout = callout(of: name, in: part.value.parts) { return callout }
        }
        return nil
    }

    func axis(_ name: String) -> [Inline] {
        named(name, kind: .axis, title: title(of: name) { $0.variants })
    }

    func axisValue(_ name: String, of axis: String) -> [Inline] {
        linked(Inline.value(name), to: anchor(of: .axisValue, name, of: [axis]).map(Target.anchor))
    }

    /// Returns the entry's title for a record of a facet, or else an implementation's.
    private func title<Record: NamedRecord>(of name: String, _ facet: (Facets) -> OrderedRecords<Record>?) -> Text? {
        if let title = facet(component.entry.facets)?.element(named: name)?.value.named.title { return title }
        for implementation in component.entry.implementations.orEmpty() {
            if let title = facet(implementation.value.facets)?.element(named: name)?.value.named.title { return title }
        }
        return nil
    }

    /// Returns a property by name, or the initializer with such a parameter.
    func property(_ name: String) -> [Inline] {
        linked(Inline.value(name), to: propertyAnchor(name).map(Target.anchor))
    }

    private func propertyAnchor(_ name: String) -> String? {
        if let anchor = anchor(.sharedProperty, named: name, in: nil) { return anchor }
        for implementation in component.entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                if let anchor = settingAnchor(name, of: type, in: implementation.name) { return anchor }
            }
        }
        return nil
    }

    /// Returns the anchor of a type's property, or of the initializer with such a parameter.
    func settingAnchor(_ name: String, of type: OrderedRecords<TypeDeclaration>.Element, in implementation: String)
        -> String?
    {
        if let anchor = anchor(.property, named: name, of: [type.name], in: implementation) { return anchor }
        let index = type.value.initializers.orEmpty().firstIndex { $0.parameters?.element(named: name) != nil }
        return index.flatMap { anchor(.initializer, named: "init", of: [type.name], in: implementation, index: $0) }
    }

    private func named(_ name: String, kind: AnchorTargetKind, title: Text?) -> [Inline] {
        linked(DisplayName.short(name, title: title), to: anchor(of: kind, name).map(Target.anchor))
    }

    /// Returns the anchor of a declaration in the entry or in any implementation.
    private func anchor(of kind: AnchorTargetKind, _ name: String, of owners: [String] = []) -> String? {
        if let anchor = anchor(kind, named: name, of: owners, in: nil) { return anchor }
        for implementation in component.entry.implementations.orEmpty() {
            if let anchor = anchor(kind, named: name, of: owners, in: implementation.name) { return anchor }
        }
        return nil
    }

    func entry(_ id: Located<EntryID>) -> Inline { site.link(to: id.value) }

    /// Returns the text of a type, linked to the first type of the catalog mentioned there.
    func type(_ text: String, in implementation: String?, owner: String? = nil) -> [Inline] {
        let location = types.first(in: text, implementation: implementation, owner: owner)
        return linked(Inline.type(text), to: location.flatMap(target))
    }

    private func target(of location: TypeMentionLocation) -> Target? {
        if location.entry == component.id {
            return anchor(.type, named: location.type, in: location.implementation).map(Target.anchor)
        }
        return site.page(of: location.entry, anchor: site.anchor(of: location))
    }

    func token(_ path: String) -> [Inline] {
        linked(Inline.value(path), to: site.token(path) ?? named.named(path).map(Target.anchor))
    }

    /// Renders the replacement of a deprecated item: a member of the page, a token or an entry.
    func replacement(_ name: String) -> [Inline] {
        if let anchor = named.named(name) { return linked(Inline.value(name), to: .anchor(anchor)) }
        if let target = site.token(name) { return linked(Inline.value(name), to: target) }
        if let id = EntryID(name), site.registry[id] != nil { return [site.link(to: id)] }
        return Inline.value(name)
    }

    /// Returns a file beside the entry, as seen from the catalog's folder.
    func file(_ path: String) -> String {
        SiteLinks.address(path) != nil
            ? path : RelativePath.resolve(path, from: RelativePath.folder(of: component.path))
    }

    /// Returns a picture beside the entry: the copy in the output.
    func picture(_ path: String) -> Target { site.fileOrCopy(file(path)) }

    private func linked(_ inlines: [Inline], to target: Target?) -> [Inline] {
        guard let target, !inlines.contains(where: \.isEmptyMark) else { return inlines }
        return [.link(inlines, target)]
    }
}

extension PageLinks: LinkTargets {
    func target(of destination: ProseLink.Destination) -> Target? {
        switch destination {
        case .address(let address): .address(address)
        case .anchor(let name): named.named(name).map(Target.anchor)
        case .file(let path): site.fileOrCopy(file(path))
        case .entry(let id, nil): EntryID(id).flatMap { site.page(of: $0) }
        case .entry(let id, let anchor?): EntryID(id).flatMap { member(anchor, of: $0) }
        case .token(let path): site.token(path) ?? named.named(path).map(Target.anchor)
        }
    }

    private func member(_ name: String, of id: EntryID) -> Target? {
        if id == component.id { return named.named(name).map(Target.anchor) }
        return site.member(name, of: id)
    }
}
