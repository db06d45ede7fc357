/// A change in the example theme's file after which it is wrong, and what a validator says then.
struct TokenMistake {
    let name: String
    let old: String
    let new: String
    /// Where the errors are, as a path with dots; names with other signs are in brackets.
    let location: String
    /// What the errors begin with.
    let errors: [String]

    static let all = [
        TokenMistake(
            name: "misspelled-token", old: #""on-primary": {"#, new: #""on-pirmary": {"#,
            location: "theme.color.foreground",
            errors: ["Additional properties are not allowed ('on-pirmary' was unexpected)"]),
        TokenMistake(
            name: "misspelled-group", old: #""text-input": {"#, new: #""txet-input": {"#, location: "theme.color",
            errors: ["Additional properties are not allowed ('txet-input' was unexpected)"]),
        TokenMistake(
            name: "color-for-dimension", old: #""value": 44, "unit": "px""#,
            new: #""colorSpace": "srgb", "components": [0, 0, 0]"#, location: "theme.height.input.default['$value']",
            errors: [
                "'value' is a required property", "'unit' is a required property",
                "Additional properties are not allowed ('colorSpace', 'components' were unexpected)",
            ]),
        TokenMistake(
            name: "dimension-for-color", old: ##""colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF""##,
            new: #""value": 44, "unit": "px""#, location: "palette.neutral['0']['$value']",
            errors: [
                "'colorSpace' is a required property", "'components' is a required property",
                "Additional properties are not allowed ('unit', 'value' were unexpected)",
            ]),
        TokenMistake(
            name: "wrong-type", old: #""input-border": {"#, new: #""input-border": { "$type": "dimension","#,
            location: "theme.color['input-border']['$type']", errors: ["'color' was expected"]),
        TokenMistake(
            name: "unknown-type-of-group", old: #""$type": "shadow""#, new: #""$type": "shade""#,
            location: "theme.shadow['$type']", errors: ["'shade' is not one of ["]),
        TokenMistake(
            name: "component-as-text", old: "0.2471, 0.298, 0.7216", new: #"0.2471, "0.298", 0.7216"#,
            location: "palette.iris['600']['$value'].components[1]", errors: ["'0.298' is not one of ['none']"]),
        TokenMistake(
            name: "component-out-of-bounds", old: "0.702, 0.1255, 0.2314", new: "179, 0.1255, 0.2314",
            location: "palette.cherry['600']['$value'].components[0]", errors: ["179 is greater than the maximum of 1"]),
        TokenMistake(
            name: "unknown-unit", old: #""value": 56, "unit": "px""#, new: #""value": 56, "unit": "pt""#,
            location: "theme.height['input-amount'].default['$value'].unit",
            errors: ["'pt' is not one of ['px', 'rem']"]),
        TokenMistake(
            name: "missing-part", old: #""blur": { "value": 12, "unit": "px" },"#, new: "",
            location: "theme.shadow.medium['$value']", errors: ["'blur' is a required property"]),
        TokenMistake(
            name: "misspelled-key", old: #""input-border": { "$value""#, new: #""input-border": { "$vlaue""#,
            location: "theme.color['input-border']",
            errors: [
                "Additional properties are not allowed ('$vlaue' was unexpected)", "'$value' is a required property",
            ]),
        TokenMistake(
            name: "alias-of-nothing", old: #""{theme.color.border.default}", "$description""#,
            new: #""{}", "$description""#, location: "theme.color['input-border']['$value']",
            errors: ["'{}' is not of type 'object'"]),
        TokenMistake(
            name: "text-for-token", old: #"{ "$value": "{palette.iris.600}" },\#n        "on-primary""#,
            new: #""{palette.iris.600}",\#n        "on-primary""#, location: "theme.color.foreground.brand",
            errors: ["'{palette.iris.600}' is not of type 'object'"]),
    ]
}
