import CatalogModel
import CatalogSyntax
import SourceCode

/// A converter of fields, attributes, parameters and variables in a Custom Elements Manifest into properties of the
/// entry format.
struct PropertyConversion {
    let options: RecordConversion.Options

    /// Returns a field of a class, or an attribute without a field.
    func property(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        addType(to: &conversion, of: "field", named: name, findings: &findings)
        conversion.copyFlag("required", &findings)
        addTraits(to: &conversion, &findings)
        return conversion.finished(short: "type", &findings)
    }

    /// Returns a parameter; `rest` parameters take any number of values.
    func parameter(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        addType(to: &conversion, of: "parameter", named: name, findings: &findings)
        if let isOptional = conversion.object.flag("optional", findings: &findings) {
            conversion.record.set("required", to: isOptional.map { $0 ? "false" : "true" })
        }
        addTraits(to: &conversion, &findings)
        conversion.copyFlag("rest", as: "variadic", &findings)
        return conversion.finished(short: "type", &findings)
    }

    private func addTraits(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        conversion.copyFlag("readonly", as: "readOnly", &findings)
        conversion.copyFlag("static", &findings)
        conversion.copyText("attribute", &findings)
        conversion.copyFlag("reflects", &findings)
        conversion.copyInheritance(&findings)
        conversion.copyText("signature", as: "declaration", &findings)
        conversion.addNamed(&findings)
    }

    /// Adds the type, the literal values and the default.
    private func addType(
        to conversion: inout RecordConversion, of kind: String, named name: Text, findings: inout Diagnostics
    ) {
        let type = conversion.takeType(&findings)
        let value = conversion.object.text("default", findings: &findings)
        let parsed = type.map { ScriptTypeText($0.value) }
        conversion.record.set("type", to: type)
        conversion.set(
            "values", to: type.flatMap { type in parsed?.values.flatMap { .list($0.texts(at: type.range)) } })
        conversion.record.set("default", to: value)
        guard let type, let parsed else {
            findings.report(.missingType(of: kind, name))
            return
        }
        if !parsed.repeated.isEmpty { findings.report(.repeatedAlternatives(parsed.repeated, at: type.range)) }
        if let value, parsed.takes(value.value) == false { findings.report(.wrongDefault(value, type: type.value)) }
    }
}
