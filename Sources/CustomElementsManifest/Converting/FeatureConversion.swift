import CatalogModel
import CatalogYAML
import DeclaredAPI
import ScriptDescriptions

/// A conversion of an element's features visible to the page into records: events, slots, parts, states and custom
/// properties.
struct FeatureConversion {
    let options: RecordConversion.Options

    /// Adds all features to the record of an element.
    static func add(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        let features = FeatureConversion(options: conversion.options)
        features.add("events", "event", to: &conversion, &findings, features.event)
        features.add("slots", "slot", to: &conversion, &findings, features.slot)
        features.add("cssParts", "part", to: &conversion, &findings, features.part)
        features.add("cssStates", "state", to: &conversion, &findings, features.part)
        features.add("cssProperties", "custom property", to: &conversion, &findings, features.customProperty)
    }

    private func add(
        _ key: String, _ kind: String, to conversion: inout RecordConversion, _ findings: inout Diagnostics,
        _ convert: (ManifestObject, Text, inout Diagnostics) -> YAMLNode
    ) {
        var records = NamedRecords(kind)
        for object in conversion.object.objects(key, &findings) {
            var object = object
            let name = object.text("name", &findings)
            if name == nil, kind != "slot" { findings.report(.missing("name", of: kind, at: object.range)) }
            guard let name = name ?? (kind == "slot" ? Text("", at: object.range) : nil) else { continue }
            records.add(name, convert(object, name, &findings), &findings)
        }
        conversion.set(key, records.value)
    }

    private func event(_ object: ManifestObject, _ name: Text, _ findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options)
        if let type = conversion.takeType(&findings) {
            let isEvent = Self.isEventClass(type.value)
            conversion.set(isEvent ? "type" : "payload", isEvent ? YAMLNode(text: type) : payload(type))
            if !isEvent { findings.report(.noEventClass(type, of: name.value)) }
        } else {
            findings.report(.missingType(of: "event", name))
        }
        for flag in ["bubbles", "cancelable", "composed"] { conversion.copyFlag(flag, &findings) }
        conversion.copyInheritance(&findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    /// Returns the payload of an event. Stencil's manifests name the payload's type in place of the event's class.
    private func payload(_ type: Text) -> YAMLNode {
        guard let values = TypeText(type.value).values else { return YAMLNode(text: type) }
        var payload = DeclaredRecord(at: type.range)
        payload.set("type", type)
        payload.set("values", values.texts(at: type.range))
        return payload.node
    }

    /// Whether a type is an event class: `Event`, `CustomEvent<string>`, `MouseEvent | TouchEvent`.
    private static func isEventClass(_ type: String) -> Bool {
        type.split(separator: "|").contains { $0.prefix { $0 != "<" }.description.trimmed.hasSuffix("Event") }
    }

    private func slot(_ object: ManifestObject, _ name: Text, _ findings: inout Diagnostics) -> YAMLNode {
        if name.value.contains(where: { $0.isWhitespace || "()<>'\"".contains($0) }) {
            findings.report(.doubtfulSlot(name))
        }
        var conversion = RecordConversion(object, options)
        conversion.record.set("type", conversion.takeType(&findings))
        conversion.copyFlag("required", &findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    private func part(_ object: ManifestObject, _ name: Text, _ findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }

    private func customProperty(_ object: ManifestObject, _ name: Text, _ findings: inout Diagnostics) -> YAMLNode {
        var conversion = RecordConversion(object, options)
        conversion.copyText("syntax", &findings)
        conversion.copyText("default", &findings)
        conversion.addNamed(&findings)
        return conversion.finished(short: "description", &findings)
    }
}
