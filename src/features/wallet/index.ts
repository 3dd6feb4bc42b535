import { lazy } from "@/ui/loading/lazy";

/** The customer's wallet, in a chunk of its own. */
export const CustomerWallet = lazy(() => import("./components/customer-wallet"));
/** The customer's loyalty points, in a chunk of its own. */
export const CustomerLoyaltyPoints = lazy(() => import("./components/customer-loyalty-points"));
export { fundFlagOf, walletFilterOf } from "./wallet-filters";
