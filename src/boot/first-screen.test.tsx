import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BootState } from "./boot-state";
import { typedText } from "./first-actions";
import { withoutRows } from "./server-rendered-rows";

const idle: BootState = {
  address: { page: null },
  action: null,
  typed: typedText,
  ...withoutRows,
  installOffer: null,
  started: false,
  styles: Promise.resolve(),
  failed: () => {},
};

const boot = (state: Partial<BootState>) => {
  (window as { doorstepBoot?: BootState }).doorstepBoot = {
    ...idle,
    ...state,
  };
};

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `
    <div id="first-screen"><div class="fs-landing"><input name="search" value=""></div></div>
    <div id="root" hidden></div>
    <div id="boot-message"></div>`;
  boot({});
});

const root = () => document.getElementById("root") as HTMLElement;
const screen = () => document.getElementById("first-screen");
const box = () => document.querySelector("input") as HTMLInputElement;
const nextObservation = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));

describe("the first screen", () => {
  it("hands over what was typed, where the caret was and what was pressed", async () => {
    const { takeFirstScreenInput } = await import("./first-screen");
    box().value = "Harbour";
    box().focus();
    box().setSelectionRange(2, 4);
    boot({ action: "explore" });
    expect(takeFirstScreenInput()).toEqual({
      text: "Harbour",
      focused: true,
      selection: [2, 4],
      action: "explore",
    });
    expect(screen()).toBeNull();
    expect(root().hidden).toBe(false);
  });

  it("goes also when something fails in handing over", async () => {
    const fail = () => {
      throw new Error("broken");
    };
    for (const broken of [{ handOver: fail }, { handOver: () => fail }, { hasRows: fail }]) {
      document.body.innerHTML = '<div id="first-screen"></div><div id="root" hidden><main></main></div>';
      boot(broken);
      const { removeFirstScreenWhenContentArrives } = await import("./first-screen");
      removeFirstScreenWhenContentArrives(root());
      root().innerHTML = "<main><p>Content</p></main>";
      await nextObservation();
      expect(screen()).toBeNull();
      expect(root().hidden).toBe(false);
    }
  });

  it("hands it over once", async () => {
    const { takeFirstScreenInput } = await import("./first-screen");
    box().value = "Harbour";
    takeFirstScreenInput();
    expect(takeFirstScreenInput()).toEqual({ text: "", focused: false, selection: null, action: null });
  });

  it("hands it over after its removal, because the landing may mount later than the frame", async () => {
    const { removeFirstScreen: releaseFirstScreen, takeFirstScreenInput } = await import("./first-screen");
    box().value = "Harbour";
    releaseFirstScreen();
    expect(takeFirstScreenInput().text).toBe("Harbour");
  });

  it("ignores unknown actions", async () => {
    const { takeFirstScreenInput } = await import("./first-screen");
    boot({ action: "javascript:alert(1)" });
    expect(takeFirstScreenInput().action).toBeNull();
  });

  it("stays while a page is pending and goes when content is there", async () => {
    const { removeFirstScreenWhenContentArrives: releaseWhenContentArrives } = await import("./first-screen");
    releaseWhenContentArrives(root());
    root().innerHTML = "<nav>bar</nav><main><p data-pending>…</p></main>";
    await nextObservation();
    expect(screen()).not.toBeNull();
    root().innerHTML = "<nav>bar</nav><main><h1>Home</h1></main>";
    await nextObservation();
    expect(screen()).toBeNull();
  });

  describe("with a picture on it", () => {
    const withPicture = async () => {
      const { removeFirstScreenWhenContentArrives: releaseWhenContentArrives } = await import(
        "./first-screen"
      );
      (screen() as HTMLElement).innerHTML = '<div class="fs-shape"><img alt=""></div>';
      releaseWhenContentArrives(root());
      root().innerHTML = "<main><h1>Home</h1></main>";
      await nextObservation();
    };

    it("stays until the page shows one, too", async () => {
      await withPicture();
      expect(screen()).not.toBeNull();
      root().querySelector("main")?.insertAdjacentHTML("beforeend", '<img alt="" fetchpriority="high">');
      await nextObservation();
      expect(screen()).toBeNull();
    });

    it("goes at once when something went wrong", async () => {
      await withPicture();
      root().querySelector("main")?.insertAdjacentHTML("beforeend", '<p role="alert">No</p>');
      await nextObservation();
      expect(screen()).toBeNull();
    });

    it("waits no longer than its time limit", async () => {
      vi.useFakeTimers();
      try {
        await withPicture();
        expect(screen()).not.toBeNull();
        vi.runAllTimers();
        expect(screen()).toBeNull();
      } finally {
        vi.useRealTimers();
      }
    });
  });

  it("stays until the page has the rows that are shown already, and then does what was done in them", async () => {
    const { handedOverMark, removeFirstScreenWhenContentArrives: releaseWhenContentArrives } = await import(
      "./first-screen"
    );
    performance.clearMarks();
    const begin = vi.fn<(done: () => void) => void>();
    let rows = 0;
    boot({ hasRows: () => rows > 0, handOver: () => begin });
    releaseWhenContentArrives(root());
    root().innerHTML = "<main><h1>Store</h1></main>";
    await nextObservation();
    expect(screen()).not.toBeNull();
    rows = 1;
    root().querySelector("main")?.append(document.createElement("a"));
    await nextObservation();
    expect(screen()).toBeNull();
    expect(begin).toHaveBeenCalledOnce();
    expect(root().hidden).toBe(false);
    const marks = () => performance.getEntriesByName(handedOverMark);
    expect(marks()).toHaveLength(0);
    begin.mock.calls[0]?.[0]();
    expect(marks()).toHaveLength(1);
  });

  it("stays until the page has its bar", async () => {
    const { removeFirstScreenWhenContentArrives: releaseWhenContentArrives } = await import("./first-screen");
    releaseWhenContentArrives(root());
    root().innerHTML = "<div data-bar-pending></div><main><h1>Home</h1></main>";
    await nextObservation();
    expect(screen()).not.toBeNull();
    root().querySelector("[data-bar-pending]")?.replaceWith(document.createElement("header"));
    await nextObservation();
    expect(screen()).toBeNull();
  });

  it("tells the boot script that the app runs, so that no message shows", async () => {
    const { appStarted } = await import("./first-screen");
    const state: BootState = {
      ...idle,
    };
    boot(state);
    await appStarted();
    expect((window as { doorstepBoot?: BootState }).doorstepBoot?.started).toBe(true);
    expect(document.getElementById("boot-message")?.hidden).toBe(true);
  });
});
