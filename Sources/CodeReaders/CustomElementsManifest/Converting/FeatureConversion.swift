import CatalogModel
import CatalogSyntax
import SourceCode

/// A converter of a custom element's events, slots, parts, states and CSS custom properties, from a Custom Elements
/// Manifest into records of the entry format.
struct FeatureConversion {
    let options: RecordConversion.Options

    /// Adds all features to the record of an element.
    static func add(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        let features = FeatureConversion(options: conversion.options)
        features.add("events", kind: "event", to: &conversion, findings: &findings, convert: features.event)
        features.add("slots", kind: "slot", to: &conversion, findings: &findings, convert: features.slot)
        features.add("cssParts", kind: "part", to: &conversion, findings: &findings, convert: features.part)
        features.add("cssStates", kind: "state", to: &conversion, findings: &findings, convert: features.part)
        features.add(
            "cssProperties", kind: "custom property", to: &conversion, findings: &findings,
            convert: features.customProperty)
    }

    private func add(
        _ key: String, kind: String, to conversion: inout RecordConversion, findings: inout Diagnostics,
        convert: (ManifestObject, Text, inout Diagnostics) -> YAMLNode
    ) {
        var records = NamedRecords(kind)
        for object in conversion.object.objects(key, findings: &findings) {
            var object = object
            let name = object.text("name", findings: &findings)
            if name == nil, kind != "slot" { findings.report(.missing("name", of: kind, at: object.range)) }
            guard let name = name ?? (kind == "slot" ? Text("", at: object.range) : nil) else { continue }
            records.add(name, record: convert(object, name, &findings), findings: &findings)
        }
        conversion.set(key, to: records.value)
    }

    private func event(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        if let type = conversion.takeType(&findings) {
            let isEvent = Self.isEventClass(type.value)
            conversion.set(isEvent ? "type" : "payload", to: isEvent ? YAMLNode(text: type) : payload(type))
            if !isEvent { findings.report(.noEventClass(type, of: name.value)) }
        } else {
            findings.report(.missingType(of: "event", name))
        }
        for flag in ["bubbles", "cancelable", "composed"] { conversion.copyFlag(flag, &findings) }
        conversion.copyInheritance(&findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    /// Returns the payload of an event.
    ///
    /// Stencil's manifests name the payload's type in place of the event's class.
    private func payload(_ type: Text) -> YAMLNode {
        guard let values = ScriptTypeText(type.value).values else { return YAMLNode(text: type) }
        var payload = DeclaredRecord(at: type.range)
        payload.set("type", to: type)
        payload.set("values", to: values.texts(at: type.range))
        return payload.node
    }

    /// Whether a type is an event class: `Event`, `CustomEvent<string>`, `MouseEvent | TouchEvent`.
    private static func isEventClass(_ type: String) -> Bool {
        type.split(separator: "|").contains { $0.prefix { $0 != "<" }.description.trimmed.hasSuffix("Event") }
    }

    private func slot(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        if name.value.contains(where: { $0.isWhitespace || "()<>'\"".contains($0) }) {
            findings.report(.doubtfulSlot(name))
        }
        var conversion = RecordConversion(object, options: options)
        conversion.record.set("type", to: conversion.takeType(&findings))
        conversion.copyFlag("required", &findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    private func part(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    private func customProperty(_ object: ManifestObject, named name: Text, findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options: options)
        conversion.copyText("syntax", &findings)
        conversion.copyText("default", &findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }
}
