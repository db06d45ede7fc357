import CatalogModel

/// A language and framework that stubs are written for.
protocol StubTarget: Sendable {
    /// Name in the option `targets`, and its folder.
    var name: String { get }
    /// Without the dot.
    var fileExtension: String { get }
    /// Whether it writes the stubs of an implementation.
    func covers(_ platform: Platform) -> Bool
    /// Returns the text of a file in UTF-8, put together from its parts.
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8]
}

/// A target of the program: it writes the parts of its files, and a template puts them together, the program's own or one
/// that a catalog has in its place. Another target is another value of this kind in `StubTargets.all`.
protocol CodeTarget: StubTarget {
    var language: StubTargetConfiguration.Language { get }
    /// Returns the parts of a file.
    /// - Parameter diagnostics: Takes what the target cannot express.
    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode
    /// The name of the file with placeholders, in the folder of the target.
    var supportFile: String { get }
    /// Whether a file imports others by where they lie.
    var importsByPlace: Bool { get }
    /// Declarations for what stubs use and none of them declares, in UTF-8.
    func text(of support: StubSupport, diagnostics: inout Diagnostics) -> [UInt8]
}

extension CodeTarget {
    var importsByPlace: Bool { false }

    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var file = file
        file.template.language = language
        return BuiltInTemplates.file(in: language).render(file, diagnostics: &diagnostics)
    }
}

/// The targets that there are.
enum StubTargets {
    /// In the order in which they are asked: the first that covers an implementation writes its stubs.
    static let all: [any CodeTarget] = [
        SwiftTarget.swiftUI, SwiftTarget.uiKit, SwiftTarget.plain, WebTarget(),
        ComposeTarget(), ReactTarget(),
    ]

    /// Targets whose stubs can be made of an implementation for another platform.
    static var converting: [any ConvertingStubTarget] { all.compactMap { $0 as? any ConvertingStubTarget } }

    /// The target of entries as a whole, in no language.
    static let outline = "outline"

    static let names = all.map(\.name) + [outline]

    /// Returns the target that writes the stubs of an implementation.
    static func target(for platform: Platform) -> (any CodeTarget)? { all.first { $0.covers(platform) } }
}
