import CatalogModel
import CatalogTestSupport
import Testing

/// A converted stub contains all facts of its source, except types and defaults that were converted.
@Suite("Completeness of converted stubs")
struct ConvertedCompletenessTests {
    @Test(
        "A converted stub contains every name and description of the API",
        arguments: Catalogs.present.filter { ![.hostile, .awkward, .accepted].contains($0) }, ["compose", "react"])
    func texts(catalog: Catalogs, target: String) async throws {
        let registry = try await catalog.registry()
        let stubs = Stubs(registry, options: ["targets": .array([.string(target)])])
        for component in registry.components {
            let files = stubs.files.filter { $0.key.hasPrefix("\(target)/\(component.id)/") }
            guard !files.isEmpty else { continue }
            let text = Self.folded(files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
            let words = Set(text.split { !Self.isPart($0) })
            func missing(_ texts: [String]) -> [String] {
                texts.map(Self.folded).filter { !$0.isEmpty && !Self.stands($0, in: text, words) }
            }
            let wanted = component.entry.implementations.orEmpty().map { implementation in
                implementation.value.types.orEmpty().filter { $0.value.from == nil && $0.value.external != true }
                    .map { Self.wanted(of: $0, isCompose: target == "compose") }
            }
            // The stub is made of one of the implementations, of one that says something if there is any.
            let fewest = wanted.filter { !$0.allSatisfy(\.isEmpty) }.map { types in
                types.flatMap { type in
                    missing(type.all) + type.choices.flatMap { $0.map(missing).fewest }
                }
            }.fewest
            #expect(fewest == [], "\(component.id)")
        }
    }

    /// The texts wanted of a type: all of some, and of each choice one list.
    private struct Wanted {
        var all: [String]
        var choices: [[[String]]]

        var isEmpty: Bool { all.isEmpty && choices.isEmpty }
    }

    /// In Compose, what only Swift or CSS has is left out: initializers beside their parameters, custom properties.
    private static func wanted(of type: OrderedRecords<TypeDeclaration>.Element, isCompose: Bool) -> Wanted {
        // A type in another one may have all parts of the name together, and an element the name of its class.
        let names =
            [String(type.name.split(separator: ".").last ?? "")]
            + type.value.names.orEmpty().map(\.value.value)
        var choices = [names.map { [$0] }]
        let type = type.value
        var texts = EntryTexts.of(type.description as Any)
        for property in type.properties.orEmpty() { texts += Self.texts(of: property.value, named: property.name) }
        let initializers = type.initializers.orEmpty().map { Self.texts(of: $0, hasDescription: !isCompose) }
        // In Compose, a component is one function.
        if isCompose, initializers.count > 1 { choices.append(initializers) } else { texts += initializers.joined() }
        for overloads in type.methods.orEmpty() {
            texts += [overloads.name] + overloads.value.flatMap { Self.texts(of: $0) }
        }
        for event in type.events.orEmpty() {
            texts += [event.name] + EntryTexts.of(event.value.named.description as Any)
        }
        for slot in type.slots.orEmpty() { texts += [slot.name] + EntryTexts.of(slot.value.named.description as Any) }
        for element in type.cases.orEmpty() {
            texts += NamePattern.names(element.name) + EntryTexts.of(element.value.named.description as Any)
        }
        if isCompose { return Wanted(all: texts, choices: choices) }
        for property in type.cssProperties.orEmpty() {
            texts += [property.name] + EntryTexts.of(property.value.named.description as Any)
        }
        for part in type.cssParts.orEmpty() {
            texts += [part.name] + EntryTexts.of(part.value.named.description as Any)
        }
        return Wanted(all: texts, choices: choices)
    }

    private static func texts(of method: Method, hasDescription: Bool = true) -> [String] {
        (hasDescription ? EntryTexts.of(method.named.description as Any) : [])
            + method.parameters.orEmpty().flatMap { texts(of: $0.value.property, named: $0.name) }
    }

    private static func texts(of property: Property, named name: String) -> [String] {
        [name] + EntryTexts.of(property.named.description as Any)
    }

    /// Whether a text is there, a name also in the style of another language: `isEnabled` as `enabled`, `burn-out` as
    /// `onBurnOut`.
    private static func stands(_ wanted: String, in text: String, _ words: Set<Substring>) -> Bool {
        if wanted.allSatisfy(isPart) ? words.contains(wanted[...]) : text.contains(wanted) { return true }
        let name = (wanted == "isEnabled" ? "enabled" : wanted).lowercased().filter { $0.isLetter || $0.isNumber }
        return words.contains { $0.lowercased().hasSuffix(name) }
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// White space counts as one space, and what begins a line of a comment as none.
    private static func folded(_ text: String) -> String {
        text.replacing("*\\/", with: "*/").replacing("/\\*", with: "/*").replacing("\\@", with: "@")
            .replacing("{\\@", with: "{@")
            .split(whereSeparator: \.isWhitespace).filter { $0 != "*" && $0 != "//" }.joined(separator: " ")
    }
}

extension [[String]] {
    /// The shortest list; an empty one if there is none.
    fileprivate var fewest: [String] { self.min { $0.count < $1.count } ?? [] }
}
