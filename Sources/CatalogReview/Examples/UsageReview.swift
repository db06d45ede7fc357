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
            let own = Self.namesOutsideTags(of: code, in: syntax)
            for tag in CodeTags.read(code, syntax: syntax) {
                let reviews = reviews(of: tag.name, syntax: syntax, platform: platform)
                report.findings += reviews.first?.slotDiagnostics(of: tag).map(Finding.init) ?? []
                guard syntax == .script ? tag.name.first?.isUppercase == true : tag.name.contains("-") else { continue }
                let isNamed = !tag.attributes.isEmpty && !own.contains(tag.name)
                let site = Site(
                    name: tag.name, bytes: tag.nameBytes, isElided: tag.isElided, isNamed: isNamed,
                    isFixable: tag.isEmpty, use: { $0.use(of: tag, as: $1) })
                add(site, in: syntax, of: platform, to: &report)
            }
        } else {
            let read = CodeCalls(in: code, syntax: syntax)
            for call in read.calls where !read.declares(call) && call.mayBeComponent {
                let site = Site(
                    name: call.typeName, bytes: call.calleeBytes, isElided: call.isElided,
                    isNamed: call.arguments.contains { $0.label != nil }, isFixable: call.typeName == call.name,
                    use: { $0.use(of: call, as: $1) })
                add(site, in: syntax, of: platform, to: &report)
            }
            for path in read.paths where path.first.map({ !read.declared.contains($0.text) }) ?? false {
                let owner = path.dropLast().map(\.text).joined(separator: ".")
                let checks = reviews(of: owner, syntax: syntax, platform: platform).map { review in
                    ChoiceCheck(types: types, location: review.location, syntax: syntax)
                }
                let found = checks.compactMap { $0.diagnostic(in: path) }
                if let first = found.first, found.count == checks.count { report.findings.append(Finding(first)) }
                if !checks.isEmpty,
                    found.count == checks.count
                        || read.calls.isEmpty && checks.contains(where: { $0.isCase(path) })
                {
                    report.judged.append(owner)
                }
            }
        }
        if report.hasSlip, report.findings.isEmpty {
            report.notJudged += report.judged.map { ($0, "the code has a name that is probably misspelled") }
            report.judged = []
        }
        report.findings.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        return report
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
    private func add(_ site: Site, in syntax: CodeSyntax, of platform: String?, to report: inout Report) {
        let name = site.name
        let uses = reviews(of: name, syntax: syntax, platform: platform).compactMap { site.use($0, name) }
        guard let best = uses.min(by: { $0.diagnostics.count < $1.diagnostics.count }) else {
            let meant = suggestion(for: name, among: types.names(syntax))
            let isSlip = meant.map { name.first == $0.first && abs(name.count - $0.count) < 2 } ?? false
            let advice = meant.map { "; did you mean '\($0)'?" } ?? ""
            // Prefixes are names of other libraries' components, and a similar name alone can be the author's own.
            guard let meant, site.isNamed, isSlip,
                reviews(of: meant, syntax: syntax, platform: platform).contains(where: {
                    site.use($0, meant)?.fits == true
                })
            else {
                report.notJudged.append((name, "not in the catalog" + advice))
                report.hasSlip = report.hasSlip || isSlip
                return
            }
            report.judged.append(meant)
            report.findings.append(
                Finding(
                    ExampleDiagnostic(
                        at: site.bytes, "unknown name '\(name)'\(advice)", replacement: site.isFixable ? meant : nil)))
            return
        }
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

    /// Returns the words of a script outside of the names of tags, such as imports.
    private static func namesOutsideTags(of code: String, in syntax: CodeSyntax) -> Set<String> {
        guard syntax == .script else { return [] }
        let tokens = CodeToken.tokens(ofCode: Array(code.utf8), syntax: syntax)
        return Set(
            zip(tokens, [nil] + tokens.map(Optional.some)).compactMap { token, previous in
                token.kind == .word && previous.map { $0.isSign("<") || $0.isSign("/") } != true ? token.text : nil
            })
    }

    /// Returns the reviews from each place of the catalog that declares a name.
    private func reviews(of name: String, syntax: CodeSyntax, platform: String?) -> [UseReview] {
        types.places(of: name).compactMap { place in
            guard let component = registry[place.entry],
                let implementation = component.entry.implementations?.element(named: place.implementation)
            else { return nil }
            let framework = implementation.value.framework?.value ?? implementation.name
            if let platform,
                ![implementation.name, framework].contains(where: {
                    WellKnownFramework.folded($0) == WellKnownFramework.folded(platform)
                })
            {
                return nil
            }
            guard ExampleReview.syntax(of: ExampleReview.language(of: implementation)) == syntax else { return nil }
            let location = ExampleLocation(component: component, implementation: implementation)
            return UseReview(types: types, location: location, syntax: syntax)
        }
    }
}

extension CodeCall {
    /// Whether the name is spelled as the names of types and composable functions.
    fileprivate var mayBeComponent: Bool {
        callee.last.map { $0.text.first?.isUppercase == true } == true || name.hasSuffix(".init")
    }
}
