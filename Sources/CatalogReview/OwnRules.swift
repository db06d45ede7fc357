package import CatalogModel
import CatalogFormat

/// The catalog's own rules from `catalog.yaml`, parsed and ready for checking the catalog.
package struct OwnRules: Sendable {
    /// A rule of the catalog with all expressions parsed.
    fileprivate struct Reading: Sendable {
        let rule: Rule
        let severity: Severity?
        let each: DumpPath
        let choice: RuleExpression?
        let expectation: RuleExpression
        let message: String
        /// The places of `{name}` in the message, with the paths of the inserted values.
        let insertions: [(text: String, path: DumpPath)]
    }

    private let readings: [Reading]
    /// Mistakes in the rules.
    package let diagnostics: Diagnostics

    package init(_ configuration: CatalogConfiguration) {
        var found = Diagnostics()
        let root = configuration.ownRules.orEmpty().isEmpty ? nil : DumpShape.root
        readings = configuration.ownRules.orEmpty().compactMap { element in
            root.flatMap { Self.read(element, about: $0, diagnostics: &found) }
        }
        diagnostics = found
    }

    /// The rules by their names.
    package var rules: [Rule] { readings.map(\.rule) }

    /// Asks all that the rules ask for.
    package func check(_ registry: ComponentRegistry) -> Diagnostics {
        var found = Diagnostics()
        let readings = readings.filter { $0.severity != nil }
        if readings.isEmpty { return found }
        let dump = DumpedValue(value: RegistryDump.json(registry), way: [])
        for reading in readings {
            for value in reading.each.values(from: dump).flatMap(\.elements) {
                if let choice = reading.choice, !choice.holds(of: value) { continue }
                if reading.expectation.holds(of: value) { continue }
                found.report(reading.finding(about: value, in: registry))
            }
        }
        return found
    }

    // MARK: Reading

    private static func read(
        _ element: OrderedRecords<OwnRule>.Element, about root: DumpShape, diagnostics found: inout Diagnostics
    ) -> Reading? {
        let own = element.value
        if EntryID(element.name) == nil { found.report(.malformedName(element.key)) }
        guard let each = own.each, let expect = own.expect, let message = own.message,
            let target = path(each, about: root, diagnostics: &found)
        else { return nil }
        let insertions = insertions(of: message, about: target.shape, diagnostics: &found)
        func expression(_ text: Text) -> RuleExpression? {
            understood(text, diagnostics: &found) { () throws(ExpressionError) in
                var parser = try ExpressionParser(text.value, about: target.shape)
                return try parser.expression()
            }
        }
        let choice = own.where.flatMap(expression)
        let expectation = expression(expect)
        guard let expectation, (choice == nil) == (own.where == nil), EntryID(element.name) != nil else { return nil }
        return Reading(
            // A rule that is an error by default cannot be suppressed, so rules of a catalog are warnings.
            rule: Rule(element.name, .warning, message.value),
            severity: own.severity.map { $0.value.weight } ?? .warning,
            each: target.path, choice: choice, expectation: expectation, message: message.value,
            insertions: insertions)
    }

    private static func path(
        _ text: Text, about shape: DumpShape, diagnostics found: inout Diagnostics
    ) -> (path: DumpPath, shape: DumpShape)? {
        understood(text, diagnostics: &found) { () throws(ExpressionError) in
            var parser = try ExpressionParser(text.value, about: shape)
            return try parser.wholePath()
        }
    }

    private static func understood<Value>(
        _ text: Text, diagnostics found: inout Diagnostics, as parse: () throws(ExpressionError) -> Value
    ) -> Value? {
        do {
            return try parse()
        } catch {
            found.report(.expressionError(error, in: text))
            return nil
        }
    }

    private static func insertions(
        of message: Text, about shape: DumpShape, diagnostics found: inout Diagnostics
    ) -> [(text: String, path: DumpPath)] {
        var insertions: [(text: String, path: DumpPath)] = []
        for part in message.value.split(separator: "{").dropFirst() {
            guard let end = part.firstIndex(of: "}") else { continue }
            let name = Text(String(part[..<end]), at: message.range.narrowed(to: String(part[..<end])))
            guard let path = path(name, about: shape, diagnostics: &found)?.path else { continue }
            insertions.append(("{\(name.value)}", path))
        }
        return insertions
    }
}

extension OwnRules.Reading {
    fileprivate func finding(about value: DumpedValue, in registry: ComponentRegistry) -> Diagnostic {
        var words = message
        for insertion in insertions {
            let text = insertion.path.values(from: value).flatMap(\.elements).compactMap(\.text).first ?? ""
            words = words.split(separator: insertion.text, omittingEmptySubsequences: false).joined(separator: text)
        }
        // Report the first value that the expectation reads; without one, report the record.
        let culprit = expectation.paths.lazy.flatMap { $0.values(from: value) }.first
        let range =
            culprit.flatMap { DumpLocations.range(of: $0.way[...], in: registry) }
            ?? DumpLocations.range(of: value.way[...], in: registry)
        var finding = Diagnostic(rule, words, at: range)
        finding.severity = severity ?? .note
        return finding
    }
}

extension Diagnostic {
    fileprivate static func malformedName(_ name: Text) -> Diagnostic {
        let meant = EntryID(kebabCasing: name.value)?.rawValue
        return Diagnostic(
            ReviewRules.ownRule,
            "the name of a rule is in kebab case, not '\(name.value)'"
                + (meant.map { "; did you mean '\($0)'?" } ?? ""),
            at: name.range, fixIts: meant.map { [.init(replace: name.range, with: $0)] } ?? [])
    }

    fileprivate static func expressionError(_ error: ExpressionError, in text: Text) -> Diagnostic {
        let whole = text.range.narrowed(to: text.value)
        let isLiteral = whole.sourceText == text.value
        let location = isLiteral ? whole.part(from: error.offset, length: error.length) : text.range
        return Diagnostic(
            ReviewRules.ownRule, error.message, at: location,
            fixIts: isLiteral ? error.fix.map { [.init(replace: location, with: $0)] } ?? [] : [])
    }
}

extension RuleSeverity {
    /// The severity; nil for a rule without reports.
    fileprivate var weight: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
