import { and, eq } from "drizzle-orm";
import type { TaxPreview, TaxRequest } from "@/contract/calls/orders";
import { percentOf, toMajor, toMinor } from "@/domain/money";
import { includedTax } from "@/domain/tax";
import type { ServerContext, Transaction } from "../../context";
import { stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { checkCoupon } from "../coupons/check-coupon";
import type { Owner } from "../owner/owner";
import { orThrow, refuse } from "../refusals";
import { readShopRules, type ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { draftLines } from "./order-lines";
import { throwFirst } from "./order-problems";
import { priceOrder } from "./price-order";

interface TaxPreviewInput {
  owner: Owner;
  body: TaxRequest;
  moduleId: number;
}

/** POST /customer/order/get-Tax: the tax of the order that would be placed, by the same functions. */
export function previewTax(
  { database }: Pick<ServerContext, "database">,
  input: TaxPreviewInput,
  view: ShopView,
): Promise<TaxPreview> {
  // Drafting the lines locks the cart, so it needs a transaction.
  return transact(database, (tx) => taxOfRequest(tx, input, view));
}

/** The tax of a parcel's charge, which the request names as `order_amount`: both ends are not known here. */
function parcelTax(body: TaxRequest, { parcel, taxIncluded }: ShopRules, { digits }: ShopView): TaxPreview {
  const charge = toMinor(body.order_amount, digits);
  const tax = taxIncluded ? includedTax(charge, parcel.tax) : percentOf(charge, parcel.tax);
  return {
    tax_amount: toMajor(tax, digits),
    tax_status: taxIncluded ? "included" : "excluded",
    tax_included: taxIncluded ? 1 : 0,
  };
}

async function taxOfRequest(tx: Transaction, input: TaxPreviewInput, view: ShopView): Promise<TaxPreview> {
  const { owner, body } = input;
  const rules = await readShopRules(tx);
  if (body.order_type === "parcel") return parcelTax(body, rules, view);
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
    { holdsRows: true },
  );
  if (lines.some((line) => line.lineItem.row.storeId !== store.id)) throw refuse("store_other");
  const code = body.coupon_code?.trim();
  const coupon = code
    ? orThrow(
        await checkCoupon(tx, code, {
          customerId: owner.kind === "customer" ? owner.customerId : null,
          storeId: store.id,
          moduleId: store.moduleId,
          zoneId: store.zoneId,
          now: view.now,
          timeZone: view.timeZone,
        }),
      )
    : null;
  const checks = priceOrder(
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
  const { total } = await throwFirst(checks);
  return {
    tax_amount: toMajor(total.tax, view.digits),
    tax_status: total.taxIncluded ? "included" : "excluded",
    tax_included: total.taxIncluded ? 1 : 0,
  };
}
