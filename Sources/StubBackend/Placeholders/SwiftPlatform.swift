/// A table of the types declared by Apple's platforms and the Swift standard library, by module, for the names used in
/// Swift stubs.
enum SwiftPlatform {
    /// Returns the module that declares a type; nil for a name without a listed declaration in any module.
    static func module(of name: String) -> String? {
        if let module = modules[name] { return module }
        // Frameworks in Objective-C share a prefix of capital letters, which identifies the module.
        let prefix = name.prefix(3)
        guard prefix.count == 3, prefix.utf8.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x53 }) else {
            return nil
        }
        return prefixes[String(prefix.prefix(2))]
    }

    private static let prefixes = [
        "UI": "UIKit", "NS": "Foundation", "CG": "CoreGraphics", "CA": "QuartzCore", "CF": "CoreFoundation",
        "AV": "AVFoundation", "MK": "MapKit", "WK": "WebKit", "SK": "SpriteKit", "CI": "CoreImage",
    ]

    /// Modules that can always be imported on Apple's platforms.
    static let importable: Set<String> = [
        "Swift", "Foundation", "UIKit", "SwiftUI", "AppKit", "Combine", "CoreGraphics", "QuartzCore", "CoreText",
        "AVFoundation", "MapKit", "WebKit", "PhotosUI", "Observation", "UniformTypeIdentifiers", "Accessibility",
    ]

    /// The modules with names brought by a module.
    static let exports: [String: Set<String>] = [
        "SwiftUI": ["SwiftUI", "UIKit", "Foundation", "CoreGraphics", "CoreFoundation", "Combine"],
        "UIKit": ["UIKit", "Foundation", "CoreGraphics", "CoreFoundation", "QuartzCore"],
        "AppKit": ["AppKit", "Foundation", "CoreGraphics", "CoreFoundation", "QuartzCore"],
        "Foundation": ["Foundation", "CoreGraphics", "CoreFoundation"],
    ]

    private static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for (module, names) in [
            ("Swift", swift), ("Foundation", foundation), ("UIKit", uiKit), ("SwiftUI", swiftUI), ("Combine", combine),
        ] {
            // All names are ASCII, and splitting bytes is faster than splitting characters.
            for name in names.utf8.split(whereSeparator: { $0 <= 0x20 }) { modules[String(Substring(name))] = module }
        }
        return modules
    }()

    private static let swift = """
        Any AnyClass AnyObject Actor AnyHashable AnySequence AnyCollection AnyIterator Array ArraySlice
        AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint
        BinaryInteger Bool CancellationError CaseIterable Character Clock ClosedRange Codable CodingKey Collection
        Comparable CVarArg CustomStringConvertible CustomDebugStringConvertible Decodable Decoder Dictionary Double
        Duration Encodable Encoder Equatable Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
        ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
        ExpressibleByStringLiteral ExpressibleByStringInterpolation FixedWidthInteger Float Float16 FloatingPoint
        Hashable Hasher Identifiable InlineArray Int Int8 Int16 Int32 Int64 IteratorProtocol KeyPath
        LosslessStringConvertible MainActor Mirror MutableCollection Never Numeric ObjectIdentifier OptionSet Optional
        PartialKeyPath PartialRangeFrom RandomAccessCollection RandomNumberGenerator Range RangeReplaceableCollection
        RawRepresentable ReferenceWritableKeyPath Result Self Sendable Sequence Set SetAlgebra SignedInteger
        SignedNumeric StaticString Strideable String StringProtocol Substring Task TextOutputStream UInt UInt8 UInt16
        UInt32 UInt64 UnsignedInteger Void WritableKeyPath Copyable Escapable BitwiseCopyable Unicode UnsafePointer
        UnsafeMutablePointer UnsafeRawPointer Type Protocol
        """

    private static let foundation = """
        AttributedString Bundle Calendar CharacterSet CGFloat CGPoint CGRect CGSize CGVector CGAffineTransform Data Date
        DateComponents DateFormatter DateInterval Decimal DispatchQueue DispatchTime FileManager Formatter FormatStyle
        IndexPath IndexSet JSONDecoder JSONEncoder Locale LocalizedError LocalizedStringResource Measurement Notification
        NotificationCenter NumberFormatter OperationQueue ParseableFormatStyle PersonNameComponents ProcessInfo Progress
        RunLoop Thread TimeInterval TimeZone Timer URL URLComponents URLRequest URLSession URLResponse UUID UserDefaults
        ByteCountFormatter Unit Dimension
        """

    private static let uiKit = "UIAccessibilityTraits"

    private static let swiftUI = """
        AccessibilityTraits Alignment Anchor Angle AngularGradient Animatable Animation AnyGradient AnyLayout AnyShape
        AnyShapeStyle AnyTransition AnyView App AppStorage Axis Binding Bindable BorderlessButtonStyle Button ButtonRole
        ButtonStyle ButtonStyleConfiguration Canvas Capsule Circle Color ColorPicker ColorScheme ContainerRelativeShape
        ContentMode ContentSizeCategory ControlSize CoordinateSpace DatePicker DatePickerStyle DisclosureGroup Divider
        DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse EmptyView Environment EnvironmentKey EnvironmentObject
        EnvironmentValues FetchRequest FocusState ForEach Font Form GeometryProxy GeometryReader Gesture GestureState Gradient
        Grid GridItem GridRow Group GroupBox HStack HorizontalAlignment HorizontalEdge Image InsettableShape Label LabelStyle
        LabelStyleConfiguration Layout LayoutDirection LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List
        LocalizedStringKey Material Menu MenuStyle Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
        NavigationView ObservedObject OutlineGroup Path Picker PickerStyle PreferenceKey PreviewProvider PrimitiveButtonStyle
        PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProgressViewStyleConfiguration RadialGradient
        Rectangle RoundedRectangle RoundedCornerStyle Scene ScenePhase ScrollView ScrollViewProxy Section SecureField Shape
        ShapeStyle Slider Spacer State StateObject Stepper StrokeStyle SubmitLabel SubviewsCollection TabView TableColumn Text
        TextAlignment TextEditor TextField TextFieldStyle TimelineView Toggle ToggleStyle ToggleStyleConfiguration
        ToolbarContent ToolbarItem ToolbarItemPlacement Transaction Transition TupleView UnitCurve UnitPoint
        UnevenRoundedRectangle VStack VerticalAlignment VerticalEdge View ViewBuilder ViewModifier Visibility WindowGroup
        ZStack ScaledMetric SymbolRenderingMode UIViewRepresentable UIViewControllerRepresentable UIHostingController
        """

    private static let combine = """
        AnyCancellable AnyPublisher Cancellable CurrentValueSubject Just ObservableObject PassthroughSubject Published
        Publisher Subject
        """
}
