import CatalogModel
import CatalogSyntax

/// A converter of classes and mixins in a Custom Elements Manifest into type records of the entry format.
struct ClassConversion {
    let options: RecordConversion.Options
    let references: ReferenceCheck

    /// Returns the type of an element, without facts already in the entry.
    func element(
        _ object: ManifestObject, of declaration: ManifestDeclaration, module: ManifestModule, hasTag: Bool,
        findings: inout Diagnostics
    ) -> YAMLNode {
        var conversion = start(object, kind: "element")
        if hasTag { addName(declaration.name, to: &conversion) }
        addLocation(module, to: &conversion)
        addAncestors(to: &conversion, module: module, &findings)
        addMembers(to: &conversion, &findings)
        return conversion.finished(&findings)
    }

    /// Returns a class other than an element, or a mixin.
    func type(_ declaration: ManifestDeclaration, module: ManifestModule, findings: inout Diagnostics) -> YAMLNode {
        let isMixin = declaration.kind == "mixin"
        var conversion = start(declaration.object, kind: isMixin ? "mixin" : "class")
        addLocation(module, to: &conversion)
        addAncestors(to: &conversion, module: module, &findings)
        if isMixin { conversion.set("initializers", to: MethodConversion.mixinCall(&conversion, findings: &findings)) }
        conversion.addNamed(&findings)
        addMembers(to: &conversion, &findings)
        return conversion.finished(&findings)
    }

    private func start(_ object: ManifestObject, kind: String) -> RecordConversion {
        var conversion = RecordConversion(object, options: options)
        conversion.set("kind", word: kind)
        return conversion
    }

    private func addLocation(_ module: ManifestModule, to conversion: inout RecordConversion) {
        if module.path.isEmpty { return }
        conversion.record.set("module", to: Text(references.package.specifier(of: module.path), at: module.range))
    }

    /// Adds the name of an element's class.
    ///
    /// A name impossible for a class names another thing, and becomes vendor data.
    private func addName(_ name: Text, to conversion: inout RecordConversion) {
        if ManifestText.isIdentifier(name.value) {
            var names = DeclaredRecord(at: name.range)
            names.set("javascript", to: name)
            conversion.set("names", to: names.node)
        } else if !name.value.isEmpty {
            conversion.object.keep("name", value: .string(name.value))
        }
    }

    private func addAncestors(
        to conversion: inout RecordConversion, module: ManifestModule, _ findings: inout Diagnostics
    ) {
        if let superclass = conversion.object.object("superclass", findings: &findings),
            let reference = reference(superclass, of: "superclass", from: module, findings: &findings)
        {
            conversion.set("inherits", to: .list([reference]))
        }
        let mixins = conversion.object.objects("mixins", findings: &findings)
        if !mixins.isEmpty {
            var records: [YAMLNode] = []
            for mixin in mixins {
                if let record = reference(mixin, of: "mixin", from: module, findings: &findings) {
                    records.append(record)
                }
            }
            conversion.record.set("mixins", to: records)
        }
    }

    /// Returns a reference to a declaration; nil for a reference without a name, which is reported.
    private func reference(
        _ object: ManifestObject, of kind: String, from module: ManifestModule, findings: inout Diagnostics
    ) -> YAMLNode? {
        var object = object
        var reference = ManifestReference(&object, findings: &findings)
        if reference.name.trimmed.isEmpty {
            findings.report(.missing("name", of: kind, at: object.range))
            return nil
        }
        reference.module = references.module(of: reference) ?? reference.module
        references.check(reference, from: module, at: object.range, findings: &findings)
        var conversion = RecordConversion(object, options: options)
        conversion.record.set("name", to: Text(reference.name, at: object.range))
        conversion.record.set(
            "module", to: reference.location(in: references.package).map { Text($0, at: object.range) })
        return conversion.finished(short: "name", &findings)
    }

    private func addMembers(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        MemberConversion.add(to: &conversion, &findings)
        FeatureConversion.add(to: &conversion, &findings)
    }
}

/// A check of references to declarations in a Custom Elements Manifest, reporting references leading nowhere.
struct ReferenceCheck {
    /// Module → names of declarations.
    private var names: [String: Set<String>] = [:]
    /// The package of the manifest, for the modules of declarations.
    let package: ManifestPackage

    init(_ modules: [ManifestModule], package: ManifestPackage) {
        self.package = package
        for module in modules {
            names[ManifestReference.normalized(module.path), default: []].formUnion(
                module.declarations.map(\.name.value))
        }
    }

    /// Returns the path of the module with the declaration, if the reference names the module by another path: some
    /// manifests have paths of built modules, and references to modules in `src/`.
    func module(of reference: ManifestReference) -> String? {
        guard reference.package == nil, let module = reference.module else { return nil }
        if names[ManifestReference.normalized(module)]?.contains(reference.name) == true { return nil }
        let file = Self.file(module)
        let others = names.filter { Self.file($0.key) == file && $0.value.contains(reference.name) }
        return others.count == 1 ? others.first?.key : nil
    }

    /// Returns the name of a module's file, without the folder and the extension.
    private static func file(_ module: String) -> Substring {
        (module.split(separator: "/").last ?? "").prefix { $0 != "." }
    }

    /// Reports a reference into the manifest leading nowhere.
    func check(
        _ reference: ManifestReference, from module: ManifestModule, at range: SourceRange,
        findings: inout Diagnostics
    ) {
        guard reference.package == nil else { return }
        let path = reference.module ?? module.path
        // A class of the platform needs no module.
        if reference.module == nil, !(names[ManifestReference.normalized(path)] ?? []).contains(reference.name) {
            if reference.name.hasPrefix("HTML") || reference.name == "EventTarget" { return }
        }
        if names[ManifestReference.normalized(path)]?.contains(reference.name) != true {
            findings.report(.dangling(reference.name, module: reference.module, at: range))
        }
    }
}
