public import CatalogModel

extension BackendOptions {
    /// Checks an option used as the beginning of other addresses, such as the published address of an output.
    ///
    /// - Parameters:
    ///   - name: The name of the option.
    ///   - registry: The catalog, for the place of the option's value.
    ///   - isWeb: Whether people follow the address, so only an address of the web will do.
    ///   - mayBePath: Whether the way to a folder will do, too.
    /// - Returns: The finding; nil for an absolute URL without query and fragment (RFC 3986), or for an unset option.
    public func baseAddressFinding(
        _ name: String, in registry: ComponentRegistry, isWeb: Bool, mayBePath: Bool = false
    ) -> Diagnostic? {
        guard let text = text(name) else { return nil }
        if BaseAddress.isBase(text, isWeb: isWeb) || mayBePath && !BaseAddress.hasScheme(text) { return nil }
        return .baseURL(text, isWeb: isWeb, at: range(of: name, in: registry))
    }

    /// Creates the finding on a text of an option in a wrong format.
    ///
    /// - Parameters:
    ///   - name: The name of the option.
    ///   - registry: The catalog, for the place of the option's value.
    ///   - hint: The right format, as the end of a sentence.
    /// - Returns: The finding, at the value in `catalog.yaml`.
    public func valueFinding(_ name: String, in registry: ComponentRegistry, hint: String) -> Diagnostic {
        Diagnostic(
            OutputRules.optionValue, "'\(text(name) ?? "")' is not a valid value of option '\(name)'; \(hint)",
            at: range(of: name, in: registry))
    }

    private func range(of name: String, in registry: ComponentRegistry) -> SourceRange? {
        let options = registry.configuration.outputs.orEmpty().elements.compactMap { $0.value.options }
        return options.lazy.compactMap { $0[name] }.first { $0.value == self[name] }?.range
    }
}

/// A syntax check for backend options containing the base of other addresses, such as the published URL of an output
/// (RFC 3986).
private enum BaseAddress {
    /// Whether a text is a scheme and characters of a URI's authority and path (RFC 3986, section 2).
    static func isBase(_ text: String, isWeb: Bool) -> Bool {
        guard let rest = afterScheme(text) else { return false }
        let isWhole =
            !rest.isEmpty
            && rest.allSatisfy { isLetter($0) || isDigit($0) || "-._~:/[]@!$&'()*+,;=%".unicodeScalars.contains($0) }
        guard isWhole, isWeb else { return isWhole }
        let start = text.lowercased()
        return ["http://", "https://"].contains { start.hasPrefix($0) && text.utf8.count > $0.utf8.count }
    }

    static func hasScheme(_ text: String) -> Bool { afterScheme(text) != nil }

    private static func afterScheme(_ text: String) -> Substring.UnicodeScalarView? {
        guard let colon = text.firstIndex(of: ":"), let first = text.unicodeScalars.first, isLetter(first),
            text[..<colon].unicodeScalars.allSatisfy({
                isLetter($0) || isDigit($0) || "+-.".unicodeScalars.contains($0)
            })
        else { return nil }
        return text[text.index(after: colon)...].unicodeScalars
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension Diagnostic {
    fileprivate static func baseURL(_ text: String, isWeb: Bool, at range: SourceRange?) -> Diagnostic {
        let kind = isWeb ? "a URL that begins with http:// or https://," : "an absolute URL"
        return Diagnostic(
            OutputRules.baseURL,
            "'\(text)' is not a valid base URL; write \(kind) without spaces, '?' and '#', such as "
                + "'https://example.com/design'",
            at: range)
    }
}
