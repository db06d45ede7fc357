import CatalogModel
import StubBackend
import Testing

@Suite("Rendering templates")
struct RenderingTests {
    @Test("Values are inserted verbatim, without escaping")
    func values() {
        let title = "<b> & \"'` {{ title }} \u{2028}\u{0} </b>"
        #expect(rendered("a {{title}} b", Shop(title: title)) == "a \(title) b")
        #expect(rendered("{{ kind }}-{{ \"x\\\"\\\\\\n\\ty\" }}-{{ \"{{\" }}}}") == "food-x\"\\\n\ty-{{}}")
    }

    @Test("A line that has only tags is removed, and all other lines are kept")
    func lines() {
        let template = """
            first

            {{! a comment
            of two lines }}
              {{ if isOpen }}
            open
              {{ else }}
            closed
              {{ end }}

            {{ for item in items }}
              - {{ item.name }}
                {{ if item.price }}for {{ item.price }}{{ end }}
            {{ else }}
            nothing
            {{ end }}
            last
            """
        #expect(
            rendered(template) == """
                first

                open

                  - Pen
                    for 1.20
                  - Book
                last
                """)
        #expect(rendered(template, Shop(isOpen: false)) == "first\n\nclosed\n\nnothing\nlast")
    }

    @Test("A value of several lines keeps the indentation of its line")
    func indentation() {
        let shop = Shop(title: "one\ntwo\n\nthree", note: "")
        #expect(rendered("  a = {{ title }};\n", shop) == "  a = one\n  two\n\n  three;\n")
        #expect(
            rendered("\t{{ title | lines \"/// \" }}\n\tb\n", shop) == "\t/// one\n\t/// two\n\t///\n\t/// three\n\tb\n"
        )
        #expect(rendered("  {{ if note }}{{ note }}{{ end }}\nb", shop) == "b")
    }

    @Test("Blocks are indented as the line that shows them, also when nested")
    func blocks() {
        let template = """
            begin
              {{ for item in items }}
              {{ show item(item) }}
              {{ end }}
            end {{ show name(items, title) }}.

            {{ define item(item: Item) }}
            {{ item.name }} {
                {{ for part in item.parts join "\\n" }}
                {{ show item(part) }}
                {{ end }}
            }
            {{ end }}

            {{ define name(all: [Item], title: text?) }}
            {{ if title }}{{ title }} with {{ for item in all join " and " }}{{ item.name }}{{ end }}{{ end }}
            {{ end }}
            """
        #expect(
            rendered(template) == """
                begin
                  Pen {
                      Tip {
                      }

                      Cap {
                          Clip {
                          }
                      }
                  }
                  Book {
                  }
                end Corner Shop with Pen and Book.

                """)
    }

    @Test("Separators appear between shown elements, at line ends if elements have lines")
    func separators() {
        let list = "{{ for tag in tags join \", \" }}{{ tag }}{{ end }}"
        #expect(rendered("(\(list))") == "(small, old)")
        #expect(rendered("(\(list))", Shop(tags: [])) == "()")
        let lines = "[\n  {{ for tag in tags join \",\" }}\n  {{ tag }}\n  {{ end }}\n]\n"
        #expect(rendered(lines) == "[\n  small,\n  old\n]\n")
        let some = "{{ for tag in tags join \", \" }}{{ if tag != \"b\" }}{{ tag }}{{ end }}{{ end }}"
        #expect(rendered(some, Shop(tags: ["b", "a", "b", "c", "b"])) == "a, c")
        let someLines =
            "[\n  {{ for tag in tags join \",\" }}\n  {{ if tag != \"b\" }}\n  {{ tag }}\n  {{ end }}\n  {{ end }}\n]"
        #expect(rendered(someLines, Shop(tags: ["b", "a", "b", "c", "b"])) == "[\n  a,\n  c\n]")
        #expect(rendered("{{ for t in tags join \"\\n\" }}\n{{ t }} {\n}\n{{ end }}\n") == "small {\n}\n\nold {\n}\n")
    }

    @Test("Conditions support not, and, or, equality and parentheses")
    func conditions() {
        func holds(_ condition: String, _ shop: Shop = .example) -> String {
            rendered("{{ if \(condition) }}y{{ else }}n{{ end }}", shop)
        }
        #expect(holds("isOpen and tags") == "y")
        #expect(holds("not isOpen or not tags") == "n")
        #expect(holds("not (isOpen and note)") == "y")
        #expect(holds("not not isOpen") == "y")
        #expect(holds("kind == \"food\"") == "y")
        #expect(holds("kind != \"books\" and title == \"Corner Shop\"") == "y")
        #expect(holds("note == \"\"") == "n")
        #expect(holds("note == \"\"", Shop(note: "")) == "y")
        #expect(holds("note and note == title") == "n")
        #expect(
            rendered("{{ if note }}1{{ else if tags }}2{{ else if isOpen }}3{{ else }}4{{ end }}", Shop(tags: []))
                == "3")
    }

    @Test("A value can be shown in a condition that checks its presence")
    func narrowing() {
        let shop = Shop(note: "hello", owner: Person(name: "Ann"))
        #expect(rendered("{{ if note and owner }}{{ note }} {{ owner.name }}{{ end }}", shop) == "hello Ann")
        #expect(rendered("{{ if not note }}-{{ else }}{{ note }}{{ end }}", shop) == "hello")
        #expect(rendered("{{ if not note or note == \"x\" }}-{{ else }}{{ note }}{{ end }}", shop) == "hello")
        #expect(rendered("{{ if note == \"hello\" }}{{ note }}{{ end }}", shop) == "hello")
        #expect(rendered("{{ note | default \"none\" }}{{ note | default \"none\" | upper }}", Shop()) == "noneNONE")
    }

    @Test("Names are resolved from the innermost scope outward")
    func shadowing() {
        #expect(rendered("{{ for title in tags }}{{ title }}{{ end }}{{ title }}") == "smalloldCorner Shop")
    }

    @Test("Findings of a field are reported once a template shows the field")
    func reports() {
        #expect(rendered("{{ for item in items }}{{ item.name }}{{ end }}") == "PenBook")
        #expect(
            rendered("{{ for item in items }}{{ item.weight }}{{ end }}")
                == "??shop.yaml:1:1 «price» unknown weight [template-kind]")
    }

    @Test("Windows line breaks and a byte order mark do not appear in the output")
    func windows() {
        #expect(rendered("\u{FEFF}a\r\n{{ if isOpen }}\r\nb\r\n{{ end }}\r\nc\r\n") == "a\nb\nc\n")
    }
}
