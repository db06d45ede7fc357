import CatalogModel
import CatalogTestSupport
import CatalogSync
import CodeReaders
import Foundation
import CatalogSyntax
import Testing

@Suite("Verification with Kotlin signatures")
struct SignatureTests {
    static let signatures = """
        // Signature format: 4.0
        package com.example.ui {

          public final class ChipKt {
            method @KotlinOnly @androidx.compose.runtime.Composable public static void Chip(String label, kotlin.jvm.functions.Function0<kotlin.Unit> onClick, optional androidx.compose.ui.Modifier modifier, optional kotlin.jvm.functions.Function1<androidx.compose.foundation.layout.BoxScope,kotlin.Unit>? icon, optional boolean enabled);
            method @KotlinOnly @androidx.compose.runtime.Composable public static void Chip(@StringRes int labelId, kotlin.jvm.functions.Function0<kotlin.Unit> onClick);
            method @BytecodeOnly @androidx.compose.runtime.Composable public static void Chip(String, kotlin.jvm.functions.Function0<kotlin.Unit!>, int);
            method @Deprecated @androidx.compose.runtime.Composable public static java.util.List<java.lang.Integer> rememberSizes(int count);
          }

          public final class TitleKt {
            method @androidx.compose.runtime.Composable public static void Title(String text, optional int maxLines);
          }

          public final class ChipDefaults {
            field public static final com.example.ui.ChipDefaults INSTANCE;
          }

        }

        """

    static let entry = """
        id: chip
        title: Chip
        summary: A test.
        implementations:
          compose:
            types:
              Chip:
                kind: composable
                initializers:
                  - parameters:
                      label: { type: String, required: true }
                      onClick: () -> Unit
                      modifier: { type: Modifier, default: Modifier }
                      icon: { type: "(@Composable BoxScope.() -> Unit)?", required: false }
                      enabled: { type: Boolean, default: "true" }
                  - parameters:
                      labelId: Int
                      onClick: () -> Unit
              Title:
                kind: composable
                properties:
                  text: { type: String, required: true }
                  maxLines: { type: Int, default: "1" }
            functions:
              rememberSizes: { returns: List<Int>, deprecated: Use sizes., parameters: { count: Int } }
        """

    static func verify(_ text: String) async throws -> SourceVerification {
        let loaded = await Snippet.load(
            ["chip": entry], catalog: "format: 1\nname: Test\nsources: { compose: { signatures: kit.api } }")
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let source = try #require(registry.configuration.sources?.elements.first)
        let file = SourceFile(path: "kit.api", text: text)
        return SourceVerification(source, declaring: ComposeSignatureReader().read([file]), in: registry)
    }

    @Test(
        "A signature file with invalid bytes has a finding, and one with a BOM or CRLF is read")
    func encodings() {
        func read(_ bytes: [UInt8]) -> (names: [String], findings: [String]) {
            let api = ComposeSignatureReader().read([SourceFile(path: "a.api", bytes: bytes)])
            return (api.components.map(\.symbol.value), api.diagnostics.all.map(\.testDescription))
        }
        let start = Array("// Signature format: 4.0\n".utf8)
        for (byte, name) in [(UInt8(0xA0), "A0"), (0xFF, "FF"), (0xC3, "C3")] {
            let found = read(start + Array("method ".utf8) + [byte] + Array("();".utf8))
            #expect(found.names == [])
            #expect(
                found.findings == [
                    "a.api:2:8 «» the file is not UTF-8: its byte \(name) is not; save it as UTF-8 [encoding]"
                ])
        }
        let marked = [0xEF, 0xBB, 0xBF] + Array(Self.signatures.utf8)
        #expect(read(marked).names == ["Chip", "rememberSizes", "Title"])
        #expect(read(Array(Self.signatures.replacing("\n", with: "\r").utf8)).names == read(marked).names)
        // A mark behind a parenthesis makes one letter of both.
        #expect(read(start + Array("method )\u{301}();".utf8)).findings.count == 1)
        let deep = String(repeating: "List<", count: 20_000) + "int" + String(repeating: ">", count: 20_000)
        let method = "method @androidx.compose.runtime.Composable public static void Deep(\(deep) a);"
        #expect(read(start + Array(method.utf8)).names == ["Deep"])
    }

    @Test("Entries agree with signatures that omit Kotlin facts")
    func agreement() async throws {
        let verification = try await Self.verify(Self.signatures)
        #expect(verification.diagnostics.all.map(\.testDescription) == [])
        #expect(verification.coverage.verified == 3)
    }

    @Test(
        "One differing fact is one finding at its line on both sides",
        arguments: [
            ("(String label", "(String words", "label-drift", "label: {"),
            ("(String label", "(CharSequence label", "type-drift", "label: {"),
            ("(String label, ", "(", "not-in-code", "label: {"),
            (
                "optional androidx.compose.ui.Modifier", "androidx.compose.ui.Modifier", "optionality-drift",
                "modifier: {"
            ),
            ("kotlin.Unit>? icon", "kotlin.Unit> icon", "type-drift", "icon: {"),
            ("BoxScope,", "RowScope,", "type-drift", "icon: {"),
            ("boolean enabled", "int enabled", "type-drift", "enabled: {"),
            ("boolean enabled)", "boolean enabled, optional int size)", "not-in-entry", "- parameters:"),
            ("@Deprecated ", "", "deprecation-drift", "rememberSizes"),
            ("List<java.lang.Integer>", "List<java.lang.Float>", "type-drift", "rememberSizes"),
            ("optional int maxLines", "int maxLines", "optionality-drift", "maxLines: {"),
            ("Title(String text", "Title(int text", "type-drift", "text: {"),
            (", optional int maxLines", "", "not-in-code", "maxLines: {"),
            ("Title(", "Heading(", "not-in-code", "Title:"),
        ])
    func mutation(old: String, new: String, rule: String, line: String) async throws {
        let text = Self.signatures.replacing(old, with: new, maxReplacements: 1)
        try #require(text != Self.signatures)
        let findings = try await Self.verify(text).diagnostics.all.filter { $0.rule.id != "not-in-catalog" }
        #expect(findings.map(\.rule.id) == [rule], "\(findings.map(\.testDescription))")
        guard let finding = findings.first, let range = finding.range else { return }
        #expect(range.file.line(range.start.line)?.contains(line) == true, "\(finding.testDescription)")
        let changed = zip(text.split(separator: "\n"), Self.signatures.split(separator: "\n")).first { $0 != $1 }
        let note = finding.notes.first?.range
        if rule != "not-in-code" || line != "Title:" {
            #expect(note.flatMap { $0.file.line($0.start.line) } == changed.map { String($0.0) })
        }
    }

    @Test("Signatures that are broken, truncated or of another kind are errors, never agreement")
    func broken() async throws {
        let cut = String(Self.signatures.prefix(600))
        for text in [
            "", "{}", "package a {\n}\n", "// Signature format: 4.0\n", cut, Self.signatures + "what is this\n",
        ] {
            #expect(try await Self.verify(text).diagnostics.hasErrors, "\(text)")
        }
    }

    @Test(
        "Every public composable of real modules is read, once for each overload",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func realModules() throws {
        let files = SharedData.files(below: "data/compose-signatures", suffix: ".api")
        #expect(files.count == 12)
        for url in files {
            let text = try String(contentsOf: url, encoding: .utf8)
            let api = ComposeSignatureReader().read([SourceFile(path: url.lastPathComponent, text: text)])
            #expect(api.diagnostics.all.map(\.testDescription) == [], "\(url.lastPathComponent)")
            let wanted = text.split(separator: "\n").count { line in
                line.contains(" method ") && line.contains("Composable ") && line.contains(" public static ")
                    && !line.contains("@BytecodeOnly")
            }
            let found = api.components.reduce(0) { count, component in
                count + (component.entry.jsonValue().methodCount)
            }
            #expect(found == wanted, "\(url.lastPathComponent)")
        }
    }
}

extension JSONValue {
    /// How many methods an entry has that has one type or one function.
    fileprivate var methodCount: Int {
        guard case .object(let entry) = self, case .object(let implementations)? = entry["implementations"],
            case .object(let compose)? = implementations["compose"]
        else { return 0 }
        if case .object(let functions)? = compose["functions"] {
            return functions.members.reduce(0) { count, function in
                if case .array(let overloads) = function.value { count + overloads.count } else { count + 1 }
            }
        }
        guard case .object(let types)? = compose["types"], case .object(let type)? = types.members.first?.value,
            case .array(let overloads)? = type["initializers"]
        else { return 0 }
        return overloads.count
    }
}
