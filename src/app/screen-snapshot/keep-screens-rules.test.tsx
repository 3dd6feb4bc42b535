/** The rules of style sheets that are kept with what a page shows. */
import { describe, expect, it, vi } from "vitest";
import { keptPage } from "../../../tests/fixtures/kept-page";

const { begin, kept, leave, show } = keptPage();

/** As a browser tells the rules of a style sheet. */
const rules = (selector: string) => {
  const element = document.createElement("style");
  element.textContent = `${selector}{margin:0}`;
  document.head.append(element);
  const told = element.sheet?.cssRules;
  element.remove();
  return told;
};

describe("what a page shows is kept", () => {
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
});
