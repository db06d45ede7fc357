public import CatalogModel

/// An option offered by a backend, settable for an output in `catalog.yaml`: name, kind and default.
public struct BackendOption: Hashable, Sendable {
    /// The key in `options`; camel case.
    public let name: String
    /// The purpose of the option, in a single sentence for the reference.
    public let summary: String
    /// The kind of value; any other kind is reported.
    public let kind: BackendOptionKind
    /// Default value for an unset option; nil for no value.
    public let defaultValue: JSONValue?

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - name: The key in `options`; camel case.
    ///   - kind: The kind of value.
    ///   - defaultValue: The value of an unset option; nil for no value.
    ///   - summary: The purpose, in a single sentence.
    public init(_ name: String, _ kind: BackendOptionKind, default defaultValue: JSONValue? = nil, _ summary: String) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.defaultValue = defaultValue
    }
}

/// The kind of value accepted by an option.
public enum BackendOptionKind: Hashable, Sendable {
    case text
    case flag
    case choice([String])
    case textList
    /// A list of texts, each from the given choices.
    case choiceList([String])
}

/// The option values of an output from `catalog.yaml`, checked against the options declared by the backend and
/// completed with defaults.
public struct BackendOptions: Sendable {
    private var values: [String: JSONValue]

    /// The defaults of a backend.
    public init(defaultsOf options: [BackendOption]) {
        values = options.reduce(into: [:]) { values, option in values[option.name] = option.defaultValue }
    }

    /// Value of an option, of any kind; nil if not set.
    public internal(set) subscript(name: String) -> JSONValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Returns the same options with a list of texts set, replacing any earlier value.
    package func setting(_ name: String, to texts: [String]) -> BackendOptions {
        var options = self
        options[name] = .array(texts.map(JSONValue.string))
        return options
    }

    /// Returns the text of an option; nil if not set, or set to no text.
    public func text(_ name: String) -> String? {
        if case .string(let text)? = values[name] { text } else { nil }
    }

    /// Returns the flag of an option; false if not set.
    public func flag(_ name: String) -> Bool {
        values[name] == .bool(true)
    }

    /// Returns the texts of an option with a list; empty if not set.
    public func textList(_ name: String) -> [String] {
        guard case .array(let elements)? = values[name] else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
