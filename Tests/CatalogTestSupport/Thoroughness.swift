import Foundation

/// Whether tests do all that they could.
///
/// `Tests/run --thorough` sets CATALOG_THOROUGH; the page `Testing` lists what an ordinary run leaves out.
package enum Thoroughness {
    package static let isFull = ProcessInfo.processInfo.environment["CATALOG_THOROUGH"] != nil

    /// The words of a test that an ordinary run skips.
    package static let reason = "Tests/run --thorough does it"

    /// Returns how often a loop runs with values from a fixed seed.
    ///
    /// An ordinary run does the first rounds of all.
    package static func rounds(_ ordinary: Int, of all: Int) -> Int { isFull ? all : ordinary }

    /// Returns the elements that are tried one by one: in an ordinary run the first and every so many after it.
    package static func some<Element>(_ all: [Element], every step: Int) -> [Element] {
        isFull ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
}
