import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Coupon, StoreDetails } from "@/contract";
import { reachesMinimum } from "@/domain/coupon";
import { toMajor, toMinor } from "@/domain/money";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { markBusy } from "@/platform/worker";
import type { StoredCartLine } from "@/stores/cart";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { SkeletonCard } from "@/ui/window/skeleton";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { firstOrderDiscount } from "../first-order-discount";
import { orderBody } from "../order-body";
import { cashProblem, orderQuote } from "../order-quote";
import { saveCustomerAddress, saveGuestDetails } from "../save-details";
import { useCheckoutForm } from "../use-checkout-form";
import { useDeliveryDistance } from "../use-delivery-distance";
import { useDeliveryPlace } from "../use-delivery-place";
import { useOrderTimes } from "../use-order-times";
import type { PlaceOrder } from "../use-place-order";
import { AddressSection } from "./address-section";
import { ContactSection } from "./contact-section";
import { ExtrasSection } from "./extras-section";
import { OrderSummary } from "./order-summary";
import { OrderTimeSection } from "./order-time-section";
import { OrderTypeSection } from "./order-type-section";
import { PaymentSection } from "./payment-section";
import styles from "./store-checkout.module.css";

interface Props {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  place: PlaceOrder["place"];
}

/** The checkout of one store: everything that is asked, what it costs, and the press. */
export function StoreCheckout({ lines, store, place: placeOrder }: Props) {
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const place = useDeliveryPlace(store);
  const [orderType, setOrderType] = useState<"delivery" | "take_away">(
    store.delivery && config?.home_delivery_status !== 0 ? "delivery" : "take_away",
  );
  const delivery = orderType === "delivery";
  const times = useOrderTimes(store, config, lines);
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [tip, setTip] = useState(0);
  const [packaging, setPackaging] = useState(false);
  const [cutlery, setCutlery] = useState(false);
  const [substitution, setSubstitution] = useState("");
  const [saveAddress, setSaveAddress] = useState(false);
  const form = useCheckoutForm({ storeId: store.id, delivery });
  const way = useDeliveryDistance(store, place.position, delivery);

  // A tab in the checkout is busy: a new version of the app does not reload it.
  useEffect(() => markBusy(), []);

  if (!config) return <SkeletonCard ratio={16 / 9} />;
  const digits = config.digit_after_decimal_point;
  const quoteInput = {
    lines,
    store,
    config,
    zones: place.zoneData,
    orderType,
    kilometers: way.kilometers,
    vehicleExtra: way.vehicleExtra,
    coupon,
    firstOrder: firstOrderDiscount(customer, digits),
    tip,
    packaging,
  };
  const total = orderQuote(quoteInput);
  const problem = cashProblem(quoteInput, total.total);
  // The cart may have become smaller since the coupon was taken.
  const couponCounts =
    coupon !== null &&
    reachesMinimum({ minimumPurchase: toMinor(coupon.min_purchase, digits) }, total.subtotal);
  const nowhere = delivery && (place.position === null || place.outside || place.lookingUp);

  const keepDetails = (values: CheckoutFormValues) => {
    if (!signedIn) saveGuestDetails(values, delivery && saveAddress);
    else if (delivery && saveAddress && place.position) {
      // Once: an order that comes back as a question is pressed again.
      setSaveAddress(false);
      void saveCustomerAddress(values, place.position);
    }
  };

  const submit = form.handleSubmit((values) =>
    placeOrder({
      onPressed: () => keepDetails(values),
      lines,
      store,
      totalMinor: total.total,
      digits,
      zoneId: place.zoneId ?? `[${store.zone_id}]`,
      slotStartsAt: times.slotStartsAt,
      body: orderBody(store, values, {
        orderType,
        kilometers: way.kilometers,
        position: place.position,
        couponCode: couponCounts ? coupon?.code : undefined,
        total: toMajor(total.total, digits),
        tip,
        packaging,
        cutlery,
        substitution,
        scheduleAt: times.slot?.value,
      }),
    }),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.layout} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.sections}>
          <OrderTypeSection store={store} config={config} value={orderType} onChange={setOrderType} />
          {delivery ? (
            <AddressSection
              store={store}
              place={place}
              unreachable={way.failed}
              save={saveAddress}
              onSave={setSaveAddress}
              onRetry={way.retry}
            />
          ) : null}
          <OrderTimeSection times={times} />
          <ContactSection guest={!signedIn} />
          <ExtrasSection
            store={store}
            config={config}
            delivery={delivery}
            tip={tip}
            onTip={setTip}
            packaging={packaging}
            onPackaging={setPackaging}
            cutlery={cutlery}
            onCutlery={setCutlery}
            substitution={substitution}
            onSubstitution={setSubstitution}
          />
          <PaymentSection problem={problem} />
        </div>
        <OrderSummary
          lines={lines}
          store={store}
          total={total}
          digits={digits}
          pendingWay={way.pending}
          coupon={coupon}
          couponCounts={couponCounts}
          onCoupon={setCoupon}
          additionalName={config.additional_charge_name}
          disabled={problem !== null || times.impossible || nowhere || way.pending}
        />
      </form>
    </FormProvider>
  );
}
