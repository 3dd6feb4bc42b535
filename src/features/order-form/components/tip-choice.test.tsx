import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Config } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { TipChoice } from "./tip-choice";

mockApi();
beforeEach(() => preloadTexts("parcels"));
afterEach(cleanup);

const show = (status: 0 | 1, small_amount: number) => {
  const config = { dm_tips_status: status, currency: { small_amount } } as unknown as Config;
  return showInPage(
    <KitProvider>
      <TipChoice config={config} tip={0} onChange={() => undefined} />
    </KitProvider>,
  );
};
const offered = () => screen.queryAllByRole<HTMLInputElement>("radio").map(({ value }) => Number(value));

it.each([
  [1, [0, 1, 2, 5]],
  [0.1, [0, 0.1, 0.2, 0.5]],
  [100, [0, 100, 200, 500]],
])("offers tips in small amounts of the currency, here %d", async (smallAmount, tips) => {
  await show(1, smallAmount);
  expect(offered()).toEqual(tips);
});

it("offers none where the shop takes no tips", async () => {
  await show(0, 1);
  expect(offered()).toEqual([]);
});
