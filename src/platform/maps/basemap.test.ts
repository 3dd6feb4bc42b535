import { describe, expect, it } from "vitest";
import { readLabels } from "./basemap";

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
