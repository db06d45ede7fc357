/// A table of UIKit's classes and members, for marking overrides in Swift stubs of a design system's classes.
enum UIKitMembers {
    /// A property of a class of UIKit: type, and whether a setter is missing.
    struct Member {
        let type: String
        let isReadOnly: Bool
    }

    /// Returns the class above a class of UIKit; nil for an unknown class.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether a class of UIKit is a view or a view controller: subclasses must declare `init(coder:)`.
    static func isCoded(_ name: String) -> Bool {
        var current: String? = name
        while let next = current {
            if next == "UIView" || next == "UIViewController" { return true }
            current = superclasses[next]
        }
        return false
    }

    /// Whether a frame is all that a view needs.
    static func isSimple(_ name: String) -> Bool {
        ["UIView", "UIControl", "UILabel", "UIImageView", "UIStackView", "UIActivityIndicatorView"].contains(name)
    }

    /// Returns the member of a class of UIKit by name, inherited members included.
    static func member(_ name: String, of type: String) -> Member? {
        var current: String? = type
        while let next = current {
            if let member = members[next]?[name] { return member }
            current = superclasses[next]
        }
        return nil
    }

    private static let superclasses: [String: String] = {
        var superclasses: [String: String] = [:]
        for (superclass, names) in [
            ("NSObject", "UIResponder UIBarItem UINavigationItem UIGestureRecognizer UIColor UIFont UIImage"),
            ("UIResponder", "UIView UIViewController"),
            ("UIBarItem", "UIBarButtonItem UITabBarItem"),
            (
                "UIView",
                """
                UIControl UILabel UIImageView UIStackView UIScrollView UITableViewCell UITableViewHeaderFooterView
                UICollectionReusableView UIActivityIndicatorView UIProgressView UINavigationBar UITabBar UISearchBar
                UIToolbar UIVisualEffectView UIWindow UIPickerView
                """
            ),
            ("UIScrollView", "UITableView UICollectionView UITextView"),
            ("UICollectionReusableView", "UICollectionViewCell"),
            (
                "UIControl",
                "UIButton UISwitch UISlider UIPageControl UISegmentedControl UIRefreshControl UIStepper UITextField UIDatePicker"
            ),
            (
                "UIViewController",
                "UINavigationController UITabBarController UITableViewController UICollectionViewController UIAlertController"
            ),
        ] {
            for name in names.split(whereSeparator: \.isWhitespace) { superclasses[String(name)] = superclass }
        }
        return superclasses
    }()

    private static let members: [String: [String: Member]] = texts.mapValues { text in
        var members: [String: Member] = [:]
        for member in text.split(separator: ",") {
            let parts = member.split(whereSeparator: \.isWhitespace).map(String.init)
            if parts.count >= 2 { members[parts[0]] = Member(type: parts[1], isReadOnly: parts.count > 2) }
        }
        return members
    }

    /// The members of each class, parted by commas: the name, the type, and `get` for a read-only member.
    private static let texts = [
        "NSObject": """
        accessibilityHint String?, accessibilityIdentifier String?, accessibilityLabel String?,
        accessibilityTraits UIAccessibilityTraits, accessibilityValue String?, description String get,
        debugDescription String get, hash Int get, isAccessibilityElement Bool
        """,
        "UIView": """
        alpha CGFloat, backgroundColor UIColor?, bounds CGRect, center CGPoint, clipsToBounds Bool,
        contentMode UIView.ContentMode, frame CGRect, intrinsicContentSize CGSize get, isHidden Bool, isOpaque Bool,
        isUserInteractionEnabled Bool, layoutMargins UIEdgeInsets, tag Int, tintColor UIColor!
        """,
        "UIControl": "isEnabled Bool, isHighlighted Bool, isSelected Bool, state UIControl.State get",
        "UIButton": "imageView UIImageView? get, titleLabel UILabel? get",
        "UISwitch": "isOn Bool, onTintColor UIColor?, thumbTintColor UIColor?",
        "UITextField": """
        font UIFont?, placeholder String?, text String?, textAlignment NSTextAlignment, textColor UIColor?
        """,
        "UITextView": "font UIFont?, text String!, textColor UIColor?",
        "UILabel": """
        font UIFont!, isEnabled Bool, isHighlighted Bool, lineBreakMode NSLineBreakMode, numberOfLines Int,
        text String?, textAlignment NSTextAlignment, textColor UIColor!
        """,
        "UIImageView": "image UIImage?, isHighlighted Bool",
        "UIStackView": "alignment UIStackView.Alignment, axis NSLayoutConstraint.Axis, spacing CGFloat",
        "UIActivityIndicatorView": "color UIColor!, hidesWhenStopped Bool",
        "UIProgressView": "progress Float, progressTintColor UIColor?, trackTintColor UIColor?",
        "UISlider": "maximumValue Float, minimumValue Float, value Float",
        "UIPageControl": """
        currentPage Int, currentPageIndicatorTintColor UIColor?, numberOfPages Int, pageIndicatorTintColor UIColor?
        """,
        "UITableViewCell": """
        contentView UIView get, imageView UIImageView? get, isEditing Bool, isHighlighted Bool, isSelected Bool,
        textLabel UILabel? get
        """,
        "UICollectionViewCell": "contentView UIView get, isHighlighted Bool, isSelected Bool",
        "UIBarItem": "image UIImage?, isEnabled Bool, title String?",
        "UIViewController": "title String?, view UIView!",
    ]
}
