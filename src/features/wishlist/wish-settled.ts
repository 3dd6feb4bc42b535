import type { QueryClient } from "@tanstack/react-query";
import type { Wishlist } from "@/contract";
import { isAnswer } from "@/platform/query";

/** What holds at the server now. */
interface SettledWish {
  target: "item" | "store";
  id: number;
  wished: boolean;
}

/**
 * After the server's word on a wish, whoever made it: another tab, the worker, or this page before its list had come.
 * Lists that say otherwise, or were on their way meanwhile, are asked for anew; where all is as it should be, nothing is.
 */
export function wishSettled(queryClient: QueryClient, { target, id, wished }: SettledWish): void {
  const queryKey = ["wishlist"];
  const lists = queryClient.getQueryCache().findAll({ queryKey });
  const holds = lists.some(
    ({ state: { data } }) => isAnswer(data) && (data.data as Wishlist)[target].some((row) => row.id === id),
  );
  const onTheirWay = lists.some(({ state }) => state.fetchStatus === "fetching");
  if (holds !== wished || onTheirWay) void queryClient.invalidateQueries({ queryKey });
}
