/// Parameters of initializers, methods and functions.
// A table: a rule on each line.
// swift-format-ignore
let parameterRules: [ChangeRule] = [
    ChangeRule("parameter-added", "Parameter", .added, .safe, "Callers may omit it.", in: .method, "parameters: { a: Int }", "parameters: { a: Int, b: { type: Int, default: 1 } }"),
    ChangeRule("required-parameter-added", "Parameter", .addedRequired, .breaking, "Existing callers do not pass it, or their arguments change meaning.", in: .method, "parameters: { a: Int }", "parameters: { a: Int, b: Int }"),
    ChangeRule("parameter-removed", "Parameter", .removed, .breaking, "Existing callers pass it.", in: .method, "parameters: { a: Int, b: Int }", "parameters: { a: Int }"),
    ChangeRule("parameter-renamed", "Parameter", .renamed, .breaking, "Existing callers use the old name.", in: .method, "parameters: { a: Int }", "parameters: { b: Int }"),
    ChangeRule("parameter-name-respelled", "Parameter", .respelled, .safe, "Callers do not write the name.", in: .method, "parameters: { a: { label: _, type: Int } }", "parameters: { b: { label: _, type: Int } }"),
    ChangeRule("parameters-reordered", "Method.parameters", .reordered, .breaking, "Existing callers pass them in the old order.", in: .method, "parameters: { a: Int, b: Int }", "parameters: { b: Int, a: Int }"),
    ChangeRule("parameter-type-changed", "Parameter.type", .changed, .breaking, "Existing arguments are not valid values of the new type.", in: .method, "parameters: { a: Int }", "parameters: { a: String }"),
    ChangeRule("parameter-type-respelled", "Parameter.type", .respelled, .safe, "Only the spelling of the type changed.", in: .method, "parameters: { a: '[Int]' }", "parameters: { a: Array<Int> }"),
    ChangeRule("parameter-type-widened", "Parameter.type", .widened, .safe, "It accepts more values than before.", in: .method, "parameters: { a: Int }", "parameters: { a: 'Int?' }"),
    ChangeRule("parameter-type-narrowed", "Parameter.type", .narrowed, .breaking, "It no longer accepts all values.", in: .method, "parameters: { a: 'Int?' }", "parameters: { a: Int }"),
    ChangeRule("parameter-now-required", "Parameter.required", .turnedOn, .breaking, "Existing callers omit it.", in: .method, "parameters: { a: { type: Int, required: false } }", "parameters: { a: { type: Int, required: true } }"),
    ChangeRule("parameter-no-longer-required", "Parameter.required", .turnedOff, .safe, "Callers may omit it.", in: .method, "parameters: { a: { type: Int, required: true } }", "parameters: { a: { type: Int, required: false } }"),
    ChangeRule("argument-default-added", "Parameter.default", .added, .safe, "Callers may omit it.", in: .method, "parameters: { a: Int }", "parameters: { a: { type: Int, default: 1 } }"),
    ChangeRule("argument-default-changed", "Parameter.default", .changed, .dangerous, "Callers that omit it get another value.", in: .method, "parameters: { a: { type: Int, default: 1 } }", "parameters: { a: { type: Int, default: 2 } }"),
    ChangeRule("argument-default-removed", "Parameter.default", .removed, .breaking, "Existing callers omit it.", in: .method, "parameters: { a: { type: Int, default: 1 } }", "parameters: { a: Int }"),
    ChangeRule("parameter-now-variadic", "Parameter.variadic", .turnedOn, .dangerous, "It accepts any number of values, and is a list inside the function.", in: .method, "parameters: { a: Int }", "parameters: { a: { type: Int, variadic: true } }"),
    ChangeRule("parameter-no-longer-variadic", "Parameter.variadic", .turnedOff, .breaking, "Existing callers pass several values.", in: .method, "parameters: { a: { type: Int, variadic: true } }", "parameters: { a: { type: Int, variadic: false, required: false } }"),
    ChangeRule("parameter-wrapper-added", "Parameter.attributes", .added, .dangerous, "The attribute may change which arguments are valid.", in: .method, "parameters: { a: '() -> Int' }", "parameters: { a: { type: '() -> Int', attributes: '@MainActor' } }"),
    ChangeRule("parameter-wrapper-removed", "Parameter.attributes", .removed, .dangerous, "The removed attribute may have changed which arguments are valid.", in: .method, "parameters: { a: { type: '() -> Int', attributes: '@MainActor' } }", "parameters: { a: '() -> Int' }"),
]
