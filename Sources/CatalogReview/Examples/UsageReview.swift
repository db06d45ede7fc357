package import CatalogModel
import SourceCode

/// A check of code that uses the components of a catalog, without a compiler: calls in Swift and Kotlin, tags in HTML
/// and JSX.
///
/// The check has a verdict on a call only where the catalog states enough. All other calls are listed with the reason.
package struct UsageReview: Sendable {
    /// The result for a piece of code.
    package struct Report: Sendable {
        /// In the order of the code.
        package internal(set) var findings: [Finding] = []
        /// The names of the calls that agree with the catalog or have findings.
        package internal(set) var judged: [String] = []
        package internal(set) var notJudged: [(name: String, reason: String)] = []
        /// Deprecations of what the code uses, in the order of the code.
        package internal(set) var notes: [Finding] = []
        /// Whether a name outside of the catalog is probably misspelled.
        fileprivate var hasSlip = false
    }

    /// A difference between the code and the catalog.
    package struct Finding: Sendable {
        /// The bytes of the code with the difference.
        package let bytes: Range<Int>
        package let message: String
        /// The bytes to replace and the likely code instead; nil without a certain correction.
        package let fix: (bytes: Range<Int>, text: String)?

        /// Creates a note on something deprecated.
        fileprivate init(noteOn name: String, _ deprecation: Deprecation, at bytes: Range<Int>) {
            let names = deprecation.replacements.orEmpty().map { "'\($0.value)'" }
            let use = names.isEmpty ? "" : "; use \(names.joined(separator: " or "))"
            self.bytes = bytes
            message = "'\(name)' is deprecated\(use)" + (deprecation.message.map { ": \($0.source.value)" } ?? "")
            fix = nil
        }

        fileprivate init(_ diagnostic: ExampleDiagnostic) {
            bytes = diagnostic.bytes
            message = diagnostic.message
            let start = bytes.lowerBound
            fix =
                diagnostic.insertion.map { (start..<start, $0) }
                ?? diagnostic.replacement.map { (diagnostic.bytes, $0) }
        }
    }

    private let types: CallableTypes
    private let registry: ComponentRegistry

    package init(of registry: ComponentRegistry) {
        self.registry = registry
        types = CallableTypes(registry)
    }

    /// The languages with a reader of calls.
    package static var languages: [String] {
        ProgrammingLanguage.all.filter { $0.traits.syntax != nil }.map(\.name)
    }

    /// Returns the result for code; nil for a language without a reader of calls.
    ///
    /// - Parameters:
    ///   - code: One or more calls or tags.
    ///   - language: The language, as named by code blocks.
    ///   - platform: The implementation, such as `swiftui`; nil for all in the language.
    /// - Returns: The findings, and the calls with and without a judgment.
    package func report(on code: String, language: String, platform: String?) -> Report? {
        guard let syntax = ExampleReview.syntax(of: language) else { return nil }
        var report = Report()
        if syntax == .html || syntax == .script {
            let names = CodeNames(in: code, syntax: syntax)
            for tag in CodeTags.read(code, syntax: syntax) {
                let parents = tag.parent.map { reviews(of: $0, syntax: syntax, platform: platform) } ?? []
                if let parent = tag.parent, let found = parents.first?.slotDiagnostics(of: tag), !found.isEmpty {
                    report.findings += found.map(Finding.init)
                    report.judged.append(parent)
                }
                guard syntax == .script ? tag.name.first?.isUppercase == true : tag.name.contains("-") else { continue }
                let site = Site(
                    name: tag.name, bytes: tag.nameBytes, isElided: tag.isElided, isNamed: !tag.attributes.isEmpty,
                    isFixable: tag.isEmpty, use: { $0.use(of: tag, as: $1) })
                add(site, beside: names, in: syntax, of: platform, to: &report)
            }
        } else {
            let read = CodeCalls(in: code, syntax: syntax)
            for call in read.calls where call.mayBeComponent {
                let site = Site(
                    name: call.typeName, bytes: call.calleeBytes, isElided: call.isElided,
                    isNamed: call.arguments.contains { $0.label != nil }, isFixable: call.typeName == call.name,
                    use: { $0.use(of: call, as: $1) })
                add(site, beside: read.names, in: syntax, of: platform, to: &report)
            }
            addPaths(of: read, in: syntax, of: platform, to: &report)
        }
        if report.hasSlip, report.findings.isEmpty {
            report.notJudged += report.judged.map { ($0, "the code has a name that is probably misspelled") }
            report.judged = []
        }
        report.findings.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        return report
    }

    /// Adds the results of names with dots, such as cases.
    private func addPaths(
        of read: CodeCalls, in syntax: CodeSyntax, of platform: String?, to report: inout Report
    ) {
        for path in read.paths {
            let owner = path.dropLast().map(\.text).joined(separator: ".")
            let checks = reviews(of: owner, syntax: syntax, platform: platform)
                .filter { !$0.isHidden(owner, by: read.names) }
                .map { ChoiceCheck(types: types, location: $0.location, syntax: syntax) }
            let found = checks.compactMap { $0.diagnostic(in: path) }
            if let first = found.first, found.count == checks.count { report.findings.append(Finding(first)) }
            let isCase = read.calls.isEmpty && checks.contains { $0.isCase(path) }
            if !checks.isEmpty, found.count == checks.count || isCase { report.judged.append(owner) }
        }
    }

    /// A call or a tag in the code.
    private struct Site {
        let name: String
        let bytes: Range<Int>
        let isElided: Bool
        /// Whether labels or attributes show which declaration the author means.
        let isNamed: Bool
        /// Whether the name is written once only.
        let isFixable: Bool
        let use: (_ review: UseReview, _ name: String) -> UseReview.Use?
    }

    /// Adds the result of a call or a tag, with the places of the catalog that declare the name.
    ///
    /// With several platforms, code that fits one of them is correct.
    private func add(
        _ site: Site, beside names: CodeNames, in syntax: CodeSyntax, of platform: String?, to report: inout Report
    ) {
        let name = site.name
        let declared = reviews(of: name, syntax: syntax, platform: platform)
        let seen = declared.filter { !$0.isHidden(name, by: names) }
        let uses = seen.compactMap { site.use($0, name) }
        guard let best = uses.min(by: { $0.diagnostics.count < $1.diagnostics.count }) else {
            if declared.isEmpty {
                addUnknown(site, beside: names, in: syntax, of: platform, to: &report)
            } else {
                let other =
                    names.declares(name)
                    ? "the code declares another one" : "the catalog does not state the import of the code"
                report.notJudged.append((name, seen.isEmpty ? other : "calls of it are not checked"))
            }
            return
        }
        report.notes += best.deprecations.map { Finding(noteOn: $0.name, $0.deprecation, at: site.bytes) }
        if best.diagnostics.isEmpty, !uses.contains(where: \.fits) {
            report.notJudged.append(
                (
                    name,
                    site.isElided ? "the call leaves arguments out" : "the catalog does not state all of its parameters"
                ))
            return
        }
        report.judged.append(name)
        report.findings += best.diagnostics.map(Finding.init)
    }

    /// Adds the result of a call or a tag of a name that the catalog does not declare.
    private func addUnknown(
        _ site: Site, beside names: CodeNames, in syntax: CodeSyntax, of platform: String?, to report: inout Report
    ) {
        let name = site.name
        if names.declares(name) { return }
        let meant = names.imports(name) ? nil : suggestion(for: name, among: types.names(syntax))
        let advice = meant.map { "; did you mean '\($0)'?" } ?? ""
        // Prefixes are names of other libraries' components, and another word can be a component of the author.
        guard let meant, site.isNamed, Self.isSlip(name, of: meant),
            reviews(of: meant, syntax: syntax, platform: platform).contains(where: {
                !$0.isHidden(meant, by: names) && site.use($0, meant)?.fits == true
            })
        else {
            report.notJudged.append((name, "not in the catalog" + advice))
            report.hasSlip = report.hasSlip || meant.map { Self.isClose(name, to: $0) } ?? false
            return
        }
        report.judged.append(meant)
        report.findings.append(
            Finding(
                ExampleDiagnostic(
                    at: site.bytes, "unknown name '\(name)'\(advice)", replacement: site.isFixable ? meant : nil)))
    }

    private static func isClose(_ name: String, to meant: String) -> Bool {
        name.first == meant.first && abs(name.count - meant.count) < 2
    }

    /// Whether a name is certainly misspelled: letters in another order, or a doubled letter.
    ///
    /// `Cards` or `Car` can be components of the author.
    private static func isSlip(_ name: String, of meant: String) -> Bool {
        let isReordered = name.sorted() == meant.sorted()
        let isDoubled = zip(name.indices, name.indices.dropFirst()).contains { first, second in
            guard name[first] == name[second] else { return false }
            return name[..<first] + name[second...] == meant
        }
        return isClose(name, to: meant) && (isReordered || isDoubled)
    }

    /// Returns the reviews from each place of the catalog that declares a name.
    private func reviews(of name: String, syntax: CodeSyntax, platform: String?) -> [UseReview] {
        types.places(of: name).compactMap { place in
            guard let component = registry[place.entry],
                let implementation = component.entry.implementations?.element(named: place.implementation)
            else { return nil }
            if let platform, !Self.isPlatform(implementation, named: platform) { return nil }
            guard ExampleReview.syntax(of: ExampleReview.language(of: implementation)) == syntax else { return nil }
            let location = ExampleLocation(component: component, implementation: implementation)
            return UseReview(types: types, location: location, syntax: syntax)
        }
    }

    // MARK: Platforms

    /// Returns the platforms with code in a language.
    package func platforms(of language: String) -> [String] {
        implementations(of: language).map(\.name).uniqued()
    }

    /// Whether an entry has an implementation on a platform in a language.
    package func hasPlatform(_ platform: String, in language: String) -> Bool {
        implementations(of: language).contains { Self.isPlatform($0, named: platform) }
    }

    private func implementations(of language: String) -> [OrderedRecords<Implementation>.Element] {
        let syntax = ExampleReview.syntax(of: language)
        return registry.components.flatMap { $0.entry.implementations.orEmpty().elements }
            .filter { ExampleReview.syntax(of: ExampleReview.language(of: $0)) == syntax }
    }

    private static func isPlatform(
        _ implementation: OrderedRecords<Implementation>.Element, named platform: String
    ) -> Bool {
        let framework = implementation.value.framework?.value ?? implementation.name
        return [implementation.name, framework, WellKnownFramework(framework)?.name ?? ""].contains {
            WellKnownFramework.folded($0) == WellKnownFramework.folded(platform)
        }
    }
}

extension CodeCall {
    /// Whether the name is spelled as the names of types and composable functions.
    fileprivate var mayBeComponent: Bool {
        callee.last.map { $0.text.first?.isUppercase == true } == true || name.hasSuffix(".init")
    }
}
