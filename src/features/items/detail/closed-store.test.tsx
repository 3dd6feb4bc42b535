import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Item } from "@/contract";
import { useShopFormat } from "@/platform/format/shop-format";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemActions } from "./item-actions";
import { ItemNotices } from "./item-information";
import { useItemChoice } from "./use-item-choice";

function Buying({ item }: { readonly item: Item }) {
  return (
    <>
      <ItemNotices item={item} />
      <ItemActions item={item} choice={useItemChoice(item)} onProblem={() => undefined} />
    </>
  );
}

beforeEach(() => {
  useShopFormat.setState({ known: true });
  return preloadTexts("catalogue", "browse");
});
afterEach(() => {
  cleanup();
  useShopFormat.setState({ known: false });
});

/** Tomorrow by the shop's clock, or the day after: the words differ, their number does not. */
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

it.each([
  ["when it opens", () => `${tomorrow()}T09:30`, 1],
  ["nothing of when it opens where the shop does not say it", () => null, 0],
])("a closed store's item says once that it is closed, and %s", async (_, changesAt, openings) => {
  const item = itemRow({
    id: 1,
    name: "Quay Soup",
    module_type: "food",
    module_id: 1,
    price: 8,
    store_open: false,
    store_changes_at: changesAt(),
  }) as Item;
  await showInPage(<Buying item={item} />);
  expect(await screen.findByRole("button", { name: "See what is open now" })).toBeTruthy();
  expect(document.body.textContent?.match(/The store is closed now/g)).toHaveLength(1);
  expect(document.body.textContent?.match(/9:30/g) ?? []).toHaveLength(openings);
});
