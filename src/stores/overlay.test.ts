// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  closeOverlay,
  closeOverlays,
  closeOverlaysAndNavigate,
  closeOverlaysOfOtherPages,
  closeOverlaysOnBack,
  currentOverlay,
  openOverlay,
  replaceOverlay,
} from "./overlay";

let stop: () => void;
/** Going back takes a few turns of the event loop. */
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const back = async () => {
  history.back();
  await settled();
};
const kind = () => currentOverlay()?.kind ?? null;

beforeEach(() => {
  history.pushState({ idx: 1 }, "", "/home");
  stop = closeOverlaysOnBack();
});
afterEach(async () => {
  closeOverlays();
  await settled();
  stop();
});

describe("overlays and the back button", () => {
  it("closes one overlay at a time and stays on the page", async () => {
    openOverlay({ kind: "cart" });
    openOverlay({ kind: "confirm" });
    expect(kind()).toBe("confirm");
    await back();
    expect(kind()).toBe("cart");
    await back();
    expect(kind()).toBeNull();
    expect(location.pathname).toBe("/home");
    expect(history.state).toEqual({ idx: 1 });
  });

  it("takes the history entry back when closed by a button", async () => {
    history.pushState({ idx: 2 }, "", "/store/1");
    openOverlay({ kind: "cart" });
    closeOverlay();
    expect(kind()).toBeNull();
    await settled();
    expect(history.state).toEqual({ idx: 2 });
    await back();
    expect(location.pathname).toBe("/home");
  });

  it("takes all entries back when all are closed", async () => {
    openOverlay({ kind: "cart" });
    openOverlay({ kind: "guest-prompt", target: "/checkout?page=cart" });
    closeOverlays();
    await settled();
    expect(history.state).toEqual({ idx: 1 });
  });

  it("does not undo a navigation that follows closing", async () => {
    openOverlay({ kind: "cart" });
    closeOverlay();
    history.pushState({ idx: 2 }, "", "/checkout");
    await settled();
    expect(location.pathname).toBe("/checkout");
  });

  it("lets the new page take the overlay's place", async () => {
    openOverlay({ kind: "cart" });
    closeOverlaysAndNavigate(({ replace }) => {
      if (replace) history.replaceState({ idx: 2 }, "", "/checkout");
      else history.pushState({ idx: 2 }, "", "/checkout");
    });
    await settled();
    expect([location.pathname, kind()]).toEqual(["/checkout", null]);
    await back();
    expect(location.pathname).toBe("/home");
  });

  it("replaces without a new entry", async () => {
    openOverlay({ kind: "auth", mode: "sign-in" });
    openOverlay({ kind: "auth", mode: "sign-up" });
    replaceOverlay({ kind: "guest-prompt", target: "/checkout?page=cart" });
    expect(kind()).toBe("guest-prompt");
    await back();
    expect(kind()).toBeNull();
    expect(location.pathname).toBe("/home");
  });

  it("uses the entry of an overlay that was closed a moment ago", async () => {
    openOverlay({ kind: "cart" });
    closeOverlay();
    openOverlay({ kind: "auth", mode: "sign-in" });
    await settled();
    expect(kind()).toBe("auth");
    await back();
    expect([kind(), location.pathname]).toEqual([null, "/home"]);
  });

  it("closes what belongs to the page before", () => {
    openOverlay({ kind: "cart" });
    history.pushState({ idx: 2 }, "", "/store/1");
    closeOverlaysOfOtherPages();
    expect(kind()).toBeNull();
  });

  it("opens nothing after a reload on an overlay's entry", () => {
    openOverlay({ kind: "cart" });
    stop();
    closeOverlays();
    vi.resetModules();
    stop = closeOverlaysOnBack();
    expect(history.state.doorstepOverlays).toBe(0);
  });
});
