/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseConfig } from "./config";
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

describe("config", () => {
  it("is complete for an empty response and invents no payment method", () => {
    const config = normaliseConfig({ business_name: "Shop" });
    expect(config).toMatchObject({
      cash_on_delivery: false,
      digital_payment: false,
      offline_payment_status: 0,
      guest_checkout_status: 0,
      idempotency: false,
      // Classic backends look places up and have no flag that says so.
      place_search: true,
      digit_after_decimal_point: 2,
      timezone: "UTC",
      module: null,
      centralize_login: { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 },
    });
    expect(config.module_config.grocery.stock).toBe(true);
    expect(config.module_config.food.stock).toBe(false);
    expect(config.module_config.food.order_status.accepted).toBe(true);
  });

  it.each<[string, Record<string, unknown>, number | null]>([
    ["only the old field", { free_delivery_over: "50" }, 50],
    ["the old field at 0", { free_delivery_over: 0 }, null],
    [
      "the table by amount",
      {
        free_delivery_over: 10,
        admin_free_delivery: {
          status: true,
          type: "free_delivery_by_order_amount",
          free_delivery_over: "70",
        },
      },
      70,
    ],
    [
      "the table switched off",
      {
        free_delivery_over: 10,
        admin_free_delivery: { status: 0, type: "free_delivery_by_order_amount", free_delivery_over: 70 },
      },
      null,
    ],
    [
      "the table for all stores",
      { admin_free_delivery: { status: 1, type: "free_delivery_to_all_store" } },
      null,
    ],
  ])("finds the free-delivery threshold from %s", (_name, answer, expected) => {
    expect(normaliseConfig({ business_name: "Shop", ...answer }).free_delivery_over).toBe(expected);
  });

  it("does not lose what the module's table says", () => {
    const config = normaliseConfig({
      business_name: "Shop",
      module_config: { module_type: ["food"], food: { stock: "1", order_status: { accepted: 0 } } },
    });
    expect(config.module_config.food).toMatchObject({
      stock: true,
      add_on: false,
      order_status: { accepted: false },
    });
  });

  it("remembers folders for pictures of old backends", () => {
    expect(
      normaliseConfig({
        business_name: "Shop",
        logo: "l.png",
        base_urls: { business_logo_url: "https://c/b" },
      }).logo_full_url,
    ).toBe("https://c/b/l.png");
  });

  it("knows the offsets of a zone that has had none since 1970, and leaves out what is no time", () => {
    const riyadh = { from: "1970-01-01T00:00:00Z", minutes: 180 };
    const { timezone_offsets } = normaliseConfig({
      business_name: "Shop",
      timezone_offsets: [riyadh, { from: "once", minutes: 60 }],
    });
    expect(timezone_offsets).toEqual([riyadh]);
  });

  it("comes out the same when read again", () => {
    const once = normaliseConfig({
      business_name: "Shop",
      admin_free_delivery: { status: 1, type: "free_delivery_by_order_amount", free_delivery_over: 5 },
    });
    expect(normaliseConfig(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it.each([null, [], {}, { id: 1 }, "x", 5, "<html>"])("is unusable as %j", (answer) =>
    unusable(() => normaliseConfig(answer)),
  );
});
