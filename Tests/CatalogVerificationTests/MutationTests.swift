import CatalogModel
import CatalogTestSupport
import CatalogSync
import Testing

/// Changes to code, each of which makes one fact of an entry wrong.
@Suite("One changed fact of the code", .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
struct MutationTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        /// The rule, the line of the entry that the finding points at, and what the line of the code holds.
        let rule: String
        let line: String
        let codeLine: String

        init(_ old: String, _ new: String, _ rule: String, at line: String, code: String? = nil) {
            self.old = old
            self.new = new
            self.rule = rule
            self.line = line
            codeLine = code ?? new
        }

        var testDescription: String { "\(old) → \(new)" }
    }

    static let mutations: [Mutation] = [
        .init("var title: String\n", "var title: String?\n", "type-drift", at: "title: String"),
        .init("private(set) var presses", "var presses", "declaration-drift", at: "presses: {"),
        .init("var presses: Int =", "var presses: Double =", "type-drift", at: "presses: {"),
        .init("static var spacing", "var spacing", "declaration-drift", at: "spacing: {"),
        .init("public static var spacing: Double { 8 }", "", "not-in-code", at: "spacing: {", code: "struct Button"),
        .init(
            "message: \"Use title.\"", "message: \"Use it.\"", "deprecation-drift", at: "text: {", code: "text: String"),
        .init(
            "@available(*, deprecated, message: \"Use title.\")", "", "deprecation-drift", at: "text: {",
            code: "text: String"),
        .init("count: Int = 3", "count: Int = 4", "default-drift", at: "count: {"),
        .init("count: Int = 3", "count: Int", "default-drift", at: "count: {"),
        .init("count: Int = 3", "number count: Int = 3", "label-drift", at: "count: {"),
        .init("count: Int = 3, ", "", "not-in-code", at: "count: {", code: "init(_ title"),
        .init(
            "count: Int = 3, action: @escaping () -> Void = {}", "action: @escaping () -> Void = {}, count: Int = 3",
            "order-drift", at: "title: { label: _, type: String, required", code: "init(_ title"),
        .init("count: Int = 3,", "count: Int = 3, size: Int = 1,", "not-in-entry", at: "- parameters:"),
        .init("@escaping () -> Void", "@escaping @Sendable () -> Void", "type-drift", at: "action: {"),
        .init(
            "init?(named name: String, in words: [String: Set<Int>]?) { return nil }",
            "init(named name: String, in words: [String: Set<Int>]?) { title = name }", "optionality-drift",
            at: "failable", code: "init(named"),
        .init("[String: Set<Int>]?", "[String: Set<Int>]", "type-drift", at: "words: {"),
        .init("named name: String", "called name: String", "label-drift", at: "name: {"),
        .init("async throws -> Bool", "throws -> Bool", "declaration-drift", at: "async: true"),
        .init("async throws -> Bool", "async -> Bool", "type-drift", at: "throws: Error"),
        .init("throws -> Bool { true }", "throws -> Int { 1 }", "type-drift", at: "returns: Bool", code: "press(times"),
        .init("press(times: Int", "press(times: Int32", "type-drift", at: "times: Int"),
        .init("then next:", "with next:", "label-drift", at: "next: {"),
        .init("next: Button<Label>.Kind? = nil", "next: Button<Label>.Size? = nil", "type-drift", at: "next: {"),
        .init("func press", "static func press", "declaration-drift", at: "press:"),
        .init("public mutating func reset", "public func reset", "declaration-drift", at: "mutating: true"),
        .init("_ rest: Int...", "_ rest: Int", "declaration-drift", at: "rest: {"),
        .init("where T: Stylable { nil }", "{ nil }", "declaration-drift", at: "generics: <T>", code: "func find"),
        .init("case plain,", "case simple, plain,", "not-in-entry", at: "Button.Kind:"),
        .init("case plain, ", "case ", "not-in-code", at: "plain: What", code: "enum Kind"),
        .init("titled(String, size: Size)", "titled(String, size: Int)", "type-drift", at: "titled: {"),
        .init("titled(String, size: Size)", "titled(String, of: Size)", "label-drift", at: "titled: {"),
        .init("link(url: String)", "link(url: String, title: String)", "not-in-entry", at: "link: {"),
        .init("case small, medium,", "case medium, small,", "order-drift", at: "Button.Size: {", code: "enum Size"),
        .init("enum Size: String", "enum Size: Int", "type-drift", at: "Button.Size: {", code: "enum Size"),
        .init("iOS 15.0", "iOS 16.0", "availability-drift", at: "platforms: {", code: "struct Button"),
        .init("public class Panel", "public actor Panel", "declaration-drift", at: "kind: class"),
        .init("width: Double, height: Double", "width: Double, height: Int", "type-drift", at: "initializers: {"),
        .init("public var isOpen: Bool = false", "", "not-in-code", at: "isOpen: {", code: "class Panel"),
        .init(
            "public var isOpen: Bool = false", "public var isOpen: Bool = false; public var isWide: Bool { true }",
            "not-in-entry", at: "Panel:"),
        .init(
            "public func open(animated: Bool = true) {}", "", "not-in-code", at: "methods: { open", code: "class Panel"),
        .init("animated: Bool = true", "animated: Bool = false", "default-drift", at: "methods: { open"),
        .init("for name: String) -> Int", "for name: String) -> Double", "type-drift", at: "methods: { color"),
        .init(
            "var scale: Double { get }", "var scale: Double { get set }", "declaration-drift", at: "properties: { scale"
        ),
        .init("var scale: Double { get }", "", "not-in-code", at: "properties: { scale", code: "protocol Theme"),
        .init("typealias Handler = (Int)", "typealias Handler = (Bool)", "type-drift", at: "Handler:"),
        .init("amount: Double = 0.5", "amount: Double = 0.25", "default-drift", at: "lighten:"),
        .init("by amount", "with amount", "label-drift", at: "lighten:"),
        .init(
            "_ color: Int, by amount: Double = 0.5) -> Int { color }",
            "_ color: UInt, by amount: Double = 0.5) -> Int { 1 }", "type-drift", at: "lighten:", code: "lighten"),
    ]

    @Test("A changed fact of the code is reported once, with its lines in entry and code", arguments: mutations)
    func mutation(_ mutation: Mutation) async throws {
        let code = Kit.code.replacing(mutation.old, with: mutation.new, maxReplacements: 1)
        try #require(code != Kit.code)
        let verification = try await Kit.verify(code)
        let findings = verification.diagnostics.all.filter { $0.rule.id != "not-in-catalog" }
        #expect(findings.map(\.rule.id) == [mutation.rule], "\(findings.map(\.testDescription))")
        guard let finding = findings.first, let range = finding.range else { return }
        let line = range.file.line(range.start.line) ?? ""
        #expect(line.contains(mutation.line), "\(finding.testDescription)")
        let note = try #require(finding.notes.first)
        let number = try #require(note.message.split(separator: ":").last.flatMap { Int($0) })
        let codeLines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = mutation.codeLine.trimmingPrefix { $0.isWhitespace }.split(separator: "\n").first ?? ""
        #expect(codeLines[number - 1].contains(wanted), "\(note.message)")
        let isMendable =
            ["type-drift", "default-drift"].contains(mutation.rule) && findings[0].message.contains(" is '")
        if isMendable, !finding.message.contains("nothing"), !finding.message.contains("something") {
            #expect(!finding.fixIts.isEmpty, "\(finding.message)")
        }
        guard let fix = finding.fixIts.first else { return }
        // With the code's fact in its place, the entry agrees.
        var entries = Kit.entries
        for (name, text) in entries where fix.range.file.path.contains(name) {
            let bytes = Array(text.utf8)
            let mended = bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
            entries[name] = String(decoding: mended, as: UTF8.self)
        }
        let again = try await Kit.verify(code, entries: entries).diagnostics.all.filter {
            $0.rule.id != "not-in-catalog"
        }
        #expect(again.map(\.testDescription) == [])
    }
}
