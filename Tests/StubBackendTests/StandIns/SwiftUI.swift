// As much of SwiftUI as stubs need to be type-checked without it: declarations only, nothing works.
// The modules themselves document their declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
@_exported import Foundation
@_exported import UIKit

// MARK: Views

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView { TupleView() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View>(first: First) -> First { first }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

public struct EmptyView: View, Sendable {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}

public struct TupleView: View {
    nonisolated init() {}
    public var body: Never { fatalError() }
}

public struct AnyView: View {
    nonisolated public init<V: View>(_ view: V) {}
    public var body: Never { fatalError() }
}

public struct Text: View, Equatable, Sendable {
    nonisolated public init(_ key: LocalizedStringKey) {}
    nonisolated public init(verbatim: String) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(_ resource: LocalizedStringKey, comment: String) {}
    public var body: Never { fatalError() }
}

public struct Image: View, Equatable, Sendable {
    public enum Scale: Sendable { case small, medium, large }
    nonisolated public init(_ name: String) {}
    nonisolated public init(systemName: String) {}
    nonisolated public func resizable() -> Image { self }
    public var body: Never { fatalError() }
}

public struct Button<Label: View>: View {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError() }
}

public struct Label<Title: View, Icon: View>: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: Never { fatalError() }
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ title: LocalizedStringKey, systemImage: String) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

public struct VStack<Content: View>: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError() }
}

public struct HStack<Content: View>: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError() }
}

public struct ZStack<Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct Group<Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct ScrollView<Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct ProgressView: View {
    nonisolated public init() {}
    nonisolated public init(value: Double?) {}
    public var body: Never { fatalError() }
}

public struct Spacer: View {
    nonisolated public init(minLength: CGFloat? = nil) {}
    public var body: Never { fatalError() }
}

public struct Divider: View {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}

public struct Color: ShapeStyle, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public static let black = Color("black"), white = Color("white"), clear = Color("clear"), red = Color("red")
    public static let primary = Color("primary"), secondary = Color("secondary")
    public init(_ name: String) {}
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(uiColor: UIColor) {}
    public func opacity(_ opacity: Double) -> Color { self }
}

// Outside of it, so that values are not bound to the main actor.
extension Color: View {
    public var body: Never { fatalError() }
}

public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder @MainActor func body(content: Content) -> Body
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { EmptyView() }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { EmptyView() }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { EmptyView() }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { EmptyView() }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { EmptyView() }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { EmptyView() }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
    nonisolated public func accessibilityElement() -> some View { EmptyView() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    nonisolated public func padding() -> some View { EmptyView() }
    nonisolated public func bold() -> some View { EmptyView() }
    nonisolated public func hidden() -> some View { EmptyView() }
    nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
    nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
    nonisolated public func scaledToFit() -> some View { EmptyView() }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { EmptyView() }
}

// MARK: Styles

public protocol Shape: Sendable, View {}
public protocol ShapeStyle: Sendable {}
public struct AnyShapeStyle: ShapeStyle {}
public struct AnyShape: Shape {
    public var body: Never { fatalError() }
}
public struct Circle: Shape {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}
public struct Capsule: Shape {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}
public struct Rectangle: Shape {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}
public struct RoundedRectangle: Shape {
    nonisolated public init(cornerRadius: CGFloat) {}
    public var body: Never { fatalError() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {}
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {}
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {}

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<AnchorTarget>(dynamicMember keyPath: WritableKeyPath<Value, AnchorTarget>) -> Binding<AnchorTarget>
    {
        fatalError()
    }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
public struct EnvironmentValues {
    public var isEnabled: Bool { fatalError() }
    public var colorScheme: ColorScheme { fatalError() }
}

// MARK: Values

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom }
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical }
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
    }
}
public struct Alignment: Hashable, Sendable {
    public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment()
    public static let bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment()
}
public struct EdgeInsets: Hashable, Sendable {
    public init() {}
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint()
}
public struct Angle: Hashable, Sendable {
    public static let zero = Angle()
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public init(color: Color, location: CGFloat) {}
    }
    public init(stops: [Stop]) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public struct StrokeStyle: Equatable, Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static func easeInOut(duration: Double) -> Animation { Animation() }
}
public struct AnyTransition: Sendable {}
public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
        public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }
    public enum TextStyle: CaseIterable, Sendable { case largeTitle, title, headline, body, caption }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static let body = Font(), headline = Font(), caption = Font(), title = Font(), largeTitle = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}
public struct Namespace: Sendable {
    public struct ID: Hashable, Sendable {}
}

// MARK: Previews

@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
