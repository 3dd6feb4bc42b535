import type { Address } from "@/contract";
import { wordsOfPlace } from "@/domain/words-of-place";
import { PhoneLine } from "@/features/phone-field";
import { addressesQuery } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { askInOverlay } from "@/stores/ask-overlay";
import type { ParcelEnd } from "@/stores/parcel-draft";
import { useAccountKey } from "@/stores/session";
import { MapIcon } from "@/ui/icons/map";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { emailTyping } from "@/ui/window/email-typing";
import { SelectField } from "@/ui/window/select-field";
import { StatusNote } from "@/ui/window/status-note";
import { TextField } from "@/ui/window/text-field";
import type { EndName } from "../check-parcel";
import styles from "./parcel-form.module.css";

interface Props {
  readonly name: EndName;
  readonly end: ParcelEnd;
  readonly onChange: (changes: Partial<ParcelEnd>) => void;
  readonly emailNeeded: boolean;
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: "name" | "phone" | "email" | "address" | "place") => string | undefined;
}

/** A phone number is written the same in every language. */
const phoneExample = "+1 202 555 0123";

/** Who is at one end of the way and where that is. The shopper's own place stays as it is, whatever is picked. */
export function ParcelEndFields({ name, end, onChange, emailNeeded, errorOf }: Props) {
  const t = useTexts("parcels");
  const { data: saved } = useQuery(addressesQuery(useAccountKey()));
  const addresses = saved?.rows ?? [];
  const pick = async () => {
    const picked = await askInOverlay({
      kind: "location-picker",
      purpose: "receiver",
      start: end.position ?? undefined,
    });
    // The door of the place before would lead the courier astray.
    if (!picked) return;
    const address = wordsOfPlace(picked.text);
    onChange({ position: picked.position, address, road: "", house: "", floor: "" });
  };
  const placeError = errorOf("place");
  const text = (field: Exclude<keyof ParcelEnd, "position">) => ({
    value: end[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  });
  const autoComplete = (value: string) => (name === "sender" ? value : "off");
  return (
    <Card as="section" aria-label={t(`${name}.title`)}>
      <div className={styles.fields}>
        <h2 className={styles.subtitle}>{t(`${name}.title`)}</h2>
        {addresses.length > 0 ? (
          <SelectField
            label={t("end.saved")}
            value=""
            onChange={({ target }) => {
              const chosen = addresses.find(({ id }) => String(id) === target.value);
              if (chosen) onChange(endOfAddress(chosen));
            }}
            options={[
              { value: "", label: t("end.chooseSaved") },
              ...addresses.map((address) => ({ value: String(address.id), label: address.address })),
            ]}
          />
        ) : null}
        <div className={styles.place} data-wrong={placeError !== undefined || undefined}>
          <Button variant="soft" startIcon={<MapIcon size={18} />} onClick={() => void pick()}>
            {t(end.position === null ? `${name}.pick` : "end.pickAgain")}
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
          label={t("field.address")}
          required
          maxLength={500}
          autoComplete={autoComplete("street-address")}
          error={errorOf("address")}
          {...text("address")}
        />
        <div className={styles.three}>
          <TextField label={t("field.road")} maxLength={191} autoComplete="off" {...text("road")} />
          <TextField label={t("field.house")} maxLength={191} autoComplete="off" {...text("house")} />
          <TextField label={t("field.floor")} maxLength={191} autoComplete="off" {...text("floor")} />
        </div>
        <div className={styles.two}>
          <TextField
            label={t("field.name")}
            required
            maxLength={191}
            autoComplete={autoComplete("name")}
            error={errorOf("name")}
            {...text("name")}
          />
          <PhoneLine>
            <TextField
              label={t("field.phone")}
              required
              type="tel"
              inputMode="tel"
              dir="ltr"
              maxLength={32}
              placeholder={phoneExample}
              autoComplete={autoComplete("tel")}
              error={errorOf("phone")}
              {...text("phone")}
            />
          </PhoneLine>
        </div>
        <TextField
          label={t(emailNeeded ? "field.email" : "field.emailOptional")}
          required={emailNeeded}
          {...emailTyping}
          maxLength={255}
          autoComplete={autoComplete("email")}
          error={errorOf("email")}
          {...text("email")}
        />
      </div>
    </Card>
  );
}

/** A saved address with who is there, so that nothing has to be typed again. */
function endOfAddress(address: Address): Partial<ParcelEnd> {
  return {
    position: { lat: Number(address.latitude), lng: Number(address.longitude) },
    address: address.address,
    road: address.road ?? "",
    house: address.house ?? "",
    floor: address.floor ?? "",
    name: address.contact_person_name,
    phone: address.contact_person_number,
  };
}
