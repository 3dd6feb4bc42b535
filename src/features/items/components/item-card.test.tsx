import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemHead, ItemNotices } from "../detail/item-information";
import { useItemChoice } from "../detail/use-item-choice";
import { ItemCard } from "./item-card";

const item = (fields: Record<string, unknown>): Item =>
  itemRow({
    id: 1,
    name: "Quay Soup",
    module_type: "food",
    module_id: 1,
    store_name: "Blue Anchor",
    price: 8,
    rating_count: 12,
    avg_rating: 4,
    ...fields,
  }) as Item;

const card = (fields: Record<string, unknown>, layout?: "row" | "compact") =>
  showInPage(<ItemCard item={item(fields)} layout={layout} />);
function Head({ shown }: { readonly shown: Item }) {
  return <ItemHead item={shown} heading="h1" choice={useItemChoice(shown)} />;
}
const says = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => preloadTexts("catalogue", "browse"));
afterEach(cleanup);

describe("a card shows", () => {
  it("name, store, price, and rating to one digit", async () => {
    await card({ discount: 10 });
    for (const text of ["Quay Soup", "Blue Anchor", "$7.20", "$8.00", "10% off", "4.0", "(12)"])
      expect(says(text), text).toBe(true);
  });

  it.each([undefined, "compact", "row"] as const)(
    "a size in its own direction, also in Arabic (%s)",
    async (layout) => {
      await card({ module_type: "grocery", stock: 3, unit_type: "330 ml x 6" }, layout);
      expect(screen.getByText("330 ml x 6").tagName).toBe("BDI");
    },
  );

  it("a size in its own direction above the choice as well", async () => {
    await showInPage(<Head shown={item({ module_type: "grocery", unit_type: "330 ml x 6" })} />);
    expect(screen.getByText("330 ml x 6").tagName).toBe("BDI");
  });

  it("an older backend's discount of the store before the item's own", async () => {
    await card({ discount: 10, restaurant_discount: 25 });
    expect([says("25% off"), says("$6.00")]).toEqual([true, true]);
  });

  it("the full price beside a store's discount that depends on the order, and the discount as what it is", async () => {
    await card({
      price: 15.2,
      store_discount: 15,
      store_discount_min_purchase: 20,
      store_discount_max_discount: 8,
    });
    expect([says("$15.20"), says("$12.92"), says("15% off")]).toEqual([true, false, false]);
    expect(says("15% off from \u2068$20\u2069, up to \u2068$8\u2069")).toBe(true);
  });

  it.each([
    [{ recommended: 1 }, "Recommend"],
    [{ organic: 1 }, "Organic"],
    [{ is_halal: 1, halal_tag_status: 1 }, "Halal"],
    [{ module_type: "pharmacy", stock: 3, generic_name: ["Paracetamol"] }, "Paracetamol"],
    [{ module_type: "grocery", stock: 3, unit_type: "500 g" }, "500 g"],
    [{ module_type: "grocery", stock: 0 }, "Out of Stock"],
    [{ available_now: false }, "Not Available now"],
  ])("of %j: %s", async (fields, text) => {
    await card(fields);
    expect(says(text)).toBe(true);
  });

  it("no label that does not apply", async () => {
    await card({ is_halal: 1, unit_type: "500 g", rating_count: 0 });
    for (const text of ["Recommend", "Organic", "Halal", "500 g", "4.0", "Out of Stock", "Not Available now"])
      expect(says(text), text).toBe(false);
  });

  it("a description of at most 130 letters", async () => {
    await card({ description: "soup ".repeat(60) }, "row");
    const [text = ""] = [...document.querySelectorAll("p")].map((line) => line.textContent ?? "");
    expect(text.length).toBeLessThanOrEqual(131);
    expect(text).toMatch(/^(soup ?)+…$/);
  });

  it.each([
    [1, "Vegetarian"],
    [0, "Not vegetarian"],
  ])("whether food is vegetarian: %i is %s", async (veg, name) => {
    await card({ veg });
    expect(screen.getByRole("img", { name })).toBeDefined();
  });

  it("no button for a sold out item", async () => {
    await card({ module_type: "grocery", stock: 0 });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the notices before buying", () => {
  const hours = { available_time_starts: "10:00", available_time_ends: "12:00", available_now: false };
  it.each([
    [{ is_prescription_required: 1, module_type: "pharmacy", stock: 3 }, ["A prescription is required."]],
    [hours, ["Not Available now", "Available 10:00 AM – 12:00 PM", "This item is not available right now."]],
    [
      { ...hours, schedule_order: true },
      ["This item is not available right now. You can order it later.", "Available 10:00 AM – 12:00 PM"],
    ],
    [{ module_type: "grocery", stock: 0 }, ["Out of Stock"]],
  ])("%j", async (fields, texts) => {
    await showInPage(<ItemNotices item={item(fields)} />);
    for (const text of texts) expect(document.body.textContent).toContain(text);
  });
});
