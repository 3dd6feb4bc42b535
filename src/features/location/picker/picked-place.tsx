import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/window/button";
import styles from "./location-picker-overlay.module.css";
import type { PickedPoint } from "./use-picked-point";

interface Props {
  readonly picked: PickedPoint;
  readonly confirming: boolean;
  readonly onConfirm: () => void;
}

/** The address under the pin and the button that confirms it; without delivery the button says so. */
export function PickedPlace({ picked, confirming, onConfirm }: Props) {
  const t = useTexts("frame");
  const text = picked.state === "ready" || picked.state === "refused" ? picked.text : null;
  return (
    <div className={styles.foot}>
      <div className={styles.place} aria-live="polite" aria-atomic="true">
        <span className={styles.dot} data-state={picked.state} />
        {picked.state === "looking" ? (
          <span className={styles.muted}>{t("location.looking")}</span>
        ) : picked.state === "failed" ? (
          <span className={styles.muted}>{picked.message}</span>
        ) : picked.state === "no-address" ? (
          <span className={styles.muted}>{t("location.noAddress")}</span>
        ) : (
          <bdi className={styles.address}>{text ?? t("location.outside")}</bdi>
        )}
      </div>
      {picked.state === "refused" ? (
        <Button variant="danger" size="lg" wide className={styles.refused} onClick={onConfirm}>
          {picked.message}
        </Button>
      ) : (
        <Button
          size="lg"
          wide
          disabled={picked.state !== "ready"}
          loading={confirming}
          loadingLabel={t("app.loading")}
          onClick={onConfirm}
        >
          {t("location.confirm")}
        </Button>
      )}
    </div>
  );
}
