import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { useConfig } from "@/features/configuration";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { DeliveryProof } from "./delivery-proof";
import { HandoverCode } from "./handover-code";

const shop = stubbedShop();
const order = (changes: object = {}) =>
  ({
    id: 7,
    order_type: "delivery",
    order_status: "picked_up",
    otp: "0471",
    order_proof_full_url: [],
    ...changes,
  }) as unknown as Order;

/** Is there when the shop's settings are. */
function ShopName() {
  return <p>{useConfig()?.business_name}</p>;
}

beforeEach(() => preloadTexts("orders", "aftercare", "shell"));

describe("the code that the courier asks for", () => {
  it.each<[string, boolean, object, boolean]>([
    ["is shown where the shop works with codes", true, {}, true],
    ["is not shown where it does not", false, {}, false],
    ["is over with the order", true, { order_status: "delivered" }, false],
    ["is not asked of who collects", true, { order_type: "take_away" }, false],
    ["is missing where the backend gives none", true, { otp: "" }, false],
  ])("%s", async (_, isAsked, changes, isShown) => {
    shop.responses = { "/config": { business_name: "Quay", order_delivery_verification: isAsked } };
    await showInPage(
      <>
        <ShopName />
        <HandoverCode order={order(changes)} />
      </>,
    );
    expect(await screen.findByText("Quay", {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.queryByText("0471") !== null).toBe(isShown);
  });
});

describe("what the courier photographed", () => {
  it("is shown with the order, picture by picture", async () => {
    await showInPage(
      <DeliveryProof
        order={order({ order_proof_full_url: ["https://shop.test/a.jpg", "https://shop.test/b.jpg"] })}
      />,
    );
    expect(screen.getByRole("heading", { name: "Photo of the delivery" })).toBeTruthy();
    expect(screen.getAllByRole("img", { name: /^Photo \d of the delivery$/ })).toHaveLength(2);
  });

  it("is not spoken of without photos", async () => {
    await showInPage(<DeliveryProof order={order()} />);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
