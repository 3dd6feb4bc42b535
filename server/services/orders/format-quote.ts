import type { OrderQuote, QuotedLine } from "@/contract/calls/order-quote";
import type { DeliveryChargeParts } from "@/domain/delivery-charge";
import { optionsPrice } from "@/domain/item-price";
import { type Minor, toMajor, toPercent } from "@/domain/money";
import type { Language } from "../../context";
import type { Refusal } from "../refusals";
import { priceReadingOf } from "../settings/shop-view";
import type { CheckedOrder } from "./check-order";
import type { OrderPayment } from "./order-payment";
import type { PricedOrder } from "./price-order";

type Priced = PricedOrder & { delivery: DeliveryChargeParts | null };

export interface QuoteParts {
  order: CheckedOrder;
  priced: Priced;
  payment: OrderPayment;
  refused: readonly Refusal[];
  /** Writes the amounts of a refusal as the shop does. */
  writeAmount: (amount: Minor) => string;
}

/** A priced order as the wire tells it, with the reason for every amount. */
export function formatQuote(
  { order, priced, payment, refused, writeAmount }: QuoteParts,
  language: Language,
): OrderQuote {
  const { total, storeWide } = priced;
  const { coupon, view, store } = order;
  const major = (minor: number) => toMajor(minor, view.digits);
  return {
    lines: order.lines.map((_, index) => quotedLine(order, priced, index)),
    products: major(total.products),
    add_ons: major(total.addOns),
    discount: major(total.discount),
    store_discount: storeWide && {
      percent: toPercent(storeWide.percent),
      min_purchase: major(storeWide.minimumPurchase),
      max_discount: major(storeWide.maximumDiscount),
      granted: major(total.lineDiscounts.storeWide ?? 0),
    },
    subtotal: major(total.subtotal),
    coupon: coupon && {
      code: coupon.code,
      title: coupon.translations[view.language]?.title ?? coupon.title,
      discount: major(total.couponDiscount),
      min_purchase: major(coupon.minimumPurchase),
      frees_delivery: total.freeDeliveryBy === "coupon",
    },
    first_order_bonus: major(total.firstOrderBonus),
    tax: { amount: major(total.tax), percent: toPercent(store.tax), included: total.taxIncluded },
    delivery: quotedDelivery(order, priced),
    packaging: major(total.packaging),
    tip: major(total.tip),
    additional_charge: major(total.additionalCharge),
    additional_charge_name: order.rules.additionalChargeName,
    rounding: major(total.rounding),
    total: major(total.total),
    from_wallet: major(payment.fromWallet),
    in_cash: major(total.total - payment.fromWallet),
    problems: refused.flatMap((refusal) => refusal.inLanguage(language, writeAmount).errors),
  };
}

function quotedLine(
  { lines, view }: CheckedOrder,
  { total, lines: prices }: Priced,
  index: number,
): QuotedLine {
  const line = lines[index];
  const price = prices[index];
  if (!line || !price) throw new Error("A line has no price.");
  const major = (minor: number) => toMajor(minor, view.digits);
  const discount = total.lineDiscounts.lines[index] ?? 0;
  const isCombination = line.shown.some((entry) => "type" in entry);
  return {
    item_id: line.item.id,
    model: line.model,
    name: line.item.name,
    quantity: line.quantity,
    unit_price: major(price.unit),
    options_price: isCombination ? 0 : major(optionsPrice(line.item, line.shown, priceReadingOf(view))),
    products: major(price.products),
    add_ons: line.addOns.map(({ id, quantity }) => {
      const addOn = line.item.add_ons.find((candidate) => candidate.id === id);
      const each = line.lineItem.addOns.find((candidate) => candidate.id === id)?.price ?? 0;
      return {
        id,
        name: addOn?.name ?? "",
        price: major(each),
        quantity,
        total: major(each * quantity),
      };
    }),
    add_ons_total: major(price.addOns),
    discount: major(discount),
    discount_by:
      discount === 0
        ? null
        : line.model === "ItemCampaign"
          ? "campaign"
          : line.item.flash_sale === 1
            ? "flash_sale"
            : total.lineDiscounts.storeWideLines.includes(index)
              ? "store"
              : "item",
    total: major(price.products - discount + price.addOns),
  };
}

function quotedDelivery(
  { view, store, terms, distanceMeters }: CheckedOrder,
  { delivery, total }: Priced,
): OrderQuote["delivery"] {
  if (delivery === null) return null;
  const major = (minor: number) => toMajor(minor, view.digits);
  return {
    type: store.selfDelivery ? "store" : terms.tariff.type,
    distance: distanceMeters / 1000,
    tariff: major(delivery.tariff),
    vehicle_extra: major(delivery.vehicleExtra),
    surge: major(delivery.surge),
    surge_percent: delivery.surge > 0 ? toPercent(terms.zone.increasedFee) : 0,
    original: major(total.originalDeliveryCharge),
    charge: major(total.deliveryCharge),
    free_by: total.freeDeliveryBy,
  };
}
