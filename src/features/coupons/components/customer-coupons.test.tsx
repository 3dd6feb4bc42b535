import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { CustomerCoupons } from "./customer-coupons";

const api = mockApi();
beforeEach(() => preloadTexts("promotions"));
afterEach(cleanup);

it("asks for a place before it asks the shop, because coupons belong to places", async () => {
  await showInPage(<CustomerCoupons />);
  expect(screen.getByRole("button", { name: "Choose a place" })).toBeTruthy();
  expect(api.calls.filter(({ url }) => url.pathname.includes("coupon"))).toEqual([]);
});
