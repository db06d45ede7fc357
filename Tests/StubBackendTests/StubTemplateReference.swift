@testable import StubBackend

/// The page about templates of stubs, printed from the declarations that they are checked with.
enum StubTemplateReference {
    /// Fields without a word of explanation, names that stand twice, and names that no template could write.
    static var faults: [String] {
        TemplateReference.faults(of: StubFile.self) + TemplateReference.faults(of: StubFileNameContext.self)
    }

    /// The page in Markdown.
    static var markdown: String {
        """
        # Templates of stubs

        A catalog can have stub targets of its own, or replace those of the program: each is a template and a record
        `stubTargets` in `catalog.yaml`. This page says what stands in a template. Its tables are printed from the
        declarations that templates are checked with, so they cannot be out of date.

        This is version \(TemplateTargets.contextVersion) of what templates see. A target states the version that it is written \
        for, as in
        `context: \(TemplateTargets.contextVersion)`. Within a version names are only added.

        ## Tags

        | Tag | What it does |
        | --- | --- |
        | `{{ entry.title }}` | Shows a text, as it is: nothing is ever escaped. |
        | `{{ entry.id \\| pascal }}` | Shows what a filter makes of a value; several may follow each other. |
        | `{{ "{{" }}` | Shows a text of the template's own; `\\"`, `\\\\`, `\\n` and `\\t` are its escapes. |
        | `{{ if type.cases }}` … `{{ else if … }}` … `{{ else }}` … `{{ end }}` | Shows one of several parts. |
        | `{{ for case in type.cases }}` … `{{ else }}` … `{{ end }}` | Shows a part for each element, or another for none. |
        | `{{ for case in type.cases join ", " }}` … `{{ end }}` | The same with a text between those that show anything. |
        | `{{ define member(type: Type, name: text) }}` … `{{ end }}` | Names a part; it stands by itself, before or after its use. |
        | `{{ show member(type, "x") }}` | Shows a part that has a name. |
        | `{{! words }}` | Is a comment, of one line or several. |

        A condition asks whether a flag is set, whether a list has elements, and whether something that may be absent is
        there. `kind == "enum"` and `!=` compare texts; `not`, `and`, `or` and parentheses join conditions. What may be
        absent can be shown only where a condition has found it: `{{ if since }}{{ since }}{{ end }}`.

        A parameter of a block is a `text`, a `flag` or one of the records below; `[Type]` is a list of them, and `Type?`
        may be absent. A block that shows itself has to hand on a part of its first parameter, so that it comes to an end.

        ## Lines

        A line with tags that comes out empty leaves no line behind, so tags may have lines of their own. What is shown
        with several lines, by a value or by a block, stands as far in as the line that shows it. A separator stands at
        the end of an element's last line where elements have lines of their own. Blank lines around a definition belong
        to it.

        ## Filters

        \(TemplateReference.filters)
        ## Records

        \(TemplateReference.records(of: StubFile.self, level: 3))
        ## Names of files

        The key `file` of a target is a template, too. It sees this record and nothing else, and gives the name of a file
        without its extension.

        \(TemplateReference.records(of: StubFileNameContext.self, level: 3))
        """
    }
}
