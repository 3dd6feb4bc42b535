import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Order } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { HandoverCode } from "./handover-code";

const shop = stubbedShop();
beforeEach(() => preloadTexts("aftercare"));
afterEach(cleanup);

it.each([
  ["a delivery is the shopper's own", "delivery", "Your code for the delivery person at the door: 1234"],
  [
    "a parcel is passed on to who gets it",
    "parcel",
    "The receiver needs this code when the parcel is handed over. Please pass it on: 1234",
  ],
] as const)("the code of %s", async (_, order_type, text) => {
  shop.responses["/config"] = { business_name: "Doorstep", order_delivery_verification: true };
  await showInPage(<HandoverCode order={{ order_type, order_status: "picked_up", otp: "1234" } as Order} />);
  await eventually(() => expect(document.body.textContent).toBe(text));
});
