import type { Config } from "@/contract";
import type { AccountPage } from "./paths";

type PageConfig = Pick<Config, "customer_wallet_status" | "loyalty_point_status" | "ref_earning_status">;

/** Whether the operator has switched an account page off. While config is unknown, none is. */
export function isAccountPageOff(page: AccountPage, config: PageConfig | undefined | null): boolean {
  if (page === "wallet") return config?.customer_wallet_status === 0;
  if (page === "loyalty-points") return config?.loyalty_point_status === 0;
  if (page === "referral-code") return config?.ref_earning_status === 0;
  return false;
}
