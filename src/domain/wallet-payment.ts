/** The wallet's part of an order: all of it, or the first part with the rest in cash or online. */
import type { Config } from "@/contract";
import type { Minor } from "./money";

export interface WalletRules {
  /** Customers may pay from their wallets. */
  readonly wallet: boolean;
  /** A wallet with too little may pay the first part, cash the rest. */
  readonly walletAndCash: boolean;
  /** The same, the rest online. */
  readonly walletAndOnline: boolean;
}

/** How this shop takes wallets. */
export function walletRules(
  config: Pick<Config, "customer_wallet_status" | "partial_payment_status" | "partial_payment_method">,
): WalletRules {
  const wallet = config.customer_wallet_status === 1;
  const together = wallet && config.partial_payment_status === 1;
  return {
    wallet,
    walletAndCash: together && config.partial_payment_method !== "digital_payment",
    walletAndOnline: together && config.partial_payment_method !== "cod",
  };
}

/** The wallet's share, or that it holds too little (`short`), or that it could pay the `whole` and no part is taken. */
type WalletShare = { readonly share: Minor } | { readonly problem: "short" | "whole" };

/**
 * The share of a total that a wallet with this balance pays, alone or as the first part (`wallet_and_cash`, whatever pays the rest);
 * minor units. A part leaves a rest that can be paid: the total is a multiple of `step`, and so is the part.
 */
export function walletShare(
  way: "wallet" | "wallet_and_cash",
  { total, balance, step = 1 }: { total: Minor; balance: Minor; step?: Minor },
): WalletShare {
  if (way === "wallet") return balance < total ? { problem: "short" } : { share: total };
  if (balance >= total) return { problem: "whole" };
  const share = balance - (balance % step);
  return share > 0 ? { share } : { problem: "short" };
}
