/** A failed place keeps its message while it is asked for again: no place becomes a skeleton under the finger. */
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { BrandList } from "@/features/brands/components/brand-list";
import { CampaignList } from "@/features/campaigns/components/campaign-list";
import { CategoryGrid } from "@/features/categories/components/category-grid";
import { CustomerCoupons } from "@/features/coupons/components/customer-coupons";
import { ListingView } from "@/features/search/listing/listing-view";
import { preloadTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { showInPage } from "../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../tests/fixtures/stubbed-shop";

vi.setConfig({ testTimeout: 20_000 });

const shop = stubbedShop();
beforeEach(async () => {
  await preloadTexts("shell", "browse", "catalogue", "promotions");
  useSession.setState({ token: "token", accountKey: "customer:1" });
});

/** Every call fails, until they are held. */
function breakCalls(): { hold: () => void } {
  const pending = globalThis.fetch;
  let answers = true;
  vi.stubGlobal("fetch", (input: string) =>
    answers ? Promise.resolve(Response.json({ errors: [] }, { status: 500 })) : pending(input),
  );
  return { hold: () => (answers = false) };
}
const retry = () => screen.getByRole("button", { name: "Try again" });

it.each<[string, ReactNode, string]>([
  ["all categories", <CategoryGrid key="1" />, "/"],
  ["all brands", <BrandList key="2" />, "/"],
  ["all campaigns", <CampaignList key="3" />, "/"],
  ["a customer's coupons", <CustomerCoupons key="4" />, "/"],
  ["the listing of a category", <ListingView key="5" />, "/home?data_type=category&id=bakery"],
])("%s", async (_, content, address) => {
  const calls = breakCalls();
  await showInPage(content, address);
  await screen.findByRole("button", { name: "Try again" });
  calls.hold();
  await act(async () => fireEvent.click(retry()));
  await vi.waitFor(() => expect(shop.requests).not.toEqual([]));
  await eventually(() => expect(retry().ariaBusy).toBe("true"));
});
