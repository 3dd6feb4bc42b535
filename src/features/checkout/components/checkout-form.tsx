import { yupResolver } from "@hookform/resolvers/yup";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Coupon, StoreDetails } from "@/contract";
import { saveAddress as saveCustomerAddress } from "@/features/addresses";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { storeQuery } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import type { StoredCartLine } from "@/stores/cart";
import { saveGuestContact, useGuestDetails } from "@/stores/guest-details";
import { useLocationStore } from "@/stores/location";
import { useShopScope } from "@/stores/scope";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { showErrorTexts } from "@/stores/toasts";
import { ErrorPanel } from "@/ui/error-panel";
import { SkeletonCard } from "@/ui/skeleton";
import { distanceQuery } from "../api/get-distance";
import { extraChargeQuery } from "../api/get-extra-charge";
import { applicableFirstOrder } from "../first-order";
import { type OrderDetailsValues, orderDetailsSchema } from "../order-details";
import { cashProblem, orderQuote } from "../order-quote";
import { slotStart, useOrderTimes } from "../use-order-times";
import { type PlaceOrder, usePlaceOrder } from "../use-place-order";
import { AddressSection } from "./address-section";
import styles from "./checkout-form.module.css";
import { ContactSection } from "./contact-section";
import { ExtrasSection } from "./extras-section";
import { OrderSummary } from "./order-summary";
import { OrderTimeSection } from "./order-time-section";
import { OrderTypeSection } from "./order-type-section";
import { PaymentSection } from "./payment-section";
import { PlacingPanel } from "./placing-panel";

interface Props {
  lines: readonly StoredCartLine[];
  /** The order is about to be written down. */
  onPress: () => void;
}

/** Waits for the store, then asks where, to whom and how. */
export default function CheckoutForm({ lines, onPress }: Props) {
  const t = useTexts("shell");
  const scope = useShopScope();
  const order = usePlaceOrder(onPress);
  const storeId = lines[0]?.storeId ?? 0;
  const store = useQuery({ ...storeQuery(scope, String(storeId)), enabled: storeId > 0 });
  const { submission } = order;
  return (
    <>
      {submission ? (
        <PlacingPanel submission={submission} onChange={order.change} onDismiss={order.dismiss} />
      ) : null}
      {store.data && lines.length > 0 ? (
        // What was filled in stays while the order is on its way: it may come back as a question.
        <div hidden={submission !== null}>
          <StoreCheckout lines={lines} store={store.data} place={order.place} />
        </div>
      ) : submission ? null : store.isError ? (
        <ErrorPanel
          title={t("error.pageTitle")}
          text={errorText(store.error)}
          retryLabel={t("app.retry")}
          onRetry={() => void store.refetch()}
          retrying={store.isFetching}
        />
      ) : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </>
  );
}

function StoreCheckout({
  lines,
  store,
  place,
}: {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  place: PlaceOrder["place"];
}) {
  const t = useTexts("checkout");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const contact = useGuestDetails((state) => state.contact);
  const { text: placeText, position, zoneData, zoneId } = useLocationStore();
  const [orderType, setOrderType] = useState<"delivery" | "take_away">(
    store.delivery && config?.home_delivery_status !== 0 ? "delivery" : "take_away",
  );
  const times = useOrderTimes(store, config, lines);
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [tip, setTip] = useState(0);
  const [packaging, setPackaging] = useState(false);
  const [cutlery, setCutlery] = useState(false);
  const [substitution, setSubstitution] = useState("");
  const [saveAddress, setSaveAddress] = useState(false);
  const delivery = orderType === "delivery";

  const schema = useMemo(
    () =>
      orderDetailsSchema(
        {
          name: t("details.nameRequired"),
          phone: t("details.phoneRequired"),
          phoneShort: t("details.phoneShort"),
          email: t("details.emailRequired"),
          emailInvalid: t("details.emailInvalid"),
          address: t("details.addressRequired"),
        },
        { guest: !signedIn, delivery },
      ),
    [t, signedIn, delivery],
  );
  const form = useForm<OrderDetailsValues>({
    resolver: yupResolver(schema),
    defaultValues: {
      contact_person_name: contact?.contact_person_name ?? "",
      contact_person_number: contact?.contact_person_number ?? "",
      contact_person_email: contact?.contact_person_email ?? "",
      address: placeText ?? contact?.address ?? "",
      road: contact?.road ?? "",
      house: contact?.house ?? "",
      floor: contact?.floor ?? "",
      order_note: "",
    },
  });
  const { setValue, getValues } = form;

  useEffect(() => {
    if (!customer) return;
    const fill = (name: keyof OrderDetailsValues, value: string | null) => {
      if (value && getValues(name) === "") setValue(name, value);
    };
    fill("contact_person_name", `${customer.f_name} ${customer.l_name}`.trim());
    fill("contact_person_number", customer.phone);
    fill("contact_person_email", customer.email);
  }, [customer, setValue, getValues]);

  useEffect(() => {
    if (!contact || signedIn) return;
    setValue("contact_person_name", contact.contact_person_name);
    setValue("contact_person_number", contact.contact_person_number);
    setValue("contact_person_email", contact.contact_person_email);
  }, [contact, signedIn, setValue]);

  useEffect(() => {
    if (placeText) setValue("address", placeText);
  }, [placeText, setValue]);

  // A tab in the checkout is busy: a new version of the app does not reload it.
  useEffect(() => markBusy(), []);

  const from = { lat: Number(store.latitude), lng: Number(store.longitude) };
  const distance = useQuery({
    ...distanceQuery(from, position ?? from),
    enabled: delivery && position !== null,
  });
  const kilometers = distance.data ? Math.round(distance.data.metres) / 1000 : null;
  const extra = useQuery({ ...extraChargeQuery(kilometers ?? 0), enabled: delivery && kilometers !== null });

  if (!config) return <SkeletonCard ratio={16 / 9} />;
  const quoteInput = {
    lines,
    store,
    config,
    zones: zoneData,
    orderType,
    kilometers,
    vehicleExtra: extra.data ?? 0,
    coupon,
    firstOrder: applicableFirstOrder(customer, config.digit_after_decimal_point),
    tip,
    packaging,
  };
  const total = orderQuote(quoteInput);
  const problem = cashProblem(quoteInput, total.total);
  const unknownWay = delivery && (kilometers === null || extra.data === undefined);

  /** A guest writes down once who and where they are; a customer's address is saved when they ask for it. */
  const keepDetails = (values: OrderDetailsValues) => {
    const contactDetails = {
      contact_person_name: values.contact_person_name,
      contact_person_number: values.contact_person_number,
      contact_person_email: values.contact_person_email,
    };
    const address = { address: values.address, road: values.road, house: values.house, floor: values.floor };
    if (!signedIn) {
      saveGuestContact({ ...contact, ...contactDetails, ...(delivery && saveAddress ? address : {}) });
      return;
    }
    if (!delivery || !saveAddress || !position) return;
    // Once: an order that comes back as a question is pressed again.
    setSaveAddress(false);
    const kept = saveCustomerAddress(
      {
        ...contactDetails,
        ...address,
        address_type: "home",
        address_label: "",
        additional_information: "",
        latitude: String(position.lat),
        longitude: String(position.lng),
      },
      null,
    );
    // The order does not wait for it.
    void kept.then((change) => {
      if (change.state === "refused") showErrorTexts([change.message]);
    });
  };

  const submit = form.handleSubmit((values) =>
    place({
      onPressed: () => keepDetails(values),
      lines,
      store,
      totalMinor: total.total,
      digits: config.digit_after_decimal_point,
      zoneId: zoneId ?? `[${store.zone_id}]`,
      slotEndsAt: times.slot ? slotStart(times.slot) : undefined,
      body: {
        order_type: orderType,
        payment_method: "cash_on_delivery",
        store_id: store.id,
        order_amount: total.total / 10 ** config.digit_after_decimal_point,
        distance: delivery ? kilometers : undefined,
        address: values.address,
        latitude: position ? String(position.lat) : "",
        longitude: position ? String(position.lng) : "",
        road: values.road,
        house: values.house,
        floor: values.floor,
        contact_person_name: values.contact_person_name,
        contact_person_number: values.contact_person_number,
        contact_person_email: values.contact_person_email || undefined,
        coupon_code: coupon?.code,
        order_note: values.order_note || undefined,
        unavailable_item_note: substitution || undefined,
        dm_tips: tip > 0 && delivery ? tip : undefined,
        extra_packaging_amount: packaging ? store.extra_packaging_amount : undefined,
        cutlery: cutlery ? 1 : 0,
        schedule_at: times.slot?.value,
      },
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
              unreachable={distance.isError}
              save={saveAddress}
              onSave={setSaveAddress}
              onRetry={() => void distance.refetch()}
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
          digits={config.digit_after_decimal_point}
          pendingWay={unknownWay}
          coupon={coupon}
          onCoupon={setCoupon}
          additionalName={config.additional_charge_name}
          disabled={problem !== null || times.impossible || (delivery && position === null) || unknownWay}
        />
      </form>
    </FormProvider>
  );
}
