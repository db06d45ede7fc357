import CatalogModel

/// A converter of the fields, attributes and methods of a class in a Custom Elements Manifest into properties and
/// methods of the entry format.
struct MemberConversion {
    private let options: RecordConversion.Options
    private var properties = NamedRecords("field")
    private var methods = NamedRecords("method")

    init(_ options: RecordConversion.Options) {
        self.options = options
    }

    /// Adds `properties` and `methods` to the record of a class.
    static func add(to conversion: inout RecordConversion, _ findings: inout Diagnostics) {
        var members = MemberConversion(conversion.options)
        let attributes = conversion.object.objects("attributes", findings: &findings)
        members.add(
            conversion.object.objects("members", findings: &findings),
            attributes: AttributeTable(attributes, findings: &findings), findings: &findings)
        conversion.set("properties", to: members.properties.value)
        conversion.set("methods", to: members.methods.value)
    }

    private mutating func add(
        _ members: [ManifestObject], attributes: AttributeTable, findings: inout Diagnostics
    ) {
        var attributes = attributes
        let conversion = PropertyConversion(options: options)
        for member in members {
            var member = member
            let kind = member.text("kind", findings: &findings)?.value ?? "field"
            guard let name = member.text("name", findings: &findings) else {
                findings.report(.missing("name", of: kind, at: member.range))
                continue
            }
            if kind == "method" {
                methods.addOverload(
                    name, record: MethodConversion(options: options).method(member, findings: &findings))
                if member.isInternal { methods.moveToEnd(name) }
            } else {
                attributes.join(&member, named: name, findings: &findings)
                properties.add(
                    name, record: conversion.property(member, named: name, findings: &findings), findings: &findings)
                if member.isInternal { properties.moveToEnd(name) }
            }
        }
        for (name, attribute) in attributes.remaining(&findings) {
            properties.add(
                name, record: conversion.property(attribute, named: name, findings: &findings), findings: &findings)
        }
    }
}

extension ManifestObject {
    /// Whether a member is not public, or has neither a description nor an attribute.
    fileprivate var isInternal: Bool {
        let isPublic = (value(of: "privacy")?.scalarText ?? "public") == "public"
        return !isPublic || !["summary", "description", "attribute"].contains(where: hasText)
    }
}

/// The attributes of a custom element in a Custom Elements Manifest, to be joined with the matching fields during
/// conversion.
struct AttributeTable {
    /// An attribute of the element, and whether a field of the class has been joined.
    private struct Attribute {
        let name: Text
        let field: String?
        var object: ManifestObject
        var isJoined = false
    }

    private var attributes: [Attribute] = []

    init(_ objects: [ManifestObject], findings: inout Diagnostics) {
        for object in objects {
            var object = object
            guard let name = object.text("name", findings: &findings) else {
                findings.report(.missing("name", of: "attribute", at: object.range))
                continue
            }
            let field = object.text("fieldName", findings: &findings)?.value
            if attributes.contains(where: { $0.name == name }) {
                findings.report(.duplicate("attribute", named: name))
            } else {
                attributes.append(Attribute(name: name, field: field, object: object))
            }
        }
    }

    /// Joins the facts of the attribute to a field: the attribute naming the field, or named by the field.
    mutating func join(_ field: inout ManifestObject, named name: Text, findings: inout Diagnostics) {
        let stated = field.range(of: "attribute")
        let attributeName = field.text("attribute", findings: &findings)
        let index = attributes.firstIndex { attribute in
            !attribute.isJoined
                && (attribute.field.map { $0 == name.value } ?? (attribute.name.value == attributeName?.value))
        }
        if let index {
            attributes[index].isJoined = true
            for difference in field.merge(attributes[index].object, as: "attribute", keeping: ["deprecated"]) {
                let key = difference.key.value
                findings.report(
                    .conflict(
                        key, of: name.value, at: difference.value.range, first: field.range(of: key) ?? name.range))
            }
        } else if let attributeName {
            findings.report(.unlistedAttribute(attributeName))
        }
        let text = index.map { attributes[$0].name } ?? attributeName
        if let text { field.add("attribute", text: text, at: stated ?? text.range) }
    }

    /// Returns the attributes not taken by any field, by the name of the mentioned field, or by the attribute's own
    /// name.
    func remaining(_ findings: inout Diagnostics) -> [(name: Text, object: ManifestObject)] {
        let rest = attributes.filter { !$0.isJoined }
        if let finding = Diagnostic.withoutField(rest.filter { $0.field == nil }.map(\.name)) {
            findings.report(finding)
        }
        return rest.map { attribute in
            if let field = attribute.field { findings.report(.danglingField(attribute.name, field: field)) }
            var object = attribute.object
            object.add("attribute", text: attribute.name, at: attribute.name.range)
            return (Text(attribute.field ?? attribute.name.value, at: attribute.name.range), object)
        }
    }
}
