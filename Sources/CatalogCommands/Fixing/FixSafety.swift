import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogVerification
import CatalogYAML

/// Says which mends leave alone what the author has said.
enum FixSafety {
    /// Rules whose mends are one of several things that could be meant. Of two spellings within an entry nobody can tell
    /// which one is wrong.
    private static let guessed: Set<String> = [
        FormatRules.proseInBrackets.id, FormatRules.missingColon.id, FormatRules.wrongKind.id, FormatRules.invalidID.id,
        LinkRules.fileName.id,
        LinkRules.unquotedDefault.id, YAMLRules.commentBehindValue.id, YAMLRules.unusedAnchor.id, YAMLRules.tag.id,
        LinkRules.unknownMember.id, LinkRules.unknownState.id, LinkRules.unknownPart.id, LinkRules.unknownVariant.id,
        VerificationRules.notInCode.id,
    ]

    /// Whether a finding has a mend that is certain.
    static func isSafe(_ finding: Diagnostic) -> Bool {
        !finding.fixIts.isEmpty && !guessed.contains(finding.rule.id)
    }
}
