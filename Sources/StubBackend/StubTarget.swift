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
    /// The text of a file, in UTF-8.
    /// - Parameter diagnostics: Takes what the target cannot express.
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8]
}

/// The targets that there are.
enum StubTargets {
    /// In the order in which they are asked: the first that covers an implementation writes its stubs.
    static let all: [any StubTarget] = [
        SwiftTarget.swiftUI, SwiftTarget.uiKit, SwiftTarget.plain, WebTarget(),
    ]

    /// The target of entries as a whole, in no language.
    static let outline = "outline"

    static let names = all.map(\.name) + [outline]
}
