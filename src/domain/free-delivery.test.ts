import { describe, expect, it } from "vitest";
import { freeDeliveryProgress, freeDeliveryThreshold } from "./free-delivery";

const admin = { status: true, type: "free_delivery_by_order_amount" as const, free_delivery_over: 30 };

describe("free delivery", () => {
  it.each([
    [0, 0],
    [999, 33],
    [3000, 100],
    [9000, 100],
    [-5, 0],
  ])("a cart of %d is %d percent there", (total, percent) =>
    expect(freeDeliveryProgress(3000, total)).toBe(percent),
  );
  it("reads the newer form first, then the older, then nothing", () => {
    expect(freeDeliveryThreshold({ free_delivery_over: 50, admin_free_delivery: admin }, 2)).toBe(3000);
    expect(
      freeDeliveryThreshold({ free_delivery_over: 50, admin_free_delivery: { ...admin, status: false } }, 2),
    ).toBe(5000);
    expect(
      freeDeliveryThreshold(
        { free_delivery_over: null, admin_free_delivery: { ...admin, status: false } },
        2,
      ),
    ).toBeNull();
    expect(
      freeDeliveryThreshold({ free_delivery_over: 0, admin_free_delivery: { ...admin, type: null } }, 2),
    ).toBeNull();
  });
});
