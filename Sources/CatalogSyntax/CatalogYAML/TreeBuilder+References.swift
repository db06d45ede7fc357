import CatalogModel

/// Anchors, aliases and tags.
extension TreeBuilder {
    mutating func addAlias(_ event: borrowing LibYAML) -> Bool {
        let byteRange = cursor.offset(of: event.start)..<cursor.offset(of: event.end)
        let range = lines.range(byteRange)
        let name = event.alias
        guard let anchor = anchors.use(name) else {
            let text = lines.text(byteRange)
            let fix = Diagnostic.FixIt(replace: range, with: YAMLQuoting.quoted(text))
            diagnostics.report(.undefinedAlias(name, at: range, fix: fix))
            add(
                YAMLNode(.scalar(YAMLScalar(text, style: .plain)), at: range), endsAt: byteRange.upperBound, anchor: nil
            )
            return true
        }
        guard let value = anchor.value else {
            diagnostics.report(.recursiveAlias(name, at: range, anchor: anchor.range))
            isBroken = true
            return false
        }
        expansion.nodes += value.size.nodes
        expansion.bytes += value.size.bytes
        guard expansion.nodes <= YAMLLimits.expandedNodes, expansion.bytes <= YAMLLimits.expandedBytes else {
            diagnostics.report(.aliasExpansion(expansion, at: range))
            isBroken = true
            return false
        }
        guard frames.count + value.size.height - 1 <= depth else {
            diagnostics.report(.tooDeep(at: range))
            isBroken = true
            return false
        }
        var node = value.node
        if expectsKey {
            node.range = range
        } else if aliases == .asWritten {
            node = YAMLNode(.scalar(YAMLScalar("*" + name, style: .plain)), at: range)
        }
        add(node, size: value.size, endsAt: range.upperBound, offset: byteRange.upperBound, anchor: nil)
        return true
    }

    /// Reports a tag and notes an anchor.
    ///
    /// The `style` is the style of the scalar after the properties; nil for a collection.
    mutating func takeProperties(_ properties: NodeProperties, name: String?, end: Int, style: YAMLScalar.Style?)
        -> Int?
    {
        if let tag = properties.tag {
            let text = properties.textTag(style: style)
            let removal = Diagnostic.FixIt(replace: lines.range(tag.lowerBound..<properties.contentStart), with: "")
            let fix = text.map { quotingFix($0.lowerBound..<end) } ?? removal
            diagnostics.report(.tag(lines.text(tag), at: lines.range(tag), isText: text != nil, fix: fix))
        }
        guard let name, let anchor = properties.anchor else { return nil }
        let fix = style == .plain ? quotingFix(anchor.lowerBound..<end) : nil
        return anchors.open(name, at: lines.range(anchor), fix: fix)
    }
}

extension NodeProperties {
    /// Returns the tag, if rather the beginning of text.
    func textTag(style: YAMLScalar.Style?) -> Range<Int>? {
        guard style == .plain, !isShorthand else { return nil }
        return tag
    }
}
