import CatalogModel
import CatalogSyntax

/// The location of a declaration in a Custom Elements Manifest: the index of the module, and the index of the
/// declaration in the module.
struct DeclarationLocation: Hashable {
    let module: Int
    let declaration: Int
}

/// The selection of the declarations in a Custom Elements Manifest that become entries of their own.
///
/// - Each tag is one element. Of several declarations with the same tag, the declaration named by a
///   `custom-element-definition` export is kept, then an exported declaration, then the declaration with the most
///   facts, then one outside of `src/`, then the first one.
/// - A class or mixin that an element inherits from is kept if the manifest does not list all of its public members
///   for the element again.
/// - Other declarations, such as functions and variables, are supporting declarations, unless there are no elements.
struct ElementSelection {
    /// The use of a declaration for entries.
    enum Role {
        /// An element, with the valid tag, if any.
        case element(tag: Text?)
        /// Another declaration of an element that is declared elsewhere, at the place.
        case copy(of: DeclarationLocation)
        /// A class or mixin with members that elements inherit.
        case base
        /// A declaration that is not about elements.
        case supporting
    }

    private var roles: [DeclarationLocation: Role] = [:]

    init(_ modules: [ManifestModule], exports: ExportTable) {
        let ancestry = ManifestAncestry(modules)
        var ranked: [String: [DeclarationLocation]] = [:]
        var untagged: [DeclarationLocation] = []
        for location in ancestry.locations {
            let declaration = modules[location]
            let own = exports[location]
            guard declaration.isElement || declaration.kind == "class" && own.tag != nil else { continue }
            let tag = [declaration.tag, own.tag].compactMap(\.self).first { ManifestText.isTag($0.value) }
            if let tag {
                roles[location] = .element(tag: tag)
                ranked[tag.value, default: []].append(location)
            } else {
                untagged.append(location)
            }
        }
        for locations in ranked.values where locations.count > 1 {
            let best = locations.max { Self.isLess($0, than: $1, modules, exports) }
            for location in locations where location != best { roles[location] = best.map(Role.copy) }
        }
        addUntagged(untagged, modules, ancestry)
        let elements = ancestry.locations.filter { if case .element? = roles[$0] { true } else { false } }
        for location in ancestry.locations where roles[location] == nil && elements.isEmpty { roles[location] = .base }
        for element in elements { addBases(of: element, modules, ancestry) }
    }

    subscript(location: DeclarationLocation) -> Role { roles[location] ?? .supporting }

    /// Adds the elements without a valid tag: copies of elements with a tag, base classes, and remaining elements.
    private mutating func addUntagged(
        _ locations: [DeclarationLocation], _ modules: [ManifestModule], _ ancestry: ManifestAncestry
    ) {
        var named: [String: DeclarationLocation] = [:]
        for location in ancestry.locations {
            if case .element? = roles[location] { named[modules[location].name.value] = location }
        }
        for location in locations where !ancestry.isInherited(location) {
            roles[location] = named[modules[location].name.value].map(Role.copy) ?? .element(tag: nil)
        }
    }

    /// Adds the ancestors of an element with public members not listed for the element.
    private mutating func addBases(
        of element: DeclarationLocation, _ modules: [ManifestModule], _ ancestry: ManifestAncestry
    ) {
        let own = modules[element].object.publicNames
        for ancestor in ancestry.ancestors(of: element) where roles[ancestor] == nil {
            if !modules[ancestor].object.publicNames.isSubset(of: own) { roles[ancestor] = .base }
        }
    }

    private static func isLess(
        _ left: DeclarationLocation, than right: DeclarationLocation, _ modules: [ManifestModule],
        _ exports: ExportTable
    ) -> Bool {
        func rank(_ location: DeclarationLocation) -> [Int] {
            let own = exports[location]
            let isSource = ManifestReference.normalized(modules[location.module].path).hasPrefix("src/")
            return [
                own.tag == nil ? 0 : 1, own.imports.isEmpty ? 0 : 1, modules[location].object.factCount,
                isSource ? 0 : 1,
                -location.module, -location.declaration,
            ]
        }
        return rank(left).lexicographicallyPrecedes(rank(right))
    }
}

/// A lookup of the superclasses and mixins of the classes in a Custom Elements Manifest.
private struct ManifestAncestry {
    /// The locations of all declarations, in the order of the manifest.
    let locations: [DeclarationLocation]
    private var parents: [DeclarationLocation: [DeclarationLocation]] = [:]
    private var inherited: Set<DeclarationLocation> = []

    init(_ modules: [ManifestModule]) {
        locations = modules.indices.flatMap { module in
            modules[module].declarations.indices.map { DeclarationLocation(module: module, declaration: $0) }
        }
        var locationsByName: [String: [DeclarationLocation]] = [:]
        for location in locations { locationsByName[modules[location].name.value, default: []].append(location) }
        for location in locations where ["class", "mixin"].contains(modules[location].kind) {
            let object = modules[location].object
            let superclass = object.value(of: "superclass").flatMap { ManifestObject($0) }
            for reference in [superclass].compactMap(\.self) + object.objects(in: "mixins") {
                guard reference.value(of: "package") == nil, let name = reference.value(of: "name")?.scalarText else {
                    continue
                }
                let path = reference.value(of: "module")?.scalarText ?? modules[location.module].path
                let candidates = (locationsByName[name] ?? []).filter { $0 != location }
                let parent =
                    candidates.first {
                        ManifestReference.normalized(modules[$0.module].path) == ManifestReference.normalized(path)
                    } ?? (candidates.count == 1 ? candidates.first : nil)
                guard let parent else { continue }
                parents[location, default: []].append(parent)
                inherited.insert(parent)
            }
        }
    }

    /// Returns whether another class inherits from the declaration.
    func isInherited(_ location: DeclarationLocation) -> Bool { inherited.contains(location) }

    /// Returns all ancestors of a class, the nearest first; a circle ends.
    func ancestors(of location: DeclarationLocation) -> [DeclarationLocation] {
        var found: [DeclarationLocation] = []
        var next = parents[location] ?? []
        while let ancestor = next.first {
            next.removeFirst()
            if ancestor == location || found.contains(ancestor) { continue }
            found.append(ancestor)
            next += parents[ancestor] ?? []
        }
        return found
    }
}

extension [ManifestModule] {
    subscript(location: DeclarationLocation) -> ManifestDeclaration {
        self[location.module].declarations[location.declaration]
    }
}

extension ManifestDeclaration {
    /// The tag, as far as stated by the declaration.
    var tag: Text? {
        guard let node = object.value(of: "tagName"), let text = node.scalarText else { return nil }
        return Text(text, at: node.range)
    }
}

extension ManifestObject {
    /// Names of the public members and features of a class, each after the list with the name.
    fileprivate var publicNames: Set<String> {
        let lists = ["members", "attributes", "events", "slots", "cssParts", "cssStates", "cssProperties"]
        return Set(
            lists.flatMap { list in
                objects(in: list).compactMap { member -> String? in
                    let isPublic = (member.value(of: "privacy")?.scalarText ?? "public") == "public"
                    let isOwn = member.value(of: "static")?.scalarText == "true"
                    guard isPublic, !isOwn, let name = member.value(of: "name")?.scalarText else { return nil }
                    return list + "/" + name
                }
            })
    }
}
