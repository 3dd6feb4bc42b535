import type { Database } from "../context";
import { cancelReasons, settings } from "../db/schema";

/** The settings of the small shop's operator. */
export async function fillSettings(database: Database): Promise<void> {
  await database
    .insert(cancelReasons)
    .values([
      { reason: "Changed my mind", translations: { ar: { reason: "غيرت رأيي" } } },
      { reason: "Too slow" },
      { reason: "Store closed", userType: "store" },
    ]);
  await database.insert(settings).values([
    { key: "digit_after_decimal_point", value: 2 },
    { key: "additional_charge_status", value: 1 },
    { key: "additional_charge", value: 0.5 },
    { key: "dm_tips_status", value: 1 },
    { key: "guest_checkout_status", value: 1 },
    { key: "takeaway_status", value: 1 },
    { key: "home_delivery_status", value: 1 },
    { key: "schedule_order", value: true },
    { key: "cash_on_delivery", value: true },
  ]);
}
