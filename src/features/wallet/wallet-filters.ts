import type { WalletFilter } from "@/contract/calls/wallet";

/** Kinds of movements, in the order in which they are offered. */
export const offeredWalletFilters = [
  "order",
  "loyalty_point",
  "add_fund",
  "referrer",
  "CashBack",
] as const satisfies readonly WalletFilter[];

const fundFlags = ["success", "fail", "cancel", "pending"] as const;

/** The flag in an address about money that was added; null for none. */
export const fundFlagOf = (value: string | null): (typeof fundFlags)[number] | null =>
  fundFlags.find((flag) => flag === value) ?? null;

/** The kind that an address names; every kind otherwise. */
export const walletFilterOf = (value: string | null): WalletFilter | "all" =>
  offeredWalletFilters.find((filter) => filter === value) ?? "all";
