/** A zone's surge on an order's delivery and its reason, as the order keeps them. */
import type { DeliveryChargeParts } from "@/domain/delivery-charge";
import type { Minor } from "@/domain/money";
import type { Language } from "../../context";
import type { OrderRow } from "../../db/schema";
import type { ZoneRow } from "./delivery-charge";

/** The surge of a charge; null where nothing was added, and where the delivery became free. */
export function orderSurge(
  zone: Pick<ZoneRow, "increasedFee" | "increasedFeeMessage" | "translations">,
  parts: Pick<DeliveryChargeParts, "surge"> | null,
  charge: Minor,
): OrderRow["surge"] {
  if (parts === null || parts.surge === 0 || charge === 0) return null;
  const translated = Object.entries(zone.translations).flatMap(([language, texts]) =>
    texts?.increased_fee_message ? [[language, texts.increased_fee_message] as const] : [],
  );
  return {
    percent: zone.increasedFee,
    reason: zone.increasedFeeMessage?.trim() ?? "",
    translations: Object.fromEntries(translated),
  };
}

/** The zone's reason in the reader's language; empty where it gave none. */
export const surgeReason = ({ surge }: Pick<OrderRow, "surge">, language: Language): string =>
  surge?.translations[language] ?? surge?.reason ?? "";
