import type { DeliveryPlace } from "@/features/checkout";
import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/ask-overlay";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import { MapIcon } from "@/ui/icons/map";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { emailTyping } from "@/ui/window/email-typing";
import { StatusNote } from "@/ui/window/status-note";
import { TextField } from "@/ui/window/text-field";
import type { PrescriptionField } from "../check-prescription";
import { doorOf } from "../use-prescription-values";
import styles from "./prescription-form.module.css";

interface Props {
  readonly values: PrescriptionValues;
  readonly place: DeliveryPlace;
  readonly emailNeeded: boolean;
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: PrescriptionField) => string | undefined;
  readonly onChange: (changes: Partial<PrescriptionValues>) => void;
}

/** A phone number is written the same in every language. */
const phoneExample = "+1 202 555 0123";

/** Where the order goes, and who is called. */
export function PrescriptionDelivery({ values, place, emailNeeded, errorOf, onChange }: Props) {
  const t = useTexts("prescriptions");
  const parcels = useTexts("parcels");
  const placeError = errorOf("place");
  const pick = async () => {
    const picked = await askInOverlay({ kind: "location-picker", purpose: "address" });
    if (picked && (await place.moveTo(picked.position, picked.text))) onChange(doorOf(picked.text));
  };
  const text = (field: Exclude<keyof PrescriptionValues, "tip">) => ({
    value: values[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <Card as="section" aria-label={t("address.title")}>
        <div className={styles.fields}>
          <h2 className={styles.subtitle}>{t("address.title")}</h2>
          <div className={styles.place} data-wrong={placeError !== undefined || undefined}>
            <Button
              variant="soft"
              startIcon={<MapIcon size={18} />}
              loading={place.lookingUp}
              onClick={() => void pick()}
            >
              {t("address.pick")}
            </Button>
            <div aria-live="polite">
              {placeError ? (
                <StatusNote tone="danger" icon={<WarningIcon size={18} />}>
                  {placeError}
                </StatusNote>
              ) : null}
            </div>
          </div>
          <TextField
            label={parcels("field.address")}
            required
            maxLength={500}
            autoComplete="street-address"
            error={errorOf("address")}
            {...text("address")}
          />
          <div className={styles.three}>
            <TextField
              label={parcels("field.road")}
              maxLength={191}
              autoComplete="address-line1"
              {...text("road")}
            />
            <TextField
              label={parcels("field.house")}
              maxLength={191}
              autoComplete="address-line2"
              {...text("house")}
            />
            <TextField
              label={parcels("field.floor")}
              maxLength={191}
              autoComplete="address-line3"
              {...text("floor")}
            />
          </div>
        </div>
      </Card>
      <Card as="section" aria-label={t("contact.title")}>
        <div className={styles.fields}>
          <h2 className={styles.subtitle}>{t("contact.title")}</h2>
          <TextField
            label={parcels("field.name")}
            required
            maxLength={191}
            autoComplete="name"
            error={errorOf("name")}
            {...text("name")}
          />
          <div className={styles.two}>
            <PhoneLine>
              <TextField
                label={parcels("field.phone")}
                required
                type="tel"
                inputMode="tel"
                dir="ltr"
                maxLength={32}
                placeholder={phoneExample}
                autoComplete="tel"
                error={errorOf("phone")}
                {...text("phone")}
              />
            </PhoneLine>
            <TextField
              label={parcels(emailNeeded ? "field.email" : "field.emailOptional")}
              required={emailNeeded}
              {...emailTyping}
              maxLength={255}
              autoComplete="email"
              error={errorOf("email")}
              {...text("email")}
            />
          </div>
        </div>
      </Card>
    </>
  );
}
