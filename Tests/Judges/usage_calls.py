"""Calls of invented components, right or with one mistake."""

import copy
from dataclasses import dataclass


@dataclass
class Argument:
    label: str | None
    value: str
    parameter: object


@dataclass
class Call:
    name: str
    arguments: list
    closures: list
    """Closures after the parentheses, or the content of a tag, as arguments."""
    shape: int = 0


def right_call(language, component, chance):
    overload = chance.choice(component.overloads)
    call = Call(component.name, [], [], chance.randrange(100))
    for parameter in overload:
        if parameter.required or chance.random() < 0.6:
            call.arguments.append(Argument(parameter.label, language.value(parameter, chance), parameter))
    language.arrange(call, overload, chance)
    return call


def misspelled(word, chance):
    letters = list(word)
    at = chance.randrange(1, len(letters))
    change = chance.randrange(3)
    if change == 0 and letters[at] != letters[at - 1]:
        letters[at - 1], letters[at] = letters[at], letters[at - 1]
    elif change == 1:
        letters.insert(at, letters[at])
    else:
        del letters[at]
    return "".join(letters)


def pick(call, chance, test):
    found = [each for each in call.arguments if test(each)]
    return chance.choice(found) if found else None


def change_label(change):
    def mutate(call, language, component, chance):
        argument = pick(call, chance, lambda each: each.label and len(each.label) > 2)
        if argument:
            argument.label = change(argument.label, chance)
        return argument
    return mutate


def drop(required):
    def mutate(call, language, component, chance):
        argument = pick(call, chance, lambda each: each.parameter.required == required)
        if argument:
            call.arguments.remove(argument)
        return argument
    return mutate


def extra(call, language, component, chance):
    label = chance.choice(["zebra", "accent", "shadowRadius", "style"])
    call.arguments.insert(chance.randint(0, len(call.arguments)), Argument(label, language.one, None))
    return True


def extra_bare(call, language, component, chance):
    if language.has_bare:
        call.arguments.append(Argument(None, language.one, None))
    return language.has_bare


def duplicate(call, language, component, chance):
    argument = pick(call, chance, lambda each: each.label)
    if argument:
        call.arguments.insert(call.arguments.index(argument) + chance.randint(0, 1), copy.copy(argument))
    return argument


def swapped(call, language, component, chance):
    if len(call.arguments) < 2:
        return False
    at = chance.randrange(1, len(call.arguments))
    call.arguments[at - 1:at + 1] = reversed(call.arguments[at - 1:at + 1])
    return True


def unlabelled(call, language, component, chance):
    argument = pick(call, chance, lambda each: each.label) if language.has_bare else None
    if argument:
        argument.label = None
    return argument


def labelled(call, language, component, chance):
    argument = pick(call, chance, lambda each: not each.label)
    if argument:
        argument.label = argument.parameter.name
    return argument


def change_case(change):
    def mutate(call, language, component, chance):
        argument = pick(call, chance, lambda each: each.parameter.choice and each.parameter.type == "choice")
        if not argument:
            return False
        for case in argument.parameter.choice.cases:
            old, new = language.case(case), language.case(change(case, argument.parameter.choice, chance))
            if old in argument.value:
                argument.value = argument.value.replace(old, new)
                return old != new
    return mutate


def misspelled_type(call, language, component, chance):
    first, _, last = call.name.rpartition(".")
    call.name = first + _ + misspelled(last, chance)
    return True


def misspelled_enum(call, language, component, chance):
    argument = pick(call, chance, lambda each: each.parameter.choice and each.parameter.choice.name + "." in each.value)
    if argument:
        name = argument.parameter.choice.name
        outer, dot, last = name.rpartition(".")
        argument.value = argument.value.replace(name, outer + dot + misspelled(last, chance))
    return argument


def added_closure(call, language, component, chance):
    if call.closures:
        return False
    call.closures.append(Argument(None, language.closure, None))
    return True


def dropped_closure(call, language, component, chance):
    return call.closures and call.closures.pop()


def other_literal(call, language, component, chance):
    argument = pick(call, chance, lambda each: each.parameter.type in language.literals)
    if argument:
        others = [value for kind, value in language.literals.items() if kind != argument.parameter.type]
        argument.value = chance.choice(others)
    return argument


MUTATIONS = {
    "misspelled label": change_label(misspelled),
    "other label": change_label(lambda label, chance: chance.choice(["zebra", "accent", "kind", "value"])),
    "letter case of a label": change_label(lambda label, chance: label.lower() if label.lower() != label else label.capitalize()),
    "missing required": drop(True),
    "missing optional": drop(False),
    "extra label": extra,
    "extra bare": extra_bare,
    "duplicate": duplicate,
    "swapped": swapped,
    "unlabelled": unlabelled,
    "labelled": labelled,
    "misspelled case": change_case(lambda case, choice, chance: misspelled(case, chance)),
    "unknown case": change_case(lambda case, choice, chance: chance.choice(["zebra", "standard", "info"])),
    "other case": change_case(lambda case, choice, chance: chance.choice(choice.cases)),
    "misspelled type": misspelled_type,
    "misspelled enum": misspelled_enum,
    "added closure": added_closure,
    "dropped closure": dropped_closure,
    "other literal": other_literal,
}


def calls(language, kit, count, chance):
    """Yields calls with their code before and after the mutation, each kind about as often as the others."""
    done = 0
    while done < count:
        component = chance.choice(kit)
        call = right_call(language, component, chance)
        kind = "none" if done % 4 == 0 else chance.choice(list(MUTATIONS))
        mutated = copy.deepcopy(call)
        if kind != "none" and not MUTATIONS[kind](mutated, language, component, chance):
            continue
        done += 1
        yield {"mutation": kind, "original": language.code(call), "code": language.code(mutated)}
