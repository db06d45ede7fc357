import CatalogModel
import CatalogTestSupport
import Foundation
import CatalogSyntax
import Testing

/// Types and prose of real design systems, written without quotes: what YAML does not read as it stands has a finding,
/// and its fix gives the text back to the letter.
@Suite(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct RealTextTests {
    /// Every text of one line in the JSON and YAML of the data.
    private static let texts = Result {
        var texts: Set<String> = []
        func collect(_ node: YAMLNode) {
            switch node.content {
            case .scalar(let scalar):
                for line in scalar.text.split(whereSeparator: \.isNewline) {
                    let text = line.trimmingCharacters(in: .whitespaces)
                    if !text.isEmpty, text.count < 300 { texts.insert(text) }
                }
            case .sequence(let sequence): for element in sequence.elements { collect(element) }
            case .mapping(let mapping): for pair in mapping.pairs { collect(pair.value) }
            }
        }
        for folder in ["backbase", "govuk-frontend", "fluentui-apple", "glide-core", "dnn-elements", "symbol-graphs"] {
            let files = [".json", ".yaml"].flatMap { SharedData.files(below: "data/\(folder)", suffix: $0) }
            for file in files {
                let bytes = try Array(Data(contentsOf: file))
                if let node = Reading(SourceFile(path: file.lastPathComponent, bytes: bytes)).node { collect(node) }
            }
        }
        return texts.sorted()
    }

    /// A way to write a value, and how to find it in the tree.
    struct Form: Sendable {
        let before: String
        let after: String
        let tree: @Sendable (JSONValue) -> JSONValue
    }

    static let forms = [
        Form(before: "key: ", after: "\n") { ["key": $0, "end": "here"] },
        Form(before: "key:\n  - ", after: "\n") { ["key": [$0], "end": "here"] },
        Form(before: "key: { a: ", after: " }\n") { ["key": ["a": $0], "end": "here"] },
        Form(before: "key: { a: ", after: ", b: c }\n") { ["key": ["a": $0, "b": "c"], "end": "here"] },
    ]

    @Test(arguments: forms.indices) func nothingIsLostInSilence(_ index: Int) throws {
        let form = Self.forms[index]
        var lost: [String] = []
        var mended = 0
        var unmended = 0
        // A comma at the end of a line is not text, and what is in quotes already is read as such.
        for text in try Self.texts.get() where text.last != "," && text.first != "\"" && text.first != "'" {
            let reading = Reading(form.before + text + form.after + "end: here\n")
            let expected = form.tree(.string(text)).compact
            if reading.findings.isEmpty {
                if reading.tree != expected, !isOther(reading, form) { lost.append(text) }
            } else if reading.findings.allSatisfy({ !$0.fixIts.isEmpty }), Reading(reading.fixed).tree == expected {
                mended += 1
            } else {
                unmended += 1
            }
        }
        #expect(lost == [])
        #expect(mended > 150)
        // Half a statement of code, mostly.
        #expect(unmended * 10 < mended)
    }

    /// Whether the tree has a list, a mapping or nothing where the text should be, which the entry format refuses.
    private func isOther(_ reading: Reading, _ form: Form) -> Bool {
        guard case .mapping(let root)? = reading.node?.content, var value = root["key"] else { return false }
        if form.before.hasSuffix("- ") {
            guard case .sequence(let list) = value.content, list.elements.count == 1 else { return false }
            value = list.elements[0]
        } else if form.before.contains("{") {
            guard case .mapping(let mapping) = value.content, let inner = mapping["a"] else { return false }
            if mapping.pairs.contains(where: { $0.key.value.contains(" ") && isAbsent($0.value) }) { return true }
            value = inner
        }
        if case .scalar = value.content { return isAbsent(value) }
        return true
    }

    private func isAbsent(_ node: YAMLNode) -> Bool {
        if case .scalar(let scalar) = node.content { scalar.isAbsent } else { false }
    }
}
