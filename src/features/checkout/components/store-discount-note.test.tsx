import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { create } from "zustand";
import type { DiscountProgress } from "@/domain/order-lines";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { StoreDiscountNote } from "./store-discount-note";

const given: DiscountProgress = {
  percent: 1500,
  minimumPurchase: 2000,
  maximumDiscount: 0,
  missing: 0,
  useful: true,
  granted: 330,
  capped: false,
};
const below: DiscountProgress = { ...given, missing: 300, granted: 0 };

let storeId = 0;
const cart = (...items: string[]) => items.map((item) => ({ key: `${storeId} ${item}`, storeId }));

beforeEach(async () => {
  storeId += 1;
  await preloadTexts("checkout", "catalogue");
});
afterEach(cleanup);

const plainStatus = () => screen.getByRole("status").textContent?.replace(/[\u2068\u2069]/g, "");

interface Shown {
  lines: ReturnType<typeof cart>;
  progress: DiscountProgress | null;
}
const useShown = create<Shown>(() => ({ lines: [], progress: null }));

function Note() {
  return <StoreDiscountNote {...useShown()} digits={2} />;
}

const change = (shown: Shown) => act(() => useShown.setState(shown));

async function showNote(shown: Shown): Promise<void> {
  useShown.setState(shown);
  await showInPage(<Note />);
}

describe("a store's discount that the cart had", () => {
  it("is said to be lost, and how to get it back, when a removed line takes the cart below the minimum", async () => {
    await showNote({ lines: cart("soup", "bread"), progress: given });
    expect(plainStatus()).toBe("15% off from $20: applied");
    change({ lines: cart("soup"), progress: below });
    expect(plainStatus()).toBe("15% off from $20: not applied any more. Add $3.00 to get it back");
  });

  it("is said to be lost in the checkout, too, when the drawer had it", async () => {
    await showNote({ lines: cart("soup", "bread"), progress: given });
    cleanup();
    await showNote({ lines: cart("soup"), progress: below });
    expect(plainStatus()).toContain("not applied any more");
  });

  it("is said to have ended when the cart is opened again after its end", async () => {
    await showNote({ lines: cart("soup", "bread"), progress: given });
    cleanup();
    await showNote({ lines: cart("soup", "bread"), progress: null });
    expect(plainStatus()).toBe("15% off from $20: this offer has ended");
  });

  it("is no matter of a later cart that holds nothing of it", async () => {
    await showNote({ lines: cart("soup", "bread"), progress: given });
    cleanup();
    await showNote({ lines: cart("tea"), progress: below });
    expect(plainStatus()).toBe("15% off from $20: add $3.00 more");
  });
});
