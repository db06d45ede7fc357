import CatalogLoading
import CatalogTestSupport
import Testing

@Suite("SVG pictures")
struct SVGTests {
    private static func findings(_ picture: String) async -> [String] {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", "figures: { file: a.svg, alt: A }")], files: ["components/a.svg": picture],
            catalog: "format: 1\nname: Test")
        return loaded.diagnostics.map { finding in
            let text = finding.range.map { "\($0.start.line):\($0.start.column) «\($0.sourceText)»" } ?? ""
            return "\(text) \(finding.severity.rawValue) \(finding.rule.id)"
        }
    }

    private static func svg(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n\(content)\n</svg>"
    }

    @Test(
        "A part that can run a script is an error at its location",
        arguments: [
            ("<script>a()</script>", "2:2 «script»"), ("<x:script xmlns:x=\"a\"/>", "2:2 «x:script»"),
            ("<g onclick=\"a()\"/>", "2:4 «onclick»"), ("<g\n OnLoad = 'a()'/>", "3:2 «OnLoad»"),
            ("<a href=\"javascript:a()\"/>", "2:10 «javascript:a()»"),
            ("<a xlink:href=' java&#x0A;script&#58;a()'/>", "2:16 « java&#x0A;script&#58;a()»"),
            ("<a href=\"data:text/html,a\"/>", "2:10 «data:text/html,a»"),
            ("<use href=\"data:image/svg+xml,a\"/>", "2:12 «data:image/svg+xml,a»"),
            ("<set attributeName=\"href\" to=\"a\"/>", "2:21 «href»"),
            ("<animate attributeName='xlink:href'/>", "2:25 «xlink:href»"),
            ("<set attributeName=\"onclick\" to=\"a()\"/>", "2:21 «onclick»"),
            ("<iframe srcdoc='a'/>", "2:2 «iframe»"), ("<g style=\"fill: url(javascript:a)\"/>", "2:21 «javascript:a»"),
            ("<g title='>' onload='a()'/>", "2:14 «onload»"), ("<!-- > --><script/>", "2:12 «script»"),
            ("<![CDATA[>]]><script/>", "2:15 «script»"),
        ])
    func scripts(content: String, location: String) async {
        let found = await Self.findings(Self.svg(content))
        #expect(found.contains("\(location) error svg-script"), "\(found)")
        #expect(found.allSatisfy { $0.hasSuffix(" error svg-script") })
    }

    @Test(
        "A part that pages do not show is a warning at its location",
        arguments: [
            ("<foreignObject><p/></foreignObject>", "2:2 «foreignObject»"),
            ("<image href=\"https://example.com/a.png\"/>", "2:14 «https://example.com/a.png»"),
            ("<image xlink:href='a.png'/>", "2:20 «a.png»"), ("<use href=\"b.svg#c\"/>", "2:12 «b.svg#c»"),
            ("<g fill=\"url(b.svg#c)\"/>", "2:14 «b.svg#c»"),
            ("<g style=\"fill: URL( 'b.svg#c' )\"/>", "2:23 «b.svg#c»"),
            ("<style>@import 'a.css';</style>", "2:17 «a.css»"),
            ("<style><![CDATA[@import url(\"a.css\");]]></style>", "2:30 «a.css»"),
            ("<style>a { background: image-set('a.png' 1x) }</style>", "2:35 «a.png»"),
            ("<style>a { fill: u\\72l(//example.com/a) }</style>", "2:24 «//example.com/a»"),
            ("<style>a { src: url(a.woff2) }</style>", "2:21 «a.woff2»"),
            ("<style>@im&#112;ort 'a.css';</style>", "2:22 «a.css»"),
            ("<a ping='https://a.example'/>", "2:10 «https://a.example»"),
            ("<feImage href='a.png'/>", "2:16 «a.png»"),
        ])
    func references(content: String, location: String) async {
        #expect(await Self.findings(Self.svg(content)) == ["\(location) warning svg-external"])
    }

    @Test(
        "What is part of the picture is accepted",
        arguments: [
            "<use href=\"#a\"/><g fill='url(#a)' style=\"clip-path: url('#b')\" transform='scale(2)'/>",
            "<image href=\"data:image/png;base64,AAAA\"/><image xlink:href='data:image/svg+xml,a'/>",
            "<a href=\"https://example.com\"><text>on</text></a>", "<metadata rdf:resource='http://a'/>",
            "<style>@namespace url(http://www.w3.org/2000/svg); a { src: url(data:font/woff2;base64,AA) }</style>",
            "<!-- <script/> --><title>onload=\"a\" url(a)</title><set attributeName='fill' to='red'/>",
            "<style>/* url(a) */ a { fill: url(#b) }</style>",
            "<g inkscape:onload='a'/>",
            "",
        ])
    func harmless(content: String) async {
        #expect(await Self.findings(Self.svg(content)) == [])
    }

    @Test(
        "Declarations that can expand to a script are errors",
        arguments: [
            ("<!DOCTYPE svg [<!ENTITY a '<script/>'>]><svg>&a;</svg>", "1:16 «<!ENTITY a '<script/>'>»"),
            ("<!DOCTYPE svg [<!ENTITY a '&#60;script/>'>]><svg/>", "1:16 «<!ENTITY a '&#60;script/>'>»"),
            ("<!DOCTYPE svg [<!ENTITY a SYSTEM 'a'>]><svg/>", "1:16 «<!ENTITY a SYSTEM 'a'>»"),
            ("<!DOCTYPE svg [<!ENTITY % a 'b'>%a;]><svg/>", "1:16 «<!ENTITY % a 'b'>»"),
            ("<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'a()'>]><svg/>", "1:16 «<!ATTLIST svg onload CDATA 'a()'>»"),
            ("<!DOCTYPE svg [<!ENTITY a 'java'>]><svg><a href='&a;script:b'/></svg>", "1:50 «&a;script:b»"),
            ("<?xml-stylesheet type='text/xsl' href='#a'?><svg/>", "1:17 « type='text/xsl' href='#a'»"),
            ("<?xml version='1.0' encoding='UTF-7'?><svg/>", "1:31 «UTF-7»"), ("<svg/>\0", "1:1 «»"),
        ])
    func declarations(picture: String, location: String) async {
        #expect(await Self.findings(picture) == ["\(location) error svg-script"])
    }

    @Test(
        "Heads that drawing programs write are accepted",
        arguments: [
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                + "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n<svg/>",
            "<!DOCTYPE svg [\n<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">\n]><svg xmlns=\"&ns_svg;\"/>",
        ])
    func heads(picture: String) async {
        #expect(await Self.findings(picture) == [])
    }

    @Test("A file that is not well-formed is checked to its end")
    func malformed() async {
        for text in [
            "<svg", "<svg a", "<svg a=", "<svg a='", "<!DOCTYPE", "<!DOCTYPE a [<!ENTITY", "<![CDATA[", "<?", "<!--",
            "</", "<", "&#xFFFFFFFF;",
        ] {
            _ = await Self.findings(text)
        }
        #expect(await Self.findings("<svg a=b c <script>") == ["1:13 «script» error svg-script"])
    }

    @Test("A picture in UTF-16 is checked as well")
    func wide() async {
        let text = "<svg onload='a()'/>"
        let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + units
        let files = InMemoryFiles(
            bytes: [
                "catalog.yaml": Array("format: 1\nname: Test".utf8), "components/a.svg": bytes,
                "components/a.yaml": Array(Snippet.entry("a", "figures: { file: a.svg, alt: A }").utf8),
            ])
        let loaded = await CatalogLoader.load("catalog.yaml", from: files)
        #expect(loaded.diagnostics.map { $0.range?.sourceText } == ["onload"])
    }
}
