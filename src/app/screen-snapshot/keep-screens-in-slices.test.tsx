import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setShownAddress } from "@/platform/navigation/shown-address";
import { screenSnapshotKeys } from "@/platform/storage/screen-snapshots";
import { keptPage } from "../../../tests/fixtures/kept-page";

const { begin, end, kept, keptMarkup, leave, show } = keptPage();

describe("where the browser tells when it is idle, what a page shows is kept", () => {
  let callbacks: (() => void)[] = [];
  const idle = () => callbacks.shift()?.();
  const idleLong = () => {
    while (callbacks.length > 0) idle();
  };
  beforeEach(() => {
    callbacks = [];
    vi.useFakeTimers({ now: Date.now() });
    vi.stubGlobal("requestIdleCallback", (work: () => void) => callbacks.push(work));
    vi.stubGlobal("cancelIdleCallback", (handle: number) => delete callbacks[handle - 1]);
    // Each look at the clock finds a slice used up.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    show("<h1>Home</h1><p>One</p><p>Two</p>");
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("in slices, between which the page answers", () => {
    begin();
    let count = 0;
    while (callbacks.length > 0 && kept() === null) {
      idle();
      count += 1;
    }
    expect(count).toBeGreaterThan(4);
    expect(keptMarkup()).toBe("<h1>Home</h1><p>One</p><p>Two</p>");
  });

  it.each([
    ["has changed", () => document.querySelector("p")?.remove()],
    ["was scrolled", () => document.querySelector("main")?.dispatchEvent(new Event("scroll"))],
    ["belongs to another place", () => localStorage.setItem("zoneid", "[2]")],
    ["has another address", () => history.replaceState(null, "", "/categories")],
  ])("not while it %s between two of them, but later", (_, change) => {
    begin();
    idle();
    change();
    idleLong();
    expect(screenSnapshotKeys()).toEqual([]);
    setShownAddress(location.pathname + location.search);
    vi.advanceTimersByTime(1_000);
    idleLong();
    expect(screenSnapshotKeys()).toHaveLength(1);
  });

  it("at once as it is left", () => {
    begin();
    idle();
    show("<h1>Home</h1><p>Three</p>");
    leave();
    expect(keptMarkup()).toBe("<h1>Home</h1><p>Three</p>");
    idleLong();
    expect(keptMarkup()).toBe("<h1>Home</h1><p>Three</p>");
  });

  it("later where it was left while a part was on its way", () => {
    show("<h1>Home</h1><div data-part-pending></div>");
    begin();
    leave();
    idleLong();
    expect(screenSnapshotKeys()).toEqual([]);
    show("<h1>Home</h1>");
    vi.advanceTimersByTime(1_000);
    idleLong();
    expect(keptMarkup()).toBe("<h1>Home</h1>");
  });
});
