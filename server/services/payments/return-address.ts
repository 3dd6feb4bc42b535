/** Where a shopper is led after a payment: pages of the shop and of the origins that may call the API, and nowhere else. */
import type { Settings } from "../../environment/settings";
import { isKnownOrigin } from "./known-origin";

/** The outcome that a shopper is told on the return. */
export type PaymentFlag = "success" | "fail" | "cancel" | "pending";

/** A callback in its canonical form; null when it leads elsewhere. */
export function readCallback(
  callback: unknown,
  settings: Pick<Settings, "publicUrl" | "corsOrigins">,
): string | null {
  if (typeof callback !== "string" || callback.length > 1000) return null;
  try {
    const url = new URL(callback);
    if (!["http:", "https:"].includes(url.protocol) || url.username || url.password) return null;
    return isKnownOrigin(url.origin, settings) ? url.href : null;
  } catch {
    return null;
  }
}

/** The callback with the result. Existing values of the same names are replaced. */
export function returnAddress(callback: string, flag: PaymentFlag, orderId: number | null): string {
  const url = new URL(callback);
  url.searchParams.set("flag", flag);
  if (orderId !== null) url.searchParams.set("order_id", String(orderId));
  return url.href;
}
