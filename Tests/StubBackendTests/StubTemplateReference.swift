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

        Reference: a catalog can have stub targets of its own, or replace those of the program. Each is a template and a
        record `stubTargets` in `catalog.yaml`. This page describes the notation of templates. Its tables are printed from
        the declarations that templates are checked with, so they are always up to date.

        This is version \(TemplateTargets.contextVersion) of the data for templates. A target states its version, as in
        `context: \(TemplateTargets.contextVersion)`. Within a version, names are only added.

        ## Tags

        | Tag | What it does |
        | --- | --- |
        | `{{ entry.title }}` | Shows a text without escapes. |
        | `{{ entry.id \\| pascal }}` | Shows the result of a filter. Filters can be chained. |
        | `{{ "{{" }}` | Shows a literal text; `\\"`, `\\\\`, `\\n` and `\\t` are its escapes. |
        | `{{ if type.cases }}` … `{{ else if … }}` … `{{ else }}` … `{{ end }}` | Shows one of several parts. |
        | `{{ for case in type.cases }}` … `{{ else }}` … `{{ end }}` | Shows a part for each element, or another for none. |
        | `{{ for case in type.cases join ", " }}` … `{{ end }}` | The same with a separator between parts that are not empty. |
        | `{{ define member(type: Type, name: text) }}` … `{{ end }}` | Defines a block, outside of other blocks, before or after its use. |
        | `{{ show member(type, "x") }}` | Shows a block. |
        | `{{! words }}` | A comment of one or more lines. |

        A condition tests whether a flag is set, a list has elements, or an optional value is present. `kind == "enum"` and
        `!=` compare texts. `not`, `and`, `or` and parentheses join conditions. An optional value can be shown only inside
        its condition: `{{ if since }}{{ since }}{{ end }}`.

        A parameter of a block is a `text`, a `flag` or one of the records below; `[Type]` is a list of them, and `Type?`
        is optional. A recursive block must pass a part of its first parameter, so that the recursion ends.

        ## Lines

        A line with tags and an empty result is removed, so tags can have lines of their own. A value or block with several
        lines is indented like the line that shows it. If elements have lines of their own, a separator is appended to an
        element's last line. Blank lines around a definition are part of it.

        ## Filters

        \(TemplateReference.filters)
        ## Records

        \(TemplateReference.records(of: StubFile.self, level: 3))
        ## Names of files

        The key `file` of a target is a template, too. Its only data are this record. It prints the name of a file
        without its extension.

        \(TemplateReference.records(of: StubFileNameContext.self, level: 3))
        """
    }
}
