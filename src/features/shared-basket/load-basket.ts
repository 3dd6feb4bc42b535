import type { QueryClient } from "@tanstack/react-query";
import type { Item, StoreDetails } from "@/contract";
import type { PriceReading } from "@/domain/price-reading";
import { type LineOfNow, lineOfNow, type ReorderProblem } from "@/domain/reorder";
import { itemQuery } from "@/features/items";
import { storeQuery } from "@/features/stores";
import { isMissing } from "@/platform/http/api-error";
import { shopScope } from "@/stores/shop-scope";
import { type BasketLine, type SharedBasket, variationOfBasketLine } from "./basket-link";

export type BasketLineOfNow =
  | { name: string; problem: ReorderProblem; line: null }
  | { name: string; problem: null; line: LineOfNow };

export interface BasketOfNow {
  /** Null where the store does not deliver to the shopper's place, or is no longer there. */
  store: StoreDetails | null;
  lines: BasketLineOfNow[];
  /** Some prices and stocks are those that this device has seen last. */
  isFromDevice: boolean;
}

/** The lines of a shared basket that can be bought now, at the shopper's place. Rejects where nothing is known. */
export async function loadBasket(
  queryClient: QueryClient,
  basket: SharedBasket,
  reading: PriceReading,
): Promise<BasketOfNow> {
  const scope = { ...shopScope(), moduleId: basket.moduleId };
  let isFromDevice = false;
  /** The rows of now, else those that this device keeps; null for what the shop does not have. */
  const known = async <T>(read: () => Promise<T>, kept: () => T | undefined): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (isMissing(error)) return null;
      const row = kept();
      if (row === undefined) throw error;
      isFromDevice = true;
      return row;
    }
  };
  const storeOptions = storeQuery(scope, String(basket.storeId));
  const readStore = known(
    async () => (await queryClient.fetchQuery(storeOptions)).data,
    () => queryClient.getQueryData(storeOptions.queryKey)?.data,
  );
  const readItem = ({ itemId }: BasketLine) => {
    const options = itemQuery(scope, String(itemId));
    return known(
      async () => (await queryClient.fetchQuery(options)).data as Item | null,
      () => queryClient.getQueryData(options.queryKey)?.data,
    );
  };
  const [store, items] = await Promise.all([readStore, Promise.all(basket.lines.map(readItem))]);
  const lines = basket.lines.map((line, index) =>
    lineNow(line, items[index] ?? null, basket.storeId, reading),
  );
  return { store, lines, isFromDevice };
}

function lineNow(
  wanted: BasketLine,
  item: Item | null,
  storeId: number,
  reading: PriceReading,
): BasketLineOfNow {
  // A link may name anything: one basket is of one store.
  if (item === null || item.store_id !== storeId) return { name: wanted.name, problem: "gone", line: null };
  const variation = variationOfBasketLine(wanted, item);
  if (variation === null) return { name: item.name, problem: "choices", line: null };
  const now = lineOfNow({ ...wanted, variation }, item, reading);
  return now.problem === null
    ? { name: item.name, problem: null, line: now.line }
    : { name: item.name, problem: now.problem, line: null };
}
