/// Accessibility: the facts relied on by assistive technology and tests.
// A table: a rule on each line.
// swift-format-ignore
let accessibilityRules: [ChangeRule] = [
    ChangeRule("role-changed", "Accessibility.role", .changed, .breaking, "Tests and assistive technology look for the old role.", in: .accessibility, "role: button", "role: link"),
    ChangeRule("role-removed", "Accessibility.role", .removed, .breaking, "Assistive technology no longer receives a role.", in: .accessibility, "role: button", ""),
    ChangeRule("role-added", "Accessibility.role", .added, .safe, "Assistive technology receives a role.", in: .accessibility, "", "role: button"),
    ChangeRule("traits-changed", "Accessibility.traits", .changed, .dangerous, "Assistive technology receives other traits.", in: .accessibility, "traits: selected", "traits: button"),
    ChangeRule("spoken-label-changed", "Accessibility.label", .changed, .dangerous, "Another label is read out.", in: .accessibility, "label: The title.", "label: The hint."),
    ChangeRule("spoken-label-removed", "Accessibility.label", .removed, .breaking, "The label is no longer documented.", in: .accessibility, "label: The title.", ""),
    ChangeRule("spoken-hint-changed", "Accessibility.hint", .changed, .dangerous, "Another hint is read out.", in: .accessibility, "hint: Opens it.", "hint: Closes it."),
    ChangeRule("spoken-value-changed", "Accessibility.value", .changed, .dangerous, "Another value is read out.", in: .accessibility, "value: The text.", "value: The number."),
    ChangeRule("focus-rule-changed", "Accessibility.focus", .changed, .dangerous, "The focus goes elsewhere.", in: .accessibility, "focus: Goes to the field.", "focus: Goes to the button."),
    ChangeRule("no-longer-focusable", "Accessibility.focusable", .turnedOff, .breaking, "The keyboard no longer reaches it.", in: .accessibility, "focusable: true", "focusable: false"),
    ChangeRule("now-focusable", "Accessibility.focusable", .turnedOn, .safe, "The keyboard reaches it.", in: .accessibility, "focusable: false", "focusable: true"),
    ChangeRule("identifier-added", "Accessibility.identifiers", .added, .safe, "Tests can find another element.", in: .accessibility, "identifiers: { Icon: a }", "identifiers: { Icon: a, Text: b }"),
    ChangeRule("identifier-removed", "Accessibility.identifiers", .removed, .breaking, "Tests no longer find the element.", in: .accessibility, "identifiers: { Icon: a, Text: b }", "identifiers: { Icon: a }"),
    ChangeRule("identifier-changed", "Accessibility.identifiers", .changed, .breaking, "Tests look for the old identifier.", in: .accessibility, "identifiers: { Icon: a }", "identifiers: { Icon: b }"),
    ChangeRule("key-added", "Accessibility.keyboard", .added, .safe, "Another key performs an action.", in: .accessibility, "keyboard: { Enter: Opens. }", "keyboard: { Enter: Opens., Escape: Closes. }"),
    ChangeRule("key-removed", "Accessibility.keyboard", .removed, .breaking, "A key no longer performs an action.", in: .accessibility, "keyboard: { Enter: Opens., Escape: Closes. }", "keyboard: { Enter: Opens. }"),
    ChangeRule("key-action-changed", "Accessibility.keyboard", .changed, .dangerous, "A key performs another action.", in: .accessibility, "keyboard: { Enter: Opens. }", "keyboard: { Enter: Closes. }"),
    ChangeRule("announcement-added", "Accessibility.announcements", .added, .safe, "More is read out.", in: .accessibility, "announcements: Opened.", "announcements: [Opened., Closed.]"),
    ChangeRule("announcement-removed", "Accessibility.announcements", .removed, .dangerous, "Less is read out.", in: .accessibility, "announcements: [Opened., Closed.]", "announcements: Opened."),
    ChangeRule("criterion-added", "Accessibility.criteria", .added, .safe, "Another criterion is met.", in: .accessibility, "criteria: { 1.4.3 Contrast: Is met. }", "criteria: { 1.4.3 Contrast: Is met., 2.1.1 Keyboard: Is met. }"),
    ChangeRule("criterion-removed", "Accessibility.criteria", .removed, .breaking, "A criterion is no longer met.", in: .accessibility, "criteria: { 1.4.3 Contrast: Is met., 2.1.1 Keyboard: Is met. }", "criteria: { 1.4.3 Contrast: Is met. }"),
    ChangeRule("criterion-level-lowered", "Criterion.level", .lowered, .dangerous, "It conforms at a lower level.", in: .accessibility, "criteria: { 1.4.3 Contrast: { level: AAA } }", "criteria: { 1.4.3 Contrast: { level: AA } }"),
    ChangeRule("criterion-level-raised", "Criterion.level", .raised, .safe, "It conforms at a higher level.", in: .accessibility, "criteria: { 1.4.3 Contrast: { level: AA } }", "criteria: { 1.4.3 Contrast: { level: AAA } }"),
    ChangeRule("criterion-words-changed", "Criterion.description", .changed, .dangerous, "It is met in another way.", in: .accessibility, "criteria: { 1.4.3 Contrast: Is met. }", "criteria: { 1.4.3 Contrast: Is met mostly. }"),
    ChangeRule("accessibility-setting-added", "Accessibility.configuration", .added, .safe, "No code sets it yet.", in: .accessibility, "configuration: { a: String }", "configuration: { a: String, b: String }"),
    ChangeRule("accessibility-setting-removed", "Accessibility.configuration", .removed, .breaking, "Code that sets it no longer compiles.", in: .accessibility, "configuration: { a: String, b: String }", "configuration: { a: String }"),
    ChangeRule("accessibility-practice-added", "Accessibility.practices", .added, .safe, "The documentation recommends more.", in: .accessibility, "practices: First.", "practices: [First., Second.]"),
    ChangeRule("accessibility-practice-removed", "Accessibility.practices", .removed, .safe, "The documentation recommends less.", in: .accessibility, "practices: [First., Second.]", "practices: First."),
    ChangeRule("review-added", "Accessibility.reviews", .added, .safe, "Another review is recorded.", in: .accessibility, "", "reviews: { date: 2026-03-01, result: Passes. }"),
]

/// Texts to localize.
// A table: a rule on each line.
// swift-format-ignore
let stringRules: [ChangeRule] = [
    ChangeRule("string-added", "String", .added, .dangerous, "Translators must translate it.", in: .entry, "strings: { a: One }", "strings: { a: One, b: Two }"),
    ChangeRule("string-removed", "String", .removed, .breaking, "Code and translations use a missing string.", in: .entry, "strings: { a: One, b: Two }", "strings: { a: One }"),
    ChangeRule("string-replaced", "String", .replaced, .breaking, "Code and translations must use the replacement.", in: .entry, "strings: { a: One, b: { text: Two, deprecated: { replacements: other } } }", "strings: { a: One }"),
    ChangeRule("string-renamed", "Facets.strings", .renamed, .breaking, "Code and translations name the old key.", in: .entry, "strings: { a: One }", "strings: { b: One }").renaming("thing/strings/a", to: "b"),
    ChangeRule("string-text-changed", "String.text", .changed, .dangerous, "Translations may be out of date.", in: .entry, "strings: { a: One }", "strings: { a: Two }"),
    ChangeRule("string-placeholders-changed", "String.text", .narrowed, .breaking, "Code passes other arguments than the text requires.", in: .entry, "strings: { a: 'Has %d' }", "strings: { a: 'Has %@' }"),
    ChangeRule("string-arguments-changed", "String.arguments", .changed, .breaking, "Code passes other arguments than the text requires.", in: .entry, "strings: { a: { text: '%@', arguments: The name. } }", "strings: { a: { text: '%@', arguments: The amount. } }"),
    ChangeRule("string-arguments-added", "String.arguments", .added, .safe, "The catalog documents more than before.", in: .entry, "strings: { a: { text: '%@' } }", "strings: { a: { text: '%@', arguments: The amount. } }"),
    ChangeRule("string-table-changed", "String.table", .changed, .breaking, "Code still reads the old file.", in: .entry, "strings: { a: { text: One, table: A } }", "strings: { a: { text: One, table: B } }"),
    ChangeRule("shared-table-changed", "Facets.stringTable", .changed, .breaking, "Code still reads the old file.", in: .entry, "stringTable: A", "stringTable: B"),
    ChangeRule("plural-added", "String.plurals", .added, .safe, "Another plural category has its own text.", in: .entry, "strings: { a: { plurals: { other: '%d items' } } }", "strings: { a: { plurals: { one: '%d item', other: '%d items' } } }"),
    ChangeRule("plural-removed", "String.plurals", .removed, .dangerous, "A plural category no longer has its own text.", in: .entry, "strings: { a: { plurals: { one: '%d item', other: '%d items' } } }", "strings: { a: { plurals: { other: '%d items' } } }"),
    ChangeRule("plural-changed", "String.plurals", .changed, .dangerous, "Translations may be out of date.", in: .entry, "strings: { a: { plurals: { other: '%d items' } } }", "strings: { a: { plurals: { other: '%d things' } } }"),
    ChangeRule("translation-added", "String.translations", .added, .safe, "Another language has a translation.", in: .entry, "strings: { a: { text: One, translations: { de: Eins } } }", "strings: { a: { text: One, translations: { de: Eins, fr: Un } } }"),
    ChangeRule("translation-removed", "String.translations", .removed, .dangerous, "A language no longer has a translation.", in: .entry, "strings: { a: { text: One, translations: { de: Eins, fr: Un } } }", "strings: { a: { text: One, translations: { de: Eins } } }"),
    ChangeRule("translation-changed", "String.translations", .changed, .dangerous, "Users read another text.", in: .entry, "strings: { a: { text: One, translations: { de: Eins } } }", "strings: { a: { text: One, translations: { de: Einer } } }"),
]
