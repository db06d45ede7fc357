/// Sample texts with special characters of HTML, Markdown, Swift and so on, for testing the escaping of a backend.
package enum AwkwardWords {
    package static let all = [
        "a | b", "<script>alert(1)</script>", "`code`", "``two``", "{{ name }}", "{% raw %}", "]]>", "*/ /* //",
        "\"\"\"", "'single' \"double\"", "\\n \\u0041 \\", "&amp; &#124;", "<!-- x -->", "${value} $x", "#{x} # y",
        "*not* _emphasized_ **either**", "[a](b) ![c](d)", "Größe 日本 👩‍👩‍👧‍👦",
        "\u{200F}right\u{200E} to left\u{202A}x\u{202C}",
        "e\u{301} \u{E9}", "| --- |", "~~~", "---", "=== ", "1. one", "- dash", "+ plus", "> quote", "@objc", "%@ %1$d",
        "\\(interpolated)", "a\u{A0}b",
    ]
}
