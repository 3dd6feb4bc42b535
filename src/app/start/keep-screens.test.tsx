import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptTemplate, readKeptScreen } from "@/boot/kept-screen";
import { stored } from "@/boot/stored-values";
import { setShownAddress } from "@/platform/navigation/shown-address";
import { keptScreenKeys } from "@/platform/storage/kept-screens";
import { reloadSession } from "@/stores/session";
import { keepScreens } from "./keep-screens";

const address = () => location.pathname + location.search;
const kept = () => readKeptScreen(address(), "", stored);
const keptMarkup = () => {
  const screen = kept();
  return screen && keptTemplate(screen).innerHTML;
};

function show(markup: string, at = "/home"): void {
  history.replaceState(null, "", at);
  setShownAddress(at);
  document.body.innerHTML = `<div id="root"><main>${markup}</main></div>`;
}
/** As a browser tells the rules of a style sheet. */
const rules = (selector: string) => {
  const element = document.createElement("style");
  element.textContent = `${selector}{margin:0}`;
  document.head.append(element);
  const told = element.sheet?.cssRules;
  element.remove();
  return told;
};
let stop: () => void = () => {};
const begin = () => {
  stop();
  stop = keepScreens();
};
const leave = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  localStorage.clear();
  reloadSession();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe("what a page shows is kept", () => {
  it("at its first content, and as it is left", () => {
    show("<h1>Home</h1>");
    begin();
    expect(keptMarkup()).toBe("<h1>Home</h1>");
    show("<h1>Home</h1><p>and more</p>");
    leave();
    expect(keptMarkup()).toBe("<h1>Home</h1><p>and more</p>");
  });

  it("without what runs, what was typed, and what tells of this moment", () => {
    show(
      `<h1 onclick="a()" style="color: red">Home</h1><script>a()</script><iframe src="/"></iframe>
       <input value="typed" type="search" autofocus><p role="status" data-momentary="true">From 5 minutes ago</p>
       <p role="status">12 found</p>`,
      "/home?search=typed",
    );
    begin();
    expect(keptMarkup()?.replace(/\s*\n\s*/g, "")).toBe(
      '<h1 data-style="color: red">Home</h1><input type="search"><p role="status">12 found</p>',
    );
  });

  it.each([
    ["is loading", "<h1>Home</h1><div data-part-pending></div>"],
    ["shows shapes", '<h1>Home</h1><span data-skeleton=""></span>'],
    ["waits for a press", '<h1>Home</h1><button aria-busy="true">Add</button>'],
    ["has failed", '<h1>Home</h1><p role="alert">No connection</p>'],
    ["needs styles of its script", '<h1 class="css-1x2y">Home</h1>'],
    [
      "shows what a text that its address does not have has found",
      '<h1>Home</h1><input type="search" value="sou">',
    ],
    ["shows choices that the next visit does not begin with", '<h1>Dish</h1><div data-changed="">Two</div>'],
    ["is empty", ""],
  ])("not while it %s", (_, markup) => {
    show(markup);
    begin();
    expect(kept()).toBeNull();
  });

  it.each(["/profile", "/checkout", "/track-order", "/wishlist", "/chatting", "/nowhere/at/all"])(
    "not of %s",
    (path) => {
      show("<h1>Mine</h1>", path);
      begin();
      expect(keptScreenKeys()).toEqual([]);
    },
  );

  it("of the settings what belongs to the device, and nothing of an account", () => {
    const own = '<p class="css-1x2y" role="alert">ann@example.com</p><span data-skeleton=""></span>';
    show(`<h1>Settings</h1><div data-personal="">${own}</div>`, "/settings");
    begin();
    expect(keptMarkup()).toBe("<h1>Settings</h1>");
  });

  it("not for settings that have changed since", () => {
    localStorage.setItem("settings", '{"theme":"light"}');
    show("<h1>Settings</h1>", "/settings");
    begin();
    expect(keptMarkup()).toBe("<h1>Settings</h1>");
    localStorage.setItem("settings", '{"theme":"dark"}');
    expect(kept()).toBeNull();
  });

  it("as soon as what was on its way is there", () => {
    vi.useFakeTimers({ now: Date.now() });
    show('<h1>Home</h1><span data-skeleton=""></span>');
    begin();
    show("<h1>Home</h1>");
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(keptMarkup()).toBe("<h1>Home</h1>");
  });

  it("with what is chosen, and without styles that its texts bring", () => {
    show(`<select><option value="a" selected>A</option><option value="b">B</option></select>
      <input type="checkbox"><p data-style="color: red">Text</p>`);
    (document.querySelector("select") as HTMLSelectElement).value = "b";
    (document.querySelector("input") as HTMLInputElement).checked = true;
    begin();
    expect(keptMarkup()?.replace(/\s*\n\s*/g, "")).toBe(
      '<select><option value="a">A</option><option value="b" selected="">B</option></select>' +
        '<input type="checkbox" checked=""><p>Text</p>',
    );
  });

  it("and what is older than a day does not stay on the device", () => {
    show("<h1>Home</h1>");
    begin();
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
    show("", "/settings");
    begin();
    vi.useRealTimers();
    expect(keptScreenKeys()).toEqual([]);
  });

  it("not while the page before is in sight", () => {
    show("<h1>Home</h1>");
    history.replaceState(null, "", "/categories");
    begin();
    expect(keptScreenKeys()).toEqual([]);
  });

  it("not after the browser held the page aside", () => {
    show("<h1>Home</h1>");
    begin();
    localStorage.removeItem("doorstep.screen /home");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    leave();
    expect(kept()).toBeNull();
  });

  it("not while a first screen stands before it", () => {
    show("<h1>Home</h1>");
    document.body.insertAdjacentHTML("beforeend", '<div id="first-screen"></div>');
    begin();
    expect(kept()).toBeNull();
  });

  it("not once another tab has changed who is signed in", () => {
    show("<h1>Home</h1>");
    begin();
    localStorage.clear();
    localStorage.setItem("token", "of somebody else");
    leave();
    expect(kept()).toBeNull();
  });

  it("with what keeps its place in the window, where the page was scrolled", () => {
    show('<div class="bar" style="position: sticky">Menu</div><div class="far">Far</div>');
    vi.spyOn(window, "scrollY", "get").mockReturnValue(3_000);
    const navigation = { type: "navigate" } as PerformanceNavigationTiming;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 40));
    begin();
    expect(keptMarkup()).toBe('<div class="bar" data-style="position: sticky">Menu</div>');
  });

  it("without those that are too old to be shown", () => {
    vi.useFakeTimers({ now: Date.now() - 30 * 3_600_000 });
    show("<h1>Shop</h1>", "/store/1");
    begin();
    vi.useRealTimers();
    show("<h1>Home</h1>");
    leave();
    expect(Object.keys(localStorage).filter((key) => key.includes("screen"))).toEqual([
      "doorstep.screen /home",
    ]);
  });

  it("not when it is too long to be read at a start", () => {
    show(`<p>${"a".repeat(90_000)}</p>`);
    begin();
    expect(kept()).toBeNull();
  });

  it("of the eight that were seen last", () => {
    vi.useFakeTimers({ now: Date.now() });
    begin();
    for (let store = 1; store <= 9; store += 1) {
      vi.advanceTimersByTime(1_500);
      show(`<h1>${store}</h1>`, `/store/${store}`);
      leave();
    }
    const seen = [1, 2, 9].map((store) => readKeptScreen(`/store/${store}`, "", stored) !== null);
    vi.useRealTimers();
    expect(seen).toEqual([false, true, true]);
  });

  it("also where the page is left while a style sheet is on its way", () => {
    show("<h1>Home</h1>");
    const sheet = { href: `${location.origin}/assets/late.css` };
    Object.defineProperty(sheet, "cssRules", {
      get: () => {
        throw new DOMException("Cannot access rules", "SecurityError");
      },
    });
    vi.spyOn(document, "styleSheets", "get").mockReturnValue([sheet] as unknown as StyleSheetList);
    begin();
    expect(kept()?.sheets).toEqual([]);
  });

  it("with the rules of its style sheets, once these are read", async () => {
    show('<h1 class="name">Home</h1>');
    const href = "/assets/name.css";
    const other = "/assets/other.css";
    const late = { href: `${location.origin}/assets/late.css`, cssRules: rules(".row") };
    const sheets = [
      { href: location.origin + href, cssRules: rules(".name") },
      { href: location.origin + other, cssRules: rules(".row") },
    ];
    vi.spyOn(document, "styleSheets", "get").mockReturnValue(sheets as unknown as StyleSheetList);
    const type = { headers: { "Content-Type": "text/css" } };
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
      address === href
        ? new Response("h1{margin:0}.name{color:red}.row{color:blue}", type)
        : new Response(".row{margin:0}", type),
    );
    const written = vi.spyOn(Storage.prototype, "setItem");
    begin();
    await vi.waitFor(() => expect(kept()?.styles).toBe("h1{margin:0}.name{color:red}"));
    expect(written).toHaveBeenCalledTimes(1);
    expect(kept()?.sheets).toEqual([href]);
    // One that has come since and has no rule for the page.
    sheets.push(late);
    leave();
    expect(kept()?.styles).toBe("h1{margin:0}.name{color:red}");
  });

  it.each([
    ["gone", () => new Response("", { status: 404, headers: { "Content-Type": "text/css" } })],
    ["a portal's page", () => new Response(".a{b:c}", { headers: { "Content-Type": "text/html" } })],
    ["cut", () => new Response(".name{color:red", { headers: { "Content-Type": "text/css" } })],
  ])("without rules where a style sheet is %s", async (what, response) => {
    show('<h1 class="name">Home</h1>');
    const sheets = [{ href: `${location.origin}/assets/${what.length}.css`, cssRules: rules(".name") }];
    vi.spyOn(document, "styleSheets", "get").mockReturnValue(sheets as unknown as StyleSheetList);
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => response());
    const written = vi.spyOn(Storage.prototype, "setItem");
    begin();
    await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(kept()?.sheets).toHaveLength(1);
    expect(kept()?.styles).toBeUndefined();
  });

  it("with the rules of a style sheet that has come since, read before the page is left", async () => {
    show('<h1 class="name">Home</h1>');
    const sheets = [{ href: `${location.origin}/assets/early.css`, cssRules: rules(".name") }];
    vi.spyOn(document, "styleSheets", "get").mockReturnValue(sheets as unknown as StyleSheetList);
    const type = { headers: { "Content-Type": "text/css" } };
    vi.spyOn(globalThis, "fetch").mockImplementation(
      async (address) => new Response(address === "/assets/early.css" ? "" : ".name{color:red}", type),
    );
    begin();
    await vi.waitFor(() => expect(kept()?.sheets).toEqual([]));
    vi.useFakeTimers();
    sheets.push({ href: `${location.origin}/assets/added.css`, cssRules: rules(".name") });
    document.head.append(document.createElement("link"));
    await vi.advanceTimersByTimeAsync(2_000);
    leave();
    vi.useRealTimers();
    expect(kept()?.styles).toBe(".name{color:red}");
  });

  it("without rules where the storage has no room for them", async () => {
    show('<h1 class="name">Home</h1>');
    const sheets = [{ href: `${location.origin}/assets/large.css`, cssRules: rules(".name") }];
    vi.spyOn(document, "styleSheets", "get").mockReturnValue(sheets as unknown as StyleSheetList);
    vi.spyOn(globalThis, "fetch").mockImplementation(
      async () => new Response(".name{color:red}", { headers: { "Content-Type": "text/css" } }),
    );
    const write = Storage.prototype.setItem;
    const refused: string[] = [];
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (!value.includes("color:red")) return write.call(this, key, value);
      refused.push(key);
      throw new DOMException("full", "QuotaExceededError");
    });
    begin();
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0));
    expect(kept()?.sheets).toEqual(["/assets/large.css"]);
    expect(kept()?.styles).toBeUndefined();
  });

  it("by no means where the storage is full", () => {
    show("<h1>Home</h1>");
    localStorage.setItem("doorstep.screen /store/1", "a screen");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    begin();
    expect(keptScreenKeys()).toEqual([]);
  });
});
