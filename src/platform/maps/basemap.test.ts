import { afterEach, describe, expect, it, vi } from "vitest";
import { creditsOf, readLabels, readStyle, readsArchive } from "./basemap";

const row = { class: "quarter", name: "Old Harbour", name_ar: "الميناء القديم", lat: 1, lng: 2, minZoom: 12 };

describe("the labels of the basemap", () => {
  it("are in the shopper's language, and in English where a name is missing", () => {
    expect(readLabels([row], "ar")[0]?.name).toBe("الميناء القديم");
    expect(readLabels([row], "en")[0]?.name).toBe("Old Harbour");
    expect(readLabels([{ ...row, name_ar: "" }], "ar")[0]?.name).toBe("Old Harbour");
  });

  it("come in the order of their importance", () => {
    const names = readLabels([{ ...row, name: "Lane", minZoom: 16 }, row], "en").map((label) => label.name);
    expect(names).toEqual(["Old Harbour", "Lane"]);
  });

  it("leave out entries without a name or a position, and survive a response that is not a list", () => {
    expect(
      readLabels(
        [
          { ...row, name: "" },
          { ...row, lat: "north" },
        ],
        "en",
      ),
    ).toEqual([]);
    expect(readLabels({ error: true }, "en")).toEqual([]);
  });
});

describe("the style of the basemap", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answered = (answer: Response) => {
    vi.stubGlobal("location", { origin: "https://shop.example" });
    return readStyle(answer);
  };

  it("names absolute addresses, and reads an archive by the protocol for it", async () => {
    const style = await answered(
      Response.json({
        sources: {
          land: { type: "geojson", data: "/basemap/land.json" },
          map: { type: "vector", url: "/basemap/map-1.pmtiles", attribution: "© OpenStreetMap" },
        },
      }),
    );
    expect(style.sources.land?.data).toBe("https://shop.example/basemap/land.json");
    expect(style.sources.map?.url).toBe("pmtiles://https://shop.example/basemap/map-1.pmtiles");
    expect([readsArchive(style), creditsOf(style)]).toEqual([true, ["© OpenStreetMap"]]);
  });

  it("is not read out of a failure", async () => {
    await expect(answered(new Response("{}", { status: 503 }))).rejects.toThrow("503");
  });
});
