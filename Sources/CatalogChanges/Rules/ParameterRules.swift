/// Parameters of initializers, methods and functions.
// A table: a rule on each line.
// swift-format-ignore
let parameterRules: [ChangeRule] = [
    ChangeRule("parameter-added", "Parameter", .added, .safe, "Callers may leave it out.", in: .method, "parameters: { a: Int }", "parameters: { a: Int, b: { type: Int, default: 1 } }"),
    ChangeRule("required-parameter-added", "Parameter", .addedRequired, .breaking, "Callers do not give it, or what they give now means something else.", in: .method, "parameters: { a: Int }", "parameters: { a: Int, b: Int }"),
    ChangeRule("parameter-removed", "Parameter", .removed, .breaking, "Callers give it.", in: .method, "parameters: { a: Int, b: Int }", "parameters: { a: Int }"),
    ChangeRule("parameter-renamed", "Parameter", .renamed, .breaking, "Callers give it by its old name.", in: .method, "parameters: { a: Int }", "parameters: { b: Int }"),
    ChangeRule("parameter-name-respelled", "Parameter", .respelled, .safe, "Callers do not write the name.", in: .method, "parameters: { a: { label: _, type: Int } }", "parameters: { b: { label: _, type: Int } }"),
    ChangeRule("parameters-reordered", "Method.parameters", .reordered, .breaking, "Callers give them in the old order.", in: .method, "parameters: { a: Int, b: Int }", "parameters: { b: Int, a: Int }"),
    ChangeRule("parameter-type-changed", "Parameter.type", .changed, .breaking, "Existing arguments are not valid values of the new type.", in: .method, "parameters: { a: Int }", "parameters: { a: String }"),
    ChangeRule("parameter-type-respelled", "Parameter.type", .respelled, .safe, "Only the spelling of the type changed.", in: .method, "parameters: { a: '[Int]' }", "parameters: { a: Array<Int> }"),
    ChangeRule("parameter-type-widened", "Parameter.type", .widened, .safe, "It takes more values than before.", in: .method, "parameters: { a: Int }", "parameters: { a: 'Int?' }"),
    ChangeRule("parameter-type-narrowed", "Parameter.type", .narrowed, .breaking, "It no longer takes values that it took.", in: .method, "parameters: { a: 'Int?' }", "parameters: { a: Int }"),
    ChangeRule("parameter-now-required", "Parameter.required", .turnedOn, .breaking, "Callers leave it out.", in: .method, "parameters: { a: { type: Int, required: false } }", "parameters: { a: { type: Int, required: true } }"),
    ChangeRule("parameter-no-longer-required", "Parameter.required", .turnedOff, .safe, "Callers may leave it out.", in: .method, "parameters: { a: { type: Int, required: true } }", "parameters: { a: { type: Int, required: false } }"),
    ChangeRule("argument-default-added", "Parameter.default", .added, .safe, "Callers may leave it out.", in: .method, "parameters: { a: Int }", "parameters: { a: { type: Int, default: 1 } }"),
    ChangeRule("argument-default-changed", "Parameter.default", .changed, .dangerous, "Callers that leave it out get another value.", in: .method, "parameters: { a: { type: Int, default: 1 } }", "parameters: { a: { type: Int, default: 2 } }"),
    ChangeRule("argument-default-removed", "Parameter.default", .removed, .breaking, "Callers leave it out.", in: .method, "parameters: { a: { type: Int, default: 1 } }", "parameters: { a: Int }"),
    ChangeRule("parameter-now-variadic", "Parameter.variadic", .turnedOn, .dangerous, "It takes any number of values, and is a list within.", in: .method, "parameters: { a: Int }", "parameters: { a: { type: Int, variadic: true } }"),
    ChangeRule("parameter-no-longer-variadic", "Parameter.variadic", .turnedOff, .breaking, "Callers give several values.", in: .method, "parameters: { a: { type: Int, variadic: true } }", "parameters: { a: { type: Int, variadic: false, required: false } }"),
    ChangeRule("parameter-wrapper-added", "Parameter.attributes", .added, .dangerous, "The attribute may change which arguments are valid.", in: .method, "parameters: { a: '() -> Int' }", "parameters: { a: { type: '() -> Int', attributes: '@MainActor' } }"),
    ChangeRule("parameter-wrapper-removed", "Parameter.attributes", .removed, .dangerous, "The removed attribute may have changed which arguments are valid.", in: .method, "parameters: { a: { type: '() -> Int', attributes: '@MainActor' } }", "parameters: { a: '() -> Int' }"),
]
