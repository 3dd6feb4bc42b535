import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/plain/text-field";
import { textInput } from "../text-inputs";
import styles from "./order-form.module.css";

interface Props {
  readonly values: Readonly<Record<"address" | "road" | "house" | "floor", string>>;
  /** Whether it is the shopper's own address, which the browser may fill in. */
  readonly own: boolean;
  /** The address's fault, in words. */
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Record<"address" | "road" | "house" | "floor", string>>) => void;
}

/** An address with its road, house and floor. */
export function AddressFields({ values, own, error, onChange }: Props) {
  const t = useTexts("parcels");
  const text = textInput(values, onChange);
  const autoComplete = (token: string) => (own ? token : "off");
  return (
    <>
      <TextField
        label={t("field.address")}
        required
        maxLength={500}
        autoComplete={autoComplete("street-address")}
        error={error}
        {...text("address")}
      />
      <div className={styles.three}>
        <TextField
          label={t("field.road")}
          maxLength={191}
          autoComplete={autoComplete("address-line1")}
          {...text("road")}
        />
        <TextField
          label={t("field.house")}
          maxLength={191}
          autoComplete={autoComplete("address-line2")}
          {...text("house")}
        />
        <TextField
          label={t("field.floor")}
          maxLength={191}
          autoComplete={autoComplete("address-line3")}
          {...text("floor")}
        />
      </div>
    </>
  );
}
