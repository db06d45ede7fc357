import Testing

@Suite("Texts in Android's resources")
struct AndroidResourceTests {
    private static func words(_ content: String) -> [String] {
        TextReading.lines("values/strings.xml", "<resources><string name=\"a\">\(content)</string></resources>")
            .map { $0.hasPrefix("- a = ") ? String($0.dropFirst("- a = ".count)) : $0 }
    }

    @Test(
        "Escapes, quotes, white space and markup are read as aapt2 reads them",
        arguments: [
            (#"\u2022 \u00A0x"#, "\u{2022} \u{A0}x"), (#"a\u00A0"#, "a\u{A0}"), (#"\uD83D\uDE00"#, "\u{1F600}"),
            (##"\n\t\'\"\\\@\?\#"##, "\n\t'\"\\@?#"), (#"a\qb"#, "aqb"), (#"\@string/x"#, "@string/x"),
            ("  a \n\t b  ", "a b"), ("\"  a  b \"", "  a  b "), ("a \"  \" b", "a    b"),
            ("a\u{A0}\u{A0}b\u{2003}", "a\u{A0}\u{A0}b\u{2003}"), (#"a\n b"#, "a\n b"),
            ("<![CDATA[<b>a</b>  b\\n]]>", "<b>a</b> b\n"), ("a <b>b</b><br/> <i><u>c</u></i>", "a b c"),
            ("<annotation font=\"title\">a</annotation>", "a"),
            ("<xliff:g id=\"name\" example=\"Ada\">%1$s</xliff:g> &amp; &lt;b&gt;", "%1$s & <b>"),
            ("@user has mail", "@user has mail"),
        ])
    func words(_ content: String, expected: String) {
        #expect(Self.words(content) == [expected])
    }

    @Test("An invalid escape is a finding at its text, which keeps its characters")
    func invalidEscapes() {
        for content in [#"x\u12"#, #"x\uD83D"#, #"x\uzzzz"#] {
            let words = Self.words(content)
            #expect(words.first == content)
            #expect(
                words.dropFirst() == [
                    "invalid escape '\\u' in 'a'; write four hexadecimal digits after it [string-value]"
                ])
        }
    }

    @Test("Every kind of text is read, with comments, flags and references")
    func kinds() {
        let text = """
            <resources xmlns:tools="http://schemas.android.com/tools">
              <!-- The name. -->
              <string name="app.name" translatable="false">App</string>
              <!-- A section. -->

              <string name="a" formatted="false">100%</string>
              <string name="b" tools:ignore="Typos,MissingTranslation">B</string>
              <string name="c">@string/app.name</string>
              <string name="d">@android:string/ok</string>
              <string name="e">@string/gone</string>
              <string name="f">?attr/label</string>
              <string>X</string>
              <item type="string" name="g">G</item>
              <item type="dimen" name="h">1dp</item>
              <string-array name="i"><item>One</item><!-- No. --><item>@string/a</item></string-array>
              <!--
                   How
                   many.
              -->
              <plurals name="j"><item quantity="one">%d x</item><item quantity="other">%d xs</item></plurals>
              <eat-comment/>
            </resources>
            """
        #expect(
            TextReading.lines("values-de/strings.xml", text) == [
                "de app.name = App (not translated) // The name.", "de a = 100% (no format)",
                "de b = B (not translated)",
                "de c = App", "de g = G", "de i = {item: {1: One, 2: 100%}}",
                "de j = {one: %d x, other: %d xs} // How\nmany.",
                "'d' refers to '@android:string/ok', which is not a text of the file; it is omitted [string-value]",
                "'e' refers to '@string/gone', which is not a text of the file; it is omitted [string-value]",
                "'f' refers to '?attr/label', which is not a text of the file; it is omitted [string-value]",
                "'string' has no 'name'; it is omitted [string-value]",
            ])
    }

    @Test("Texts that refer to each other in a circle are left out")
    func circle() {
        let text = """
            <resources><string name="a">@string/b</string><string name="b">@string/a</string></resources>
            """
        let left = "which is not a text of the file; it is omitted [string-value]"
        #expect(
            TextReading.lines("strings.xml", text) == [
                "'a' refers to '@string/b', \(left)", "'b' refers to '@string/a', \(left)",
            ])
    }

    @Test("Variants for products are one text with the products labeled")
    func products() {
        let text = """
            <resources>
              <string name="a" product="tablet">Tablet</string>
              <string name="a" product="default">Phone</string>
              <string name="b">B</string>
              <plurals name="c"><item quantity="other">%d</item></plurals>
              <plurals name="c" product="tv"><item quantity="other">%d on TV</item></plurals>
            </resources>
            """
        #expect(
            TextReading.lines("strings.xml", text) == [
                "- a = {product: {tablet: Tablet, default: Phone}}", "- b = B",
                "- c = {product: {default: {other: %d}, tv: {other: %d on TV}}}",
            ])
    }

    @Test("Files that are not for translators ask for no translations")
    func untranslated() {
        #expect(
            TextReading.lines("values/donottranslate.xml", "<resources><string name=\"a\">A</string></resources>")
                == ["- a = A (not translated)"])
        let root = "<resources tools:ignore=\"MissingTranslation\"><string name=\"a\">A</string></resources>"
        #expect(TextReading.lines("values/strings.xml", root) == ["- a = A (not translated)"])
    }
}
