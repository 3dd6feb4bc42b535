import type { QueryClient } from "@tanstack/react-query";
import type { Item, OrderLine } from "@/contract";
import type { PriceReading } from "@/domain/price-reading";
import { type ReorderLine, reorderLine } from "@/domain/reorder";
import { itemQuery } from "@/features/items";
import { isMissing } from "@/platform/http/api-error";
import { shopScope } from "@/stores/shop-scope";
import { orderLinesQuery } from "./api/get-order-lines";

export interface Reorder {
  lines: ReorderLine[];
  /** Whether some prices and stocks are the last ones that this device has seen. */
  isFromDevice: boolean;
}

/** The lines of a past order, from the server or else from this device. Throws an `ApiError` when neither can be had. */
async function soldLines(
  queryClient: QueryClient,
  accountKey: string,
  orderId: number,
): Promise<readonly OrderLine[]> {
  const options = orderLinesQuery(accountKey, orderId);
  const details = await queryClient.fetchQuery(options).catch((error: unknown) => {
    const kept = queryClient.getQueryData(options.queryKey);
    if (kept === undefined) throw error;
    return kept;
  });
  return details.data.kind === "lines" ? details.data.lines : [];
}

/** The lines of a past order that can be bought now. Throws an `ApiError` when the order itself cannot be read. */
export async function loadReorder(
  queryClient: QueryClient,
  accountKey: string,
  orderId: number,
  reading: PriceReading,
): Promise<Reorder> {
  const sold = await soldLines(queryClient, accountKey, orderId);
  let isFromDevice = false;
  const itemOf = async (line: OrderLine): Promise<Item | null> => {
    // A campaign's offer is not sold by itself, and its snapshot carries the campaign's number: as an item that is another one.
    if (line.item_campaign_id !== null) return null;
    const id = line.item_id ?? line.item_details.id;
    const scope = { ...shopScope(), moduleId: line.item_details.module_id };
    try {
      return (await queryClient.fetchQuery(itemQuery(scope, String(id)))).data;
    } catch (error) {
      if (isMissing(error)) return null;
      isFromDevice = true;
      return queryClient.getQueryData(itemQuery(scope, String(id)).queryKey)?.data ?? line.item_details;
    }
  };
  const items = await Promise.all(sold.map(itemOf));
  return {
    lines: sold.map((line, index) => reorderLine(line, items[index] ?? null, reading)),
    isFromDevice,
  };
}
