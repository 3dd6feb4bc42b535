import type { WalletFilter } from "@/contract/calls/wallet";

/** Kinds of movements, in the order in which they are offered. */
export const walletFilters = [
  "order",
  "loyalty_point",
  "add_fund",
  "referrer",
  "CashBack",
] as const satisfies readonly WalletFilter[];

/** The kind that an address names; every kind otherwise. */
export const walletFilterOf = (value: string | null): WalletFilter | "all" =>
  walletFilters.find((filter) => filter === value) ?? "all";
