/**
 * The store discount that a cart had last, so that its loss is shown, also in the checkout and in a drawer that was closed
 * meanwhile. In memory, until the cart holds none of those lines.
 */
import { useEffect } from "react";
import { create } from "zustand";
import type { DiscountMark } from "@/features/discounts";
import type { StoredCartLine } from "@/stores/cart";

interface GivenDiscount {
  mark: DiscountMark;
  /** Keys of the lines that the cart held then. */
  lines: readonly string[];
}

/** By store id. */
const useGivenDiscounts = create<Record<number, GivenDiscount>>(() => ({}));

type Line = Pick<StoredCartLine, "key" | "storeId">;

/** The discount that these lines had last; `given`: the one that they have now. Null when they never had any. */
export function useLastGivenDiscount(
  lines: readonly Line[],
  given: DiscountMark | null,
): DiscountMark | null {
  const storeId = lines[0]?.storeId ?? 0;
  const last = useGivenDiscounts((state) => state[storeId]);
  // The terms as text, because each render creates them again.
  const now = given && JSON.stringify({ mark: given, lines: lines.map(({ key }) => key) });
  useEffect(() => {
    if (now !== null) useGivenDiscounts.setState({ [storeId]: JSON.parse(now) as GivenDiscount });
  }, [now, storeId]);
  return given ?? (lines.some(({ key }) => last?.lines.includes(key)) ? (last?.mark ?? null) : null);
}
