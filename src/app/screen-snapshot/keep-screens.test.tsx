import { describe, expect, it, vi } from "vitest";
import { readScreenSnapshot } from "@/boot/screen-snapshot";
import { stored } from "@/boot/stored-values";
import { screenSnapshotKeys } from "@/platform/storage/screen-snapshots";
import { keptPage } from "../../../tests/fixtures/kept-page";

const { begin, kept, keptMarkup, leave, show } = keptPage();

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
      expect(screenSnapshotKeys()).toEqual([]);
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
    expect(screenSnapshotKeys()).toEqual([]);
  });

  it("not while the page before is in sight", () => {
    show("<h1>Home</h1>");
    history.replaceState(null, "", "/categories");
    begin();
    expect(screenSnapshotKeys()).toEqual([]);
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
    const seen = [1, 2, 9].map((store) => readScreenSnapshot(`/store/${store}`, "", stored) !== null);
    vi.useRealTimers();
    expect(seen).toEqual([false, true, true]);
  });

  it("by no means where the storage is full", () => {
    show("<h1>Home</h1>");
    localStorage.setItem("doorstep.screen /store/1", "a screen");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    begin();
    expect(screenSnapshotKeys()).toEqual([]);
  });
});
