import CatalogModel

/// The expected answer of a backend's program to an unknown kind of request or version of the protocol: the supported
/// version, and no more.
package enum Refusal {
    /// Throws unless an answer is a refusal.
    package static func require(_ bytes: [UInt8]) throws(AnswerError) {
        try AnswerReader.read(bytes).requireMembers(among: ["protocol"])
    }
}
