import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { CombinationChoice } from "./combination-choice";
import { useItemChoice } from "./use-item-choice";

const sizes = { name: "choice_1", title: "المقاس", options: ["S", "XL"] };
const shirt = (choice: object): Item =>
  itemRow({
    id: 1,
    name: "Shirt",
    module_type: "ecommerce",
    module_id: 1,
    price: 8,
    choice_options: [choice],
    variations: sizes.options.map((key) => ({ type: key, price: 8, stock: 9 })),
  }) as Item;

function Choosing({ item }: { readonly item: Item }) {
  const choice = useItemChoice(item);
  return (
    <>
      <CombinationChoice item={item} choice={choice} />
      <output>{JSON.stringify(choice.line.variation)}</output>
    </>
  );
}

beforeEach(() => preloadTexts("catalogue"));
afterEach(cleanup);

describe("the choice of a combination", () => {
  it("is offered in the reader's words and made by the key", async () => {
    await showInPage(<Choosing item={shirt({ ...sizes, option_names: ["صغير", "كبير جداً"] })} />);
    const group = within(screen.getByRole("group", { name: /المقاس/ }));
    expect(group.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "صغير",
      "كبير جداً",
    ]);
    expect(group.getByText("صغير", { selector: "legend *" })).toBeTruthy();
    fireEvent.click(group.getByRole("radio", { name: "كبير جداً" }));
    expect(group.getByText("كبير جداً", { selector: "legend *" })).toBeTruthy();
    expect(document.querySelector("output")?.textContent).toContain('"type":"XL"');
    expect(screen.queryByText("XL")).toBeNull();
  });

  it("says a size in its own direction, also in Arabic", async () => {
    const packs = { ...sizes, option_names: ["330 ml x 6", "330 ml x 12"] };
    await showInPage(<Choosing item={shirt(packs)} />);
    for (const shown of screen.getAllByText(/^330 ml x/)) expect(shown.tagName).toBe("BDI");
  });

  it("is offered by the keys where the backend has no names", async () => {
    await showInPage(<Choosing item={shirt(sizes)} />);
    fireEvent.click(screen.getByRole("radio", { name: "XL" }));
    expect(document.querySelector("output")?.textContent).toContain('"type":"XL"');
  });
});
