import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation

/// Declarations that hold what those of the catalogs lack.
extension WitnessDeclaration {
    static let swiftSeeds: [WitnessDeclaration] =
        ["class", "struct", "protocol"].map { kind in
            let methods: [WitnessMember] = [
                .method(.init(name: "plain")),
                .method(.init(name: "made", parameters: [.init(name: "count", type: "Int")], result: "Int?")),
                .method(
                    .init(
                        name: "tried", parameters: [.init(name: "text", type: "String", label: "_")],
                        result: "[String]", isThrowing: true)),
                .method(
                    .init(
                        name: "awaited",
                        parameters: [.init(name: "a", type: "Int"), .init(name: "b", type: "Int", label: "with")],
                        result: "Int", isAsync: true)),
            ]
            let defaults: [WitnessMember] = [
                .method(
                    .init(
                        name: "filled",
                        parameters: [
                            .init(name: "a", type: "Int", initial: "1"),
                            .init(name: "b", type: "String?", initial: "nil"),
                        ])),
                .method(.init(name: "shared", parameters: [.init(name: "a", type: "Int", label: "_")], isStatic: true)),
                .initializer(
                    .init(
                        name: "init",
                        parameters: [.init(name: "a", type: "Int"), .init(name: "b", type: "Int", initial: "1")])),
            ]
            let properties: [WitnessMember] = [
                .property(.init(name: "value", type: "Int")), .property(.init(name: "maybe", type: "String?")),
                .property(.init(name: "fixed", type: "Int?", isReadOnly: true)),
            ]
            return WitnessDeclaration(kind: kind, members: properties + methods + (kind == "protocol" ? [] : defaults))
        } + [
            WitnessDeclaration(
                kind: "enum",
                members: [
                    .enumCase("plain", []),
                    .enumCase("valued", [.init(name: "a", type: "Int"), .init(name: "b", type: "String?")]),
                ])
        ]

    static let scriptSeeds: [WitnessDeclaration] = [
        WitnessDeclaration(
            platform: "web", kind: "class",
            members: properties("number", "string | undefined", "'a' | 'b' | 'c'")
                + methods("number", "string", "string | undefined") + [
                    .method(.init(name: "shared", parameters: [.init(name: "a", type: "number")], isStatic: true)),
                    .initializer(
                        .init(
                            name: "init",
                            parameters: [
                                .init(name: "a", type: "number"), .init(name: "b", type: "number", initial: "1"),
                            ])),
                ]),
        WitnessDeclaration(
            platform: "web", kind: "interface",
            members: properties("number", "string | undefined", "'a' | 'b' | 'c'")
                + methods("number", "string", "string | undefined")),
        WitnessDeclaration(platform: "web", kind: "enum", members: [.enumCase("small", []), .enumCase("large", [])]),
        WitnessDeclaration(
            platform: "react", kind: "component",
            members: given("number", "string", "string | undefined") + [
                .property(.init(name: "tone", type: "'a' | 'b' | 'c'", isRequired: true)),
                .property(.init(name: "pick", type: "(value: string) => void")),
            ]),
    ]

    static let kotlinSeeds: [WitnessDeclaration] = [
        WitnessDeclaration(
            platform: "compose", kind: "interface",
            members: properties("Int", "String?", "List<Int>") + methods("Int", "String", "String?")),
        WitnessDeclaration(
            platform: "compose", kind: "enum", members: [.enumCase("Small", []), .enumCase("Large", [])]),
        WitnessDeclaration(
            platform: "compose", kind: "composable",
            members: given("Int", "String", "String?") + [
                .property(.init(name: "pick", type: "(String) -> Unit", isRequired: true)),
                .property(.init(name: "texts", type: "List<String>", isRequired: true)),
            ]),
    ]

    private static func properties(_ number: String, _ optional: String, _ other: String) -> [WitnessMember] {
        [
            .property(.init(name: "value", type: number)), .property(.init(name: "maybe", type: optional)),
            .property(.init(name: "other", type: other)),
            .property(.init(name: "fixed", type: optional, isReadOnly: true)),
        ]
    }

    private static func methods(_ number: String, _ text: String, _ optional: String) -> [WitnessMember] {
        [
            .method(.init(name: "plain")),
            .method(.init(name: "made", parameters: [.init(name: "count", type: number)], result: optional)),
            .method(
                .init(
                    name: "awaited",
                    parameters: [.init(name: "a", type: number), .init(name: "b", type: text)], result: number,
                    isAsync: true)),
            .method(
                .init(
                    name: "filled",
                    parameters: [.init(name: "a", type: text), .init(name: "b", type: number, initial: "1")])),
        ]
    }

    private static func given(_ number: String, _ text: String, _ optional: String) -> [WitnessMember] {
        [
            .property(.init(name: "count", type: number, isRequired: true)),
            .property(.init(name: "text", type: text, isRequired: true)),
            .property(.init(name: "maybe", type: optional)),
            .property(.init(name: "filled", type: number, initial: "1")),
        ]
    }
}

// MARK: From catalogs

extension WitnessDeclaration {
    /// The types of a catalog's implementations for the web, as far as their members are made of types that every module
    /// has.
    static func scripts(in registry: ComponentRegistry) -> [WitnessDeclaration] {
        registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { $0.name == "web" }
                .flatMap { $0.value.types.orEmpty().elements }.compactMap { script($0.value) }
        }
    }

    private static func script(_ type: TypeDeclaration) -> WitnessDeclaration? {
        let properties = type.properties.orEmpty().compactMap { element -> WitnessMember? in
            // Functions have a name already.
            guard let text = element.value.type?.value, isSimple(text), element.name != "name",
                element.name.allSatisfy(\.isLetter)
            else { return nil }
            return .property(.init(name: element.name, type: text, isReadOnly: element.value.readOnly ?? false))
        }
        return properties.isEmpty ? nil : WitnessDeclaration(platform: "web", kind: "class", members: properties)
    }

    private static func isSimple(_ type: String) -> Bool {
        type.split(separator: " | ").allSatisfy { part in
            ["string", "number", "boolean", "undefined"].contains(part)
                || part.count > 2 && part.first == "'" && part.last == "'"
                    && part.dropFirst().dropLast().allSatisfy {
                        $0.isLetter || $0 == "-"
                    }
        }
    }

    /// The composable functions of a real library, each overload with its parameters of types that every module has.
    static func libraryComposables() async throws -> [WitnessDeclaration] {
        let urls = SharedData.files(below: "data/compose-signatures", suffix: ".2026-04.api")
        let files = try urls.map { url in
            SourceFile(path: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
        }
        let registry = try await Catalogs.imported(ComposeSignatureReader().read(files))
        return registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { $0.name == "compose" }
                .flatMap { $0.value.types.orEmpty().elements }
                .flatMap { $0.value.initializers.orEmpty() }.compactMap(composable)
        }
    }

    private static func composable(_ overload: Method) -> WitnessDeclaration? {
        let given = overload.parameters.orEmpty().compactMap { element -> WitnessMember? in
            let property = element.value.property
            guard let type = property.type?.value, composableTypes.contains(type) else { return nil }
            return .property(.init(name: element.name, type: type, isRequired: property.required ?? false))
        }
        return given.isEmpty ? nil : WitnessDeclaration(platform: "compose", kind: "composable", members: given)
    }

    private static let composableTypes: Set<String> = {
        let plain = ["Int", "String", "Boolean", "Long", "Float"]
        return Set(
            plain + plain.map { $0 + "?" } + ["() -> Unit", "(() -> Unit)?"] + plain.map { "(\($0)) -> Unit" })
    }()
}
