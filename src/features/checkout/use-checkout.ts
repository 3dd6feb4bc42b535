/** The checkout of one store beside its form: where to, for when, and at what price. */

import { createContext, useContext, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Config, StoreDetails } from "@/contract";
import { couponFreesDelivery, couponTerms, reachesMinimum } from "@/domain/coupon";
import { currencyTerms, roundedTotal } from "@/domain/currencies/money-rounding";
import { zoneTerms } from "@/domain/delivery-terms";
import { missingForMinimumOrder } from "@/domain/minimum-order";
import { type Minor, toMinor } from "@/domain/money";
import { type CartPrice, cartPrice } from "@/domain/order-lines";
import type { OrderTotal } from "@/domain/order-total";
import { needsPrescription } from "@/domain/prescription";
import { priceReading } from "@/domain/price-reading";
import { customerQuery } from "@/features/auth";
import {
  defaultPayment,
  isPaidInCash,
  type OfflineChoice,
  type PaymentOption,
  type PaymentOptions,
  parseOfflineDetails,
  paymentFor,
  paymentOptions,
  useOfflineChoice,
} from "@/features/payment";
import { useConnectivity } from "@/platform/connectivity";
import { useQuery } from "@/platform/query";
import type { StoredCartLine } from "@/stores/cart";
import { useStoreWideDiscount } from "@/stores/cart/use-cart-price";
import { usePrescriptionPhotos } from "@/stores/prescription-photos";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { firstOrderDiscount } from "./first-order-discount";
import { quoteBody } from "./order-body";
import { cashProblem, orderQuote } from "./order-quote";
import type { QuotedOrder } from "./quoted-order";
import { type CheckoutCoupon, useCheckoutCoupon } from "./use-checkout-coupon";
import { type DeliveryDistance, useDeliveryDistance } from "./use-delivery-distance";
import { type DeliveryPlace, useDeliveryPlace } from "./use-delivery-place";
import { type OrderTimes, useOrderTimes } from "./use-order-times";
import { useServerQuote } from "./use-server-quote";

export interface CheckoutSubject {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  config: Config;
}

export interface Checkout extends CheckoutSubject, CheckoutCoupon {
  orderType: "delivery" | "take_away";
  /** Digits of the currency after the decimal point. */
  digits: number;
  /** The unit of change, minor units. */
  smallAmount: Minor;
  place: DeliveryPlace;
  distance: DeliveryDistance;
  times: OrderTimes;
  /** The sum reaches the coupon's minimum; otherwise nothing is taken off. */
  couponApplies: boolean;
  /** It does, and nothing is taken off: it pays for a delivery that costs nothing. */
  couponGivesNothing: boolean;
  /** The price of each line and the state of the store's discount; minor units. */
  prices: CartPrice;
  /** Every amount, minor units: the shop's own price where it is known, otherwise what this page computes. */
  total: OrderTotal;
  /** The shop's own price, null while it is not known, and the one that this page computed. */
  quote: { quoted: QuotedOrder | null; computed: OrderTotal };
  /** The ways of paying that are offered, with why one of them cannot be chosen. */
  payments: PaymentOptions;
  /** The option used for the shopper's choice. */
  payment: PaymentOption;
  /** Paying outside of the app: the methods, the chosen one, and its filled-in fields. */
  offline: OfflineChoice;
  /** It is another one than the shopper chose, because of the total or the balance. */
  paymentChanged: boolean;
  /** The customer's balance, minor units; null while it is unknown, undefined for guests. */
  balance: number | null | undefined;
  /** The amount up to the store's minimum order, minor units. */
  missing: number;
  /** Something in the cart is sold on prescription only. */
  needsPrescription: boolean;
  /** It is, and no photo of one was chosen yet. */
  prescriptionMissing: boolean;
  /** Something that only the shopper or the shop can change is missing for the order. */
  blocked: boolean;
  /** A delivery without a place, or to one where the store does not deliver. */
  missingPlace: boolean;
}

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext.Provider;

/** For the parts of the checkout's form. */
export function useCheckoutContext(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error("Outside of a checkout.");
  return checkout;
}

export function useCheckout(
  { lines, store, config }: CheckoutSubject,
  { control }: UseFormReturn<CheckoutFormValues>,
): Checkout {
  const [orderType, tip, packaging, choice] = useWatch({
    control,
    name: ["order_type", "dm_tips", "packaging", "payment"],
  });
  const delivery = orderType === "delivery";
  const signedIn = useIsSignedIn();
  const connection = useConnectivity();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const place = useDeliveryPlace(store);
  const distance = useDeliveryDistance(store, place.position, delivery, config.idempotency === true);
  const times = useOrderTimes(store, config, lines);
  const ofCoupon = useCheckoutCoupon(store.id);
  const { coupon } = ofCoupon;
  const reading = priceReading(config);
  const { digits } = reading;
  const steps = currencyTerms(config);
  const storeWide = useStoreWideDiscount(store, digits) ?? null;
  const computedPrices = cartPrice(lines, storeWide, reading);
  const quoteInput = {
    lines,
    store,
    storeWide,
    config,
    zones: place.zoneData,
    orderType,
    kilometers: distance.kilometers,
    vehicleExtra: distance.vehicleExtra,
    coupon,
    firstOrder: firstOrderDiscount(customer, digits),
    tip,
    packaging,
  };
  const computed = orderQuote(quoteInput);
  // The cart may have become smaller since the coupon was taken.
  const couponApplies =
    coupon !== null &&
    reachesMinimum({ minimumPurchase: toMinor(coupon.min_purchase, digits) }, computed.subtotal);
  const { zone } = zoneTerms(place.zoneData, store);
  const written = parseOfflineDetails(useWatch({ control, name: "offline_details" }));
  const offline = useOfflineChoice(written, config, zone);
  const balance = !signedIn ? undefined : customer ? toMinor(customer.wallet_balance, digits) : null;
  const optionsFor = (amount: Minor) =>
    paymentOptions({
      config,
      zone,
      offline: offline.methods.length > 0,
      total: amount,
      steps,
      balance,
      online: connection !== "offline",
      cashProblem: (cash) => cashProblem(quoteInput, cash),
    });
  // A choice of an earlier visit is no choice of now: where it has become impossible this visit does not begin with it.
  const [chosenBefore] = useState(choice);
  const usedOf = (options: PaymentOptions): PaymentOption => {
    const used = choice === "" ? defaultPayment(options) : paymentFor(choice, options);
    return used.problem !== null && choice === chosenBefore ? defaultPayment(options) : used;
  };
  const noPlace = delivery && (place.position === null || place.outside || place.lookingUp);
  const missingPlace = delivery && (place.position === null || place.outside);
  const asked =
    noPlace || distance.pending || times.impossible
      ? null
      : quoteBody(
          {
            order_type: orderType,
            dm_tips: tip,
            packaging,
            payment: usedOf(optionsFor(computed.total - computed.rounding)).choice,
          },
          lines,
          {
            store,
            kilometers: distance.kilometers,
            position: place.position,
            couponCode: couponApplies ? coupon.code : undefined,
            scheduleAt: times.slot?.value,
          },
        );
  const answer = useServerQuote(store.module_id, asked, digits);
  const quoted = answer?.lines.length === lines.length ? answer : null;
  const sum = quoted?.total ?? computed;
  const prices = quoted ? { ...computedPrices, lines: quoted.lines } : computedPrices;
  const payments = optionsFor(sum.total - sum.rounding);
  const payment = usedOf(payments);
  // Coins are missing for some sums, and gateways cannot charge all: how it is paid decides how the total is rounded.
  const step = isPaidInCash(payment.choice) ? steps.cash : steps.other;
  const total = roundedTotal(sum, step);
  const onPrescription = needsPrescription(lines.map(({ item }) => item));
  const hasPhotos = usePrescriptionPhotos(store.module_id).length > 0;
  const prescriptionMissing = onPrescription && !hasPhotos;
  return {
    lines,
    store,
    config,
    orderType,
    digits,
    smallAmount: steps.smallAmount,
    place,
    distance,
    times,
    ...ofCoupon,
    couponApplies,
    couponGivesNothing:
      couponFreesDelivery(coupon && couponTerms(coupon, digits), computed.subtotal) &&
      (!delivery || (!noPlace && !distance.pending)) &&
      total.freeDeliveryBy !== "coupon",
    prices,
    total,
    quote: {
      quoted: quoted && { ...quoted, total: roundedTotal(quoted.total, step) },
      computed: roundedTotal(computed, step),
    },
    payments,
    payment,
    offline,
    // A total without its delivery charge says nothing yet.
    paymentChanged:
      choice !== "" && payment.choice !== choice && payment.problem === null && !distance.pending,
    balance,
    missing: missingForMinimumOrder(total, toMinor(store.minimum_order, digits)),
    needsPrescription: onPrescription,
    prescriptionMissing,
    missingPlace,
    blocked:
      payment.problem !== null || times.impossible || noPlace || distance.pending || prescriptionMissing,
  };
}
