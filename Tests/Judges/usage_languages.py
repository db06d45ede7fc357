"""How each language declares components, writes calls, and compiles them."""

import os
import pathlib
import re
import subprocess
import sys


class Language:
    """What the languages have in common: functions of one call each, and errors by the function that has them."""
    has_overloads = True
    has_bare = True

    def name(self, name, chance):
        return name

    def within(self, owner, name):
        return owner + name

    def differs(self, first, second):
        """Whether two lists of parameters are certainly different declarations for all calls."""
        return {each.label for each in first if each.required} != {each.label for each in second if each.required}

    def case(self, case):
        return "." + case

    def label(self, parameters, chance):
        pass

    def comments(self, parts, shape):
        """Arguments on lines of their own, with comments between them."""
        lines = [part + ("," if at + 1 < len(parts) else "") for at, part in enumerate(parts)]
        if shape % 3 == 1 and lines:
            lines[0] += "  // The first one, with ) and ("
        if shape % 3 == 2 and lines:
            lines[-1] = "/* a, b: 1 */ " + lines[-1]
        return "\n" + "".join(f"    {line}\n" for line in lines)

    def rejected(self, folder, name, codes):
        """Returns the indices of calls with errors."""
        lines = self.head.split("\n")
        starts = []
        for at, code in enumerate(codes):
            starts.append(len(lines) + 1)
            lines += self.function(at, code).split("\n")
        (folder / f"{name}.{self.extension}").write_text("\n".join(lines) + "\n")
        found = set()
        output = self.compile(folder, folder / f"{name}.{self.extension}")
        for line in re.findall(self.error.replace("NAME", name), output, re.M):
            index = max((at for at, start in enumerate(starts) if start <= int(line)), default=None)
            if index is None:
                sys.exit(f"the declarations do not compile: {output[:2000]}")
            found.add(index)
        if not found and "error" in output:
            sys.exit(output[:2000])
        return found


class Swift(Language):
    implementation, extension, one, closure = "swiftui", "swift", "1", "{ Filler() }"
    kinds = ["view", "view", "struct", "class"]
    error = r"NAME\.swift:(\d+):\d+: error: "
    head = ""
    literals = {"text": '"a (b), c: 1"', "integer": "12", "number": "1.5", "flag": "true"}
    names = {"text": "String", "integer": "Int", "number": "Double", "flag": "Bool", "list": "[String]",
             "action": "() -> Void", "content": "() -> Content"}

    def name(self, name, chance):
        return f"Kit.{name}" if chance.random() < 0.2 else name

    def within(self, owner, name):
        return f"{owner}.{name}"

    def label(self, parameters, chance):
        if chance.random() < 0.4 and parameters[0].required:
            parameters[0].label = None
        for parameter in parameters:
            if chance.random() < 0.1 and parameter.label:
                parameter.label = chance.choice(["of", "for", "with"]) if not {"of", "for", "with"} & {each.label for each in parameters} else parameter.label
        for parameter in parameters[-1:]:
            parameter.variadic = parameter.type in ("integer", "text") and chance.random() < 0.2

    def type(self, parameter):
        return parameter.choice.name if parameter.choice else self.names[parameter.type]

    def types(self, component):
        def described(parameter):
            name = self.type(parameter)
            facts = {"type": f"({name})?" if parameter.type == "action" and not parameter.required else name}
            facts.update({"required": True} if parameter.required else {"default": self.default(parameter)})
            if parameter.variadic:
                facts = {"type": name, "variadic": True}
            if parameter.label != parameter.name:
                facts["label"] = parameter.label or "_"
            return facts
        found = {component.name: {"kind": component.kind, "initializers": [
            {"parameters": {each.name: described(each) for each in overload}} for overload in component.overloads]}}
        for choice in component.choices:
            found[choice.name] = {"kind": "enum", "cases": choice.cases}
        return found

    def default(self, parameter):
        if parameter.choice:
            return "." + parameter.choice.cases[0]
        return {"text": '""', "integer": "0", "number": "1.0", "flag": "false", "list": "[]", "action": "nil"}[parameter.type]

    def write(self, folder, kit, stand_ins):
        folder.mkdir(parents=True, exist_ok=True)
        lines = ["""public protocol View {}
            public extension View { func padding(_ length: Int = 1) -> some View { self }
              func tint(_ name: String, isOn: Bool = true) -> some View { self } }
            public struct Filler: View { public init() {} }
            public enum Kit {}
            public struct Stack<Content: View>: View { public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {} }
            public struct Either: View {}
            @resultBuilder public enum ViewBuilder {
              public static func buildExpression(_ view: some View) -> Either { Either() }
              public static func buildBlock(_ views: Either...) -> Either { Either() }
              public static func buildOptional(_ view: Either?) -> Either { Either() } }"""]
        for component in kit:
            outer, _, name = component.name.rpartition(".")
            kind = "final class" if component.kind == "class" else "struct"
            lines.append(f"extension {outer} {{" if outer else "")
            lines.append(f"public {kind} {name}: View {{")
            lines += [f"  public init({', '.join(map(self.declared, overload))}) {{}}" for overload in component.overloads]
            lines += ["}", "}" if outer else ""]
            for choice in component.choices:
                owner, _, own = choice.name.rpartition(".")
                text = f"enum {own} {{ case {', '.join(choice.cases)} }}"
                lines.append(f"public extension {owner} {{ {text} }}" if owner else f"public {text}")
        (folder / "Kit.swift").write_text("\n".join(lines))

    def declared(self, parameter):
        name = self.type(parameter)
        label = "_ " if parameter.label is None else "" if parameter.label == parameter.name else parameter.label + " "
        if parameter.variadic:
            name += "..."
        elif parameter.type == "content":
            return f"@ViewBuilder {label}{parameter.name}: () -> some View"
        elif parameter.type == "action":
            name = f"@escaping {name}" if parameter.required else f"({name})?"
        default = "" if parameter.required or parameter.variadic else f" = {self.default(parameter)}"
        return f"{label}{parameter.name}: {name}{default}"

    def value(self, parameter, chance):
        if parameter.choice:
            case = chance.choice(parameter.choice.cases)
            return chance.choice([f".{case}", f".{case}", f"{parameter.choice.name}.{case}", f"isOn ? .{case} : .{case}"])
        values = {
            "text": ['"a"', "name", '"a (b), c: \\"1\\""', '"\\(name) of \\(max(count, 2))"', 'name.isEmpty ? "a" : name', '#"a"b)"#'],
            "integer": ["12", "count", "max(count, 2)", "-1", "count < 2 ? 1 : 2", "names.count"],
            "number": ["1.5", "2", "Double(count)", "-0.5"],
            "flag": ["true", "isOn", "!isOn", "count < 2", "isOn && count > 1"],
            "list": ["[]", '["a", "b"]', "names", "names.map { name in name + \"a\" }"],
            "action": ["{}", "done", "{ done() }", "{\n    done()\n}"],
            "content": ["{ Filler() }", "{\n    Filler()\n    Stack { Filler() }\n}", "{ Filler().padding() }"],
        }
        return chance.choice(values[parameter.type])

    def arrange(self, call, overload, chance):
        if call.arguments and call.arguments[-1].parameter.variadic and chance.random() < 0.5:
            call.arguments.append(type(call.arguments[-1])(None, self.value(call.arguments[-1].parameter, chance), call.arguments[-1].parameter))
        closures = []
        while call.arguments and call.arguments[-1].value.startswith("{") and chance.random() < 0.7:
            closures.insert(0, call.arguments.pop())
        call.closures = closures

    def render(self, call):
        parts = [(f"{each.label}: " if each.label else "") + each.value for each in call.arguments]
        text = ", ".join(parts) if call.shape % 4 else self.comments(parts, call.shape // 4)
        name = call.name + (".init" if call.shape % 17 == 1 else "")
        code = name if call.closures and not parts and call.shape % 3 else f"{name}({text})"
        for at, closure in enumerate(call.closures):
            code += f" {closure.value}" if at == 0 else f" {closure.label}: {closure.value}"
        return code

    frames = ["CALL", "let made = CALL", "_ = CALL", "if isOn {\n    CALL\n}", "let made = [CALL]",
              "Stack(spacing: 2) {\n    Filler()\n    CALL\n        .padding()\n}",
              "if let first = names.first {\n    print(first, CALL)\n}", "names.forEach { name in print(CALL) }",
              "let made: Any? = isOn ? CALL : nil", "func make() -> Any { CALL }", "guard isOn else { return }\nCALL",
              "CALL\n    .padding()\n    .tint(\"a\", isOn: true)", "switch count {\ncase 1: print(CALL)\ndefault: break\n}"]

    def code(self, call):
        return self.frames[call.shape % len(self.frames)].replace("CALL", self.render(call))

    def function(self, at, code):
        return f"func call{at}(name: String, names: [String], count: Int, isOn: Bool, done: @escaping () -> Void) {{\n{code}\n}}"

    def compile(self, folder, file):
        run = subprocess.run(["swiftc", "-frontend", "-typecheck", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
                              "-module-name", "Calls", folder / "Kit.swift", file], capture_output=True, text=True)
        return run.stderr



class Kotlin(Language):
    implementation, extension, one, closure = "compose", "kt", "1", "{ Filler() }"
    kinds = ["composable", "composable", "class"]
    error = r"NAME\.kt:(\d+):\d+: error: "
    head = ""
    literals = {"text": '"a (b), c = 1"', "integer": "12", "number": "1.5", "flag": "true"}
    names = {"text": "String", "integer": "Int", "number": "Double", "flag": "Boolean", "list": "List<String>",
             "action": "() -> Unit", "content": "@Composable () -> Unit"}

    def case(self, case):
        return "." + case.capitalize()

    def label(self, parameters, chance):
        for parameter in parameters[-1:]:
            parameter.variadic = parameter.type in ("integer", "text") and chance.random() < 0.1

    def type(self, parameter):
        return parameter.choice.name if parameter.choice else parameter.raw or self.names[parameter.type]

    def types(self, component):
        def described(parameter):
            name = self.type(parameter)
            if parameter.variadic:
                return {"type": name, "variadic": True}
            if parameter.raw:
                return {"type": name, "required": parameter.required}
            facts = {"type": f"({name})?" if parameter.type == "action" and not parameter.required else name}
            return facts | ({"required": True} if parameter.required else {"default": self.default(parameter)})
        found = {component.name: {"kind": component.kind, "initializers": [
            {"parameters": {each.name: described(each) for each in overload}} for overload in component.overloads]}}
        for choice in component.choices:
            found[choice.name] = {"kind": "enum", "cases": [case.capitalize() for case in choice.cases]}
        return found

    def default(self, parameter):
        if parameter.choice:
            return f"{parameter.choice.name}.{parameter.choice.cases[0].capitalize()}"
        return {"text": '""', "integer": "0", "number": "1.0", "flag": "false", "list": "listOf()", "action": "null"}[parameter.type]

    def write(self, folder, kit, stand_ins):
        folder.mkdir(parents=True, exist_ok=True)
        lines = ["annotation class Composable", "class Modifier", "fun Filler() {}", "fun <T> T.padding(length: Int): T = this",
                 "fun Stack(spacing: Int = 0, content: () -> Unit) {}", "fun <T> given(): T = TODO()"]
        raw = " ".join(each.raw or "" for component in kit for overload in component.overloads for each in overload)
        lines += [f"class {name}" for name in sorted(set(re.findall(r"[A-Z]\w*", raw)) - {"Any", "Boolean", "Double", "Float", "Int", "Long", "String", "Unit", "Modifier"})]
        for component in kit:
            for at, overload in enumerate(component.overloads):
                list_ = ", ".join(map(self.declared, overload))
                if component.kind == "class":
                    fields = list_ if at == 0 else ""
                    if at == 0:
                        lines.append(f"class {component.name}({list_}) {{")
                    others = [f"constructor({', '.join(map(self.declared, other))}) : this({self.given(overload)})" for other in component.overloads[1:]]
                    lines += [*others, "}"] if at == 0 else []
                else:
                    lines.append(f"@Composable fun {component.name}({list_}) {{}}")
            for choice in component.choices:
                lines.append(f"enum class {choice.name} {{ {', '.join(case.capitalize() for case in choice.cases)} }}")
        (folder / "Kit.kt").write_text("\n".join(lines).replace("@Composable () ->", "() ->"))

    def differs(self, first, second):
        # Calls without names must not be ambiguous.
        return first[0].required and second[0].required and self.type(first[0]) != self.type(second[0])

    def given(self, overload):
        return ", ".join(f"{each.name} = TODO()" for each in overload if each.required)

    def declared(self, parameter):
        name = self.type(parameter)
        if parameter.variadic:
            return f"vararg {parameter.name}: {name}"
        if parameter.type == "action" and not parameter.required:
            name = f"({name})?"
        return f"{parameter.name}: {name}" + ("" if parameter.required else " = TODO()" if parameter.raw else f" = {self.default(parameter)}")

    def value(self, parameter, chance):
        if parameter.type == "other":
            return f"given<{parameter.raw}>()"
        if parameter.choice:
            name = parameter.choice.name
            case = chance.choice(parameter.choice.cases).capitalize()
            return chance.choice([f"{name}.{case}", f"{name}.{case}", f"if (isOn) {name}.{case} else {name}.{case}"])
        values = {
            "text": ['"a"', "name", '"a (b), c = \\"1\\""', '"${name} of ${maxOf(count, 2)}"', 'if (isOn) "a" else name', '"""a"b)"""'],
            "integer": ["12", "count", "maxOf(count, 2)", "-1", "if (count < 2) 1 else 2", "names.size"],
            "number": ["1.5", "count.toDouble()", "-0.5"],
            "flag": ["true", "isOn", "!isOn", "count < 2", "isOn && count > 1", "count == 2"],
            "list": ["listOf()", 'listOf("a", "b")', "names", 'names.map { it + "a" }'],
            "action": ["{}", "done", "{ done() }", "{\n    done()\n}"],
            "content": ["{ Filler() }", "{\n    Filler()\n    Stack { Filler() }\n}", "{ Stack(spacing = 2) { Filler() } }"],
        }
        return chance.choice(values[parameter.type])

    def arrange(self, call, overload, chance):
        if call.arguments and call.arguments[-1].value.startswith("{") and call.arguments[-1].parameter is overload[-1] and chance.random() < 0.7:
            call.closures = [call.arguments.pop()]
        # Arguments without names may come first, as long as none is left out between them.
        given = [each.parameter for each in call.arguments]
        count = chance.choice([0, 0, 1, 2, 9])
        for at, argument in enumerate(call.arguments[:count]):
            if given[:at + 1] == overload[:at + 1]:
                argument.label = None
        for argument in call.arguments:
            if argument.parameter.variadic:
                if call.arguments.index(argument) and any(each.label for each in call.arguments[:-1]):
                    call.arguments.remove(argument)
                    break
                argument.label = None
        if call.arguments and all(each.label for each in call.arguments) and chance.random() < 0.2:
            chance.shuffle(call.arguments)

    def render(self, call):
        parts = [(f"{each.label} = " if each.label else "") + each.value for each in call.arguments]
        text = ", ".join(parts) if call.shape % 4 else self.comments(parts, call.shape // 4)
        code = call.name if call.closures and not parts and call.shape % 3 else f"{call.name}({text})"
        return code + "".join(f" {closure.value}" for closure in call.closures)

    frames = ["CALL", "val made = CALL", "if (isOn) {\n    CALL\n}", "val made = listOf(CALL)",
              "Stack(spacing = 2) {\n    Filler()\n    CALL\n}", "names.firstOrNull()?.let { first ->\n    CALL\n}",
              "names.forEach { name -> println(CALL) }", "val made = if (isOn) CALL else null", "fun make() = CALL",
              "if (!isOn) return\nCALL", "CALL\n    .padding(2)", "when (count) {\n    1 -> CALL\n    else -> {}\n}"]

    def code(self, call):
        return self.frames[call.shape % len(self.frames)].replace("CALL", self.render(call))

    def function(self, at, code):
        return f"fun call{at}(name: String, names: List<String>, count: Int, isOn: Boolean, done: () -> Unit) {{\n{code}\n}}"

    def compile(self, folder, file):
        library = next(pathlib.Path(sys.prefix).glob("lib/*/site-packages/run_kotlin_kernel/jars"))
        jars = sorted(map(str, library.glob("*.jar")))
        standard = next(jar for jar in jars if os.path.basename(jar).startswith("kotlin-stdlib"))
        run = subprocess.run(["java", "-Xmx2g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", ":".join(jars),
                              "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-nowarn", "-no-stdlib", "-no-reflect", "-cp", standard,
                              "-d", folder / "classes", folder / "Kit.kt", file], capture_output=True, text=True)
        return run.stderr


class Script(Language):
    implementation, extension, one, closure = "react", "tsx", "{1}", "<b>more</b>"
    kinds = ["component"]
    has_overloads = has_bare = False
    error = r"NAME\.tsx\((\d+),\d+\): error "
    head = 'import type { ReactNode } from "react";\nimport * as Kit from "./Kit";'
    literals = {"text": '"a (b), c=1"', "integer": "{12}", "flag": "{true}"}
    names = {"text": "string", "integer": "number", "number": "number", "flag": "boolean", "list": "string[]",
             "action": "() => void", "content": "ReactNode"}

    def case(self, case):
        return case

    def label(self, parameters, chance):
        pass

    def type(self, parameter):
        if not parameter.choice:
            return self.names[parameter.type]
        literals = " | ".join(f"'{case}'" for case in parameter.choice.cases)
        return parameter.choice.name if parameter.choice.name[0] in "TS" and parameter.choice.name in ("Tone", "Size") else literals

    def types(self, component):
        def described(parameter):
            return {"type": self.type(parameter), "required": parameter.required}
        found = {component.name: {"kind": "component", "properties": {
            "children" if each.name == "content" else each.name: described(each) for each in component.overloads[0]}}}
        for choice in component.choices:
            if choice.name in ("Tone", "Size"):
                found[choice.name] = {"kind": "enum", "cases": choice.cases}
        return found

    def write(self, folder, kit, stand_ins):
        folder.mkdir(parents=True, exist_ok=True)
        names = [component.name for component in kit] + ["Tone", "Size"]
        self.head = f'import type {{ ReactNode }} from "react";\nimport {{ {", ".join(names)} }} from "./Kit";'
        lines = ['import type { ReactNode } from "react";',
                 "declare global { namespace JSX { interface IntrinsicElements { [name: string]: any } } }"]
        for component in kit:
            for choice in component.choices:
                if choice.name in ("Tone", "Size"):
                    lines.append(f"export enum {choice.name} {{ {', '.join(choice.cases)} }}")
            fields = "; ".join(f"{'children' if each.name == 'content' else each.name}{'' if each.required else '?'}: {self.type(each)}"
                               for each in component.overloads[0])
            lines.append(f"export function {component.name}(props: {{ {fields} }}): JSX.Element {{ throw props; }}")
        (folder / "Kit.tsx").write_text("\n".join(lines) + "\n")
        (folder / "tsconfig.json").write_text('''{"compilerOptions": {
            "strict": true, "noEmit": true, "skipDefaultLibCheck": true, "jsx": "react-jsx", "target": "es2020",
            "lib": ["es2020", "dom"], "module": "esnext", "moduleResolution": "node", "types": [], "pretty": false, "baseUrl": ".",
            "paths": {"react": ["STANDINS/index"], "react/*": ["STANDINS/*"]}}, "files": ["FILE"]}'''
            .replace("STANDINS", str((stand_ins / "react").resolve())))

    def value(self, parameter, chance):
        if parameter.choice:
            case = chance.choice(parameter.choice.cases)
            if parameter.choice.name in ("Tone", "Size"):
                name = parameter.choice.name
                return chance.choice([f"{{{name}.{case}}}", f"{{isOn ? {name}.{case} : {name}.{case}}}"])
            return chance.choice([f'"{case}"', f"{{'{case}'}}", f"'{case}'", f"{{isOn ? '{case}' : '{case}'}}"])
        values = {
            "text": ['"a"', "{name}", '"a (b), c=1 > 2"', "{`${name} of ${Math.max(count, 2)}`}", '{isOn ? "a" : name}', "{'a'}"],
            "integer": ["{12}", "{count}", "{Math.max(count, 2)}", "{-1}", "{count < 2 ? 1 : 2}", "{names.length}"],
            "number": ["{1.5}", "{count / 2}", "{-0.5}"],
            "flag": ["{true}", "{isOn}", "{!isOn}", "{count < 2}", "{isOn && count > 1}", ""],
            "list": ["{[]}", '{["a", "b"]}', "{names}", '{names.map((name) => name + "a")}'],
            "action": ["{() => {}}", "{done}", "{() => done()}", "{() => {\n    done();\n  }}"],
            "content": ["text", "<b>text</b>", "\n    {name}\n    <i title=\"a\" />\n  "],
        }
        return chance.choice(values[parameter.type])

    def arrange(self, call, overload, chance):
        call.closures = [each for each in call.arguments if each.parameter.type == "content"]
        call.arguments = [each for each in call.arguments if each.parameter.type != "content"]
        chance.shuffle(call.arguments)
        if call.closures and chance.random() < 0.1:
            call.closures[0].value = "{<b>text</b>}"
            call.closures[0].label = "children"
            call.arguments.append(call.closures.pop())

    def render(self, call):
        parts = [each.label + (f"={each.value}" if each.value else "") for each in call.arguments]
        if call.shape % 4 == 0:
            if call.shape % 3 == 1 and parts:
                parts[0] += " /* The first one, with > and { */"
            text = "".join(f"\n    {part}" for part in parts) + "\n  "
        else:
            text = "".join(f" {part}" for part in parts)
        if not call.closures and call.shape % 5:
            return f"<{call.name}{text}{'' if text.endswith((' ', chr(10))) else ' '}/>"
        return f"<{call.name}{text}>{''.join(each.value for each in call.closures)}</{call.name}>"

    frames = ["CALL", "<div>{isOn && CALL}</div>", "<>{isOn ? CALL : null}</>", "<ul>{names.map((name) => <li key={name}>CALL</li>)}</ul>",
              "<p>Don't {count > 1 ? CALL : <b>1 &gt; 0</b>}</p>", "<section title=\"a > b\">\n  CALL\n  text\n</section>"]

    def code(self, call):
        return self.frames[call.shape % len(self.frames)].replace("CALL", self.render(call))

    def function(self, at, code):
        return f"export const call{at} = (name: string, names: string[], count: number, isOn: boolean, done: () => void) => (\n{code}\n);"

    def compile(self, folder, file):
        settings = folder / "tsconfig.json"
        (folder / "run.json").write_text(settings.read_text().replace("FILE", file.name))
        return subprocess.run(["tsc", "-p", folder / "run.json"], capture_output=True, text=True).stdout


LANGUAGES = {"swift": Swift(), "kotlin": Kotlin(), "typescript": Script()}
