import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { PinIcon } from "@/ui/icons/pin";
import styles from "@/ui/plain/bar-button.module.css";

/** The place that things are brought to; opens the picker. */
export function LocationButton({ text }: { text: string | null }) {
  const t = useTexts("shell");
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${t("nav.location")}: ${text ?? t("nav.selectLocation")}`}
      onClick={() => openOverlay({ kind: "location-picker", purpose: "delivery" })}
    >
      <PinIcon size={18} className={styles.pin} />
      <bdi className={styles.text}>{text ?? t("nav.selectLocation")}</bdi>
      <ChevronDownIcon size={16} />
    </button>
  );
}
