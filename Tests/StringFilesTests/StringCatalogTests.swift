import Testing

@Suite("Texts in string catalogs and property lists")
struct StringCatalogTests {
    private static func lines(_ strings: String) -> [String] {
        TextReading.lines("A.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}")
    }

    private static func unit(_ value: String, state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }

    @Test("The sentence around substitutions is kept with their plural forms")
    func substitutions() {
        func variable(_ number: Int, _ word: String) -> String {
            """
            {"argNum": \(number), "formatSpecifier": "lld", "variations": {"plural": {
              "one": \(Self.unit("%arg \(word)")), "other": \(Self.unit("%arg \(word)s"))}}}
            """
        }
        let english = """
            {"stringUnit": {"state": "translated", "value": "Found %1$#@files@ in %2$#@folders@"},
             "substitutions": {"files": \(variable(1, "file")), "folders": \(variable(2, "folder"))}}
            """
        let strings = """
            "a": {"localizations": {"en": \(english), "de": \(english.replacing("Found", with: "Da"))}},
            "b": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ left"},
              "substitutions": {"n": \(variable(1, "day"))}}}}
            """
        let forms = "files: {one: %arg file, other: %arg files}, folders: {one: %arg folder, other: %arg folders}"
        #expect(
            Self.lines(strings) == [
                "- a = {sentence: Found %1$#@files@ in %2$#@folders@, \(forms)}",
                "de a = {sentence: Da %1$#@files@ in %2$#@folders@, \(forms)}",
                "- b = {sentence: %#@n@ left, n: {one: %arg day, other: %arg days}}",
            ])
    }

    @Test("A new text without words is not translated; a new text with words is")
    func states() {
        let strings = """
            "a": {"localizations": {"en": \(Self.unit("A", state: "new")), "de": \(Self.unit("", state: "new"))}},
            "b": {"localizations": {"de": \(Self.unit("", state: "translated"))}},
            "c": {"localizations": {"de": {"variations": {"plural": {"other": \(Self.unit("", state: "new"))}}}}},
            "d": {"localizations": {"de": {"stringSet": {"state": "new", "values": [""]}}}}
            """
        #expect(Self.lines(strings) == ["- a = A", "de b = ", "- b = b", "- c = c", "- d = d"])
    }

    @Test("Comments, texts that are not translated, string sets, and variants by device and width are read")
    func facts() {
        let strings = """
            "a": {"comment": "A brand.", "shouldTranslate": false},
            "b": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["Go", "Start"]}}}},
            "c": {"localizations": {"en": {"variations": {"device": {
              "iphone": \(Self.unit("Tap")), "other": {"variations": {"plural": {
                "one": \(Self.unit("%d click")), "other": \(Self.unit("%d clicks"))}}}}}}}},
            "d": {"localizations": {"en": {"variations": {"width": {"20": \(Self.unit("Hi"))}}}}}
            """
        #expect(
            Self.lines(strings) == [
                "- a = a (not translated) // A brand.", "- b = {item: {1: Go, 2: Start}}",
                "- c = {device: {iphone: Tap, other: {one: %d click, other: %d clicks}}}", "- d = {width: {20: Hi}}",
            ])
    }

    @Test("Lists of plurals keep the sentence, and label variants by device and width")
    func stringsDictionary() {
        let variable = """
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict>
            """
        let text = """
            <plist><dict>
            <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>\(variable)</dict>
            <key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(variable)</dict>
            <key>c</key><dict><key>NSStringDeviceSpecificRuleType</key>
              <dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
            <key>d</key><dict><key>NSStringVariableWidthRuleType</key>
              <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
            <key>e</key><string>Plain</string>
            </dict></plist>
            """
        #expect(
            TextReading.lines("de.lproj/A.stringsdict", text) == [
                "de a = {sentence: %#@n@ left, n: {one: %d day, other: %d days}}",
                "de b = {one: %d day, other: %d days}", "de c = {device: {iphone: Tap, mac: Click}}",
                "de d = {width: {20: Hi, 50: Hello}}", "de e = Plain",
            ])
    }

    @Test("Comments directly before a line of a '.strings' file are about its text")
    func comments() {
        let text = """
            /* Localizable.strings
               The example. */

            /* Closes the
               window. */
            "a" = "A"; // behind it
            "b" = "B";
            // MARK: - Part
            "c" = "C";
            // One,
            // two.
            "d" /* no */ = "D";
            /* No comment provided by engineer. */
            "e" = "E"; /* behind */

            "f" = "F";
            """
        #expect(
            TextReading.lines("de.lproj/A.strings", text) == [
                "de a = A // Closes the\nwindow.", "de b = B", "de c = C", "de d = D // One,\ntwo.", "de e = E",
                "de f = F",
            ])
    }
}
