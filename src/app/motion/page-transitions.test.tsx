import { act, cleanup, render } from "@testing-library/react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isOtherPage, maxHoldMs, maxStartMs, startPageTransitions } from "./page-transitions";
import { AppRouter } from "./router";

// A busy machine takes its time for the first rendering.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const place = (address: string) => {
  const { pathname, search } = new URL(address, "http://shop.test");
  return { pathname, search, hash: "", state: null, key: address, mask: undefined };
};

describe("another page", () => {
  it.each([
    ["/home", "/store/corner", true],
    ["/profile?page=wallet", "/profile?page=my-orders", true],
    ["/home", "/home?data_type=searched&search=soup", true],
    ["/home?data_type=searched&search=soup", "/home?data_type=searched&search=rice", false],
    ["/store/corner", "/store/corner?item=7", false],
    ["/store/corner?category=1", "/store/corner?category=2", false],
    ["/home", "/home", false],
  ])("from %s to %s: %s", (from, to, other) => {
    expect(isOtherPage(place(from), place(to))).toBe(other);
  });
});

let navigate: NavigateFunction = () => undefined;
function Probe() {
  navigate = useNavigate();
  return <output>{useLocation().pathname}</output>;
}
const shown = () => document.querySelector("output")?.textContent;

describe("a navigation", () => {
  /** Callbacks that the browser calls when it has taken its picture of the page before. */
  const begun: (() => Promise<void>)[] = [];
  let stop: () => void = () => undefined;
  const reducedMotion = { matches: false };
  const go = async (to: string) => {
    await act(async () => void navigate(to));
  };
  /** The browser begins; resolves when the new picture may be taken. */
  const begin = async () => {
    const held = begun.at(-1)?.();
    await act(async () => {});
    return held;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    reducedMotion.matches = false;
    vi.stubGlobal("matchMedia", () => reducedMotion);
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        begun.push(update);
        // A transition that the next one skips.
        const skipped = () => Promise.reject(new Error("skipped"));
        return { ready: skipped(), finished: skipped(), updateCallbackDone: Promise.resolve() };
      },
    });
    history.replaceState(null, "", "/home");
    stop = startPageTransitions();
    render(
      <AppRouter>
        <Probe />
      </AppRouter>,
    );
  });
  afterEach(() => {
    stop();
    cleanup();
    begun.length = 0;
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "startViewTransition");
  });

  it("is shown when the browser has taken its picture, which is held until then", async () => {
    await go("/store/corner");
    expect(shown()).toBe("/home");
    await expect(begin()).resolves.toBeUndefined();
    expect(shown()).toBe("/store/corner");
  });

  it("is shown without the browser, where that does not begin", async () => {
    await go("/store/corner");
    await act(async () => {
      await vi.advanceTimersByTimeAsync(maxStartMs);
    });
    expect(shown()).toBe("/store/corner");
  });

  it("that another one overtakes ends at the last page, and holds no picture for long", async () => {
    await go("/store/corner");
    await go("/wishlist");
    const first = begun[0]?.();
    await expect(begin()).resolves.toBeUndefined();
    expect(shown()).toBe("/wishlist");
    await vi.advanceTimersByTimeAsync(maxHoldMs);
    await expect(first).resolves.toBeUndefined();
  });

  it("that waits is not shown over one that came at once after it", async () => {
    await go("/store/corner");
    await go("/store/corner?item=7");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await go("/wishlist");
    expect(shown()).toBe("/wishlist");
    await act(async () => {
      void begun.at(-1)?.();
      await vi.advanceTimersByTimeAsync(maxStartMs + maxHoldMs);
    });
    expect(shown()).toBe("/wishlist");
  });

  /** Presses the browser's button. */
  const goBack = async () => {
    vi.useRealTimers();
    const popped = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    await act(async () => {
      history.back();
      await popped;
    });
  };

  it("back to a list or a store comes at once", async () => {
    await go("/store/corner");
    await begin();
    await go("/wishlist");
    await begin();
    await goBack();
    expect(shown()).toBe("/store/corner");
    expect(begun).toHaveLength(2);
  });

  it("back to a home has its motion", async () => {
    await go("/store/corner");
    await begin();
    await goBack();
    expect(begun).toHaveLength(2);
    await begin();
    expect(shown()).toBe("/home");
  });

  it("back to a home by a swipe that the browser has shown comes at once", async () => {
    stop();
    // Before the page's own listener.
    const swipe = (event: Event) => Object.assign(event, { hasUAVisualTransition: true });
    window.addEventListener("popstate", swipe, true);
    stop = startPageTransitions();
    await go("/store/corner");
    await begin();
    await goBack();
    window.removeEventListener("popstate", swipe, true);
    expect(shown()).toBe("/home");
    expect(begun).toHaveLength(1);
  });

  it("within a page, in a hidden tab, for who wants no motion, and without a motion comes at once", async () => {
    await go("/home?item=7");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await go("/store/corner");
    expect(shown()).toBe("/store/corner");
    vi.restoreAllMocks();
    reducedMotion.matches = true;
    await go("/settings");
    expect(shown()).toBe("/settings");
    reducedMotion.matches = false;
    stop();
    await go("/home");
    expect(shown()).toBe("/home");
    expect(begun).toHaveLength(0);
  });
});
