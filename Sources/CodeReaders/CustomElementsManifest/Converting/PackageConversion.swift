import CatalogModel
import CatalogSyntax

/// A converter of a whole Custom Elements Manifest into entries: an entry for each element, and an entry for the
/// remaining declarations of each module.
struct PackageConversion {
    typealias ImportedEntry = CustomElementsManifestImporter.ImportedEntry

    private let modules: [ManifestModule]
    private let conversion: EntryConversion
    private let exports: ExportTable
    private let selection: ElementSelection
    private var ids: EntryIDs
    /// Declarations of an element that is declared elsewhere, too.
    private(set) var copies: [Text] = []

    init(package: DecodedManifest, options: RecordConversion.Options, findings: inout Diagnostics) {
        modules = package.modules
        let name = package.package ?? options.package.map { Text($0, at: package.range) }
        let own = ManifestPackage(name: name)
        conversion = EntryConversion(options: options, references: ReferenceCheck(package.modules, package: own))
        exports = ExportTable(package.modules, package: own, findings: &findings)
        selection = ElementSelection(package.modules, exports: exports)
        ids = EntryIDs(prefixOf: package.modules.flatMap(\.declarations).compactMap(\.tag?.value))
    }

    /// Returns the entries of elements, then those of base classes, then those of supporting declarations.
    mutating func entries(_ findings: inout Diagnostics) -> [ImportedEntry] {
        var entries: [ImportedEntry?] = []
        var bases: [[DeclarationLocation]] = []
        var others: [[DeclarationLocation]] = []
        for (index, module) in modules.enumerated() {
            if module.declarations.isEmpty { reportUnplaced(module, findings: &findings) }
            var base: [DeclarationLocation] = []
            var rest: [DeclarationLocation] = []
            for position in module.declarations.indices {
                let location = DeclarationLocation(module: index, declaration: position)
                switch selection[location] {
                case .element(let tag): entries.append(element(at: location, tag: tag, findings: &findings))
                case .copy(let original): leaveOut(location, copyOf: original, findings: &findings)
                case .base: base.append(location)
                case .supporting: rest.append(location)
                }
            }
            if !base.isEmpty { bases.append(base) }
            if !rest.isEmpty { others.append(rest) }
        }
        for locations in bases { entries.append(utility(of: locations, findings: &findings)) }
        for locations in others {
            // Most supporting declarations are left out, together with their findings.
            var own = Diagnostics()
            var entry = utility(of: locations, findings: &own)
            entry?.supporting = own
            entries.append(entry)
        }
        return entries.compactMap { $0 }
    }

    private mutating func leaveOut(
        _ location: DeclarationLocation, copyOf original: DeclarationLocation, findings: inout Diagnostics
    ) {
        let (copy, kept) = (modules[location], modules[original])
        copies.append(copy.name)
        if copy.name.value != kept.name.value, let tag = copy.tag {
            findings.report(.duplicateTag(tag, of: copy.name.value, kept: kept.name))
        }
    }

    private mutating func element(
        at location: DeclarationLocation, tag: Text?, findings: inout Diagnostics
    ) -> ImportedEntry? {
        var declaration = modules[location]
        let exports = exports[location]
        let stated = declaration.object.text("tagName", findings: &findings)
        if let stated, let exported = exports.tag, stated.value != exported.value {
            findings.report(.tagConflict(stated, exported: exported.value, at: exported.range))
        }
        let tag = tag?.value
        if tag == nil {
            findings.report(stated.map(Diagnostic.invalidTag) ?? .missingTagName(of: declaration.name))
        }
        let isNamed = ManifestText.isIdentifier(declaration.name.value)
        if !isNamed, !declaration.name.value.isEmpty { findings.report(.noClassName(declaration.name)) }
        let name = declaration.name.value
        guard let id = ids.id(for: tag ?? name, at: declaration.name.range, &findings) else { return nil }
        let title = isNamed ? ids.title(ofClass: name) : ids.title(ofTag: tag ?? name)
        let node = conversion.element(
            declaration, tag: tag, id: id, title: title, module: modules[location.module], exports: exports,
            findings: &findings)
        return ImportedEntry(id: id, symbol: Text(tag ?? name, at: declaration.name.range), node: node)
    }

    /// Returns the entry of declarations in the same module.
    private mutating func utility(of locations: [DeclarationLocation], findings: inout Diagnostics) -> ImportedEntry? {
        guard let first = locations.first else { return nil }
        let module = modules[first.module]
        let only = locations.count == 1 ? modules[first].name.value : nil
        let file = module.path.split(separator: "/").last.map(String.init) ?? module.path
        let stem = String(file.prefix { $0 != "." })
        let name = only ?? (stem.isEmpty ? file : stem)
        guard let id = ids.id(for: name, at: module.range, &findings) else { return nil }
        let node = conversion.utility(
            locations.map { (modules[$0], exports[$0]) }, id: id, title: EntryIDs.words(name), module: module,
            findings: &findings)
        return ImportedEntry(id: id, symbol: Text(only ?? module.path, at: module.range), node: node)
    }

    /// Reports the data of a module without declarations, impossible to keep in any entry.
    private func reportUnplaced(_ module: ManifestModule, findings: inout Diagnostics) {
        for member in module.object.leftovers.members where member.value != "" {
            findings.report(.unplaced("'\(member.name)' of the module '\(module.path)'", at: module.range))
        }
    }
}
