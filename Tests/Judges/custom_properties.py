"""Reads style sheets of custom properties with a real parser, and computes them as a browser does."""

import tinycss2


class Fault(Exception):
    pass


def errors(nodes):
    for node in nodes:
        if node.type == "error":
            yield f"{node.source_line}:{node.source_column}: {node.message}"
        for attribute in ("prelude", "content", "arguments"):
            yield from errors(getattr(node, attribute, None) or [])


def blocks(text):
    """Selector → name → tokens of the value."""
    rules = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
    if faults := list(errors(rules)):
        raise Fault("; ".join(faults))
    found = {}
    for rule in rules:
        if rule.type == "at-rule" and rule.lower_at_keyword == "charset":
            continue
        if rule.type != "qualified-rule":
            raise Fault(f"{rule.source_line}: a {rule.type}")
        declarations = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
        if faults := list(errors(declarations)):
            raise Fault("; ".join(faults))
        block = {}
        for declaration in declarations:
            if declaration.type != "declaration" or not declaration.name.startswith("--"):
                raise Fault(f"{declaration.source_line}: no custom property")
            if faults := list(errors(declaration.value)):
                raise Fault("; ".join(faults))
            if declaration.name in block:
                raise Fault(f"{declaration.source_line}: {declaration.name} is there twice")
            block[declaration.name] = meaning(declaration.value)
        for selector in tinycss2.serialize(rule.prelude).split(","):
            found[selector.strip()] = block
    return found


def meaning(nodes):
    return [node for node in nodes if node.type not in ("whitespace", "comment")]


def computed(sheet, selectors):
    """The properties of the last of nested elements."""
    properties = {}
    for selector in selectors:
        if selector not in sheet:
            raise Fault(f"there is no block for {selector}")
        stated = sheet[selector]
        inherited = properties
        memory = {}

        def value(name):
            if name not in stated:
                return inherited.get(name)
            if name not in memory:
                memory[name] = substituted(stated[name], value)
            return memory[name]

        properties = {name: value(name) for name in {**inherited, **stated}}
        properties = {name: tokens for name, tokens in properties.items() if tokens is not None}
    return properties


def substituted(nodes, value):
    """None for the value of a property that there is not, as `initial` is."""
    if len(nodes) == 1 and nodes[0].type == "ident" and nodes[0].value == "initial":
        return None
    result = []
    for node in nodes:
        if node.type == "function" and node.lower_name == "var":
            tokens = value(meaning(node.arguments)[0].value)
            if tokens is None:
                raise Fault(f"{node.source_line}: {tinycss2.serialize([node])} is not there")
            result += tokens
        elif node.type == "function":
            arguments = substituted(meaning(node.arguments), value)
            result.append(tinycss2.ast.FunctionBlock(node.source_line, node.source_column, node.name, arguments))
        else:
            result.append(node)
    return result
