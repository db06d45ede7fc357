import CatalogModel
import CatalogPages

/// A printer of the data of an interactive playground as an HTML attribute, for the site's script to build the
/// controls.
struct PlaygroundPrinter {
    let playground: Playground

    func write(to body: inout BodyPrinter) {
        let addresses = body.addresses
        let data: JSONValue = [
            "controls": .array(playground.controls.map(control)),
            "calls": .array(playground.calls.map(call)),
            "looks": .array(
                playground.looks.map { look in
                    [
                        "choices": .array(look.choices.map { [.integer($0.control), .string($0.value)] }),
                        "pictures": .array(
                            look.pictures.map { .string($0.flatMap { addresses.file($0)?.text } ?? "") }),
                    ]
                }),
            "exclusions": .array(
                playground.exclusions.map { exclusion in
                    .array(exclusion.map { [.integer($0.control), .array($0.values.map(JSONValue.string))] })
                }),
        ]
        body.html.raw("<div class=\"play\"")
        body.html.attribute("data-play", data.compact)
        body.html.raw("></div>\n")
    }

    private func control(_ control: Playground.Control) -> JSONValue {
        let limits = control.limits
        var bounds = [limits?.minimum, limits?.maximum, limits?.step, limits?.maxLength].map { $0?.value ?? "" }
        if control.isWhole { bounds[2] = "1" }
        return [
            "title": .string(control.title), "kind": .string(control.kind.rawValue), "start": .string(control.start),
            "values": .array(control.values.map(JSONValue.string)), "bounds": .array(bounds.map(JSONValue.string)),
        ]
    }

    private func call(_ call: Playground.Call) -> JSONValue {
        let arguments = call.arguments.map { argument -> JSONValue in
            [
                .string(argument.name), .integer(argument.control ?? -1), .string(argument.fallback),
                .string(argument.marks.before), .string(argument.marks.after), .bool(argument.isRequired),
                .bool(argument.isAssigned),
            ]
        }
        return [
            "title": .string(call.title), "form": .string(call.form.rawValue), "type": .string(call.type),
            "language": .string(call.language), "variable": .string(call.variable), "arguments": .array(arguments),
        ]
    }
}
