package import CatalogModel

/// The rules for Kotlin signature files used as a source for verification, such as `unread-signature`.
package enum SignatureRules {
    fileprivate static func signatures(_ function: String) -> String {
        """
        // Signature format: 4.0
        package box {
          public final class BoxKt {
            \(function)
          }
        }
        """
    }

    fileprivate static let box = "method @androidx.compose.runtime.Composable public static void Box();"

    package static let noSignatures = Rule(
        "no-signatures", "A source of signatures names Kotlin signature files.",
        reason: "Entries would not be compared with any code, so differences would go unnoticed."
    )
    .signatures(failing: "package box {\n}", at: "")
    package static let unreadSignature = Rule(
        "unread-signature", "Every line of a signature file can be read.",
        reason: "The code would appear to lack a skipped declaration, and correct entries would be reported."
    )
    .signatures(
        failing: signatures("method @androidx.compose.runtime.Composable public static void Box("),
        at: "method @androidx.compose.runtime.Composable public static void Box(")
    package static let emptySignatures = Rule(
        "empty-signatures", "Signature files declare public composable functions.",
        reason: "Compared with an empty file, everything documented would look removed from the code."
    )
    .signatures(failing: signatures(""), at: "")

    package static let all = [noSignatures, unreadSignature, emptySignatures]
}

extension Rule {
    fileprivate func signatures(failing: String, at location: String) -> Rule {
        example(
            failing: failing, passing: SignatureRules.signatures(SignatureRules.box), at: location, in: "box.txt",
            catalog: "sources: { compose: { signatures: box.txt } }",
            entry: "implementations: { compose: { types: { Box: { kind: composable } } } }")
    }
}

extension Diagnostic {
    static func noSignatures(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SignatureRules.noSignatures,
            "invalid signature file: its first line is not '// Signature format: …'; generate the file with metalava",
            at: range)
    }

    static func unreadSignature(_ line: Text) -> Diagnostic {
        Diagnostic(
            SignatureRules.unreadSignature, "unrecognized declaration; regenerate the file with metalava",
            at: line.range)
    }

    static func cutSignatures(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SignatureRules.unreadSignature,
            "unexpected end of the file before its braces are closed; regenerate the file with metalava", at: range)
    }

    static func noComposables(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SignatureRules.emptySignatures, "the file declares no public composable functions", at: range)
    }
}
