import { useDeferredValue, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { toMajor } from "@/domain/money";
import { gatewayFor } from "@/features/payment";
import { preloadTexts, translator } from "@/platform/i18n";
import type { OutboxProblem } from "@/platform/outbox";
import { markBusy } from "@/platform/worker";
import { rememberPayment } from "@/stores/last-payment";
import { prescriptionPhotos } from "@/stores/prescription-photos";
import { useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { leadToMissing } from "@/ui/plain/lead-to-missing";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { noteGuestAccountRequest } from "../guest-account-request";
import { buyNowBody, orderBody } from "../order-body";
import { saveCustomerAddress, saveGuestDetails } from "../save-details";
import { CheckoutProvider, type CheckoutSubject, useCheckout } from "../use-checkout";
import { loadCheckoutRules, useCheckoutForm } from "../use-checkout-form";
import type { PlaceOrder } from "../use-place-order";
import { useRefusedCoupon } from "../use-refused-coupon";
import { useRefusedField } from "../use-refused-field";
import { AddressSection } from "./address-section";
import { CollectSection } from "./collect-section";
import { ContactSection } from "./contact-section";
import { EarlyPlaceBar, EarlySummary } from "./early-place-button";
import { loadRest } from "./load-rest";
import { OrderItems } from "./order-items";
import { OrderTimeSection } from "./order-time-section";
import { OrderTypeSection } from "./order-type-section";
import styles from "./store-checkout.module.css";

const MoreSections = lazy(() => loadRest().then(({ MoreSections }) => ({ default: MoreSections })));
const PlaceBar = lazy(() => loadRest().then(({ PlaceBar }) => ({ default: PlaceBar })));
const OrderSummary = lazy(() => loadRest().then(({ OrderSummary }) => ({ default: OrderSummary })));

interface Props extends CheckoutSubject {
  placeOrder: PlaceOrder["place"];
  /** The lines are ordered by themselves, beside the cart. */
  isBuyNow: boolean;
  /** Hears what the cart costs now, major units; null while it cannot be ordered. */
  onTotal: (total: number | null) => void;
  /** Why the server took no order, while the shopper is told; null otherwise. */
  refusal: OutboxProblem | null;
}

/** The checkout of one store: everything that is asked, what it costs, and the button that orders. */
export function StoreCheckout({ placeOrder, isBuyNow, onTotal, refusal, ...subject }: Props) {
  const { lines, store, config } = subject;
  const signedIn = useIsSignedIn();
  const form = useCheckoutForm(store, config);
  const checkout = useCheckout(subject, form);
  const { place, distance, times, digits } = checkout;
  useRefusedCoupon(checkout);
  // The part below the first fields of a phone is rendered after them.
  const complete = useDeferredValue(true, false);

  // A tab in the checkout is busy: a new version of the app does not reload it.
  useEffect(() => markBusy(), []);

  const orderable = checkout.blocked || checkout.missing > 0 ? null : toMajor(checkout.total.total, digits);
  useEffect(() => onTotal(orderable), [onTotal, orderable]);

  useRefusedField(form, refusal);

  const saveDetails = (values: CheckoutFormValues) => {
    const withAddress = values.order_type === "delivery" && values.save_address;
    noteGuestAccountRequest(values);
    if (!signedIn) saveGuestDetails(values, withAddress);
    else if (withAddress && place.position) {
      // Once: an order that comes back as a question is pressed again.
      form.setValue("save_address", false);
      void saveCustomerAddress(values, place.position);
    }
  };

  const element = useRef<HTMLFormElement>(null);
  const lead = () => {
    leadToMissing(element.current);
  };
  const submit = form.handleSubmit(async (values) => {
    if (orderable === null) return lead();
    const [rules] = await Promise.all([loadCheckoutRules(), preloadTexts("ordering")]);
    const note = rules.checkNote(values, checkout);
    if ("text" in note) {
      form.setError("cash_note", { message: note.text }, { shouldFocus: true });
      return;
    }
    const offline = rules.checkOffline(checkout.payment.choice, checkout.offline);
    if ("wrong" in offline) {
      // Faults stand at their fields, which take the focus.
      form.setError("offline_details", { type: "required" });
      return;
    }
    placeOrder({
      offline: offline.details,
      onAccepted: () => {
        saveDetails(values);
        rememberPayment({ choice: checkout.payment.choice, gateway: values.gateway });
      },
      lines,
      store,
      totalMinor: checkout.total.total,
      digits,
      zoneId: place.zoneId ?? `[${store.zone_id}]`,
      slotStartsAt: times.slotStartsAt,
      gateway: gatewayFor(values.gateway, config.active_payment_method_list)?.gateway,
      attachments: checkout.needsPrescription ? prescriptionPhotos(store.module_id) : [],
      body: {
        ...(isBuyNow ? buyNowBody(lines) : {}),
        ...orderBody(
          { ...values, payment: checkout.payment.choice },
          {
            store,
            kilometers: distance.kilometers,
            position: place.position,
            couponCode: checkout.couponApplies ? checkout.coupon?.code : undefined,
            total: toMajor(checkout.total.total, digits),
            scheduleAt: times.slot?.value,
            instruction: rules.deliveryInstruction(values, translator("ordering")),
            change: toMajor(note.change, digits),
          },
        ),
      },
    });
  }, lead);

  return (
    <FormProvider {...form}>
      <CheckoutProvider value={checkout}>
        <form ref={element} onSubmit={(event) => void submit(event).catch(showError)} noValidate>
          <div className={styles.layout}>
            <OrderItems />
            <div className={styles.sections}>
              <OrderTypeSection />
              <CollectSection />
              <Card className={styles.rows}>
                <AddressSection />
                <OrderTimeSection times={times} />
                <ContactSection />
              </Card>
              {complete ? (
                <Suspense>
                  <MoreSections />
                </Suspense>
              ) : null}
            </div>
            {complete ? (
              <Suspense fallback={<EarlySummary />}>
                <OrderSummary />
              </Suspense>
            ) : null}
          </div>
          {complete ? (
            <Suspense fallback={<EarlyPlaceBar />}>
              <PlaceBar />
            </Suspense>
          ) : null}
        </form>
      </CheckoutProvider>
    </FormProvider>
  );
}
