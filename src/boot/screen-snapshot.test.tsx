import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addOwnStyles,
  keptTemplate,
  readScreenSnapshot,
  type ScreenSnapshot,
  scopeOfScreen,
  screenSnapshotRecord,
} from "./screen-snapshot";
import { stored } from "./stored-values";

const script = "/assets/main-1.js";
const address = "/store/quay-kitchen?module_id=2";
const key = `doorstep.screen ${address}`;

const seen = (values: Partial<ScreenSnapshot> = {}): ScreenSnapshot => ({
  script,
  scope: scopeOfScreen(stored),
  width: innerWidth,
  at: Date.now(),
  scrolled: false,
  sheets: [],
  content: [["h1", { class: "name" }, ["Quay Kitchen"]]],
  ...values,
});
const keep = (values?: Partial<ScreenSnapshot>) =>
  localStorage.setItem(key, screenSnapshotRecord(seen(values)));
const read = () => readScreenSnapshot(address, script, stored);

const arriveBy = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("guest_id", "7");
  localStorage.setItem("zoneid", "[1]");
});
afterEach(() => vi.restoreAllMocks());

describe("what a page showed last", () => {
  it("is read at its address as it was written", () => {
    keep();
    expect(read()).toEqual(seen({ at: expect.any(Number) as number }));
    expect(readScreenSnapshot("/home", script, stored)).toBeNull();
  });

  it.each([
    ["another build", { script: "/assets/main-2.js" }],
    ["a window of another width", { width: innerWidth + 1 }],
    ["the day before yesterday", { at: Date.now() - 25 * 3_600_000 }],
    ["a clock that went ahead", { at: Date.now() + 25 * 3_600_000 }],
  ])("is not that of %s", (_, values) => {
    keep(values);
    expect(read()).toBeNull();
  });

  it.each([
    ["account", "doorstep.account", "customer:3"],
    ["zone", "zoneid", "[2]"],
    ["module", "module", '{"id":2}'],
    ["place", "currentLatLng", '{"lat":1,"lng":2}'],
    ["guest", "guest_id", "8"],
  ])("is not that of another %s", (_, name, value) => {
    keep();
    localStorage.setItem(name, value);
    expect(read()).toBeNull();
  });

  it("is not that of another language", () => {
    keep();
    document.documentElement.lang = "ar";
    expect(read()).toBeNull();
    document.documentElement.lang = "";
  });

  it.each([
    ["cut", (record: string) => record.slice(0, -2)],
    ["changed", (record: string) => record.replace("Quay", "Bay")],
    ["without its hash", (record: string) => record.slice(record.indexOf(" ") + 1)],
    ["of something else", () => "true"],
  ])("is nothing when it is %s", (_, damage) => {
    keep();
    localStorage.setItem(key, damage(localStorage.getItem(key) ?? ""));
    expect(read()).toBeNull();
  });

  it.each([
    ["reload", null],
    ["back_forward", null],
    ["navigate", "there"],
  ])("that was left further down: after %s it is %s", (kind, wanted) => {
    arriveBy(kind);
    keep({ scrolled: true });
    expect(read() === null ? null : "there").toBe(wanted);
  });

  it("is built as elements with their words, drawings as drawings, and no words become elements", () => {
    const { content } = keptTemplate(
      seen({
        content: [
          ["h2", { id: "a", "data-style": "color:red" }, ["<b>Bread</b>"]],
          ["svg", { viewBox: "0 0 8 8" }, [["path", { d: "M0 0h8" }, []]]],
          ["p", {}, ["after it"]],
        ],
      }),
    );
    const [title, drawing, words] = content.children;
    expect(title?.outerHTML).toBe('<h2 id="a" data-style="color:red">&lt;b&gt;Bread&lt;/b&gt;</h2>');
    expect(drawing?.firstElementChild?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(words?.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
  });
});

it("no element that runs or loads something is built from a record", () => {
  for (const tag of ["script", "iframe", "link", "object"])
    expect(() => keptTemplate(seen({ content: [["div", {}, [[tag, {}, []]]]] }))).toThrow(tag);
});

it("a screen of the other direction is not shown", () => {
  keep();
  document.documentElement.dir = "rtl";
  expect(read()).toBeNull();
  document.documentElement.dir = "";
  expect(read()).not.toBeNull();
});

describe("the rules that are kept with it", () => {
  class Sheet {
    text = "";
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const adopted: { sheets: unknown[] } = { sheets: [] };
  beforeEach(() => {
    adopted.sheets = ["of somebody else"];
    vi.stubGlobal("CSSStyleSheet", Sheet);
    Object.defineProperty(document, "adoptedStyleSheets", {
      configurable: true,
      get: () => adopted.sheets,
      set: (sheets: unknown[]) => (adopted.sheets = sheets),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  });

  it("are in the document until they are taken out again", () => {
    const drop = addOwnStyles(".name{color:red}");
    expect(adopted.sheets).toEqual(["of somebody else", { text: ".name{color:red}" }]);
    drop?.();
    expect(adopted.sheets).toEqual(["of somebody else"]);
  });

  it("are none where none were kept, and where a browser has no such sheets", () => {
    expect(addOwnStyles(undefined)).toBeNull();
    Sheet.prototype.replaceSync = () => {
      throw new TypeError("Illegal constructor");
    };
    expect(addOwnStyles(".name{color:red}")).toBeNull();
    expect(adopted.sheets).toEqual(["of somebody else"]);
  });
});
