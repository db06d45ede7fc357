import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogReview
import CatalogSync
import CatalogSyntax

/// The distinction between safe fixes and guesses at an author's meaning, the latter applied with `--unsafe` only.
enum FixSafety {
    /// Rules whose fixes are guesses among several possible meanings.
    ///
    /// Of two spellings within an entry, the wrong spelling is unknown.
    private static let guessed: Set<String> = [
        FormatRules.proseInBrackets.id, FormatRules.missingColon.id, FormatRules.wrongKind.id, FormatRules.invalidID.id,
        LinkRules.fileName.id,
        LinkRules.unquotedDefault.id, YAMLRules.commentBehindValue.id, YAMLRules.unusedAnchor.id, YAMLRules.tag.id,
        LinkRules.unknownMember.id, LinkRules.unknownState.id, LinkRules.unknownPart.id, LinkRules.unknownVariant.id,
        VerificationRules.notInCode.id, ReviewRules.exampleCall.id, ReviewRules.misnamedOverride.id,
    ]

    /// Whether a finding has a certain fix.
    static func isSafe(_ finding: Diagnostic) -> Bool {
        !finding.fixIts.isEmpty && !guessed.contains(finding.rule.id)
    }
}
