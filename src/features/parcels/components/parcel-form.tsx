import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Config } from "@/contract";
import type { ParcelCategory } from "@/contract/calls/promotions";
import { toMajor } from "@/domain/money";
import type { PlaceOrder } from "@/features/checkout";
import { useIsEmailNeeded } from "@/features/configuration";
import { FormSubject, keepGuestContact } from "@/features/order-form";
import { checkOffline, gatewayFor, paymentFields } from "@/features/payment";
import { useLoadedPhoneReader } from "@/features/phone-field";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { useLocationStore } from "@/stores/location";
import { showErrorTexts } from "@/stores/toasts";
import { leadToMissing } from "@/ui/plain/lead-to-missing";
import { checkParcel, type EndName, type ParcelField } from "../check-parcel";
import { collectedAt } from "../collected-at";
import { parcelBody } from "../parcel-body";
import { useParcelPayment } from "../use-parcel-payment";
import { useParcelPrice } from "../use-parcel-price";
import { useParcelValues } from "../use-parcel-values";
import { useParcelZone } from "../use-parcel-zone";
import { ParcelEndFields } from "./parcel-end-fields";
import { ParcelExtras } from "./parcel-extras";
import styles from "./parcel-form.module.css";
import { ParcelPaymentSection } from "./parcel-payment";
import { ParcelSummary } from "./parcel-summary";

interface Props {
  readonly category: ParcelCategory;
  readonly config: Config;
  readonly moduleId: number;
  readonly placeOrder: PlaceOrder["place"];
}

/** The form of a parcel, with its price. Input stays on the device until it is ordered. */
export function ParcelForm({ category, config, moduleId, placeOrder }: Props) {
  const t = useTexts("parcels");
  const { timeZone } = useClock();
  const emailNeeded = useIsEmailNeeded();
  const { values, change, changeEnd } = useParcelValues();
  /** Problems are shown from the first press on, and follow what is typed. */
  const [pressed, setPressed] = useState(false);
  const [paymentRefusals, setPaymentRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const zones = {
    sender: useParcelZone(values.sender.position, moduleId),
    receiver: useParcelZone(values.receiver.position, moduleId),
  };
  const quote = useParcelPrice(values, category, config, zones.sender.zone);
  const sender = { zone: zones.sender.zone, moduleId };
  const payment = useParcelPayment(values, config, sender, quote.price);

  // A tab with a form that is being filled in is busy: a new version of the app does not reload it.
  useEffect(() => markBusy(), []);
  const readPhone = useLoadedPhoneReader();
  const rules = {
    emailNeeded,
    readPhone,
    served: { sender: zones.sender.served, receiver: zones.receiver.served },
  };
  const problems = checkParcel(values, { ...rules, now: serverNow(), timeZone });
  const errorOf = (field: ParcelField): string | undefined => {
    const problem = problems[field];
    // A place where nothing is brought is told at once, before more is typed for nothing.
    const atOnce = problem === "error.outside" || problem === "error.samePlace";
    return problem && (pressed || atOnce) ? t(problem) : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const first = Object.values(problems)[0];
    if (first !== undefined) {
      showErrorTexts([t(first)]);
      leadToMissing(form.current);
      return;
    }
    const { price, distance } = quote;
    if (price === null || distance.kilometers === null || payment === null) {
      showErrorTexts([t("summary.noPrice")]);
      leadToMissing(form.current);
      return;
    }
    if (payment.used.problem !== null) {
      showErrorTexts([t("error.payment")]);
      leadToMissing(form.current);
      return;
    }
    const offline = checkOffline(payment.used.choice, payment.offline);
    if ("wrong" in offline) {
      // Faults stand at their fields, which take the focus.
      setPaymentRefusals((count) => count + 1);
      return;
    }
    const digits = config.digit_after_decimal_point;
    const collectAt = collectedAt(values.collectAt, timeZone) ?? undefined;
    placeOrder({
      lines: [],
      store: { module_id: moduleId, name: category.name },
      totalMinor: payment.total,
      digits,
      zoneId: zones.sender.zone ? `[${zones.sender.zone.id}]` : (useLocationStore.getState().zoneId ?? "[]"),
      offline: offline.details,
      gateway: gatewayFor(payment.gateway, config.active_payment_method_list)?.gateway,
      slotStartsAt: collectAt,
      onAccepted: () => keepGuestContact(values.sender, readPhone),
      body: parcelBody(values, {
        readPhone,
        categoryId: category.id,
        receiverZoneId: zones.receiver.zone?.id ?? null,
        kilometers: distance.kilometers,
        total: toMajor(payment.total, digits),
        payment: paymentFields(payment.used.choice),
        collectAt,
        tips: config.dm_tips_status === 1,
      }),
    });
  };

  const end = (name: EndName) => (
    <ParcelEndFields
      name={name}
      end={values[name]}
      onChange={(changes) => changeEnd(name, changes)}
      emailNeeded={name === "sender" && emailNeeded}
      errorOf={(field) => errorOf(`${name}.${field}`)}
    />
  );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={styles.layout}>
        <div className={styles.sections}>
          <FormSubject
            label={t("category.title")}
            picture={category.image_full_url}
            name={category.name}
            text={category.description}
          />
          {end("sender")}
          {end("receiver")}
          <ParcelExtras values={values} config={config} onChange={change} timeError={errorOf("collectAt")} />
          <ParcelPaymentSection
            {...{ values, config, payment }}
            refusals={paymentRefusals}
            pressed={pressed}
            onChange={change}
          />
        </div>
        <ParcelSummary {...{ values, category, config, quote, payment, pressed }} />
      </div>
    </form>
  );
}
