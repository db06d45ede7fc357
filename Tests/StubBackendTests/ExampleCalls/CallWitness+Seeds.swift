import CatalogModel
import CatalogTestSupport

extension CallWitness {
    // MARK: Swift

    /// Returns right calls of every initializer in a catalog's implementations of a name.
    static func swift(
        in registry: ComponentRegistry, of implementation: String, count: Int, _ random: inout SeededRandom
    ) -> [CallWitness] {
        let types = registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { $0.name == implementation }
                .flatMap { $0.value.types.orEmpty().elements }
        }
        let choices = Dictionary(
            types.filter { $0.value.kind?.value == .enum }.map { type in
                (
                    type.name,
                    type.value.cases.orEmpty().filter { $0.value.parameters == nil }.map(\.name).filter {
                        !$0.contains("[")
                    }
                )
            }, uniquingKeysWith: { first, _ in first })
        let seeds = types.filter { $0.value.kind?.value != .enum && $0.value.external != true }.flatMap { type in
            type.value.initializers.orEmpty().filter { $0.parameters != nil }.map { (type.name, $0) }
        }
        return (0..<count).map { index in
            let (type, method) = seeds[index % seeds.count]
            return swift(type, method, choices: choices, &random)
        }
    }

    private static func swift(
        _ type: String, _ method: Method, choices: [String: [String]], _ random: inout SeededRandom
    ) -> CallWitness {
        var call = CallWitness(language: .swift, type: type, arguments: [], given: [])
        for element in method.parameters.orEmpty() {
            let property = element.value.property
            let isRequired = property.default != nil ? false : property.required == true ? true : nil
            if isRequired == false, random.once(in: 3) { continue }
            var text = property.type?.value ?? property.either?.first?.value ?? "Any"
            // A type within the type is named by both outside of it.
            if choices[text] == nil, choices["\(type).\(text)"] != nil { text = "\(type).\(text)" }
            if text == "() -> Content" { text = "() -> Text" }
            let cases = choices[text] ?? []
            var value = "a\(call.given.count)"
            if cases.isEmpty || random.once(in: 4) {
                let isEscaping = text.contains("->") && !text.hasSuffix("?") && !text.contains("@escaping")
                call.given.append("_ \(value): \(isEscaping ? "@escaping " : "")\(text)")
            } else {
                value = ".\(random.pick(cases))"
            }
            let label = element.value.label?.value ?? element.name
            call.arguments.append(
                Argument(
                    label: label == "_" ? nil : label, value: value, isRequired: isRequired,
                    choices: value.hasPrefix(".") ? cases : []))
        }
        return call
    }

    // MARK: React

    /// Returns right tags of every component in a catalog's implementations for React.
    static func react(in registry: ComponentRegistry, count: Int, _ random: inout SeededRandom) -> [CallWitness] {
        let types = registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { $0.name == "react" }
                .flatMap { $0.value.types.orEmpty().elements }
        }
        let choices = Dictionary(
            types.filter { $0.value.kind?.value == .enum }.map { ($0.name, $0.value.cases.orEmpty().names) },
            uniquingKeysWith: { first, _ in first })
        let seeds = types.filter { $0.value.kind?.value == .component }
        return (0..<count).map { index in
            let type = seeds[index % seeds.count]
            var call = CallWitness(language: .script, type: type.name, arguments: [], given: [])
            for element in type.value.properties.orEmpty() {
                let property = element.value
                let isRequired = property.required == true && property.default == nil
                if !isRequired, random.once(in: 3) { continue }
                if element.name == "children", random.once(in: 2) {
                    call.hasContent = true
                    continue
                }
                let text = property.type?.value ?? "string"
                let literals = text.split(separator: "'").map(String.init).filter {
                    $0 != " | " && text.contains("'\($0)'")
                }
                var value = "{a\(call.given.count)}"
                var values: [String] = []
                if let cases = choices[text], !random.once(in: 4) {
                    value = "{\(text).\(random.pick(cases))}"
                    values = cases
                } else if !literals.isEmpty, !random.once(in: 4) {
                    let literal = random.pick(literals)
                    value = random.once(in: 2) ? "\"\(literal)\"" : "{'\(literal)'}"
                    values = literals
                } else {
                    call.given.append("a\(call.given.count): \(text)")
                }
                call.arguments.append(
                    Argument(label: element.name, value: value, isRequired: isRequired, choices: values))
            }
            call.arguments.shuffle(using: &random)
            return call
        }
    }

    // MARK: Entries

    /// An entry with what the catalogs lack: overloads, labels of two kinds, defaults, closures, cases.
    static let swiftKit = Snippet.entry(
        "kit",
        """
        implementations:
          swiftui:
            types:
              Kit.Tone: { kind: enum, cases: [calm, loud, quiet] }
              Kit.Unit: { kind: enum, cases: { meter: {}, mile: {}, custom: { parameters: { name: String } } } }
              Kit.Panel:
                kind: struct
                initializers:
                  - parameters:
                      title: { type: String, required: true }
                      tone: { type: Kit.Tone, default: .calm }
                      count: { label: of, type: Int, default: 1 }
                      action: { type: () -> Void, required: true }
              Kit.Field:
                kind: struct
                initializers:
                  - parameters:
                      text: { label: _, type: String, required: true }
                      prompt: { type: "String?", default: nil }
                      limit: { type: Int, required: true }
                      isOn: { type: Bool, default: false }
              Kit.Row:
                kind: class
                initializers:
                  - parameters:
                      leading: { type: String, required: true }
                      trailing: { type: String, required: true }
                  - parameters:
                      leading: { type: String, required: true }
                      value: { type: Double, required: true }
                      unit: { type: Kit.Unit, required: true }
              Kit.Meter:
                kind: struct
                initializers:
                  - parameters:
                      value: { type: Double, required: true }
                      range: { label: in, type: Double, default: 0.5 }
                      unit: { type: Kit.Unit, required: true }
                      tone: { type: Kit.Tone, required: true }
        """)

    /// An entry with components of React.
    static let reactKit = Snippet.entry(
        "kit",
        """
        implementations:
          react:
            types:
              Tone: { kind: enum, cases: [calm, loud, quiet] }
              Panel:
                kind: component
                properties:
                  heading: { type: string, required: true }
                  tone: { type: Tone, required: true }
                  size: "'small' | 'medium' | 'large'"
                  onToggle: { type: "(isOpen: boolean) => void" }
                  children: { type: ReactNode, required: true }
              Field:
                kind: component
                properties:
                  text: { type: string, required: true }
                  limit: { type: number, default: 12 }
                  kind: { type: "'plain' | 'search'", required: true }
                  isInvalid: { type: boolean }
                  onTextChange: { type: "(text: string) => void", required: true }
              Meter:
                kind: component
                properties:
                  amount: { type: number, required: true }
                  unit: { type: "'meter' | 'mile' | undefined" }
                  tone: { type: Tone }
                  marks: { type: "number[]", required: true }
              Spacer: { kind: component, properties: { length: { type: number }, axis: "'row' | 'column'" } }
        """)
}
