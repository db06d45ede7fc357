import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// Components as react-docgen writes them.
enum DocgenSample {
    private static let types = ["string", "number", "boolean", "() => void", "Date | null", "string[]", "ReactNode"]

    /// Components with many properties, a line for each fact.
    static let text: String = {
        let components = (0..<8).map { number in
            let properties = (0..<10).map { index in
                let type = types[(number + index) % types.count]
                let isRequired = index % 3 == 0
                // What has a default need not be given, whatever a program says. The default of a string changes with
                // the type: only as a string is it read in quotes.
                let hasDefault = index % 3 == 1 && type != "string"
                let rest = !hasDefault ? "" : ",\n      \"defaultValue\": { \"value\": \"\(index)\" }"
                return """
                    "prop\(index)": {
                      "type": { "name": "\(type)" },
                      "required": \(isRequired),
                      "description": ""\(rest)
                    }
                    """
            }
            return """
                {
                  "displayName": "Part\(number)",
                  "filePath": "src/Part\(number).tsx",
                  "description": "A part.",
                  "methods": [],
                  "props": {
                    \(properties.joined(separator: ",\n"))
                  }
                }
                """
        }
        return "[\n" + components.joined(separator: ",\n") + "\n]\n"
    }()
}

/// Elements of a real library.
enum ManifestSample {
    /// Manifests of one declaration each.
    static func elements() throws -> [(name: String, text: String)] {
        let url = SharedData.folder.appendingPathComponent("data/glide-core-history/2025-10-13.custom-elements.json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let modules = try #require(root["modules"] as? [[String: Any]])
        return try modules.flatMap { module in
            try (module["declarations"] as? [[String: Any]] ?? []).compactMap { declaration in
                guard let tag = declaration["tagName"] as? String else { return nil }
                let own: [String: Any] = ["path": module["path"] ?? "", "declarations": [declaration]]
                let manifest: [String: Any] = ["schemaVersion": "1.0.0", "modules": [own]]
                let data = try JSONSerialization.data(withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys])
                return (tag, String(decoding: data, as: UTF8.self))
            }
        }
    }
}

/// Functions of a real module.
enum SignatureSample {
    static func text() throws -> String {
        let url = SharedData.folder.appendingPathComponent("data/compose-signatures/media-ui.2026-04.api")
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// Parameters of composable functions without overloads that are gone, new, or called otherwise.
    static func members(of text: String) -> [MemberMutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let functions = lines.enumerated().filter { _, line in
            line.contains("Composable ") && line.contains(" public static ") && !line.contains("@BytecodeOnly")
        }
        let names = functions.map { name(of: $0.element) }
        return zip(functions, names).flatMap { function, name -> [MemberMutation] in
            guard names.count(where: { $0 == name }) == 1,
                let open = function.element.firstRange(of: " \(name)(")?.upperBound,
                let end = function.element.lastIndex(of: ")")
            else { return [] }
            let parameters = parts(function.element[open..<end])
            func line(_ parameters: [String]) -> String {
                function.element[..<open] + parameters.joined(separator: ",") + function.element[end...]
            }
            func mutation(_ kind: MemberMutationKind, _ old: String?, _ parameters: [String]) -> MemberMutation {
                var copy = lines
                copy[function.offset] = line(parameters)
                return MemberMutation(
                    kind: kind, old: old, new: kind == .gone ? nil : MemberMutation.newName,
                    text: copy.joined(separator: "\n"), list: name)
            }
            let added = " optional int " + MemberMutation.newName
            let new = mutation(.new, nil, parameters + [parameters.isEmpty ? String(added.dropFirst()) : added])
            return [new]
                + parameters.indices.flatMap { index in
                    let old = String(parameters[index].split(separator: " ").last ?? "")
                    var (gone, renamed) = (parameters, parameters)
                    gone.remove(at: index)
                    renamed[index] = renamed[index].dropLast(old.count) + MemberMutation.newName
                    return [mutation(.gone, old, gone), mutation(.renamed, old, renamed)]
                }
        }
    }

    /// The name before the parentheses of the parameters, which are the last ones of a line.
    private static func name(of line: String) -> String {
        let head = line.split(separator: " public static ").last ?? ""
        return String(head.prefix { $0 != "(" }.split(separator: " ").last ?? "")
    }

    private static func parts(_ text: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if "<(".contains(character) { depth += 1 }
            if ">)".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts == [""] ? [] : parts
    }
}

/// A module of many members of every form.
enum GraphSample {
    struct Member {
        let name: String
        /// The declaration under a name.
        let code: @Sendable (String) -> String
    }

    static let members: [Member] = {
        let types = ["Int", "String", "[Double]", "Set<Int>", "Bool?", "(Int) -> Void"]
        return types.enumerated().flatMap { number, type -> [Member] in
            [
                Member(name: "value\(number)") { "public var \($0): \(type) { fatalError() }" },
                Member(name: "fixed\(number)") { "public static func \($0)() -> \(type) { fatalError() }" },
                Member(name: "act\(number)") {
                    "public func \($0)(_ first: \(type), second: Int = 1) -> \(type) { fatalError() }"
                },
            ]
        }
    }()

    static func code(_ members: [String]) -> String {
        "public struct Box {\n" + members.joined(separator: "\n") + "\n}\n"
    }
}
