import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { DeliveryCard } from "./delivery-card";
import { HandoverCode } from "./handover-code";

const shop = stubbedShop();
beforeEach(() => preloadTexts("orders", "aftercare"));
afterEach(cleanup);

const person = (contact_person_name: string) => ({
  contact_person_name,
  contact_person_number: "+15550987654",
  address: "1 Bletchley Road",
});
const order = (fields: Partial<Order>) =>
  ({
    order_type: "delivery",
    order_status: "picked_up",
    delivery_instruction: null,
    delivery_address: person("Grace Hopper"),
    receiver_details: null,
    ...fields,
  }) as Order;
const parcel = (fields: Partial<Order> = {}) =>
  order({
    order_type: "parcel",
    receiver_details: person("Alan Turing") as Order["receiver_details"],
    ...fields,
  });

describe("where an order goes", () => {
  it("is told with who gets it", async () => {
    await showInPage(<DeliveryCard order={order({})} />);
    expect(screen.getByText("Grace Hopper")).toBeTruthy();
    expect(screen.getByText("1 Bletchley Road")).toBeTruthy();
  });

  it("is not told again for a parcel, whose ends stand with what is sent; only the courier's instruction is", async () => {
    await showInPage(<DeliveryCard order={parcel({ delivery_instruction: "Keep it upright" })} />);
    expect(screen.getByText("Keep it upright")).toBeTruthy();
    expect(screen.queryByText("Alan Turing")).toBe(null);
    cleanup();
    await showInPage(<DeliveryCard order={parcel()} />);
    expect(document.body.textContent).toBe("");
  });
});

describe("the code of a delivery", () => {
  it.each([
    ["is the shopper's own", order({ otp: "1234" }), "Your code for the delivery person at the door: 1234"],
    [
      "is passed on to who gets a parcel",
      parcel({ otp: "1234" }),
      "The receiver needs this code when the parcel is handed over. Please pass it on: 1234",
    ],
  ])("%s", async (_, shown, text) => {
    shop.responses["/config"] = { order_delivery_verification: true };
    await showInPage(<HandoverCode order={shown} />);
    await eventually(() => expect(document.body.textContent).toBe(text));
  });
});
