import CatalogModel
import CatalogSyntax

/// A converter of methods and functions in a Custom Elements Manifest into methods of the entry format.
struct MethodConversion {
    let options: RecordConversion.Options

    func method(_ object: ManifestObject, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        addCall(to: &conversion, &findings)
        conversion.copyFlag("static", &findings)
        conversion.copyFlag("async", &findings)
        conversion.copyInheritance(&findings)
        conversion.copyText("signature", as: "declaration", &findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    /// Returns the parameters of a mixin, as the only way to call the mixin; nil for a mixin without statements about
    /// parameters.
    static func mixinCall(_ conversion: inout RecordConversion, findings: inout Diagnostics) -> YAMLNode? {
        guard conversion.object.has("parameters") || conversion.object.has("return") else { return nil }
        var call = RecordConversion(conversion.object.taking(["parameters", "return"]), options: conversion.options)
        _ = conversion.object.take("parameters")
        _ = conversion.object.take("return")
        MethodConversion(options: conversion.options).addCall(to: &call, &findings)
        return .list([call.finished(&findings)])
    }

    private func addCall(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        let parameters = conversion.object.objects("parameters", findings: &findings)
        conversion.set("parameters", to: self.parameters(parameters, findings: &findings))
        if let outcome = conversion.object.object("return", findings: &findings) {
            conversion.set("returns", to: self.outcome(outcome, findings: &findings))
        }
    }

    private func parameters(_ objects: [ManifestObject], findings: inout Diagnostics) -> YAMLNode? {
        let conversion = PropertyConversion(options: options)
        var records = NamedRecords("parameter")
        for object in objects {
            var object = object
            guard let name = object.text("name", findings: &findings) else {
                findings.report(.missing("name", of: "parameter", at: object.range))
                continue
            }
            records.add(
                name, record: conversion.parameter(object, named: name, findings: &findings), findings: &findings)
        }
        return records.value
    }

    private func outcome(_ object: ManifestObject, findings: inout Diagnostics) -> YAMLNode? {
        var conversion = RecordConversion(object, options: options)
        conversion.record.set("type", to: conversion.takeType(&findings))
        conversion.set("description", quoted: conversion.takeDescription(&findings))
        let outcome = conversion.finished(short: "type", &findings)
        return outcome.isEmptyMapping ? nil : outcome
    }
}
