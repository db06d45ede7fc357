import CatalogTestSupport
import CatalogFormat
import CatalogModel

/// One mistake of structure in a value.
///
/// Not among them, because no schema can see them: a key that stands twice (objects have none of their keys twice), and
/// nothing at all behind a key or a dash whose value may be text (YAML reads it as null, and so it reads the text `null`).
enum Mistake: String, CaseIterable {
    case unknownKey, missingKey, unknownWord, malformedID, notAFlag, notACount, notAPoint, blankText
    case listForText, mappingForText, mappingForScalar, textForMapping, listForMapping, listInList
    case mappingInNames, listInNames, duplicateName, namesWithoutValues
    case nothing, nothingInList

    /// The value with the mistake; nil where it cannot be made.
    func made(in sample: Sample, _ random: inout SeededRandom) -> Sample? {
        var wrong = sample
        guard let content = content(in: sample, &random) else { return nil }
        wrong.content = content
        return wrong
    }

    private func content(in sample: Sample, _ random: inout SeededRandom) -> SampleContent? {
        switch self {
        case .unknownKey, .missingKey: return keys(of: sample, &random)
        case .unknownWord: return sample.form.isWord ? .scalar(random.pick(["other", "1", "null", "\"\""])) : nil
        case .malformedID: return sample.form.isID ? .scalar(random.pick(Self.malformedIDs)) : nil
        case .notAFlag: return sample.form.isFlag ? .scalar(random.pick(Self.notFlags)) : nil
        case .notACount: return sample.form.isCount ? .scalar(random.pick(Self.notCounts)) : nil
        case .notAPoint: return sample.form.isPoint ? .scalar(random.pick(Self.notPoints)) : nil
        case .blankText:
            return sample.needsWords && sample.isScalar ? .scalar(random.pick(["\"\"", "' '", #""\t ""#])) : nil
        case .listForText: return sample.form.isText && !sample.isLone ? .list([Self.word]) : nil
        case .mappingForText: return sample.form.isText && !sample.form.isTree ? .mapping([("a", Self.word)]) : nil
        case .mappingForScalar: return sample.form.isWordLike ? .mapping([("a", Self.word)]) : nil
        case .textForMapping: return sample.form.needsMapping ? .scalar("text") : nil
        case .listForMapping: return sample.form.needsMapping && !sample.isLone ? .list([Self.word]) : nil
        case .listInList:
            guard case .list(let elements) = sample.content, case .list(let form) = sample.form, form.isText else {
                return nil
            }
            return .list(elements + [Sample(.list([Self.word]), .text)])
        case .mappingInNames, .listInNames, .duplicateName, .namesWithoutValues: return names(of: sample, &random)
        case .nothing: return sample.form.takesNoNull ? .scalar("") : nil
        case .nothingInList:
            guard case .list(let elements) = sample.content, case .list(let form) = sample.form, form.takesNoNull else {
                return nil
            }
            return .list(elements + [Sample(.scalar(""), form)])
        }
    }

    private func keys(of sample: Sample, _ random: inout SeededRandom) -> SampleContent? {
        guard case .record(let record) = sample.form, case .mapping(var pairs) = sample.content else { return nil }
        if self == .unknownKey { return .mapping(pairs + [(random.pick(["colour", "Title", "x", "1"]), Self.word)]) }
        let required = Set(record.keys.filter(\.isRequired).map(\.name))
        guard let index = pairs.indices.filter({ required.contains(pairs[$0].name) }).randomElement(using: &random)
        else {
            return nil
        }
        pairs.remove(at: index)
        return .mapping(pairs)
    }

    private func names(of sample: Sample, _ random: inout SeededRandom) -> SampleContent? {
        guard case .byName(_, let allowsNames) = sample.form else { return nil }
        if self == .namesWithoutValues { return allowsNames ? nil : .list([Self.word]) }
        guard allowsNames, case .list(let elements) = sample.content else { return nil }
        switch self {
        case .mappingInNames: return .list(elements + [Sample(.mapping([("a", Self.word)]), .text)])
        case .listInNames: return .list(elements + [Sample(.list([Self.word]), .text)])
        default: return .list(elements + [Self.word, Self.word])
        }
    }

    private static let word = Sample(.scalar("word"), .text)
    private static let malformedIDs = [
        "Other", "two words", "1st", "a--b", "-a", "a-", "con", "lpt1", "a_b", "\"\"", "é", "a.b", "17",
    ]
    private static let notCounts = ["0", "-1", "1.5", "1000000001", "many", "\"7\"", "null"]
    private static let notPoints = [
        "20%", "20", "101% 5%", "-1% 5%", "20% 50% 3%", "\" 1% 2%\"", "100.5% 1%", "1.234% 2%", "a b", "\"\"", "1%2%",
        "٢% 5%",
    ]
    private static let notFlags = ["yes", "no", "on", "\"true\"", "1", "0", "maybe", "null", "~"]
}

extension Sample {
    fileprivate var isScalar: Bool { if case .scalar = content { true } else { false } }
}

extension ValueForm {
    fileprivate var isWord: Bool { if case .word = self { true } else { false } }
    fileprivate var isID: Bool { if case .id = self { true } else { false } }
    fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }
    fileprivate var isCount: Bool { if case .count = self { true } else { false } }
    fileprivate var isPoint: Bool { if case .point = self { true } else { false } }
    fileprivate var isTree: Bool { if case .tree = self { true } else { false } }
    fileprivate var isWordLike: Bool { isWord || isID || isFlag || isCount || isPoint }

    fileprivate var isText: Bool {
        switch self {
        case .text, .prose, .tree: true
        default: false
        }
    }

    /// Whether nothing but a mapping will do, or an empty list.
    fileprivate var needsMapping: Bool {
        switch self {
        case .record(let record): record.shortForm == nil
        case .byName(_, let allowsNames): !allowsNames
        default: false
        }
    }

    /// Whether null is wrong there.
    fileprivate var takesNoNull: Bool { isWordLike || needsMapping }
}
