/** Choices that the checkout and the order pages offer and preview: reasons, instructions, tips, extra charges and surge. */
import { and, asc, count, desc, eq, gt, sql } from "drizzle-orm";
import type {
  CancelReasonPage,
  MostTips,
  ParcelInstructionPage,
  RefundReasons,
  SurgePrice,
} from "@/contract/calls/orders";
import { vehicleExtra } from "@/domain/delivery-charge";
import { toMajor, toPercent } from "@/domain/money";
import type { Language, Queryable } from "../../context";
import { cancelReasons, orders } from "../../db/schema";
import { textsOf } from "../../locales";
import { readSetting, settingInLanguage } from "../settings/settings";
import { readVehicleBands, zoneTerms } from "./delivery-charge";

/** Reasons to cancel for one kind of user, by page. */
export async function listCancelReasons(
  database: Queryable,
  filter: { userType: string; limit: number; offset: number },
  language: Language,
): Promise<CancelReasonPage> {
  const where = and(eq(cancelReasons.userType, filter.userType), eq(cancelReasons.active, true));
  const rows = await database
    .select()
    .from(cancelReasons)
    .where(where)
    .orderBy(asc(cancelReasons.id))
    .limit(filter.limit)
    .offset((filter.offset - 1) * filter.limit);
  const [total] = await database.select({ rows: count() }).from(cancelReasons).where(where);
  return {
    total_size: total?.rows ?? 0,
    limit: filter.limit,
    offset: filter.offset,
    data: rows.map((row) => ({
      id: row.id,
      reason: row.translations[language]?.reason ?? row.reason,
      user_type: row.userType,
      status: 1,
      created_at: row.createdAt.toISOString(),
    })),
  };
}

async function settingTexts(
  database: Queryable,
  key: string,
  fallback: readonly unknown[],
  language: Language,
) {
  const value = settingInLanguage((await readSetting(database, key)) ?? fallback, language);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Reasons for a refund; setting `refund_reasons`. */
export async function listRefundReasons(database: Queryable, language: Language): Promise<RefundReasons> {
  const reasons = await settingTexts(database, "refund_reasons", textsOf(language).refundReasons, language);
  return { refund_reasons: reasons.map((reason, index) => ({ id: index + 1, reason, status: 1 })) };
}

/** Instructions for parcels; setting `parcel_instructions`. */
export async function listParcelInstructions(
  database: Queryable,
  page: { limit: number; offset: number },
  language: Language,
): Promise<ParcelInstructionPage> {
  const texts = await settingTexts(
    database,
    "parcel_instructions",
    textsOf(language).parcelInstructions,
    language,
  );
  const data = texts.map((instruction, index) => ({ id: index + 1, instruction, status: 1 as const }));
  const start = (page.offset - 1) * page.limit;
  return { total_size: data.length, ...page, data: data.slice(start, start + page.limit) };
}

/** The tip that is given most often, or null. Only the newest orders count. */
export async function mostTips(database: Queryable, digits: number): Promise<MostTips> {
  const recent = database
    .select({ tip: orders.tip })
    .from(orders)
    .where(gt(orders.tip, 0))
    .orderBy(desc(orders.createdAt))
    .limit(500)
    .as("recent");
  const [row] = await database
    .select({ tip: recent.tip })
    .from(recent)
    .groupBy(recent.tip)
    .orderBy(sql`count(*) desc`, desc(recent.tip))
    .limit(1);
  return { most_tips_amount: row ? toMajor(row.tip, digits) : null };
}

/** Extra charge of a distance in kilometres, in major units. */
export async function extraCharge(database: Queryable, kilometers: number, digits: number): Promise<number> {
  return toMajor(vehicleExtra(Math.round(kilometers * 1000), await readVehicleBands(database)), digits);
}

/** Surge of a zone: percent of the delivery charge, 0 when none runs. */
export async function surgePrice(
  database: Queryable,
  zoneId: number,
  moduleId: number,
  language: Language,
): Promise<SurgePrice> {
  const terms = await zoneTerms(database, zoneId, moduleId);
  const zone = terms?.zone;
  const runs = zone?.increasedFeeActive === true && zone.increasedFee > 0;
  const note = runs
    ? (zone.translations[language]?.increased_fee_message ?? zone.increasedFeeMessage ?? "")
    : "";
  return {
    title: "",
    customer_note: note,
    customer_note_status: note ? 1 : 0,
    price: runs ? toPercent(zone.increasedFee) : 0,
    price_type: "percent",
  };
}
