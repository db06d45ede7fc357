import SourceCode

// Defaults that are closures, most of which build a view.

extension SwiftDefaultChecker {
    /// Whether a closure can be the value of a function's type.
    mutating func takes(_ closure: SwiftValue.Closure, as function: TypeExpression.Function) -> Bool {
        let count = closure.parameters?.count ?? closure.shorthandCount
        guard count == function.parameters.count else { return false }
        guard let only = closure.body.first, closure.body.count == 1 else {
            return closure.body.isEmpty && function.result.isVoid
        }
        let around = arguments
        defer { arguments = around }
        let names = closure.parameters ?? (0..<count).map { "$\($0)" }
        for (name, parameter) in zip(names, function.parameters) where name != "_" {
            arguments[name] = parameter.type.unwrapped
        }
        return builds(only, as: function.result)
    }

    private mutating func builds(_ value: SwiftValue, as stated: TypeExpression) -> Bool {
        let type = stated.unwrapped
        if case .optional(let inner) = type { return value == .nil || builds(value, as: inner) }
        guard case .name(let name) = type else { return accepts(value, as: type, text: type.description) }
        if name == "View" || references.inferable.contains(name) { return isView(value) }
        guard case .path(let steps) = value, let first = steps.first, Self.views.contains(first.name) else {
            return accepts(value, as: type, text: name)
        }
        // A modifier returns a view of another type.
        let isPlain = steps.count == 1 || (steps.count == 2 && first.arguments == nil && steps[1].arguments == nil)
        return first.name == name && isPlain && isView(value)
    }

    /// Whether an expression is a view of the platform, with supported modifiers and arguments.
    private func isView(_ value: SwiftValue) -> Bool {
        guard case .path(let steps) = value, let first = steps.first,
            references.meaning(of: [first.name]) == .platform || arguments[first.name] != nil
        else { return false }
        var modifiers = steps.dropFirst()
        if let given = arguments[first.name] {
            guard first.arguments == nil, first.content == nil, [.name("AnyView"), .name("View")].contains(given) else {
                return false
            }
        } else {
            guard Self.views.contains(first.name) else { return false }
            if first.arguments == nil, first.content == nil {
                // `Color.red`
                guard first.name == "Color", modifiers.popFirst().map(isClear) == true else { return false }
            } else if !isClear(first) {
                return false
            }
        }
        return modifiers.allSatisfy { step in
            Self.modifiers.contains(step.name) && (step.arguments != nil || step.content != nil) && isClear(step)
        }
    }

    private func isClear(_ step: SwiftValue.Step) -> Bool {
        (step.arguments ?? []).allSatisfy { isClear($0.value, in: step.name) }
            && (step.content.map { content in content.parameters == nil && content.body.allSatisfy(isView) } ?? true)
    }

    /// Whether the argument of a view has a clear meaning without context.
    private func isClear(_ value: SwiftValue, in view: String) -> Bool {
        switch value {
        case .interpolation(let names): return names.allSatisfy { arguments[$0] != nil }
        case .closure(let content):
            return content.parameters == nil && content.body.allSatisfy(isView)
        case .path(let steps):
            guard let first = steps.first else { return false }
            guard let given = arguments[first.name] else { return isView(value) || isPlain(value) }
            let isText = [.name("String"), .name("LocalizedStringKey")].contains(given)
            return steps.count == 1 && first.arguments == nil && isText && ["Text", "Image", "Label"].contains(view)
        default: return isPlain(value)
        }
    }

    private static let views = words(
        """
        AnyView Button Capsule Circle Color ContainerRelativeShape Divider Ellipse EmptyView Form Grid GridRow Group
        GroupBox HStack Image Label LazyHStack LazyVStack LinearGradient List Menu ProgressView Rectangle
        RoundedRectangle ScrollView Section Spacer Text UnevenRoundedRectangle VStack ZStack
        """)

    private static let modifiers = words(
        """
        accessibilityHidden accessibilityIdentifier accessibilityLabel aspectRatio background bold border clipShape
        clipped controlSize cornerRadius disabled fill fixedSize font fontWeight foregroundColor foregroundStyle frame
        hidden id imageScale italic layoutPriority lineLimit multilineTextAlignment offset opacity overlay padding
        renderingMode resizable rotationEffect scaledToFill scaledToFit scaleEffect shadow stroke symbolRenderingMode tag
        tint underline
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
