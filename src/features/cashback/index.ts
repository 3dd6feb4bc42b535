import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

/** An order's cashback, in a chunk of its own. */
export const CashbackLine = lazy(optional(() => import("./components/cashback-line")));
/** The floating button with a customer's offers, in a chunk of its own. */
export const CashbackCorner = lazy(optional(() => import("./components/cashback-corner")));
