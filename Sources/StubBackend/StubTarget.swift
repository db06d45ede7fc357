import CatalogModel

/// A language and framework that stubs are written for. Another target is another value of this kind in
/// `StubTargets.all`.
protocol StubTarget: Sendable {
    /// Its name in the option `targets`, and its folder.
    var name: String { get }
    /// Without the dot.
    var fileExtension: String { get }
    /// Whether it writes the stubs of an implementation.
    func covers(_ platform: Platform) -> Bool
    /// Whether a file imports others by where they lie.
    var importsByPlace: Bool { get }
    /// The text of a file, in UTF-8.
    /// - Parameter diagnostics: Takes what the target cannot express.
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8]
}

extension StubTarget {
    var importsByPlace: Bool { false }
}

/// A target that also makes stubs for a platform which has no implementation yet, of the facts of another one.
protocol ConvertingStubTarget: StubTarget {
    /// How near an implementation is to what the target writes; the nearest one is taken. 0 for those of which only
    /// names and words can be taken.
    func nearness(to platform: Platform) -> Int
    /// The file of what stubs name and nothing declares: its name and its text.
    /// - Parameter names: With the number of their generic arguments.
    func support(_ names: [String: Int], header: [String], package: String) -> (name: String, text: [UInt8])
    /// The names in a file that nothing declares.
    func placeholders(of file: StubFile) -> [String: Int]
}

/// The targets that there are.
enum StubTargets {
    /// In the order in which they are asked: the first that covers an implementation writes its stubs.
    static let all: [any StubTarget] = [
        SwiftTarget.swiftUI, SwiftTarget.uiKit, SwiftTarget.plain, WebTarget(),
        ComposeTarget(), ReactTarget(),
    ]

    /// Those that can be made of an implementation for another platform.
    static var converting: [any ConvertingStubTarget] { all.compactMap { $0 as? any ConvertingStubTarget } }

    /// The target of entries as a whole, in no language.
    static let outline = "outline"

    static let names = all.map(\.name) + [outline]
}
