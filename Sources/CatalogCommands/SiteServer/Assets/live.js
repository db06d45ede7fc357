"use strict";
(() => {
  let known;
  const make = (tag, className, ...children) => {
    const element = Object.assign(document.createElement(tag), { className });
    element.append(...children);
    return element;
  };
  const show = (findings) => {
    document.querySelector(".live-findings")?.remove();
    if (!findings.length) return;
    // Only now: each stylesheet has the browser lay the page out once more.
    if (!document.querySelector('link[href="/-/live.css"]')) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/-/live.css" }));
    }
    const errors = findings.filter((finding) => finding.severity === "error").length;
    const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");
    const title = errors ? count(errors, "error") + ": this is the last build without one" : count(findings.length, "finding");
    const list = make("ul", "");
    for (const { severity, message, rule, place } of findings) {
      list.append(make("li", severity, make("code", "", place), make("span", "", message + " "), make("small", "", rule)));
    }
    const box = make("details", "live-findings", make("summary", errors ? "error" : "", title), list);
    box.open = errors > 0;
    const place = () => document.body.append(box);
    if (document.body) place(); else addEventListener("DOMContentLoaded", place);
  };
  // Written anew where it stands, a page is there in half the time of loading, and readers keep their place.
  const renew = async () => {
    try {
      const page = await (await fetch(location.href)).text();
      const [left, top] = [scrollX, scrollY];
      document.open();
      addEventListener("DOMContentLoaded", () => setTimeout(() => scrollTo(left, top)));
      document.write(page);
      document.close();
    } catch { location.reload(); }
  };
  const events = new EventSource("/-/events");
  events.addEventListener("message", (event) => {
    const { build, findings } = JSON.parse(event.data);
    if (known !== undefined && known !== build) { events.close(); renew(); return; }
    known = build;
    show(findings);
  });
})();
