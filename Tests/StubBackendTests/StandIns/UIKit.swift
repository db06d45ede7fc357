// As much of UIKit as stubs need to be type-checked without it: declarations only, nothing works.
// The modules themselves document their declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
@_exported import Foundation

// MARK: Values

public struct CGVector: Equatable, Sendable {
    public static let zero = CGVector(dx: 0, dy: 0)
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public final class CGColor: Sendable {}

public struct UIEdgeInsets: Equatable, Sendable {
    public static let zero = UIEdgeInsets()
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public static let zero = NSDirectionalEdgeInsets()
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {}
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, emailAddress, decimalPad
}

public enum UIReturnKeyType: Int, Sendable { case `default`, go, next, done, search, send }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

open class UIColor: NSObject, @unchecked Sendable {
    public class var black: UIColor { fatalError() }
    public class var white: UIColor { fatalError() }
    public class var clear: UIColor { fatalError() }
    public class var red: UIColor { fatalError() }
    public class var label: UIColor { fatalError() }
    public class var systemBackground: UIColor { fatalError() }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
        public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }
    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle(), headline = TextStyle(), subheadline = TextStyle()
        public static let caption1 = TextStyle(), title1 = TextStyle()
    }
    public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { fatalError() }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(named name: String) {}
    public init?(systemName: String) {}
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}

open class UIBezierPath: NSObject {}

// MARK: Views

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

@MainActor open class UIResponder: NSObject, Sendable {
    nonisolated public override init() {}
    open var accessibilityHint: String? {
        get { fatalError() }
        set {}
    }
    open var accessibilityIdentifier: String? {
        get { fatalError() }
        set {}
    }
    open var accessibilityLabel: String? {
        get { fatalError() }
        set {}
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { fatalError() }
        set {}
    }
    open var accessibilityValue: String? {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }
    public init(frame: CGRect = .zero) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var alpha: CGFloat {
        get { fatalError() }
        set {}
    }
    open var backgroundColor: UIColor? {
        get { fatalError() }
        set {}
    }
    open var bounds: CGRect {
        get { fatalError() }
        set {}
    }
    open var contentMode: ContentMode {
        get { fatalError() }
        set {}
    }
    open var frame: CGRect {
        get { fatalError() }
        set {}
    }
    open var intrinsicContentSize: CGSize { fatalError() }
    open var isHidden: Bool {
        get { fatalError() }
        set {}
    }
    open var isUserInteractionEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open var tag: Int {
        get { fatalError() }
        set {}
    }
    open var tintColor: UIColor! {
        get { fatalError() }
        set {}
    }
    open func layoutSubviews() {}
    open func addSubview(_ view: UIView) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

@MainActor open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([]), highlighted = State(rawValue: 1), disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4), focused = State(rawValue: 8)
    }
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64), valueChanged = Event(rawValue: 4096)
    }
    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open var isSelected: Bool {
        get { fatalError() }
        set {}
    }
    open var isHighlighted: Bool {
        get { fatalError() }
        set {}
    }
    open var state: State { fatalError() }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public struct Configuration: Sendable {}
    open var titleLabel: UILabel? { fatalError() }
    open var imageView: UIImageView? { fatalError() }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
}

@MainActor open class UISwitch: UIControl {
    open var isOn: Bool {
        get { fatalError() }
        set {}
    }
    open var onTintColor: UIColor? {
        get { fatalError() }
        set {}
    }
    open var thumbTintColor: UIColor? {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UISlider: UIControl {}
@MainActor open class UIPageControl: UIControl {}
@MainActor open class UISegmentedControl: UIControl {}
@MainActor open class UIRefreshControl: UIControl {}
@MainActor open class UIStepper: UIControl {}

@MainActor open class UITextField: UIControl {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var text: String? {
        get { fatalError() }
        set {}
    }
    open var placeholder: String? {
        get { fatalError() }
        set {}
    }
    open var font: UIFont? {
        get { fatalError() }
        set {}
    }
    open var textColor: UIColor? {
        get { fatalError() }
        set {}
    }
    open weak var delegate: UITextFieldDelegate?
}

@MainActor public protocol UITextFieldDelegate: AnyObject {}

@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}

@MainActor open class UILabel: UIView {
    open var text: String? {
        get { fatalError() }
        set {}
    }
    open var font: UIFont! {
        get { fatalError() }
        set {}
    }
    open var textColor: UIColor! {
        get { fatalError() }
        set {}
    }
    open var numberOfLines: Int {
        get { fatalError() }
        set {}
    }
    open var lineBreakMode: NSLineBreakMode {
        get { fatalError() }
        set {}
    }
    open var textAlignment: NSTextAlignment {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable { case fill, leading, center, trailing }
    open var alignment: Alignment {
        get { fatalError() }
        set {}
    }
    open var axis: NSLayoutConstraint.Axis {
        get { fatalError() }
        set {}
    }
    open var spacing: CGFloat {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UIScrollView: UIView {
    open weak var delegate: UIScrollViewDelegate?
}
@MainActor public protocol UIScrollViewDelegate: AnyObject {}
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public init(frame: CGRect, style: Style) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}
@MainActor open class UICollectionView: UIScrollView {}
@MainActor open class UITextView: UIScrollView {
    open var text: String! {
        get { fatalError() }
        set {}
    }
    open var font: UIFont? {
        get { fatalError() }
        set {}
    }
}
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
    public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var textLabel: UILabel? { fatalError() }
    open var isEditing: Bool {
        get { fatalError() }
        set {}
    }
}
@MainActor open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}
@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionViewCell: UICollectionReusableView {}
@MainActor open class UIActivityIndicatorView: UIView {}
@MainActor open class UIProgressView: UIView {}
@MainActor open class UINavigationBar: UIView {}
@MainActor open class UITabBar: UIView {}
@MainActor open class UISearchBar: UIView {}
@MainActor open class UIToolbar: UIView {}
@MainActor open class UIVisualEffectView: UIView {}
@MainActor open class UIWindow: UIView {}

@MainActor open class UIBarItem: NSObject {
    nonisolated public override init() {}
}
@MainActor open class UIBarButtonItem: UIBarItem {}
@MainActor open class UITabBarItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject {}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

// MARK: Controllers

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String? = nil, bundle: Bundle? = nil) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var title: String? {
        get { fatalError() }
        set {}
    }
    open var view: UIView! {
        get { fatalError() }
        set {}
    }
}
@MainActor open class UINavigationController: UIViewController {}
@MainActor open class UITabBarController: UIViewController {}
@MainActor open class UITableViewController: UIViewController {}
@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String? {
        get { fatalError() }
        set {}
    }
}
@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

@MainActor open class UIGestureRecognizer: NSObject {}
