/** Short lists and figures around ordering: reasons, instructions, tips, charges, tax and surge previews. */
import { and, asc, count, desc, eq, gt, sql } from "drizzle-orm";
import type {
  CancelReasonPage,
  MostTips,
  OfflinePaymentMethods,
  ParcelInstructionPage,
  RefundReasons,
  SurgePrice,
  TaxPreview,
  TaxRequest,
} from "@/contract/calls/orders";
import { vehicleExtra } from "@/domain/delivery-charge";
import { toMajor } from "@/domain/money";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import { cancelReasons, orders, stores } from "../../db/schema";
import { usableCoupon } from "../coupons/usable-coupon";
import type { Owner } from "../owner/owner";
import { refuse } from "../refusals";
import { readSetting, settingInLanguage } from "../settings/settings";
import { readShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { readVehicleBands, zoneTerms } from "./delivery-charge";
import { draftLines } from "./order-lines";
import { priceOrder } from "./price-order";

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

async function textsOf(database: Queryable, key: string, fallback: readonly unknown[], language: Language) {
  const value = settingInLanguage((await readSetting(database, key)) ?? fallback, language);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

const usualRefundReasons = [
  { en: "Something was missing", ar: "شيء ما كان ناقصاً" },
  { en: "The wrong item was delivered", ar: "تم توصيل منتج خاطئ" },
  { en: "The item was damaged or spoiled", ar: "المنتج كان تالفاً أو فاسداً" },
  { en: "The order came too late", ar: "وصل الطلب متأخراً جداً" },
] as const;

/** Reasons for a refund; setting `refund_reasons`. */
export async function listRefundReasons(database: Queryable, language: Language): Promise<RefundReasons> {
  const reasons = await textsOf(database, "refund_reasons", usualRefundReasons, language);
  return { refund_reasons: reasons.map((reason, index) => ({ id: index + 1, reason, status: 1 })) };
}

const usualInstructions = [
  { en: "Call when you arrive", ar: "اتصل عند الوصول" },
  { en: "Leave it at the door", ar: "اتركه عند الباب" },
  { en: "Handle with care", ar: "تعامل بعناية" },
] as const;

/** Instructions for parcels; setting `parcel_instructions`. */
export async function listParcelInstructions(
  database: Queryable,
  page: { limit: number; offset: number },
  language: Language,
): Promise<ParcelInstructionPage> {
  const texts = await textsOf(database, "parcel_instructions", usualInstructions, language);
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

interface OfflineMethodSetting {
  name: string;
  fields: { name: string; value: string }[];
  informations: { key: string; label: string; placeholder: string; required: boolean }[];
}

/** Ways of paying offline; setting `offline_payment_methods`, ids are places in it. */
export async function listOfflineMethods(
  database: Queryable,
  language: Language,
): Promise<OfflinePaymentMethods> {
  const value = settingInLanguage(await readSetting(database, "offline_payment_methods"), language);
  if (!Array.isArray(value)) return [];
  return (value as OfflineMethodSetting[]).map((method, index) => ({
    id: index + 1,
    method_name: method.name,
    method_fields: method.fields.map((field) => ({ input_name: field.name, input_data: field.value })),
    method_informations: method.informations.map((information) => ({
      customer_input: information.key,
      customer_placeholder: information.placeholder,
      is_required: information.required ? 1 : 0,
    })),
    status: 1,
  }));
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
    price: runs ? toMajor(zone.increasedFee, 2) : 0,
    price_type: "percent",
  };
}

/** POST /customer/order/get-Tax: the tax of the order that would be placed, by the same functions. */
export async function previewTax(
  tx: Transaction,
  context: ServerContext,
  input: { owner: Owner; body: TaxRequest; moduleId: number },
  view: ShopView,
): Promise<TaxPreview> {
  const { owner, body } = input;
  const rules = await readShopRules(tx);
  if (!body.store_id) throw refuse("store_missing");
  const [store] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, body.store_id), eq(stores.status, true), eq(stores.moduleId, input.moduleId)))
    .limit(1);
  if (!store) throw refuse("store_unknown");
  const buyNow = ["1", "true"].includes(String(body.is_buy_now ?? 0)) ? 1 : 0;
  const lines = await draftLines(
    tx,
    owner,
    { is_buy_now: buyNow, cart: body.cart, cart_id: body.cart_id },
    input.moduleId,
    view,
  );
  if (lines.some((line) => line.lineItem.row.storeId !== store.id)) throw refuse("store_other");
  const code = body.coupon_code?.trim();
  const coupon =
    code && owner.kind === "customer"
      ? await usableCoupon(tx, code, {
          customerId: owner.customerId,
          storeId: store.id,
          moduleId: store.moduleId,
          zoneId: store.zoneId,
          now: context.clock.now(),
          timeZone: view.timeZone,
        })
      : null;
  const { total } = await priceOrder(
    tx,
    {
      body: { extra_packaging_amount: body.extra_packaging_amount },
      orderType: "take_away",
      lines,
      store: { ...store, minimumOrder: 0 },
      rules,
      coupon,
      firstOrder: false,
      deliveryCharge: 0,
    },
    view,
  );
  return {
    tax_amount: toMajor(total.tax, view.digits),
    tax_status: total.taxIncluded ? "included" : "excluded",
    tax_included: total.taxIncluded ? 1 : 0,
  };
}
