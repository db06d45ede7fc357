/// A design token of an entry, or a pattern of several: `[a|b]` and `[1..3]` in its path stand for one key each.
public struct Token: NamedRecord {
    public enum Tier: String, CaseIterable, Sendable { case primitive, semantic, component }

    /// What a token decides of the look of what it belongs to.
    public enum Role: String, CaseIterable, Sendable {
        /// The color of the area, of what stands in it, and of its edge.
        case background, foreground, border
        case borderWidth, radius, width, height
        /// The space between the edge and the content: on all sides, at the leading and trailing edges, above and below.
        case padding, paddingX, paddingY
        case shadow, typography, opacity
    }

    public var named = Named()
    @Apart public var type: Text?
    @Apart public var tier: Located<Tier>?
    /// One for all paths, or one for each choice of the last brackets.
    @Apart public var role: [Located<Role>]?
    /// A value, an {alias} or an expression; nested by the brackets of the path, then by the axes of `by`.
    public var `default`: TextTree?
    /// Axes: an axis of variants, or state, theme, part, size, platform.
    public var by: [Text]?
    /// What it colors.
    public var state: Text?
    @Apart public var part: Text?
    /// The path of the token that it lies on, with the brackets of its own path or none.
    @Apart public var background: Text?
    /// Axis → values that it belongs to.
    public var variant: ByName<[Text]>?

    public init() {}
}

/// A shared token as code reads it.
public struct TokenUse: NamedRecord {
    public var named = Named()
    /// The path of the token.
    public var token: Text?
    public var state: Text?
    public var part: Text?

    public init() {}
}

/// A theme-wide or global setting that an entry obeys.
public struct Setting: NamedRecord {
    public var named = Named()
    public var type: Text?
    public var `default`: Text?
    public var state: Text?
    public var part: Text?

    public init() {}
}

/// A named style.
public struct Style: NamedRecord {
    public var named = Named()
    public var type: Text?
    /// The type that it dresses.
    public var appliesTo: Text?
    /// Property → value.
    public var sets: ByName<Assignment>?
    public var settings: ByName<Setting>?

    public init() {}
}

public struct Assignment: BaseRecord {
    public var base = Base()
    public var value: Text?
    public var description: Prose?

    public init() {}
}
