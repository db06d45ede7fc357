import CatalogModel
import SourceCode

/// A writer of `@available` attributes in Swift stubs (The Swift Programming Language, "Attributes").
enum SwiftAvailability {
    private static let platforms: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "iOSApplicationExtension",
        "macOSApplicationExtension",
    ]

    /// Returns the attributes, and the facts impossible to express in an attribute.
    ///
    /// A member is stored if a stored property or the case of an enum: such members may be deprecated, but exist on all
    /// systems.
    static func attributes(_ docs: DocStub, isStored: Bool) -> (lines: [String], rest: [DocFact]) {
        var lines: [String] = []
        var rest: [DocFact] = []
        if let deprecation = docs.deprecation {
            let message = deprecation.sentence
            let argument = message.isEmpty ? "" : ", message: \(SwiftLiteral.string(message))"
            lines.append("@available(*, deprecated\(argument))")
        }
        let plain = docs.availability.filter { !isStored && isSupported($0) && isPlain($0) }
        if !plain.isEmpty {
            let list = plain.map { "\($0.platform) \($0.introduced ?? "")" }.joined(separator: ", ")
            lines.append("@available(\(list), *)")
        }
        for availability in docs.availability where isStored || !isSupported(availability) || !isPlain(availability) {
            if !isStored, isSupported(availability) {
                lines.append(attribute(availability))
            } else if platforms.contains(availability.platform) {
                rest.append(DocFact(.platform, text: .words(availability.sentence)))
            }
        }
        return (lines, rest)
    }

    /// Whether Swift supports the platform and can read the versions.
    private static func isSupported(_ availability: AvailabilityStub) -> Bool {
        let versions = [availability.introduced, availability.deprecated, availability.obsoleted].compactMap(\.self)
        return platforms.contains(availability.platform) && versions.allSatisfy(isVersion)
            && (availability.isUnavailable || !versions.isEmpty)
    }

    private static func isPlain(_ availability: AvailabilityStub) -> Bool {
        availability.introduced != nil && availability.deprecated == nil && availability.obsoleted == nil
            && !availability.isUnavailable && availability.message == nil
    }

    private static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...3).contains(parts.count)
            && parts.allSatisfy {
                !$0.isEmpty && $0.utf8.count <= 6 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
    }

    private static func attribute(_ availability: AvailabilityStub) -> String {
        var arguments = [availability.platform]
        if availability.isUnavailable { arguments.append("unavailable") }
        if let version = availability.introduced { arguments.append("introduced: \(version)") }
        if let version = availability.deprecated { arguments.append("deprecated: \(version)") }
        if let version = availability.obsoleted { arguments.append("obsoleted: \(version)") }
        if let message = availability.message {
            arguments.append("message: \(SwiftLiteral.string(message.plainText))")
        }
        return "@available(\(arguments.joined(separator: ", ")))"
    }
}
