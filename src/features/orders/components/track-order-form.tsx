import { type FormEvent, useState } from "react";
import { usePhoneExample } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showErrorTexts } from "@/stores/toasts";
import { Button } from "@/ui/plain/button";
import { phoneTyping } from "@/ui/plain/phone-typing";
import { TextField } from "@/ui/plain/text-field";
import { readTrackRequest } from "../track-request";
import styles from "./track-order-form.module.css";

/** The form of the parcel module's home: finds an order and opens it over the page. Guests also name their phone number. */
export default function TrackOrderForm() {
  const t = useTexts("orders");
  const signedIn = useIsSignedIn();
  const example = usePhoneExample();
  const [orderId, setOrderId] = useState("");
  const [contact, setContact] = useState("");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = readTrackRequest({ orderId, contact: withPlus(contact), signedIn });
    if ("missing" in request)
      showErrorTexts([t(request.missing === "orderId" ? "track.needOrderId" : "track.needContact")]);
    else
      openOverlay({
        kind: "tracking",
        orderId: request.orderId,
        contactNumber: request.contact ?? undefined,
      });
  };

  return (
    <form className={styles.form} data-guest={signedIn ? undefined : ""} onSubmit={submit} noValidate>
      <TextField
        label={t("track.orderId")}
        size="lg"
        required
        inputMode="numeric"
        enterKeyHint={signedIn ? "search" : undefined}
        dir="ltr"
        value={orderId}
        onChange={(event) => setOrderId(event.target.value)}
      />
      {signedIn ? null : (
        <TextField
          label={t("track.phone")}
          size="lg"
          required
          {...phoneTyping}
          placeholder={example}
          enterKeyHint="search"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
      )}
      <Button type="submit" size="lg" className={styles.submit}>
        {t("order.track")}
      </Button>
    </form>
  );
}

/** A number with its country code is written with or without the plus. */
const withPlus = (phone: string): string => phone.trim().replace(/^(?:00)?(?=[\d\u0660-\u0669])/, "+");
