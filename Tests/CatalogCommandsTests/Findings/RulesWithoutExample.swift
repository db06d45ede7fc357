/// Rules of which no example tells, and why.
enum RulesWithoutExample {
    static let reasons = [
        "The file would be longer than a page.": [
            "alias-expansion", "file-size", "template-size", "token-bounds", "too-many-findings",
            "too-many-permutations",
        ],
        "The text of an example is UTF-8.": [
            "encoding"
        ],
        "Files of an example lie in the catalog's folder.": [
            "file-outside", "picture-outside",
        ],
        "Only a program that somebody else has written does so.": [
            "backend-answer", "backend-failure", "backend-fault", "backend-limit", "backend-path",
        ],
        "A build has been there before, and people have changed what it wrote.": [
            "blocked-path", "broken-manifest", "edited-file", "foreign-file", "needless-overwrite", "scaffold-deleted",
            "scaffold-edited", "scaffold-foreign", "scaffold-outdated", "stale-file-kept",
            "stub-conflict", "stub-encoding",
        ],
        "Two versions of a catalog show it.": [
            "dead-acceptance", "dead-rename", "early-removal", "unannounced-removal", "unknown-change-rule",
        ],
        "It is about the words of a command, or the files that a command makes or is given.": [
            "damaged-markers", "existing-file", "finding-baseline", "health-ratchet", "health-score",
            "incomplete-history",
            "missing-baseline",
            "missing-catalog", "missing-stub", "no-outputs", "rename-obstacle", "stale-baseline", "unknown-output",
            "unknown-source", "unknown-source-kind", "unknown-target", "unknown-token-path", "unreadable-output",
            "unwritable-file",
        ],
        "A symbol graph that tells so is longer than a page.": [
            "availability-drift", "label-drift", "raw-value-drift",
        ],
        "What a source was before shows it.": [
            "stale-verification"
        ],
        "Imports are shown by a catalog before and after.": [
            "description-markup", "description-tag", "empty-source", "import-kept", "import-record", "import-skipped",
            "import-unwritable",
            "import-unlisted",
            "import-vanished",
        ],
    ]
}
