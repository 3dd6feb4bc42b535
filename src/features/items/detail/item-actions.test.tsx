import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemActions } from "./item-actions";
import { ItemHead } from "./item-information";
import { useItemChoice } from "./use-item-choice";

const row = (fields: Record<string, unknown>): Item =>
  itemRow({
    id: 1,
    name: "Quay Soup",
    module_type: "food",
    module_id: 1,
    store_name: "Blue Anchor",
    price: 8,
    discount: 10,
    ...fields,
  }) as Item;

function Buying({ item }: { readonly item: Item }) {
  const choice = useItemChoice(item);
  return (
    <>
      <ItemHead item={item} heading="h1" choice={choice} />
      <div data-testid="bar">
        <ItemActions item={item} choice={choice} onProblem={() => undefined} />
      </div>
    </>
  );
}

beforeEach(() => preloadTexts("catalogue", "browse", "shell"));
afterEach(cleanup);

describe("what an item costs", () => {
  it("is shown once with its discount; the total is on the buttons", async () => {
    await showInPage(<Buying item={row({})} />);
    expect(screen.getAllByText("$8.00")).toHaveLength(1);
    const button = screen.getByRole("button", { name: /^Add to cart \$7\.20$/ });
    expect(screen.getAllByText("$7.20").filter((place) => !button.contains(place))).toHaveLength(1);
    expect(screen.getByText("Total $7.20").getAttribute("aria-live")).toBe("polite");
  });

  it("is on Order Now for a campaign's item, which has no cart", async () => {
    await showInPage(
      <Buying
        item={row({
          available_date_starts: "2026-01-01",
          available_date_ends: "2036-01-01",
        })}
      />,
    );
    expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toContain(
      "Order Now $7.20",
    );
    expect(screen.queryByRole("button", { name: /cart|Buy Now/i })).toBe(null);
  });

  it("has no buttons when sold out", async () => {
    await showInPage(<Buying item={row({ module_type: "grocery", stock: 0 })} />);
    expect(screen.getByTestId("bar").childNodes).toHaveLength(0);
  });
});
