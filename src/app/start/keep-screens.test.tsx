import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptTemplate, readKeptScreen } from "@/boot/kept-screen";
import { stored } from "@/boot/stored-values";
import { keepScreens } from "./keep-screens";

const address = () => location.pathname + location.search;
const kept = () => readKeptScreen(address(), "", stored);
const keptMarkup = () => {
  const screen = kept();
  return screen && keptTemplate(screen).innerHTML;
};

function show(markup: string, at = "/home"): void {
  history.replaceState(null, "", at);
  document.body.innerHTML = `<div id="root"><main>${markup}</main></div>`;
}
const leave = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
});
afterEach(() => vi.restoreAllMocks());

describe("what a page shows is kept", () => {
  it("at its first content, and as it is left", () => {
    show("<h1>Home</h1>");
    keepScreens();
    expect(keptMarkup()).toBe("<h1>Home</h1>");
    show("<h1>Home</h1><p>and more</p>");
    leave();
    expect(keptMarkup()).toBe("<h1>Home</h1><p>and more</p>");
  });

  it("without what runs, what was typed, and what tells of this moment", () => {
    show(
      `<h1 onclick="a()" style="color: red">Home</h1><script>a()</script><iframe src="/"></iframe>
       <input value="typed" type="search" autofocus><p role="status">From 5 minutes ago</p>`,
    );
    keepScreens();
    expect(keptMarkup()?.replace(/\s*\n\s*/g, "")).toBe(
      '<h1 data-style="color: red">Home</h1><input type="search">',
    );
  });

  it.each([
    ["is loading", "<h1>Home</h1><div data-part-pending></div>"],
    ["waits for a press", '<h1>Home</h1><button aria-busy="true">Add</button>'],
    ["has failed", '<h1>Home</h1><p role="alert">No connection</p>'],
    ["needs styles of its script", '<h1 class="css-1x2y">Home</h1>'],
    ["is empty", ""],
  ])("not while it %s", (_, markup) => {
    show(markup);
    keepScreens();
    expect(kept()).toBeNull();
  });

  it.each([
    "/profile",
    "/checkout",
    "/track-order",
    "/wishlist",
    "/settings",
    "/chatting",
    "/nowhere/at/all",
  ])("not of %s", (path) => {
    show("<h1>Mine</h1>", path);
    keepScreens();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("not when it is too long to be read at a start", () => {
    show(`<p>${"a".repeat(90_000)}</p>`);
    keepScreens();
    expect(kept()).toBeNull();
  });

  it("of the eight that were seen last", () => {
    vi.useFakeTimers({ now: Date.now() });
    keepScreens();
    for (let store = 1; store <= 9; store += 1) {
      vi.advanceTimersByTime(1_000);
      show(`<h1>${store}</h1>`, `/store/${store}`);
      leave();
    }
    const seen = [1, 2, 9].map((store) => readKeptScreen(`/store/${store}`, "", stored) !== null);
    vi.useRealTimers();
    expect(seen).toEqual([false, true, true]);
  });

  it("by no means where the storage is full", () => {
    show("<h1>Home</h1>");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepScreens();
    expect(kept()).toBeNull();
  });
});
