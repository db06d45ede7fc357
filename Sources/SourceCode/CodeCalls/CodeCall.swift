/// Call by a name, in Swift or Kotlin.
package struct CodeCall: Sendable {
    /// An argument of the call, with the label.
    package struct Argument: Sendable {
        package internal(set) var label: CodeToken?
        /// Without comments; empty for a closure after the parentheses.
        package let value: [CodeToken]

        /// From the label to the end of the value.
        package var bytes: Range<Int> {
            let end = value.last?.bytes.upperBound ?? 0
            return (label ?? value.first).map { $0.bytes.lowerBound..<max(end, $0.bytes.upperBound) } ?? 0..<0
        }
    }

    /// A mistake in the signs between arguments, with the correction.
    package struct Slip: Sendable {
        package let bytes: Range<Int>
        package let message: String
        package let replacement: String
    }

    /// The words between dots.
    package let callee: [CodeToken]
    package internal(set) var arguments: [Argument] = []
    /// Labels of closures after the parentheses; nil for the first.
    package internal(set) var closures: [CodeToken?] = []
    package internal(set) var slips: [Slip] = []
    /// Whether the author left arguments out: dots, a comment, a condition, a spread.
    package internal(set) var isElided = false

    /// Name of the callee, as written.
    package var name: String { callee.map(\.text).joined(separator: ".") }

    package var calleeBytes: Range<Int> {
        guard let first = callee.first, let last = callee.last else { return 0..<0 }
        return first.bytes.lowerBound..<last.bytes.upperBound
    }

    /// The closures with a label, as arguments without a value.
    package var labeledClosures: [Argument] {
        closures.compactMap { label in label.map { Argument(label: $0, value: []) } }
    }

    /// Returns the call with another label of an argument or a closure.
    package func renaming(_ label: CodeToken, to name: String) -> CodeCall {
        let other = CodeToken(kind: .word, text: name, bytes: label.bytes, isFirstInLine: label.isFirstInLine)
        var call = self
        for index in arguments.indices where arguments[index].label == label { call.arguments[index].label = other }
        for index in closures.indices where closures[index] == label { call.closures[index] = other }
        return call
    }
}
