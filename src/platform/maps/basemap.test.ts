import { describe, expect, it } from "vitest";
import { readLabels } from "./basemap";

const row = { class: "quarter", name: "Old Harbour", name_ar: "الميناء القديم", lat: 1, lng: 2, minZoom: 12 };

describe("the labels of the basemap", () => {
  it("speak the shopper's language, and English where a name is missing", () => {
    expect(readLabels([row], "ar")[0]?.name).toBe("الميناء القديم");
    expect(readLabels([row], "en")[0]?.name).toBe("Old Harbour");
    expect(readLabels([{ ...row, name_ar: "" }], "ar")[0]?.name).toBe("Old Harbour");
  });

  it("come in the order in which they matter", () => {
    const names = readLabels([{ ...row, name: "Lane", minZoom: 16 }, row], "en").map((label) => label.name);
    expect(names).toEqual(["Old Harbour", "Lane"]);
  });

  it("leave out what has no name or no place, and survive an answer that is no list", () => {
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
