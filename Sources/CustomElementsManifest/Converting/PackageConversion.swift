import CatalogModel
import LocatedNodes

/// A converter of a whole Custom Elements Manifest into entries: an entry for each element, and an entry for the
/// remaining declarations of each module.
struct PackageConversion {
    typealias ImportedEntry = CustomElementsManifestImporter.ImportedEntry

    private let package: DecodedManifest
    private let conversion: EntryConversion
    private let options: RecordConversion.Options
    private var ids: EntryIDs
    private var exports = ExportTable()

    init(package: DecodedManifest, options: RecordConversion.Options) {
        self.package = package
        self.options = options
        conversion = EntryConversion(options: options, references: ReferenceCheck(package.modules))
        ids = EntryIDs(prefixOf: package.modules.flatMap(\.declarations).compactMap(\.tagName))
    }

    mutating func entries(_ findings: inout Diagnostics) -> [ImportedEntry] {
        exports = ExportTable(package.modules, findings: &findings)
        var entries: [ImportedEntry?] = []
        for (index, module) in package.modules.enumerated() {
            for (position, declaration) in module.declarations.enumerated()
            where isElement(declaration, in: index, at: position) {
                entries.append(
                    element(declaration, module: module, exports: exports[index, position], findings: &findings))
            }
            let others = module.declarations.enumerated().filter { !isElement($1, in: index, at: $0) }
            if others.isEmpty {
                if module.declarations.isEmpty { reportUnplaced(module, findings: &findings) }
                continue
            }
            entries.append(
                utility(others.map { ($0.element, exports[index, $0.offset]) }, of: module, findings: &findings))
        }
        return entries.compactMap { $0 }
    }

    private func isElement(_ declaration: ManifestDeclaration, in module: Int, at position: Int) -> Bool {
        declaration.isElement || declaration.kind == "class" && exports[module, position].tag != nil
    }

    private mutating func element(
        _ declaration: ManifestDeclaration, module: ManifestModule, exports: DeclarationExports,
        findings: inout Diagnostics
    ) -> ImportedEntry? {
        var declaration = declaration
        let stated = declaration.object.text("tagName", findings: &findings)
        if let stated, let exported = exports.tag, stated.value != exported.value {
            findings.report(.tagConflict(stated, exported: exported.value, at: exported.range))
        }
        let tag = (stated ?? exports.tag)?.value
        if tag == nil { findings.report(.missingTagName(of: declaration.name)) }
        let isNamed = ManifestText.isIdentifier(declaration.name.value)
        if !isNamed, !declaration.name.value.isEmpty { findings.report(.noClassName(declaration.name)) }
        let name = declaration.name.value
        guard let id = ids.id(for: tag ?? name, at: declaration.name.range, &findings) else { return nil }
        let title = isNamed ? EntryIDs.words(name) : ids.title(ofTag: tag ?? name)
        let node = conversion.element(
            declaration, tag: tag, id: id, title: title, module: module, exports: exports, findings: &findings)
        return ImportedEntry(id: id, symbol: Text(tag ?? name, at: declaration.name.range), node: node)
    }

    private mutating func utility(
        _ others: [(declaration: ManifestDeclaration, exports: DeclarationExports)], of module: ManifestModule,
        findings: inout Diagnostics
    ) -> ImportedEntry? {
        let only = others.count == 1 ? others.first?.declaration.name.value : nil
        let file = module.path.split(separator: "/").last.map(String.init) ?? module.path
        let stem = String(file.prefix { $0 != "." })
        let name = only ?? (stem.isEmpty ? file : stem)
        guard let id = ids.id(for: name, at: module.range, &findings) else { return nil }
        let node = conversion.utility(others, id: id, title: EntryIDs.words(name), module: module, findings: &findings)
        return ImportedEntry(id: id, symbol: Text(only ?? module.path, at: module.range), node: node)
    }

    /// Reports the data of a module without declarations, impossible to keep in any entry.
    private func reportUnplaced(_ module: ManifestModule, findings: inout Diagnostics) {
        for member in module.object.leftovers.members where member.value != "" {
            findings.report(.unplaced("'\(member.name)' of the module '\(module.path)'", at: module.range))
        }
    }
}

/// A lookup of the exports of each declaration in a Custom Elements Manifest, collected from all modules.
struct ExportTable {
    /// The place of a declaration: indices of the module, and of the declaration in the module.
    private struct Place: Hashable {
        let module: Int
        let declaration: Int
    }

    private var exports: [Place: DeclarationExports] = [:]

    init() {}

    init(_ modules: [ManifestModule], findings: inout Diagnostics) {
        var places: [String: [String: Place]] = [:]
        for (index, module) in modules.enumerated() {
            for (position, declaration) in module.declarations.enumerated() {
                let path = ManifestReference.normalized(module.path)
                places[path, default: [:]][declaration.name.value] = Place(module: index, declaration: position)
            }
        }
        for export in modules.flatMap(\.exports) {
            let reference = export.declaration
            let path = ManifestReference.normalized(reference?.module ?? export.module)
            let name = reference?.name ?? export.name
            if reference?.package == nil, let place = places[path]?[name] {
                exports[place, default: DeclarationExports()].add(export, of: name)
            } else {
                findings.report(.unplacedExport(export.name, of: export.module, at: export.range))
            }
        }
    }

    subscript(module: Int, declaration: Int) -> DeclarationExports {
        exports[Place(module: module, declaration: declaration)] ?? DeclarationExports()
    }
}

extension DeclarationExports {
    fileprivate mutating func add(_ export: ManifestExport, of declaration: String) {
        let module = "'\(export.module)'"
        let line: String
        if export.isDefinition {
            tag = tag ?? Text(export.name, at: export.range)
            line = module
        } else if export.name == "default" {
            line = "\(declaration) from \(module)"
        } else {
            let name = export.name == declaration ? declaration : "\(export.name) as \(declaration)"
            line = "{ \(name) } from \(module)"
        }
        if !imports.contains(line) { imports.append(line) }
        if !export.leftovers.isEmpty {
            leftovers.append(["name": .string(export.name), "says": .object(export.leftovers)])
        }
    }
}

extension ManifestDeclaration {
    /// The tag, as far as stated by the declaration.
    fileprivate var tagName: String? {
        var object = object
        return object.take("tagName")?.scalarText
    }
}
