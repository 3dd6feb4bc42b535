import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import styles from "./location-picker-overlay.module.css";
import type { PickedPoint } from "./use-picked-point";

interface Props {
  readonly picked: PickedPoint;
  /** The shopper's own for the place, asked for where the shop knows no address. */
  readonly words: string;
  readonly onWordsChange: (words: string) => void;
  readonly hasSearch: boolean;
  readonly confirming: boolean;
  readonly onConfirm: () => void;
}

/** The address under the pin and the button that confirms it; without delivery the button says so. */
export function PickedPlace({ picked, words, onWordsChange, hasSearch, confirming, onConfirm }: Props) {
  const t = useTexts("frame");
  const text = picked.state === "ready" || picked.state === "refused" ? picked.text : null;
  const missing = picked.state === "failed" || picked.state === "no-address";
  const asksForWords = !hasSearch || words !== "" || missing;
  return (
    <div className={styles.foot}>
      {asksForWords ? (
        <div className={styles.words}>
          <TextField
            label={t("location.ownWords")}
            hint={t("location.ownWordsHint")}
            autoComplete="street-address"
            maxLength={191}
            value={words}
            onChange={(event) => onWordsChange(event.target.value)}
          />
        </div>
      ) : null}
      <div className={styles.place} aria-live="polite" aria-atomic="true">
        <span className={styles.dot} data-state={picked.state} />
        {picked.state === "looking" ? (
          <span className={styles.muted}>{t("location.looking")}</span>
        ) : picked.state === "failed" ? (
          <span className={styles.muted}>{picked.message}</span>
        ) : picked.state === "no-address" ? (
          <span className={styles.muted}>{t("location.noAddress")}</span>
        ) : (
          <span>
            {text === null ? null : <bdi className={styles.address}>{text}</bdi>}
            {picked.state === "refused" && picked.outside ? (
              <span className={styles.outside}>{t("location.outside")}</span>
            ) : null}
          </span>
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
