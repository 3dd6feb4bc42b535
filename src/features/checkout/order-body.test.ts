import { describe, expect, it } from "vitest";
import { type OrderedValues, type OrderTerms, orderBody } from "./order-body";

const values: OrderedValues = {
  order_type: "delivery",
  contact_person_name: "Ada",
  contact_person_number: "0501234567",
  contact_person_email: "",
  address: "12 Quay Street",
  road: "",
  house: "",
  floor: "",
  order_note: "",
  unavailable_item_note: "",
  dm_tips: 2,
  own_tip: "",
  tip_own: false,
  instruction: "door",
  cash_note: "20",
  payment: "cash_on_delivery",
  gateway: "",
  offline_details: "",
  packaging: true,
  cutlery: false,
  save_address: true,
  create_account: true,
  account_password: "never sent",
};
const terms: OrderTerms = {
  store: { id: 3, extra_packaging_amount: 1.5 },
  kilometers: 2.25,
  position: { lat: 1.5, lng: -2 },
  couponCode: undefined,
  total: 12.5,
  scheduleAt: undefined,
  instruction: "Leave it at the door",
  change: 7.5,
};

describe("the request that places an order", () => {
  it("says what was asked for, and nothing that only the form needs", () => {
    expect(JSON.parse(JSON.stringify(orderBody(values, terms)))).toEqual({
      contact_person_name: "Ada",
      contact_person_number: "0501234567",
      address: "12 Quay Street",
      road: "",
      house: "",
      floor: "",
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      store_id: 3,
      order_amount: 12.5,
      distance: 2.25,
      latitude: "1.5",
      longitude: "-2",
      delivery_instruction: "Leave it at the door",
      bring_change_amount: 7.5,
      dm_tips: 2,
      extra_packaging_amount: 1.5,
      cutlery: 0,
    });
  });
  it("names the wallet, or asks for a part of it with the rest in cash", () => {
    const paidBy = (payment: OrderedValues["payment"]) => {
      const { payment_method, partial_payment } = orderBody({ ...values, payment }, terms);
      return [payment_method, partial_payment];
    };
    expect(paidBy("cash_on_delivery")).toEqual(["cash_on_delivery", undefined]);
    expect(paidBy("wallet")).toEqual(["wallet", undefined]);
    expect(paidBy("wallet_and_cash")).toEqual(["cash_on_delivery", 1]);
  });
  it("of one who collects it has neither a distance nor anything for a courier", () => {
    const body = orderBody({ ...values, order_type: "take_away" }, terms);
    expect([body.distance, body.dm_tips]).toEqual([undefined, undefined]);
    expect([body.delivery_instruction, body.bring_change_amount]).toEqual([undefined, undefined]);
  });
});
