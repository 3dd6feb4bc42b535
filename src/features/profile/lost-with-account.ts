import type { TextKey } from "@/platform/i18n";

/** The words for what goes with an account; null where it holds neither money nor points. */
export function lostWithAccount(balance: number, points: number): TextKey<"account"> | null {
  if (balance > 0) return points > 0 ? "delete.money" : "delete.onlyMoney";
  return points > 0 ? "delete.onlyPoints" : null;
}
