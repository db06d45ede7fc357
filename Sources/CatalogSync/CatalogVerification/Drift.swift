import CatalogChanges
package import CatalogModel
import CatalogSyntax
import CodeReaders

/// A difference between a fact stated by an entry and the fact declared by the code, such as another type or default.
package struct Drift: Sendable {
    let change: Change
    let origin: DeclaredAPI.Origin?
    package let component: EntryID?
    /// The way in the entry: `implementations`, `swiftui`, `types`, `Button`, `properties`, `size`, `type`.
    package let path: [String]

    /// Whether the entry states the fact in the record itself.
    private let isOwn: Bool

    init(_ change: Change, origin: DeclaredAPI.Origin?, isOwn: Bool) {
        self.isOwn = isOwn
        self.change = change
        self.origin = origin
        component = change.component
        path = Self.path(of: change)
    }

    /// Returns the way in the entry to a change.
    static func path(of change: Change) -> [String] {
        change.address.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The function with several overloads, for a difference that is an overload.
    var overloadedName: String? {
        path.count > 2 && ["methods", "functions"].contains(path[path.count - 3]) ? path[path.count - 2] : nil
    }

    package var isGone: Bool { change.kind == .removed || change.kind == .removedUnchecked || change.kind == .replaced }
    var isNew: Bool { [.added, .addedRequired, .addedUnchecked].contains(change.kind) }
    /// The text of the code's fact, where it is one.
    package var declaredText: String? { change.new?.text }
    package var statedText: String? { change.old?.text }
    package var statedRange: SourceRange? { change.old?.range }

    /// The key with the difference.
    private var key: String { change.subject.split(separator: ".").last.map(String.init) ?? "" }

    var isWholeType: Bool { change.subject == "Implementation.types" || change.subject == "Type" }

    private static let memberKeys: Set<String> = [
        "types", "functions", "variables", "properties", "initializers", "methods", "cases", "events", "slots",
        "parameters", "Parameter", "cssParts", "cssStates", "cssProperties", "conforms", "inherits", "mixins", "values",
        "attributes", "Method", "Property", "Type", "Case",
    ]

    /// Whether the drift is about a member missing altogether on either side.
    var isMember: Bool { (isGone || isNew) && Self.memberKeys.contains(key) }

    var rule: Rule {
        if isMember { return isGone ? VerificationRules.notInCode : VerificationRules.notInEntry }
        if change.kind == .reordered { return VerificationRules.orderDrift }
        if change.kind == .renamed { return VerificationRules.labelDrift }
        if change.subject == "Type.raw" { return VerificationRules.typeDrift }
        switch key {
        case "type", "either", "returns", "payload", "definition", "throws": return VerificationRules.typeDrift
        case "default": return VerificationRules.defaultDrift
        case "required", "failable": return VerificationRules.optionalityDrift
        case "raw": return VerificationRules.rawValueDrift
        case "label": return VerificationRules.labelDrift
        case "visibility": return VerificationRules.visibilityDrift
        case "platforms": return VerificationRules.availabilityDrift
        default: break
        }
        if path.contains("deprecated"), !path.contains("platforms") { return VerificationRules.deprecationDrift }
        if path.contains("platforms") { return VerificationRules.availabilityDrift }
        return VerificationRules.declarationDrift
    }

    /// Returns the finding, at the entry's text; `fixes` puts the code's fact there if that takes more than replacing a
    /// text.
    func diagnostic(_ fixes: inout EntryFixes) -> Diagnostic {
        let location = change.new?.range ?? change.around.new
        let words = origin.map { "in the code, at \($0.path):\($0.line)" } ?? "in the code"
        return Diagnostic(
            rule, message, at: (isOwn ? change.old?.range : nil) ?? change.around.old,
            notes: location.map { [.init(words, at: $0)] } ?? [],
            fixIts: (fixes.fixWithValues(self) ?? fixes.unshared(isOwn ? fix : nil) ?? fixes.fix(self)).map { [$0] }
                ?? [])
    }

    /// The code's text in place of the entry's, if both sides have a text, and no other declaration shares the place.
    private var fix: Diagnostic.FixIt? {
        let isText = ![.reordered, .renamed, .turnedOn, .turnedOff].contains(change.kind)
        guard isText, !path.contains("platforms"), !["generics", "where"].contains(key),
            let old = change.old?.text, let range = change.old?.range,
            range.isOneLine, range.sourceText.contains(old.prefix(1)), var new = change.new?.text
        else { return nil }
        // An entry may omit `@escaping`, so do not add it.
        if !old.contains("@escaping") { new = new.replacing("@escaping ", with: "") }
        let isPlain = new.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return .init(replace: range, with: isPlain && !new.isEmpty ? new : YAMLQuoting.quoted(new))
    }

    private var message: String {
        let thing = change.thing
        // A whole record is too long for a message; the note has its location.
        let new = change.new?.text.flatMap { $0.hasPrefix("{") ? nil : "'\($0)'" }
        if isMember, isGone {
            return "the code has no \(thing); remove it, or update its name in the entry"
        }
        if isMember { return "the code has \(thing)\(new.map { ": \($0)" } ?? ""), which is not in the entry" }
        if change.kind == .renamed {
            return "the label of \(thing) is '\(change.old?.text ?? "")' here and \(new ?? "") in the code"
        }
        guard let old = change.old?.text.map({ "'\($0)'" }) ?? (change.old == nil ? nil : "stated") else {
            return "\(thing) is not stated here, and \(new ?? "stated") in the code"
        }
        return "\(thing) is \(old) here, and \(new ?? (change.new == nil ? "nothing" : "something else")) in the code"
    }

    /// The names for ignoring the drift: the type, and the type with the member.
    var names: [String] {
        guard path.count > 3 else { return [] }
        let top = path[3]
        guard path[2] == "types", path.count > 5 else { return [top] }
        let member = path[4] == "initializers" ? "init" : path[5]
        return [top, "\(top).\(member)"]
    }
}
