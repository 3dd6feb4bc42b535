import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { setShopFormat } from "@/platform/format";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { FoodOptions } from "./food-options";
import { ItemActions } from "./item-actions";
import { useItemChoice } from "./use-item-choice";

const group = (name: string, prices: Record<string, string>) => ({
  name,
  type: "multi",
  min: "1",
  max: "3",
  required: "off",
  values: Object.entries(prices).map(([label, optionPrice]) => ({ label, optionPrice })),
});
const soup = itemRow({
  id: 1,
  name: "Quay Soup",
  module_type: "food",
  module_id: 1,
  price: 8.1,
  food_variations: [group("Extras", { Cream: "2.50", Dill: "1.50", Salt: "0", "No bread": "-0.75" })],
}) as Item;

function Choosing() {
  const choice = useItemChoice(soup);
  return (
    <>
      <FoodOptions item={soup} choice={choice} tried={false} />
      <ItemActions item={soup} choice={choice} onProblem={() => undefined} />
    </>
  );
}

/** A shop whose config says what this one says, beside what every config does. */
const openShop = (config: Record<string, unknown>) =>
  setShopFormat(normaliseConfig({ business_name: "Quay", currency_symbol: "$", ...config }));

beforeEach(() => preloadTexts("catalogue", "browse", "shell"));
afterEach(cleanup);

describe("the prices of options", () => {
  it.each([
    [{ decimal_option_prices: true }, ["+$2.50", "+$1.50", "", "−$0.75"], "$12.10", "$11.35"],
    [
      { decimal_option_prices: 1, digit_after_decimal_point: 3 },
      ["+$2.500", "+$1.500", "", "−$0.750"],
      "$12.100",
      "$11.350",
    ],
    [{ decimal_option_prices: false }, ["+$2.00", "+$1.00", "", ""], "$11.10", "$11.10"],
    [{}, ["+$2.00", "+$1.00", "", ""], "$11.10", "$11.10"],
  ])("are shown and charged as a shop with %j means them", async (config, shown, two, three) => {
    openShop(config);
    await showInPage(<Choosing />);
    const boxes = screen.getAllByRole("checkbox");
    const words = ["Cream", "Dill", "Salt", "No bread"];
    const texts = boxes.map((box, index) =>
      box.closest("label")?.textContent?.replace(words[index] ?? "", ""),
    );
    expect(texts).toEqual(shown);
    for (const box of boxes.slice(0, 2)) await act(async () => box.click());
    expect(screen.getByText(`Total ${two}`)).toBeTruthy();
    await act(async () => boxes[3]?.click());
    expect(screen.getByText(`Total ${three}`)).toBeTruthy();
  });
});
