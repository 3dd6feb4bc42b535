import { afterEach, describe, expect, it, vi } from "vitest";
import { copyText, share } from "./share";

afterEach(() => vi.unstubAllGlobals());

describe("a text for the clipboard", () => {
  it("is there once it is copied", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("SAVE10")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("SAVE10");
  });

  it.each([
    ["the browser refuses", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } }],
    ["there is no clipboard, as on plain http", {}],
  ])("is said not to be, and logged, when %s", async (_, navigator) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("navigator", navigator);
    expect(await copyText("SAVE10")).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe("an address that is shared", () => {
  it("is copied completely to the clipboard where the system has no share sheet", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("location", { origin: "https://shop.test" });
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await share({ title: "Soup", path: "/product/soup" })).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("https://shop.test/product/soup");
  });
});
