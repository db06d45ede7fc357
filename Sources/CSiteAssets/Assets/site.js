"use strict";
(() => {
  const html = document.documentElement;
  const root = html.dataset.root || "";
  const memory = {
    get(key) { try { return localStorage.getItem("catalog." + key); } catch { return null; } },
    set(key, value) {
      try {
        if (value) localStorage.setItem("catalog." + key, value); else localStorage.removeItem("catalog." + key);
      } catch { /* Some browsers keep nothing for files. */ }
    },
  };
  const scheme = memory.get("scheme");
  if (scheme === "light" || scheme === "dark") html.dataset.scheme = scheme;

  function make(tag, properties, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties || {})) {
      if (name in element && name !== "list") element[name] = value; else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const loads = new Map();
  function load(file) {
    if (!loads.has(file)) {
      loads.set(file, new Promise((done) => {
        document.head.append(make("script", { src: root + file, onload: done, onerror: done }));
      }));
    }
    return loads.get(file);
  }
  const data = { isWhole: true, categories: [], firsts: [], sizes: [], steps: 1, parts: new Map(), colors: new Map() };
  window.catalog = {
    list([isWhole, categories]) { Object.assign(data, { isWhole, categories }); },
    table([steps, firsts, sizes]) { Object.assign(data, { steps, firsts, sizes }); },
    part([number, pages, shapes, rows]) {
      let key = [];
      const hit = (shape, page) => {
        const [kind, name, context, anchor] = shapes.slice(4 * shape, 4 * shape + 4);
        const [stated, file] = pages.slice(2 * page, 2 * page + 2);
        // Of most entries the files have the id only.
        const title = stated === 0 ? file.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") : stated;
        const path = file.includes(".") ? file : "components/" + file + ".html";
        const isPage = kind === "page";
        return [kind, name || (isPage ? title : ""), isPage ? context : [context, title].filter(Boolean).join(" · "), path, anchor === 0 ? kind + "--" + name : anchor];
      };
      const hits = (pairs) => pairs.flatMap((shape, at) => at % 2 ? [] : [hit(shape, pairs[at + 1])]);
      data.parts.set(number, rows.map(([shared, rest, ...finds]) => {
        key = [...key.slice(0, shared), ...rest];
        const prose = Array.isArray(finds.at(-1)) ? finds.pop() : [];
        const words = finds.filter((find) => typeof find === "string");
        return { key: key.join(""), words, isFound: finds.length + prose.length > words.length,
          hits: () => hits(finds.slice(0, finds.length - words.length)), prose: () => hits(prose) };
      }));
    },
    colors([number, texts]) { data.colors.set(number, texts); },
  };

  // Schemes and themes
  function addTools() {
    const tools = document.querySelector(".tools");
    const find = make("button", { type: "button", className: "find" }, "Search", make("kbd", {}, "/"));
    find.addEventListener("click", openSearch);
    tools.append(find);
    const themes = (html.dataset.themes || "").split("\n").filter(Boolean);
    if (themes.length) {
      const choice = make("select", {}, new Option("All themes", ""));
      themes.forEach((title, index) => choice.append(new Option(title, String(index))));
      choice.value = themes[memory.get("theme")] ? memory.get("theme") : "";
      choice.addEventListener("change", () => { memory.set("theme", choice.value); showTheme(choice.value); dispatchEvent(new Event("themechange")); });
      tools.append(make("label", { className: "menu-l" }, make("span", {}, "Preview theme"), choice));
      showTheme(choice.value);
    }
    const names = { "": "Auto", light: "Light", dark: "Dark" };
    const button = make("button", { type: "button", className: "scheme" });
    const show = () => {
      const now = html.dataset.scheme || "";
      button.textContent = names[now];
      button.setAttribute("aria-label", "Appearance: " + names[now]);
    };
    button.addEventListener("click", () => {
      const next = { "": "light", light: "dark", dark: "" }[html.dataset.scheme || ""];
      if (next) html.dataset.scheme = next; else delete html.dataset.scheme;
      memory.set("scheme", next);
      show();
    });
    show();
    tools.append(make("span", { className: "menu-l" }, make("span", { ariaHidden: "true" }, "Appearance"), button));
  }
  function showTheme(theme) {
    for (const frame of all(".demo iframe[data-src]")) {
      const name = frame.dataset.names.split("\n")[theme === "" ? 0 : Number(theme)];
      const address = new URL(frame.dataset.src.replaceAll("{theme}", encodeURIComponent(name)), location.href).href;
      if (frame.src !== address) frame.src = address;
    }
    for (const element of all(".th")) {
      const isChosen = element.classList.contains("th-" + theme);
      const isFirst = element.classList.contains("first");
      element.hidden = theme === "" ? element.classList.contains("one") && !isFirst : !isChosen;
    }
  }

  // Implementations
  function addChoices() {
    const sections = all("section[data-impl]");
    const names = [...new Set(all("[data-impl]").map((element) => element.dataset.impl))];
    if (names.length < 2) return;
    const asked = new URLSearchParams(location.search).get("impl");
    const within = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const held = within && within.closest("[data-impl]");
    const kept = asked === null ? memory.get("impl") : asked;
    let chosen = held ? held.dataset.impl : names.includes(kept) ? kept : kept === "all" ? "" : names[0];
    const bars = [];
    const choose = (name, isKept) => {
      chosen = name;
      if (isKept) {
        memory.set("impl", name || "all");
        const address = new URL(location.href);
        address.searchParams.set("impl", name || "all");
        try { history.replaceState(null, "", address); } catch { /* Files have no history in some browsers. */ }
      }
      for (const element of sections) element.hidden = name !== "" && element.dataset.impl !== name;
      for (const tabs of all(".tabs")) {
        const own = all(":scope > .tab", tabs);
        const hasOwn = own.some((tab) => tab.dataset.impl === name);
        own.forEach((tab, index) => { tab.hidden = hasOwn ? tab.dataset.impl !== name : index > 0; });
      }
      const top = bars.find((one) => one.classList.contains("top"));
      for (const bar of bars) {
        bar.hidden = Boolean(top && name) && bar !== top && [...bar.children].some((button) => button.value === name);
        for (const button of bar.children) {
          const isAll = name === "" && bar.dataset.all === "";
          button.setAttribute("aria-pressed", String(button.value === name || isAll && button === bar.firstChild));
        }
      }
      dispatchEvent(new CustomEvent("implchange", { detail: name }));
    };
    const bar = (list, label) => {
      const choice = make("div", { className: "choice", role: "group", "aria-label": label });
      choice.dataset.all = list.includes("") ? "no" : "";
      for (const name of list) {
        const button = make("button", { type: "button", value: name }, name || "All");
        button.addEventListener("click", () => choose(name, true));
        choice.append(button);
      }
      bars.push(choice);
      return choice;
    };
    if (sections.length > 1) {
      const place = document.querySelector("main section");
      const top = bar([...sections.map((section) => section.dataset.impl), ""], "Implementation");
      top.classList.add("top");
      place.before(top);
    }
    for (const tabs of all(".tabs")) {
      if (tabs.children.length < 2) continue;
      for (const title of all(":scope > .tab > .tab-t", tabs)) title.hidden = true;
      tabs.prepend(bar(all(":scope > .tab", tabs).map((tab) => tab.dataset.impl), "Example for"));
    }
    choose(chosen, false);
    if (within) within.scrollIntoView();
    addEventListener("hashchange", () => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const owner = place && place.closest("section[data-impl]");
      if (owner && owner.hidden) { choose(owner.dataset.impl, false); place.scrollIntoView(); }
    });
  }

  // Demos
  function addDemos() {
    for (const frame of all(".demo iframe")) {
      // A page with the origin of the site could remove its own sandbox.
      if (/^http/.test(location.protocol) && new URL(frame.src).origin === location.origin) frame.sandbox = "allow-scripts";
    }
    addEventListener("message", (event) => {
      const height = event.data && event.data.demoHeight;
      const frame = all(".demo iframe[data-fits]").find((one) => one.contentWindow === event.source);
      if (frame && Number.isFinite(height)) frame.height = Math.min(Math.max(Math.ceil(height), 32), 2000);
    });
  }

  // Code and tables
  function addCopyButtons() {
    for (const block of all(".code")) {
      const button = make("button", { type: "button", className: "copy" }, "Copy");
      button.addEventListener("click", () => copy(block.querySelector("code"), button));
      block.append(button);
    }
  }
  async function copy(source, label) {
    const words = label.textContent;
    try {
      await navigator.clipboard.writeText(source.textContent);
      label.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(source);
      label.textContent = document.execCommand("copy") ? "Copied" : "Selected";
    }
    setTimeout(() => { label.textContent = words; }, 1500);
  }
  // Where columns have no room, their facts stand on lines of another cell.
  function factOf(row, column) {
    const at = [...row.closest("table").tHead.rows[0].cells].findIndex((head) => head.textContent === column);
    if (at >= 0) return row.cells[at].textContent.trim();
    const mark = column + ": ";
    for (const node of [...row.cells].flatMap((cell) => [...cell.childNodes])) {
      const start = node.nodeType === Node.TEXT_NODE ? node.data.indexOf(mark) : -1;
      if (start < 0) continue;
      return (node.data.slice(start + mark.length) || (node.nextSibling ? node.nextSibling.textContent : "")).trim();
    }
    return "";
  }
  function addFilter(tables) {
    const rows = tables.flatMap((table) => all("tbody tr", table));
    if (rows.length < 15) return;
    const tests = [];
    const apply = () => {
      for (const row of rows) row.hidden = !tests.every((test) => test(row));
      if (tables.length > 1) for (const table of tables) table.parentElement.hidden = !all("tbody tr", table).some((row) => !row.hidden);
    };
    const input = make("input", { className: "filter", type: "search", placeholder: "Filter " + rows.length + " rows", "aria-label": "Filter rows" });
    let words = [];
    tests.push((row) => { const text = words.length ? row.textContent.toLowerCase() : ""; return words.every((word) => text.includes(word)); });
    input.addEventListener("input", () => { words = input.value.toLowerCase().split(/\s+/).filter(Boolean); apply(); });
    const bar = make("div", { className: "filters" }, input);
    const offer = (label, kindOf) => {
      const kinds = [...new Set(rows.map(kindOf))].filter(Boolean).sort();
      if (kinds.length < 2) return;
      const choice = make("select", { "aria-label": label }, new Option(label + ": all", ""), ...kinds.map((kind) => new Option(kind, kind)));
      tests.push((row) => !choice.value || kindOf(row) === choice.value);
      choice.addEventListener("change", apply);
      bar.append(choice);
    };
    if (rows[0].cells[0].id.startsWith("token--")) {
      offer("Type", typeOf);
      offer("Tier", (row) => factOf(row, "Written as") ? "Made of other tokens" : "Values of their own");
    }
    const first = tables[0].parentElement.tagName === "SECTION" && tables.length > 1 ? tables[0].parentElement : tables[0];
    first.before(bar);
  }
  function addFilters() {
    const isOfTokens = (table) => Boolean(table.querySelector('tbody th[id^="token--"]'));
    const tables = all(".table");
    addFilter(tables.filter(isOfTokens));
    for (const table of tables) if (!isOfTokens(table)) addFilter([table]);
    // Asked here, widths would have the browser lay the page out in the middle of the work, and again after.
    const widths = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
        else target.removeAttribute("tabindex");
      }
    });
    for (const table of tables) widths.observe(table);
  }

  // Playground
  function callOf({ form, type, variable, arguments: list }, value) {
    // A text between quotes, within what is around them; in Kotlin, a dollar sign begins a template.
    const quoted = (text, before, after) =>
      before.slice(0, -1) + JSON.stringify(text).replace(/\$/g, form === "kotlin" ? "\\$" : "$") + after.slice(1);
    const shown = list.flatMap(([name, control, fallback, before, after, isRequired, isAssigned]) => {
      const text = control < 0 ? "" : value(control);
      if (control < 0 || !text && !isRequired) return isRequired ? [{ name, isAssigned, code: fallback }] : [];
      if (value(control, true) === text && !isRequired) return [];
      const isQuoted = before.endsWith("\"");
      const end = after === ".0" && /[.e]/.test(text) ? "" : after;
      return [{ name, isAssigned, isQuoted, text, code: isQuoted ? quoted(text, before, after) : text ? before + text + end : fallback }];
    });
    if (form === "html" || form === "jsx") {
      const marks = { "&": "&amp;", "\"": "&quot;", "<": "&lt;" };
      const attributes = shown.flatMap(({ name, isQuoted, text, code }) => {
        if (!isQuoted && text === "true" && name[0] !== "[") return [name];
        if (form === "jsx" && !isQuoted) return [name + "=" + (/^"[^"\\&]*"$/.test(code) ? code : "{" + code + "}")];
        if (!isQuoted && text === "false" && name[0] !== "[") return [];
        return [name + "=\"" + (text || "").replace(/[&"<]/g, (sign) => marks[sign]) + "\""];
      });
      const line = [type, ...attributes];
      const open = line.join(" ").length < 70 ? "<" + line.join(" ") : "<" + line.join("\n  ") + "\n";
      return form === "html" ? open + "></" + type + ">" : open + (open.endsWith("\n") ? "/>" : " />");
    }
    const given = shown.filter((one) => !one.isAssigned).map(({ name, code }) => (name ? name + (form === "swift" ? ": " : " = ") : "") + code);
    const inside = given.join(", ");
    const call = type + (inside.length < 60 ? "(" + inside + ")" : "(\n    " + given.join(",\n    ") + (form === "swift" ? "\n)" : ",\n)"));
    const assigned = shown.filter((one) => one.isAssigned);
    if (!assigned.length) return call;
    const name = variable.split(" ")[1];
    return variable + " = " + call + assigned.map((one) => "\n" + name + "." + one.name + " = " + one.code).join("");
  }
  function addPlayground() {
    const place = document.querySelector(".play");
    if (!place) return;
    const { controls, calls, looks, exclusions } = JSON.parse(place.dataset.play);
    const now = controls.map(({ start }) => start);
    const value = (at, isStart) => isStart ? controls[at].start : now[at];
    const isExcluded = (at, text) => exclusions.some((rule) => rule.some(([control]) => control === at)
      && rule.every(([control, values]) => values.includes(control === at ? text : now[control])));
    const fields = controls.map(({ title, kind, values, start, bounds: [min, max, step, maxLength] }, at) => {
      let input;
      if (kind === "choice") {
        input = make("select");
        if (!values.includes(start)) input.append(new Option("–", ""));
        for (const text of values) input.append(new Option(text, text));
      } else {
        input = make("input", { type: kind === "flag" ? "checkbox" : kind });
        for (const [name, bound] of Object.entries({ min, max, step, maxlength: maxLength })) if (bound) input.setAttribute(name, bound);
        if (kind === "number" && !step) input.step = "any";
      }
      if (kind === "flag") input.checked = start === "true"; else input.value = start;
      input.addEventListener("input", () => {
        if (kind === "flag") now[at] = String(input.checked);
        else if (kind !== "number") now[at] = input.value;
        else if (input.validity.valid) now[at] = input.value && String(Number(input.value));
        show();
      });
      return make("label", { className: "by-" + kind }, make("span", {}, title), input);
    });
    const image = make("img", { alt: "" });
    const note = "Drawn from design tokens; it is not the component itself.";
    const picture = make("figure", { className: "look" }, image);
    const codes = calls.map(({ title, language }) => {
      const code = make("code");
      const block = make("div", { className: "code" }, make("pre", { tabIndex: 0 }, code));
      block.dataset.lang = language;
      const tab = make("div", { className: "tab" }, make("p", { className: "tab-t" }, title), block);
      tab.dataset.impl = title;
      return { code, tab };
    });
    const show = () => {
      fields.forEach((field, at) => {
        // An excluded value at the start is replaced by the first possible value.
        const free = isExcluded(at, now[at]) && [...field.querySelectorAll("option")].find(({ value }) => !isExcluded(at, value));
        if (free) now[at] = field.querySelector("select").value = free.value;
        for (const option of field.querySelectorAll("option")) option.disabled = option.value !== now[at] && isExcluded(at, option.value);
      });
      calls.forEach((call, at) => { codes[at].code.textContent = callOf(call, value); });
      const fit = looks.map(({ choices, pictures }) => {
        const right = choices.filter(([control, text]) => now[control] === text).length;
        return { pictures, score: right === choices.length ? right : -1 };
      }).sort((a, b) => b.score - a.score)[0];
      const theme = Number(memory.get("theme") || 0);
      const file = fit && fit.score >= 0 && (fit.pictures[theme] || fit.pictures.find(Boolean));
      picture.hidden = !file;
      if (file) image.src = file;
      image.alt = controls.map(({ title }, at) => now[at] && title + " " + now[at]).filter(Boolean).join(", ");
    };
    const section = make("section", {}, make("h2", { id: "playground" }, "Playground"));
    const board = make("div", { className: "board" }, make("div", { className: "fields" }, ...fields));
    if (looks.length) board.prepend(make("div", {}, picture, make("p", { className: "hint" }, note)));
    section.append(board);
    if (codes.length) section.append(make("div", { className: "tabs" }, ...codes.map(({ tab }) => tab)));
    place.replaceWith(section);
    const next = section.nextElementSibling && section.nextElementSibling.querySelector("h2");
    const entry = next && document.querySelector('.toc a[href="#' + CSS.escape(next.id) + '"]');
    if (entry) entry.parentNode.before(make("li", {}, make("a", { href: "#playground" }, "Playground")));
    show();
    addEventListener("themechange", show);
    addEventListener("implchange", ({ detail }) => {
      const uses = (call, at) => call.arguments.some(([, control]) => control === at);
      const own = calls.find(({ title }) => title === detail);
      fields.forEach((field, at) => { field.hidden = Boolean(own) && !uses(own, at) && calls.some((call) => uses(call, at)); });
    });
  }

  // Tokens: how long a dimension is, and how a color stands out
  const light = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);
  // Values stand on pages as the shorthand of the style that they are for.
  const samples = { typography: ["font"], fontFamily: ["fontFamily"], fontWeight: ["fontWeight"], shadow: ["boxShadow"], border: ["border"],
    gradient: ["backgroundImage", "linear-gradient(90deg, "] };
  function typeOf(row) {
    const before = row.closest(".table").previousElementSibling;
    const shared = before && before.className === "ramp" ? before.previousElementSibling : before;
    const text = shared && shared.tagName === "P" ? shared.textContent : "";
    return text.startsWith("Type:") ? text.slice(5).trim() : factOf(row, "Type");
  }
  const drawing = (tag, attributes, ...children) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  // The colors of a group side by side; a click copies the name of the token. Tokens of several groups are not a ramp.
  function addRamps() {
    const groupOf = (head) => head.id.slice(0, head.id.lastIndexOf("."));
    for (const table of all("main table")) {
      const heads = all("tbody th", table);
      if (heads.length > 40 || heads.some((head) => groupOf(head) !== groupOf(heads[0]))) continue;
      const steps = all('th[id^="token--"]', table).flatMap((head) => {
        const spot = head.nextElementSibling.querySelector(".sw > circle");
        return spot ? [[head.querySelector("code"), spot.getAttribute("fill")]] : [];
      });
      if (steps.length < 3 || table.tHead.rows[0].cells[1].textContent !== "Value") continue;
      const step = ([code]) => Number(code.textContent.split(".").pop());
      if (steps.every((one) => !Number.isNaN(step(one)))) steps.sort((one, other) => step(one) - step(other));
      table.parentElement.before(make("div", { className: "ramp", role: "group", "aria-label": "Colors, copied on a click" }, ...steps.map(([code, fill]) => {
        const label = make("span", {}, code.textContent.split(".").pop());
        const button = make("button", { type: "button", title: code.textContent + " " + fill },
          drawing("svg", { "aria-hidden": "true" }, drawing("rect", { width: "100%", height: "100%", fill })), label);
        button.addEventListener("click", () => copy(code, label));
        return button;
      })));
    }
  }
  // A token with hundreds of users shows the first ones, so that the next token stays in view.
  function foldUsers() {
    for (const cell of all('td[data-label="Used by"]')) {
      const links = all(":scope > a", cell);
      if (links.length < 20) continue;
      const nodes = [...cell.childNodes];
      // Hidden links are still part of the text that the filter searches.
      const rest = make("span", { hidden: true }, ...nodes.slice(nodes.indexOf(links[12])));
      const button = make("button", { type: "button", className: "chip" }, links.length - 12 + " more");
      button.addEventListener("click", () => { button.remove(); rest.hidden = false; links[12].focus(); });
      cell.append(rest, button);
    }
  }
  function addTokenSpecimens() {
    for (const head of all('th[id^="token--"]')) {
      const cell = head.nextElementSibling;
      const own = cell ? all(":scope > .line", cell) : [];
      for (const place of own.length ? own : cell ? [cell] : []) {
        const code = place.querySelector(":scope > code");
        const text = code ? code.textContent : "";
        const spot = place.querySelector(":scope > .sw > circle");
        const size = /^(\d*\.?\d+)(px|rem|dp|pt|sp)$/.exec(text);
        const [property, start] = samples[typeOf(head.parentElement)] || [];
        if (property) {
          const sample = make("span", { className: "aa " + property, ariaHidden: "true" }, /^font/.test(property) ? "Aa" : "");
          const value = text.replace(/; .*/, "").replace(/(#[0-9a-f]{6}) (\d+(\.\d+)?)%/gi, "rgb(from $1 r g b / $2%)");
          sample.style[property] = start ? start + value + ")" : value;
          if (sample.style[property]) code.after(sample);
        } else if (spot && /^#[0-9a-f]{6}$/i.test(spot.getAttribute("fill"))) {
          const own = light(spot.getAttribute("fill"));
          const ratio = (other) => ((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)).toFixed(1);
          code.after(make("small", { className: "hint", title: "Contrast" }, " " + ratio(1) + " on white, " + ratio(0) + " on black"));
        } else if (size) {
          const width = Math.min(160, size[1] * (size[2] === "rem" ? 16 : 1));
          code.after(drawing("svg", { class: "rule", width, height: 8, "aria-hidden": "true" }));
        }
      }
    }
  }

  // Navigation
  async function addList() {
    const categories = document.querySelector(".cats");
    await load("assets/list.js");
    const here = location.pathname.replace(/\\/g, "/");
    const isHere = ([, page]) => here.endsWith("/" + page) || here.endsWith("/" + page.replace(/\.html$/, ""));
    const link = (entry) => {
      const anchor = make("a", { href: root + entry[1] }, entry[0]);
      if (isHere(entry)) anchor.setAttribute("aria-current", "page");
      return make("li", {}, anchor);
    };
    for (const item of all(".cats > li")) {
      const [title, entries] = data.categories.find(([name]) => name === item.dataset.cat) || [];
      if (!entries) continue;
      const list = make("ul", { hidden: true });
      const fold = make("button", { type: "button", className: "fold", "aria-label": "Entries of " + title });
      const open = (isOpen) => {
        if (isOpen && !list.children.length) list.append(...entries.map(link));
        list.hidden = !isOpen;
        fold.setAttribute("aria-expanded", String(isOpen));
      };
      fold.addEventListener("click", () => open(list.hidden));
      item.prepend(fold);
      item.append(list);
      open(entries.some(isHere));
    }
    addSteps(data.categories.flatMap(([, entries]) => entries), isHere);
    const found = make("ul", { hidden: true });
    const input = make("input", { type: "search", placeholder: "Filter components", "aria-label": "Filter components" });
    let turn = 0;
    input.addEventListener("input", async () => {
      const mine = ++turn;
      const word = input.value.trim().toLowerCase();
      found.hidden = !word;
      categories.hidden = Boolean(word);
      const hits = !word ? [] : data.isWhole
        ? data.categories.flatMap(([, pages]) => pages).filter(([title]) => title.toLowerCase().includes(word))
        : (await search("page:" + word)).map(({ hit }) => [hit[1], hit[3]]);
      if (mine === turn) found.replaceChildren(...hits.slice(0, 60).map(link));
    });
    categories.before(input, found);
  }
  function addSteps(entries, isHere) {
    const at = data.isWhole ? entries.findIndex(isHere) : -1;
    if (at < 0) return;
    const step = (entry, label, rel) => entry ? [make("a", { href: root + entry[1], rel }, make("small", {}, label), entry[0])] : [];
    document.querySelector(".foot").before(make("nav", { className: "steps", "aria-label": "Previous and next entry" },
      ...step(entries[at - 1], "Previous", "prev"), ...step(entries[at + 1], "Next", "next")));
  }
  // On a phone, the navigation is a drawer; without the script, a link to the end of the page.
  function addDrawer() {
    const side = document.querySelector(".side");
    const link = document.querySelector(".menu");
    const menu = make("button", { type: "button", className: "menu", "aria-controls": "nav" }, "Menu");
    const close = make("button", { type: "button", className: "close" }, "Close menu");
    const show = (isOpen) => {
      side.classList.toggle("open", isOpen);
      for (const part of all(".bar, main, .toc")) part.inert = isOpen;
      menu.setAttribute("aria-expanded", String(isOpen));
    };
    menu.addEventListener("click", () => { show(true); close.focus(); });
    close.addEventListener("click", () => { show(false); menu.focus(); });
    side.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && side.classList.contains("open")) { show(false); menu.focus(); }
    });
    side.addEventListener("click", (event) => { if (event.target.closest("a")) show(false); });
    show(false);
    link.replaceWith(menu);
    side.prepend(close);
  }
  function followHeadings() {
    const links = new Map(all(".toc a").map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    if (!links.size || !("IntersectionObserver" in window)) return;
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links.values()) link.classList.remove("here");
        links.get(entry.target.id).classList.add("here");
      }
    }, { rootMargin: "-10% 0px -75% 0px" });
    for (const name of links.keys()) {
      const heading = document.getElementById(name);
      if (heading) watch.observe(heading);
    }
  }

  // Versions
  async function addVersions() {
    const file = html.dataset.versions;
    if (!file || location.protocol === "file:") return;
    try {
      const site = new URL(root || ".", location.href);
      const list = new URL(file, site);
      const versions = (await (await fetch(list)).json()).versions;
      const rest = location.href.slice(site.href.length);
      const address = (version) => new URL(version.path.replace(/\/?$/, "/"), list).href;
      const label = document.querySelector(".version");
      const choice = make("select", { "aria-label": "Version" });
      for (const version of versions) choice.append(new Option(version.name, address(version), false, address(version) === site.href));
      choice.addEventListener("change", async () => {
        const same = await fetch(choice.value + rest, { method: "HEAD" }).catch(() => null);
        location.href = choice.value + (same && same.ok ? rest : "");
      });
      document.querySelector(".tools").prepend(choice);
      if (label) label.hidden = true;
      const newest = versions[0];
      if (newest && address(newest) !== site.href) {
        document.querySelector(".bar").before(make("p", { className: "banner" }, "You are reading an older version. ",
          make("a", { href: address(newest) }, "Go to " + newest.name)));
      }
    } catch { /* Without the list there is nothing to choose from. */ }
  }

  // Search
  const kindNames = { page: "Pages", type: "Types", prop: "Properties", method: "Methods", event: "Events", slot: "Slots", css: "CSS",
    case: "Cases", state: "States", part: "Parts", variant: "Variants", token: "Tokens", setting: "Settings", string: "Texts",
    a11y: "Accessibility", section: "Sections", text: "Guidance", color: "Colors" };
  const stopWords = new Set(("all and are but can for from has have into its not one that the their them then there they this use was what when where "
    + "which with you your").split(" "));
  const filterMark = /^\s*([a-z0-9]+):\s*/i;
  const isWide = (word) => /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|[\ud840-\udbff]/.test(word);
  const isBehind = (one, other) => {
    for (let at = 0; ; at++) {
      const [a, b] = [one.codePointAt(at), other.codePointAt(at)];
      if (a !== b || a === undefined) return (a ?? -1) > (b ?? -1);
    }
  };
  // One search reads a few files of at most `budget.left` KB, however many words it has and however large the catalog is.
  async function rowsOf(number, budget) {
    if (!data.parts.has(number)) {
      if (budget.left < Math.min(data.sizes[number], 110)) return [];
      budget.left -= data.sizes[number];
      await load("search/" + number + ".js");
    }
    return data.parts.get(number) || [];
  }
  async function lookUp(key, isPrefix, budget) {
    let [low, high] = [0, data.firsts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBehind(data.firsts[middle], key)) high = middle; else low = middle + 1;
    }
    const rows = [...await rowsOf(low - 1 < 0 ? 0 : low - 1, budget)];
    if (isPrefix && (data.firsts[low] || "").startsWith(key)) rows.push(...await rowsOf(low, budget));
    return rows.filter((row) => isPrefix ? row.key.startsWith(key) : row.key === key);
  }
  const lab = (hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
  };
  async function searchColor(text) {
    const hex = text.length === 4 ? "#" + [...text.slice(1)].map((digit) => digit + digit).join("") : text;
    const steps = data.steps;
    let cells = [0];
    for (const at of [1, 3, 5]) {
      const place = parseInt(hex.slice(at, at + 2), 16) * steps / 256;
      const near = [Math.max(0, Math.floor(place - 0.5)), Math.min(steps - 1, Math.floor(place + 0.5))];
      cells = cells.flatMap((cell) => [...new Set(near)].map((step) => cell * steps + step));
    }
    await Promise.all(cells.map((cell) => load("search/color-" + cell + ".js")));
    const wanted = lab(hex);
    const found = cells.flatMap((cell) => {
      const texts = data.colors.get(cell) || [];
      return texts.flatMap((_, at) => at % 5 ? [] : [texts.slice(at, at + 5)]);
    });
    return found.map(([color, name, context, page, anchor]) => {
      const distance = Math.hypot(...lab(color).map((value, at) => value - wanted[at]));
      return { hit: ["color", name, context, page, anchor], color, distance, score: 200 - distance * 1000 };
    }).filter((row) => row.distance < 0.09).sort((a, b) => a.distance - b.distance).slice(0, 20);
  }
  const fold = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  async function searchWord(word, wanted, budget) {
    const found = new Map();
    const note = (hit, score) => {
      if (wanted && hit[0] !== wanted && hit[0] !== "page" || wanted && wanted !== "page" && hit[0] === "page") return;
      const id = hit.join("\n");
      const isPage = hit[0] === "page" ? 25 : hit[0] === "section" ? -15 : 0;
      const own = fold(hit[1]) === word ? 40 : fold(hit[1]).startsWith(word) ? 15 : 0;
      const total = score + isPage + own;
      if (!found.has(id) || found.get(id).score < total) found.set(id, { hit, score: total });
    };
    const letters = [...word];
    let isKnown = false;
    const keys = isWide(word) && letters.length > 2 ? letters.slice(1).map((letter, at) => letters[at] + letter) : [word];
    for (const [index, key] of keys.entries()) {
      const hits = new Set();
      for (const row of await lookUp(key, true, budget)) {
        isKnown ||= row.key === key && row.isFound;
        // Names come before prose.
        for (const [list, score] of [[row.hits(), 60], [row.prose(), 30]]) for (const hit of list) {
          hits.add(hit.join("\n"));
          if (index === 0) note(hit, row.key === key ? score : score - 10 - Math.min(20, row.key.length - key.length));
        }
      }
      if (index > 0) for (const id of found.keys()) if (!hits.has(id)) found.delete(id);
    }
    if (letters.length < 3) {
      for (const [, pages] of data.categories) for (const [title, page] of pages) {
        if (title.toLowerCase().split(/\W+/).some((part) => part.startsWith(word))) note(["page", title, "", page, ""], 40);
      }
    }
    if (!isKnown && ![...found.values()].some((row) => row.score > 55) && letters.length > 3 && !isWide(word)) {
      const slips = [word, ...letters.map((_, at) => letters.filter((__, other) => other !== at).join(""))];
      const meant = new Set(slips.slice(1));
      for (const slip of new Set(slips)) for (const row of await lookUp(slip, false, budget)) for (const other of row.words) meant.add(other);
      meant.delete(word);
      for (const other of meant) for (const row of await lookUp(other, !slips.includes(other), budget)) {
        for (const [list, score] of [[row.hits(), 25], [row.prose(), 15]]) for (const hit of list) note(hit, row.key === other ? score : score - 5);
      }
    }
    return found;
  }
  async function search(query) {
    await load("search/table.js");
    const filter = filterMark.exec(query);
    const wanted = filter && kindNames[filter[1].toLowerCase()] ? filter[1].toLowerCase() : "";
    const text = (wanted ? query.slice(filter[0].length) : query).trim();
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return searchColor(text.toLowerCase());
    const typed = text.split(/\s+/).map(fold).filter(Boolean);
    const words = typed.some((word) => !stopWords.has(word)) ? typed.filter((word) => !stopWords.has(word)) : typed;
    if (!words.length) return [];
    const isShort = words.some((word) => [...word].length < 3);
    if (isShort) await load("assets/list.js");
    // The list counts, too.
    const budget = { left: isShort ? 60 : 110 };
    const total = new Map();
    for (const word of words) {
      for (const [id, row] of await searchWord(word, wanted, budget)) {
        const known = total.get(id) || { ...row, score: 0, words: new Set() };
        known.score += row.score;
        known.words.add(word);
        total.set(id, known);
      }
    }
    const onPages = new Map();
    for (const row of total.values()) onPages.set(row.hit[3], new Set([...onPages.get(row.hit[3]) || [], ...row.words]));
    for (const row of total.values()) {
      const around = fold(row.hit[1] + row.hit[2]);
      for (const word of words) {
        const isAround = around.includes(word);
        if (row.words.has(word) || !isAround && !onPages.get(row.hit[3]).has(word)) continue;
        row.words.add(word);
        row.score += isAround ? 35 : 10;
      }
      row.score += (row.words.size - words.length) * 80;
    }
    return [...total.values()].sort((a, b) => b.score - a.score || (a.hit[1] < b.hit[1] ? -1 : 1)).slice(0, 40);
  }
  window.catalog.search = search;

  let dialog;
  let chosen = 0;
  let rows = [];
  let turn = 0;
  function buildDialog() {
    const input = make("input", { type: "text", placeholder: "Search names, tokens, texts, #colors …", role: "combobox", autocomplete: "off",
      spellcheck: false, "aria-label": "Search", "aria-expanded": "true", "aria-controls": "hits", "aria-autocomplete": "list" });
    const hits = make("div", { className: "hits", id: "hits", role: "listbox", "aria-label": "Results" });
    const help = make("p", { className: "help", role: "status" });
    help.textContent = "Arrows to choose, Enter to go, Escape to close.";
    const kinds = make("div", { className: "kinds", role: "group", "aria-label": "Only" });
    for (const kind of ["page", "prop", "event", "case", "token", "text", "string", "a11y"]) {
      const chip = make("button", { type: "button", className: "chip", value: kind }, kindNames[kind]);
      chip.addEventListener("click", () => {
        const text = input.value.replace(filterMark, "");
        input.value = chip.getAttribute("aria-pressed") === "true" ? text : kind + ": " + text;
        input.dispatchEvent(new Event("input"));
        input.focus();
      });
      kinds.append(chip);
    }
    const showKind = () => {
      const [, kind = ""] = filterMark.exec(input.value) || [];
      for (const chip of kinds.children) chip.setAttribute("aria-pressed", String(chip.value === kind.toLowerCase()));
    };
    showKind();
    dialog = make("dialog", { "aria-label": "Search" }, input, hits, kinds, help);
    document.body.append(dialog);
    const mark = (next) => {
      if (!rows.length) return;
      chosen = (next + rows.length) % rows.length;
      rows.forEach((row, index) => row.setAttribute("aria-selected", String(index === chosen)));
      input.setAttribute("aria-activedescendant", rows[chosen].id);
      rows[chosen].scrollIntoView({ block: "nearest" });
    };
    input.addEventListener("input", async () => {
      showKind();
      const mine = ++turn;
      const found = await search(input.value);
      if (mine !== turn) return;
      show(found, hits, input.value);
      mark(0);
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        mark(chosen + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Enter" && rows[chosen]) {
        event.preventDefault();
        rows[chosen].click();
      }
    });
    hits.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  }
  function show(found, hits, query) {
    const groups = new Map();
    for (const row of found) {
      const list = groups.get(row.hit[0]) || [];
      if (list.length < 6 || groups.size === 1) groups.set(row.hit[0], [...list, row]);
    }
    rows = [];
    hits.replaceChildren();
    for (const [kind, list] of groups) {
      const label = make("p", { className: "label", id: "kind-" + kind }, kindNames[kind] || kind);
      const group = make("div", { role: "group", "aria-labelledby": label.id }, label);
      for (const { hit, color } of list) {
        const [, name, context, page, anchor] = hit;
        const link = make("a", { className: "hit", role: "option", id: "hit-" + rows.length, tabIndex: -1,
          href: root + page + (anchor ? "#" + encodeURIComponent(anchor) : "") });
        const fill = color || kind === "token" && (/#[0-9a-f]{6}\b/i.exec(context) || [])[0];
        if (fill) {
          link.append(drawing("svg", { class: "sw", viewBox: "0 0 16 16" }, drawing("circle", { cx: 8, cy: 8, r: 7.5, fill })));
        }
        link.append(make("b", {}, name), make("small", {}, context));
        rows.push(link);
        group.append(link);
      }
      hits.append(group);
    }
    if (!found.length && query.trim()) hits.append(make("p", { className: "label" }, "Nothing found"));
  }
  function openSearch() {
    if (!dialog) buildDialog();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("input").select();
    load("search/table.js");
  }
  addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey || event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      openSearch();
    }
  });

  addEventListener("DOMContentLoaded", () => {
    addDemos();
    addTools();
    addPlayground();
    addChoices();
    addCopyButtons();
    foldUsers();
    addTokenSpecimens();
    addRamps();
    addFilters();
    followHeadings();
    addDrawer();
    addList();
    addVersions();
  });
})();
