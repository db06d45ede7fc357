// Writes a Custom Elements Manifest of elements in TypeScript, as the compiler of TypeScript reads them.
//
// Usage: node stub_manifest.js FILE.ts …
const fs = require("fs");
const path = require("path");

// The library beside the command.
const command = process.env.PATH.split(":").map((folder) => path.join(folder, "tsc")).find(fs.existsSync);
const ts = require(path.join(fs.realpathSync(command), "../../lib/typescript.js"));

const tagText = (tag) => ts.getTextOfJSDocComment(tag.comment) ?? "";
const tags = (node, ...names) => ts.getJSDocTags(node).filter((tag) => names.includes(tag.tagName.text));
const nameOf = (node) => node.name.text ?? node.name.getText();
const has = (node, kind) => (ts.getCombinedModifierFlags(node) & kind) !== 0;
const firstWord = (text) => text.trim().split(/\s+/)[0] ?? "";

/** A name and words behind it: `icon - The icon.` */
function named(tag) {
  // As it is written, because the compiler takes hyphens before a name away.
  const line = tag.getText().split("\n")[0].replace(/^@\S+/, "");
  return { name: line.split(" - ")[0].trim() };
}

/** A fact of a tag or a member, alone or in a list: `- Reflects: yes`. */
function fact(text, name) {
  return new RegExp(`(?:^|- )${name}: (.*)`, "m").exec(text)?.[1].replace(/^`|`$/g, "");
}

function common(node) {
  const found = {};
  if (has(node, ts.ModifierFlags.Private)) found.privacy = "private";
  if (has(node, ts.ModifierFlags.Protected)) found.privacy = "protected";
  if (has(node, ts.ModifierFlags.Static)) found.static = true;
  const deprecated = tags(node, "deprecated")[0];
  if (deprecated) found.deprecated = tagText(deprecated) || true;
  return found;
}

function typed(node) {
  return node.type ? { type: { text: node.type.getText() } } : {};
}

/** The private field that a getter returns: `return this.#size;`. */
function returnedField(node) {
  const statement = node.body?.statements[0];
  const value = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (!value || !ts.isPropertyAccessExpression(value) || !ts.isPrivateIdentifier(value.name)) return undefined;
  return node.parent.members.find((one) => one.name?.getText() === value.name.getText());
}

/** The value that the constructor gives a property: `this.size = "small";`. */
function constructedValue(node) {
  const statements = node.parent.members.find(ts.isConstructorDeclaration)?.body?.statements ?? [];
  return statements.map((one) => (ts.isExpressionStatement(one) ? one.expression : undefined))
    .find((one) => one && ts.isBinaryExpression(one) && one.left.getText() === `this.${nameOf(node)}`)?.right;
}

function field(node) {
  const member = { kind: "field", name: nameOf(node), ...common(node), ...typed(node) };
  const kept = ts.isGetAccessorDeclaration(node) ? returnedField(node) : node;
  const value = kept?.initializer ?? (has(node, ts.ModifierFlags.Static) ? undefined : constructedValue(node));
  const text = ts.getJSDocCommentsAndTags(node).map((one) => ts.getTextOfJSDocComment(one.comment) ?? "").join("\n");
  const stated = value?.getText() ?? fact(text, "Default");
  if (stated) member.default = stated;
  if (has(node, ts.ModifierFlags.Readonly) || ts.isGetAccessorDeclaration(node)) member.readonly = true;
  const attribute = tags(node, "attr", "attribute")[0];
  if (attribute) {
    member.attribute = firstWord(tagText(attribute));
    if (fact(tagText(attribute), "Reflects") === "yes") member.reflects = true;
  }
  return member;
}

function method(node) {
  const parameters = node.parameters.map((parameter) => ({
    name: parameter.name.getText(),
    ...typed(parameter),
    ...(parameter.initializer ? { default: parameter.initializer.getText() } : {}),
    ...(parameter.questionToken ? { optional: true } : {}),
    ...(parameter.dotDotDotToken ? { rest: true } : {}),
  }));
  const result = node.type ? { return: { type: { text: node.type.getText() } } } : {};
  return { kind: "method", name: nameOf(node), ...common(node), parameters, ...result };
}

function events(node, source) {
  const maps = source.statements.filter((one) => ts.isInterfaceDeclaration(one) && one.name.text.endsWith("EventMap"));
  const types = new Map(maps.flatMap((map) => map.members).map((one) => [one.name.text, one.type?.getText()]));
  return tags(node, "fires", "event").map((tag) => {
    const { name } = named(tag);
    const deprecated = fact(tagText(tag), "Deprecated");
    return { name, ...(types.get(name) ? { type: { text: types.get(name) } } : {}), ...(deprecated ? { deprecated } : {}) };
  });
}

function element(node, source) {
  const tag = tags(node, "tagname", "tag", "element")[0];
  if (!tag) return undefined;
  const members = [];
  const setters = new Set(node.members.filter(ts.isSetAccessorDeclaration).map(nameOf));
  for (const one of node.members) {
    // The members have the attributes of an element, and private fields are no part of the API.
    if (one.name && ["observedAttributes", "attributeChangedCallback"].includes(nameOf(one))) continue;
    if (one.name && ts.isPrivateIdentifier(one.name)) continue;
    if (ts.isPropertyDeclaration(one) || ts.isGetAccessorDeclaration(one)) {
      const member = field(one);
      if (ts.isGetAccessorDeclaration(one) && setters.has(member.name)) delete member.readonly;
      members.push(member);
    } else if (ts.isMethodDeclaration(one)) members.push(method(one));
  }
  const base = node.heritageClauses?.flatMap((clause) => clause.types)[0]?.expression.getText();
  return {
    kind: "class", name: node.name.text, tagName: firstWord(tagText(tag)), customElement: true, ...common(node),
    ...(base ? { superclass: { name: base } } : {}), members,
    attributes: members.filter((one) => one.attribute)
      .map((one) => ({ name: one.attribute, fieldName: one.name, ...(one.type ? { type: one.type } : {}) })),
    events: events(node, source),
    slots: tags(node, "slot").map(named),
    cssParts: tags(node, "csspart").map(named),
    cssProperties: tags(node, "cssprop", "cssproperty").map((tag) => ({
      ...named(tag),
      ...(fact(tagText(tag), "Default") ? { default: fact(tagText(tag), "Default") } : {}),
      ...(fact(tagText(tag), "Syntax") ? { syntax: fact(tagText(tag), "Syntax") } : {}),
    })),
    cssStates: tags(node, "cssstate").map(named),
  };
}

const program = ts.createProgram(process.argv.slice(2), { noEmit: true, target: ts.ScriptTarget.ES2020 });
program.getTypeChecker();
const modules = program.getSourceFiles().filter((file) => !file.isDeclarationFile).map((file) => ({
  kind: "javascript-module", path: file.fileName, exports: [],
  declarations: file.statements.filter(ts.isClassDeclaration).map((one) => element(one, file)).filter(Boolean),
}));
console.log(JSON.stringify({ schemaVersion: "1.0.0", modules }, null, 1));
