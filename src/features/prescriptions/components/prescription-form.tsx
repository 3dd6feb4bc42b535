import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Config, StoreDetails } from "@/contract";
import { usedOrderKind } from "@/domain/order-kinds";
import { OrderTypeChoice, type PlaceOrder, useDeliveryDistance, useDeliveryPlace } from "@/features/checkout";
import { useIsEmailNeeded } from "@/features/configuration";
import { ContactFields, FormNote, FormSection, FormSubject, keepGuestContact } from "@/features/order-form";
import { useLoadedPhoneReader } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { usePrescriptionPhotos } from "@/stores/prescription-photos";
import { showErrorTexts } from "@/stores/toasts";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { leadToMissing } from "@/ui/plain/lead-to-missing";
import { SkeletonText } from "@/ui/plain/skeleton";
import { checkPrescription, type PrescriptionField } from "../check-prescription";
import { prescriptionBody } from "../prescription-body";
import { usePrescriptionValues } from "../use-prescription-values";
import { CollectAt, PrescriptionAddress } from "./prescription-address";
import { PrescriptionExtras } from "./prescription-extras";
import styles from "./prescription-form.module.css";
import { PrescriptionPhotos } from "./prescription-photos";

interface Props {
  readonly store: StoreDetails;
  readonly config: Config;
  readonly placeOrder: PlaceOrder["place"];
}

/** Photos, address, contact, a note and a tip. Input stays on the device until it is sent. */
export function PrescriptionForm({ store, config, placeOrder }: Props) {
  const t = useTexts("prescriptions");
  const checkout = useTexts("checkout");
  const parcels = useTexts("parcels");
  const emailNeeded = useIsEmailNeeded();
  const readPhone = useLoadedPhoneReader();
  const { values, change } = usePrescriptionValues();
  const photos = usePrescriptionPhotos(store.module_id);
  const place = useDeliveryPlace(store);
  // The pharmacy sets the fee, so an estimated distance is enough.
  const { kilometers } = useDeliveryDistance(store, place.position, true, true);
  /** Problems are shown after the first press and follow the input. */
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A filled-in form makes the tab busy, so that a new version does not reload it.
  useEffect(() => markBusy(), []);

  const kind = usedOrderKind(values.kind, store, config);
  const problems = checkPrescription(values, {
    kind,
    photos: photos.length,
    emailNeeded,
    hasPlace: place.position !== null,
    outside: place.outside,
    readPhone,
  });
  const words = {
    photos: checkout("prescription.required"),
    place: t("error.place"),
    outside: checkout("address.outside"),
    address: parcels("error.address"),
    name: parcels("error.name"),
    phone: parcels("error.phone"),
    phoneWrong: parcels("error.phoneWrong"),
    email: parcels("error.email"),
    emailWrong: parcels("error.emailWrong"),
  };
  const errorOf = (field: PrescriptionField): string | undefined => {
    const problem = problems[field];
    // A place outside of the delivery area is reported at once, before more is typed for nothing.
    return problem && (pressed || problem === "outside") ? words[problem] : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const first = Object.values(problems)[0];
    if (first !== undefined) {
      showErrorTexts([words[first]]);
      leadToMissing(form.current);
      return;
    }
    placeOrder({
      lines: [],
      store,
      // The pharmacy sets the price.
      totalMinor: 0,
      digits: config.digit_after_decimal_point,
      zoneId: place.zoneId ?? "[]",
      attachments: photos,
      onAccepted: () => keepGuestContact(values, readPhone),
      body: prescriptionBody(values, {
        store,
        kind,
        position: place.position ?? { lat: 0, lng: 0 },
        kilometers: kilometers ?? 0,
        tips: config.dm_tips_status === 1,
        readPhone,
      }),
    });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormSubject label={store.name} picture={store.logo_full_url} name={store.name} text={t("page.lead")} />
      <PrescriptionPhotos moduleId={store.module_id} error={errorOf("photos")} />
      <Suspense fallback={<SkeletonText lines={3} />}>
        <OrderTypeChoice
          {...{ store, config }}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
        />
      </Suspense>
      {kind === "delivery" ? (
        <PrescriptionAddress {...{ values, place, errorOf }} onChange={change} />
      ) : (
        <CollectAt store={store} />
      )}
      <FormSection title={t("contact.title")}>
        <ContactFields own {...{ values, emailNeeded, errorOf }} onChange={change} />
      </FormSection>
      <PrescriptionExtras {...{ values, config, kind }} onChange={change} />
      <div className={styles.send}>
        <Button type="submit" size="lg" wide>
          {t("send.button")}
        </Button>
        <FormNote>{t("send.note")}</FormNote>
      </div>
    </form>
  );
}
