import CatalogModel

/// How a backend answers what it does not know, a kind of request or a version of the protocol: with the version that it
/// speaks, and nothing besides.
package enum Refusal {
    /// Throws unless an answer is one.
    package static func require(_ bytes: [UInt8]) throws(AnswerFault) {
        try AnswerReader.read(bytes).requireKnown(["protocol"])
    }
}
