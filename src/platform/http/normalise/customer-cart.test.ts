/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseCart } from "./cart";
import {
  addressRow,
  normaliseCustomerInfo,
  normaliseGuestRequest,
  normaliseLoginResult,
  normaliseWishlist,
} from "./customer";
import { normaliseMessage } from "./message";
import { setPictureBaseUrls } from "./pictures";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

describe("customers and carts", () => {
  it("reads sign-ins of all generations", () => {
    expect(normaliseLoginResult({ token: "t", is_phone_verified: 1 })).toMatchObject({
      token: "t",
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
    });
    expect(
      normaliseLoginResult({
        token: null,
        is_phone_verified: "0",
        is_email_verified: 0,
        is_personal_info: false,
        is_exist_user: [],
      }),
    ).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 0,
      is_personal_info: 0,
      is_exist_user: null,
    });
    expect(
      normaliseLoginResult({
        is_exist_user: { id: "4", name: "Ada" },
        cart_merge: { removed: [{ item_id: 3, name: "Soup" }] },
      }),
    ).toMatchObject({
      is_exist_user: { id: 4, name: "Ada" },
      cart_merge: { removed: [{ item_id: 3, name: "Soup" }] },
    });
    unusable(() => normaliseLoginResult([]));
  });

  it("reads the customer, with the old name of the last name", () => {
    expect(
      normaliseCustomerInfo({
        id: 1,
        f_name: "Ada",
        last_name: "L",
        wallet_balance: "3.5",
        is_valid_for_discount: 1,
      }),
    ).toMatchObject({
      l_name: "L",
      wallet_balance: 3.5,
      is_valid_for_discount: true,
    });
    unusable(() => normaliseCustomerInfo({ f_name: "Ada" }));
    expect(normaliseGuestRequest({ guest_id: "4503599627370495" })).toEqual({ guest_id: 4503599627370495 });
    unusable(() => normaliseGuestRequest({ guest_id: null }));
  });

  it("reads addresses and wishlists", () => {
    expect(addressRow({ id: 1, address: "Quay 1", zone_id: "4", latitude: 1.5 })).toMatchObject({
      zone_ids: [4],
      latitude: "1.5",
      address_type: "other",
      house: null,
    });
    expect(addressRow({ id: 1, address: " " })).toBeNull();
    expect(
      normaliseWishlist({ item: [{ id: 1, name: "Soup" }], store: { 3: { id: 2, name: "Pot" } } }),
    ).toMatchObject({ item: [{ id: 1 }], store: [{ id: 2 }] });
    expect([normaliseMessage("success"), normaliseMessage({ payment: "done" })]).toEqual([
      { message: "success" },
      { message: "done" },
    ]);
  });

  const item = { id: 9, name: "Soup", store_id: 2, module_id: 1 };
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "food options",
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
    ],
    [
      "food options with labels as objects",
      { variation: [{ name: "Size", values: [{ label: "L" }] }] },
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
    ],
    [
      "a variation",
      { variation: '[{"type":"Red-L","price":"5"}]' },
      { variation: [{ type: "Red-L", price: 5 }] },
    ],
    ["no options as text", { variation: "" }, { variation: [] }],
    [
      "add-ons as JSON text, by position",
      { add_on_ids: "[4,null,6]", add_on_qtys: "[1,2,3]" },
      { add_on_ids: [4, 6], add_on_qtys: [1, 3] },
    ],
    [
      "a campaign line",
      { item_type: "App\\Models\\ItemCampaign" },
      { item_type: "App\\Models\\ItemCampaign" },
    ],
    [
      "the old name of items",
      { item_type: "AppModelsItem", quantity: "0" },
      { item_type: "App\\Models\\Item", quantity: 1, store_id: 2 },
    ],
  ])("reads a cart line with %s", (_name, row, expected) => {
    expect(normaliseCart([{ id: 1, item_id: 9, item, ...row }])).toMatchObject([expected]);
  });

  it("drops a line whose item is gone", () => {
    expect(normaliseCart([{ id: 1, item_id: 9, item: null }])).toEqual([]);
  });
});
