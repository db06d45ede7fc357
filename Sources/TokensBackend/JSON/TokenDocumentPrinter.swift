import CatalogModel

/// A printer of a theme's tokens as the JSON of a Design Tokens file.
///
/// Each token states a type, because the official schema ignores the types of groups.
struct TokenDocumentPrinter {
    let document: TokenDocument
    let aliases: TokenSettings.Aliases

    var json: JSONValue {
        var file = JSONObject()
        if let description = document.description { file.append("$description", value: .string(description)) }
        addItems(of: 0, to: &file)
        return .object(file)
    }

    private func addItems(of group: Int, to object: inout JSONObject) {
        for item in document.groups[group].items {
            switch item {
            case .token(let name, let token): object.append(name, value: json(token))
            case .group(let name, let index):
                var members = JSONObject()
                let record = document.groups[index].record
                members["$description"] = record?.description.map(JSONValue.string)
                if let extensions = record?.extensions, !extensions.isEmpty {
                    members.append("$extensions", value: .object(extensions))
                }
                addItems(of: index, to: &members)
                object.append(name, value: .object(members))
            }
        }
    }

    private func json(_ token: DesignToken) -> JSONValue {
        let deprecation: JSONValue = (token.deprecation?.message).map(JSONValue.string) ?? true
        let data = token.vendorData
        return [
            "$type": token.type.map(JSONValue.string),
            "$value": TokenFileValue(aliases: aliases).value(of: token),
            "$description": token.description.map(JSONValue.string),
            "$deprecated": token.isDeprecated ? deprecation : nil,
            "$extensions": data.isEmpty ? nil : .object(data),
        ]
    }
}
