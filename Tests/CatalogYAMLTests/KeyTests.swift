import CatalogModel
import CatalogSyntax
import Testing

/// Keys, anchors, aliases and tags.
struct KeyTests {
    private func check(
        _ marked: String, _ rules: Rule..., tree: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let source = MarkedSource(marked)
        let reading = Reading(source.file)
        #expect(
            reading.summary == zip(source.ranges, rules).map { "\(Reading.locations($0)) \($1.id)" },
            sourceLocation: sourceLocation)
        #expect(source.ranges.count == rules.count, sourceLocation: sourceLocation)
        #expect(reading.tree == tree, sourceLocation: sourceLocation)
    }

    @Test func duplicateKeysKeepTheFirst() {
        check(
            "a: 1\nb: { c: 2, «c»: 3 }\n«a»: 4\n«\"a\"»: 5\n", FileRules.duplicateKey, FileRules.duplicateKey,
            FileRules.duplicateKey, tree: #"{"a":"1","b":{"c":"2"}}"#)
        let finding = Reading("a: 1\na: 2\n").findings.first
        #expect(finding?.message == "duplicate key 'a'; remove or rename one")
        #expect(
            finding?.notes.map { "\($0.message) \($0.range.map(Reading.locations) ?? "")" } == [
                "the first 'a' is here 1:1-1:2"
            ])
        let many = (1...20).map { "k\($0): v\n" }.joined()
        check(many + "«k7»: w\n", FileRules.duplicateKey, tree: Reading(many).tree)
    }

    @Test func keysThatAreNoText() {
        check("? «[a]»\n: b\nc: d\n", YAMLRules.complexKey, tree: #"{"c":"d"}"#)
        check("{ «{a: b}»: c, d: e }\n", YAMLRules.complexKey, tree: #"{"d":"e"}"#)
        check("a: { «:» b }\n", YAMLRules.emptyKey, tree: nil)
        check("a:\n  «:» b\n", YAMLRules.emptyKey, tree: nil)
        check("«?»\n: b\n", YAMLRules.unquotedStart, tree: nil)
        check("\"\": b\n", tree: #"{"":"b"}"#)
    }

    @Test func mergeKeys() {
        check("a: &a { b: c }\nd:\n  «<<»: *a\n  e: f\n", YAMLRules.mergeKey, tree: #"{"a":{"b":"c"},"d":{"e":"f"}}"#)
        check("\"<<\": a\n", tree: #"{"<<":"a"}"#)
    }

    @Test func tags() {
        check(
            "a: «!!int» 1\nb: «!x» [c]\nd: «!x»\n  e: f\n", YAMLRules.tag, YAMLRules.tag, YAMLRules.tag,
            tree: #"{"a":"1","b":["c"],"d":{"e":"f"}}"#)
        check("a: &x «!!str» b\nc: *x\n", YAMLRules.tag, tree: #"{"a":"b","c":"b"}"#)
        check("a: «!<tag:yaml.org,2002:str>» b\n", YAMLRules.tag, tree: #"{"a":"!<tag:yaml.org,2002:str> b"}"#)
        #expect(Reading("a: !!int 1\nb: !x [c]\nd: !x\n  e: f\n").fixed == "a: 1\nb: [c]\nd: e: f\n")
    }

    @Test func aliases() {
        check("a: «*b»\n", YAMLRules.undefinedAlias, tree: #"{"a":"*b"}"#)
        check("a: &b [«*b»]\n", YAMLRules.recursiveAlias, tree: nil)
        check("a: &b { c: { d: «*b» } }\n", YAMLRules.recursiveAlias, tree: nil)
        check("a: «&b» c\n", YAMLRules.unusedAnchor, tree: #"{"a":"c"}"#)
        check("a: &b c\n*b : d\n", tree: #"{"a":"c","c":"d"}"#)
        check("a: &b [c]\nd: { «*b» : e }\n", YAMLRules.complexKey, tree: #"{"a":["c"],"d":{}}"#)
    }
}
