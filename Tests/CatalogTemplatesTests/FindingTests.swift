import CatalogModel
import StubBackend
import Testing

/// Everything that can be wrong with a template, with the place and the words of its finding.
@Suite("Findings about templates")
struct FindingTests {
    @Test(
        "Unknown and misspelled names in templates are reported",
        arguments: [
            (
                "a\n  {{ titel }}",
                "t:2:6 «titel» 'titel' is not a value here; did you mean 'title'? [template-name] → title"
            ),
            (
                "{{ for item in items }}{{ item.prise }}{{ itm.name }}{{ end }}",
                """
                t:1:32 «prise» 'prise' is not a field of Item; did you mean 'price'? [template-name] → price
                t:1:43 «itm» 'itm' is not a value here; did you mean 'item'? [template-name] → item
                """
            ),
            (
                "{{ for item in itms }}{{ item.anything | uper }}{{ end }}{{ item }}",
                """
                t:1:16 «itms» 'itms' is not a value here; did you mean 'items'? [template-name] → items
                t:1:42 «uper» 'uper' is not a filter; did you mean 'upper'? [template-name] → upper
                t:1:61 «item» 'item' is not a value here; did you mean 'items'? [template-name] → items
                """
            ),
            (
                "{{ show itm(title) }}{{ define item(a: Itm, a: text) }}{{ end }}{{ define item() }}{{ end }}",
                """
                t:1:9 «itm» 'itm' is not a block; did you mean 'item'? [template-name] → item
                t:1:40 «Itm» 'Itm' is not a kind of value; did you mean 'Item'? [template-name] → Item
                t:1:45 «a» a parameter 'a' already exists; choose another name [template-name] \
                (the first one is here at t:1:37)
                t:1:75 «item» a block 'item' already exists; choose another name [template-name] \
                (the first one is here at t:1:32)
                """
            ),
            (
                "{{ fro item in items }}\n{{ end }}",
                "t:1:4 «fro» unknown tag 'fro'; did you mean 'for'? [template-syntax] → for"
            ),
            ("{{ show a() }}", "t:1:9 «a» 'a' is not a block; there are none [template-name]"),
            (
                "{{ xyzzy }}",
                """
                t:1:4 «xyzzy» 'xyzzy' is not a value here; there are 'title', 'note', 'tags', 'isOpen', 'kind', \
                'owner', 'items' [template-name]
                """
            ),
        ])
    func names(template: String, findings: String) {
        #expect(rendered(template) == findings)
    }

    @Test(
        "Template values whose kind does not suit their use are reported",
        arguments: [
            (
                "{{ note }}",
                """
                t:1:4 «note» 'note' is text that may be absent, not text; show it only within '{{ if note }}', or write \
                'note | default "…"' [template-kind]
                """
            ),
            (
                "{{ note | upper }}",
                """
                t:1:4 «note» 'note' is text that may be absent, not text; show it only within '{{ if note }}', or write \
                'note | default "…"' [template-kind]
                """
            ),
            (
                "{{ tags }}",
                """
                t:1:4 «tags» 'tags' is a list of texts, not text; join its texts, as in 'tags | join ", "', or loop over \
                it [template-kind]
                """
            ),
            (
                "{{ items }}",
                "t:1:4 «items» 'items' is a list of Item records, not text; loop over it with 'for' [template-kind]"
            ),
            (
                "{{ isOpen }}",
                "t:1:4 «isOpen» 'isOpen' is true or false, not text; test it with 'if' [template-kind]"
            ),
            (
                "{{ owner }}{{ owner.name }}",
                """
                t:1:4 «owner» 'owner' is a Person that may be absent, not text; use it within '{{ if owner }}' \
                [template-kind]
                t:1:21 «name» 'owner' is a Person that may be absent, which has no field 'name'; use it within \
                '{{ if owner }}' [template-kind]
                """
            ),
            (
                "{{ if owner }}{{ owner }}{{ end }}{{ title.first }}{{ items.name }}",
                """
                t:1:18 «owner» 'owner' is a Person, not text; show one of its fields, such as 'owner.name' \
                [template-kind]
                t:1:44 «first» 'title' is text, which has no field 'first' [template-kind]
                t:1:61 «name» 'items' is a list of Item records, which has no field 'name'; loop over it with 'for' \
                [template-kind]
                """
            ),
            (
                "{{ for a in title }}{{ a }}{{ end }}",
                "t:1:13 «title» 'title' is text, not a list to loop over [template-kind]"
            ),
            (
                "{{ if title }}{{ end }}",
                "t:1:7 «title» 'title' is text, which is always present; compare it, as in 'title == \"…\"' [template-kind]"
            ),
            (
                "{{ if isOpen == \"true\" }}{{ end }}",
                """
                t:1:7 «isOpen» 'isOpen' is true or false, and only text can be compared; test it without a \
                comparison: 'if isOpen' or 'if not isOpen' [template-kind]
                """
            ),
            (
                "{{ if kind == \"book\" or \"x\" == kind }}{{ end }}",
                """
                t:1:15 «"book"» 'kind' is never "book"; did you mean "books"? [template-kind] → "books"
                t:1:25 «"x"» 'kind' is never "x"; use one of "food", "books" [template-kind]
                """
            ),
            (
                "{{ if note }}{{ else }}{{ note }}{{ end }}{{ note | join \"\" }}",
                """
                t:1:27 «note» 'note' is text that may be absent, not text; show it only within '{{ if note }}', or write \
                'note | default "…"' [template-kind]
                t:1:46 «note» 'note' is text that may be absent, not text; show it only within '{{ if note }}', or write \
                'note | default "…"' [template-kind]
                """
            ),
            (
                "{{ title | join \",\" }}{{ tags | join }}{{ title | literal \"swfit\" }}{{ title | replace \"\" \"a\" }}",
                """
                t:1:12 «join» filter 'join' takes a list of texts, not text [template-kind]
                t:1:33 «join» filter 'join' takes one text after it, not 0; for example 'imports | join ", "' \
                [template-kind]
                t:1:59 «"swfit"» filter 'literal' does not accept "swfit"; did you mean "swift"? [template-kind] → \
                "swift"
                t:1:88 «""» missing search text of filter 'replace'; write the text to replace [template-kind]
                """
            ),
            (
                "{{ show a(title) }}{{ show a(title, title) }}{{ define a(b: Item, c: text) }}{{ end }}",
                """
                t:1:9 «a» block 'a' takes 2 values, not 1 [template-kind]
                t:1:30 «title» 'b' takes an Item, not text [template-kind]
                """
            ),
        ])
    func kinds(template: String, findings: String) {
        #expect(rendered(template) == findings)
    }

    @Test(
        "Template tags with invalid syntax are reported",
        arguments: [
            (
                "a {{ title\nb {{ title }}",
                """
                t:1:3 «{{» unclosed tag; write '}}' on the same line, or '{{ "{{" }}' for the two braces themselves \
                [template-syntax]
                """
            ),
            (
                "{{ if isOpen {{ title }}{{ end }}",
                """
                t:1:1 «{{» unclosed tag; write '}}' on the same line, or '{{ "{{" }}' for the two braces themselves \
                [template-syntax]
                """
            ),
            ("{{! never\nends", "t:1:1 «{{!» unclosed comment; write '}}' [template-syntax]"),
            (
                "{{ \"abc }}\n",
                "t:1:4 «\"» unclosed text; write a quotation mark on the same line [template-syntax]"
            ),
            (
                "{{ \"a\\qb\" }}",
                "t:1:6 «\\q» unknown escape '\\q'; use '\\n', '\\t', '\\\"' or '\\\\' [template-syntax]"
            ),
            (
                "{{ if kind == 'food' }}x{{ end }}{{ é }}",
                """
                t:1:15 «'» unexpected ''' in a tag; write text in double quotation marks [template-syntax]
                t:1:37 «é» unexpected 'é' in a tag [template-syntax]
                """
            ),
            ("{{ }}", "t:1:4 «}}» expected a value, not the end of the tag [template-syntax]"),
            ("{{ title. }}", "t:1:11 «}}» expected a field, not the end of the tag [template-syntax]"),
            ("{{ title | }}", "t:1:12 «}}» expected a filter, not the end of the tag [template-syntax]"),
            (
                "{{ title note }}",
                "t:1:10 «note» unexpected 'note' after the end of the expression; remove it [template-syntax]"
            ),
            ("{{ for in tags }}{{ end }}", "t:1:8 «in» expected the variable, not 'in' [template-syntax]"),
            ("{{ for a of tags }}{{ end }}", "t:1:10 «of» expected 'in', not 'of' [template-syntax]"),
            (
                "{{ for a in tags join }}{{ end }}",
                "t:1:23 «}}» expected a text in quotes, not the end of the tag [template-syntax]"
            ),
            ("{{ if (isOpen }}{{ end }}", "t:1:15 «}}» expected ')', not the end of the tag [template-syntax]"),
            (
                "a\n{{ end }}",
                "t:2:1 «{{ end }}» unmatched 'end'; remove it [template-syntax]"
            ),
            (
                "{{ else }}",
                "t:1:1 «{{ else }}» unmatched 'else'; remove it [template-syntax]"
            ),
            (
                "{{ if isOpen }}\n{{ for a in tags }}",
                "t:2:1 «{{ for a in tags }}» missing end of '{{ for a in tags }}'; write '{{ end }}' [template-syntax]"
            ),
            (
                "{{ if isOpen }}{{ else }}{{ else if isOpen }}{{ end }}",
                """
                t:1:26 «{{ else if isOpen }}» unexpected 'else' in a condition; write '{{ end }}' before it \
                [template-syntax]
                """
            ),
            (
                "{{ if isOpen }}{{ define a() }}{{ end }}{{ end }}{{ show a() }}",
                """
                t:1:16 «{{ define a() }}» nested definition of a block; move it to the end of the template \
                [template-syntax]
                """
            ),
            (
                "{{ define a }}{{ end }}{{ show a(title) }}",
                "t:1:13 «}}» expected '(', not the end of the tag [template-syntax]"
            ),
        ])
    func syntax(template: String, findings: String) {
        #expect(rendered(template) == findings)
    }

    @Test("Template blocks with endless recursion are reported")
    func endless() {
        let hint =
            "shows itself without end; pass on a part of the first parameter, such as an element of one of its lists "
            + "[template-recursion]"
        #expect(
            rendered("{{ define a() }}{{ show a() }}{{ end }}")
                == "t:1:25 «a» block 'a' \(hint)")
        #expect(
            rendered("{{ define a(i: Item) }}{{ show b(i) }}{{ end }}{{ define b(i: Item) }}{{ show a(i) }}{{ end }}")
                == """
                t:1:32 «b» block 'b' \(hint)
                t:1:79 «a» block 'a' \(hint)
                """)
        // Parts of another value than the first parameter prove nothing.
        #expect(
            rendered(
                "{{ define a(t: text) }}{{ for i in items }}{{ show b(i) }}{{ end }}{{ end }}"
                    + "{{ define b(i: Item) }}{{ show a(i.name) }}{{ end }}")
                == "t:1:52 «b» block 'b' \(hint)")
        let descending =
            "{{ for i in items join \",\" }}{{ show a(i) }}{{ end }}"
            + "{{ define a(i: Item) }}{{ i.name }}{{ for p in i.parts }}/{{ show b(p) }}{{ end }}{{ end }}"
            + "{{ define b(i: Item) }}{{ for p in i.parts }}({{ show a(p) }}){{ end }}{{ end }}"
        #expect(rendered(descending) == "Pen//(Clip),Book")
    }
}
