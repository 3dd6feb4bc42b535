import { describe, expect, it } from "vitest";
import type { Brand } from "@/contract";
import { parseBrandOrder, sortBrands } from "./brand-order";

const brands = ["Nordic", "amber", "Éclat"].map((name, id) => ({ id, name }) as Brand);
const names = (order: "default" | "az" | "za") => sortBrands(brands, order, "en").map((brand) => brand.name);

describe("brands in order", () => {
  it("keep the backend's own order by default", () =>
    expect(names("default")).toEqual(["Nordic", "amber", "Éclat"]));
  it("go from A to Z regardless of case and accents", () =>
    expect(names("az")).toEqual(["amber", "Éclat", "Nordic"]));
  it("go from Z to A", () => expect(names("za")).toEqual(["Nordic", "Éclat", "amber"]));
  it("read anything else in the address as the default", () => {
    expect(parseBrandOrder("za")).toBe("za");
    expect(parseBrandOrder("<b>")).toBe("default");
    expect(parseBrandOrder(null)).toBe("default");
  });
});
