import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

/// Faults of the sources themselves, and facts of them that a catalog cannot express.
///
/// If a source changes, failures here show what else must change.
@Suite("The sources of trial catalogs", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct SourceFaultTests {
    @Test("Sources of trial catalogs are read without findings")
    func reading() throws {
        let files =
            TrialSource.files("govuk-frontend", suffix: ".yaml")
            + ["fluentui-apple/components.json", "backbase/facts.json"].map(TrialSource.url)
        #expect(files.count == 39)
        for file in files { #expect(try TrialSource.data(file).findings.map(\.testDescription) == []) }
    }

    @Test("Parameters in sources are lists with one exception")
    func parameters() throws {
        var mappings: [String] = []
        func look(_ source: JSONValue, at location: String) {
            guard let parameters = source["params"] else { return }
            if !parameters.members.isEmpty { mappings.append(location) }
            for inner in parameters.elements { look(inner, at: "\(location) › \(inner["name"]?.text ?? "")") }
        }
        for file in TrialSource.files("govuk-frontend", suffix: ".yaml") {
            look(try TrialSource.data(file).value, at: file.lastPathComponent)
        }
        #expect(mappings == ["date-input.yaml › values"])
    }

    @Test("Sources have tokens without values, an enum without cases and a duplicate name")
    func extraction() throws {
        let source = try TrialSource.data(TrialSource.url("fluentui-apple/components.json")).value
        var faults: [String] = []
        for control in source["components"]?.elements ?? [] {
            let name = control["component"]?.text ?? ""
            for token in control["tokens"]?.elements ?? [] where token["byState"]?.members.isEmpty == true {
                faults += token["switchOn"] == nil ? [] : ["\(name).\(token["name"]?.text ?? ""): no values"]
            }
            for type in control["enums"]?.elements ?? [] where type["cases"]?.elements.isEmpty == true {
                faults.append("\(name).\(type["name"]?.text ?? ""): no cases")
            }
            let metrics = (control["metrics"]?.elements ?? []).compactMap { $0["name"]?.text }
            for metric in Set(metrics) where metrics.count(where: { $0 == metric }) > 1 {
                faults.append("\(name).\(metric): twice")
            }
        }
        #expect(
            faults.filter { !$0.hasSuffix(": no values") || $0.hasPrefix("Notification") } == [
                "Button.ButtonStyle: no cases", "Notification.cornerRadius: no values",
                "Notification.presentationOffset: no values", "TableViewCell.horizontalSpacing: twice",
            ])
    }

    @Test("Strings in another language remain in their own files")
    func languages() throws {
        let russian = try StringsDict.read(TrialSource.url("fluentui-apple/fluentui.ru.Localizable.stringsdict"))
        let texts = russian.flatMap(\.variables).flatMap(\.texts).count
        print("fluent: \(texts) Russian plural texts of \(russian.count) keys are out of scope")
        #expect(texts == 23)
    }

    @Test("Two languages lack one string, and their strings remain in their own files")
    func translations() throws {
        let names = try ["en", "fr", "ja"].map { Set(try ManifestFacts.texts("glide-core/\($0).json").map(\.name)) }
        #expect(names[0].count == 30)
        #expect(names[0].subtracting(names[1]) == ["ariaRequired"])
        #expect(names[0].subtracting(names[2]) == ["ariaRequired"])
        #expect(names[1].union(names[2]).subtracting(names[0]) == [])
    }

    @Test(
        "Manifests have faults, counted by rule",
        arguments: [
            // Exports of style sheets that nothing declares, doc tags in the place of flags, fields without a type.
            (
                "glide-core",
                ["manifest-silence": 39, "manifest-kind": 12, "manifest-type": 7]
            ),
            // Names of files as names of classes, what events carry as their type, attributes without fields.
            (
                "dnn-elements",
                [
                    "manifest-version": 1, "manifest-name": 31, "manifest-type": 33, "manifest-silence": 16,
                    "manifest-attribute": 24,
                ]
            ),
        ])
    func manifests(set: String, expected: [String: Int]) throws {
        let findings = try ManifestConverter.imported(set).findings
        #expect(Dictionary(grouping: findings, by: \.rule.id).mapValues(\.count) == expected)
        #expect(findings.allSatisfy { $0.severity != .error && $0.range != nil })
    }

    @Test("The texts of a plural contain the format of its number")
    func plurals() throws {
        let entries = try StringsDict.read(TrialSource.url("fluentui-apple/fluentui.en.Localizable.stringsdict"))
        #expect(entries.count == 4)
        for variable in entries.flatMap(\.variables) {
            #expect(variable.texts.allSatisfy { $0.text.contains("%" + variable.valueType) })
        }
    }

    @Test("The list of strings equals the string file")
    func strings() throws {
        let text = try String(
            contentsOf: TrialSource.url("fluentui-apple/fluentui.en.Localizable.strings"), encoding: .utf8)
        let lines = text.matches(of: /(?m)^"([^"]+)" = "([^"]*)";/).map { "\($0.1) = \($0.2)" }
        let source = try TrialSource.data(TrialSource.url("fluentui-apple/components.json")).value
        let listed = (source["localization"]?.elements ?? []).filter { $0["table"] == "Localizable.strings" }
        #expect(lines == listed.map { "\($0["key"]?.text ?? "") = \($0["value"]?.text ?? "")" })
        #expect(lines.count == 75)
    }
}
