import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draw, inRows, page, render, screen } from "../../tests/fixtures/drawn-rows";
import { showLeadingPicture } from "./leading-picture";

const row = (loading = "waiting") =>
  `<img loading="lazy" data-loading="${loading}" src="/soup?w=160" srcset="/soup?w=96 96w, /soup?w=160 160w" sizes="112px">`;
const markup = `<img fetchpriority="high" loading="eager" src="/pictures/campaign/0?w=768">${row()}`;

const addressOf = (picture: Element) => picture.getAttribute("src");

describe("pictures of first rows", () => {
  let leading: HTMLImageElement;
  let number = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    const RealImage = Image;
    vi.stubGlobal("Image", function newImage() {
      leading = new RealImage();
      return leading;
    });
    // One that was asked for already is not asked for again.
    number += 1;
    showLeadingPicture(`/pictures/campaign/${number}`, "campaign", false);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are asked for behind the leading one, in the same copies", async () => {
    draw(markup);
    const picture = inRows<HTMLImageElement>("[loading=lazy]");
    expect(addressOf(inRows("[loading=eager]"))).toBe("/pictures/campaign/0?w=768");
    expect([addressOf(picture), picture.getAttribute("srcset")]).toEqual([null, null]);
    leading.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(40);
    expect(addressOf(picture)).toBe("/soup?w=160");
    expect(picture.srcset).toBe("/soup?w=96 96w, /soup?w=160 160w");
  });

  it("do not wait for a leading one that a slow line still carries", async () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { requestStart: 5, responseStart: 155 },
    ] as never);
    draw(markup);
    await vi.advanceTimersByTimeAsync(50);
    expect(addressOf(inRows("[loading=lazy]"))).toBe("/soup?w=160");
    vi.restoreAllMocks();
  });

  it("are seen as soon as they have come", async () => {
    draw(markup);
    const picture = inRows<HTMLImageElement>("[loading=lazy]");
    expect(picture.dataset.loading).toBe("waiting");
    picture.dispatchEvent(new Event("load"));
    expect(picture.dataset.loading).toBe("shown");
  });

  it("leave their place empty where they cannot be had, the leading one too", () => {
    draw(markup);
    for (const picture of screen().querySelectorAll("img")) picture.dispatchEvent(new Event("error"));
    expect(inRows("[loading=lazy]").style.visibility).toBe("hidden");
    expect(inRows("[loading=eager]").style.visibility).toBe("hidden");
  });

  it("do not fade in a second time when the page takes their place", async () => {
    const bread = row().replaceAll("/soup", "/bread");
    const rows = draw(row("shown") + bread.replace("waiting", "shown"));
    // A snapshot says so of a picture that has not come this time, too.
    vi.spyOn(inRows<HTMLImageElement>("img"), "naturalWidth", "get").mockReturnValue(160);
    leading.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(40);
    render(row() + bread);
    rows.handOver(screen(), page())(() => {});
    const looks = [...page().querySelectorAll("img")].map(({ dataset, style }) => [
      dataset.loading,
      style.transition,
    ]);
    expect(looks).toEqual([
      ["shown", "none"],
      ["waiting", ""],
    ]);
  });
});
