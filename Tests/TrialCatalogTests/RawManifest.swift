import Foundation

/// A manifest as Foundation reads it, so that nothing of the importer is involved in saying what has to be found.
struct RawManifest: Decodable {
    struct TypeText: Decodable { var text: String }

    struct Reference: Decodable {
        var name: String?
        var package: String?
        var module: String?
    }

    /// Something that is there, whatever it is.
    struct Anything: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    struct Return: Decodable { var type: TypeText? }

    /// A slot, an event, a part or a custom property.
    struct Feature: Decodable {
        var name: String
        var description: String?
        var type: TypeText?
        var `default`: String?
        var required: Anything?
    }

    struct Declaration: Decodable {
        var name: String
        var tagName: String
        var description: String?
        var members: [RawManifestMember]?
        var attributes: [RawManifestMember]?
        var events: [Feature]?
        var slots: [Feature]?
        var cssParts: [Feature]?
        var cssProperties: [Feature]?
        var superclass: Reference?
    }

    struct Export: Decodable {
        var kind: String
        var name: String
        var declaration: Reference
    }

    struct Module: Decodable {
        var path: String
        var declarations: [Declaration]?
        var exports: [Export]?
    }

    var modules: [Module]

    init(_ data: Data) throws {
        self = try JSONDecoder().decode(RawManifest.self, from: data)
    }
}

struct RawManifestMember: Decodable {
    var kind: String?
    var name: String
    var type: RawManifest.TypeText?
    var `default`: String?
    var description: String?
    var attribute: String?
    var fieldName: String?
    var `static`: Bool?
    var readonly: Bool?
    var reflects: Bool?
    var required: Bool?
    var optional: Bool?
    var parameters: [RawManifestMember]?
    var `return`: RawManifest.Return?
    var signature: String?
}
