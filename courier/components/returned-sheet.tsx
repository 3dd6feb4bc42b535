import { useId, useState } from "react";
import { Button } from "@/ui/plain/button";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import styles from "./returned-sheet.module.css";

const reasons = ["nobody", "address", "refused", "money", "damaged", "own"] as const;
type Reason = (typeof reasons)[number];
/** By the contract. */
const maxLength = 300;

interface Props {
  readonly open: boolean;
  readonly number: number;
  readonly onClose: () => void;
}

/** Asks why an order could not be delivered; it goes back to the shop. */
export function ReturnedSheet(props: Props) {
  const t = useTexts();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t("returned.title", { number: props.number })}
      closeLabel={t("app.close")}
      width="28rem"
    >
      <ReturnedForm {...props} />
    </Sheet>
  );
}

function ReturnedForm({ number, onClose }: Props) {
  const t = useTexts();
  const name = useId();
  const missingId = useId();
  const [chosen, setChosen] = useState<Reason>("nobody");
  const [words, setWords] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const reason = chosen === "own" ? words.trim() : t(`returned.${chosen}`);
    if (reason === "") return setMissing(true);
    void press({ kind: "returned", orderId: number, reason });
    onClose();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <p>{t("returned.text")}</p>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{t("returned.words")}</legend>
        {reasons.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
            />
            {t(`returned.${reason}`)}
          </label>
        ))}
      </fieldset>
      {chosen === "own" ? (
        <div>
          <textarea
            className={styles.words}
            aria-label={t("returned.words")}
            aria-invalid={isMissing || undefined}
            aria-describedby={missingId}
            maxLength={maxLength}
            rows={3}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setMissing(false);
            }}
          />
          <p className={styles.missing} id={missingId} role="alert">
            {isMissing ? t("returned.missing") : null}
          </p>
        </div>
      ) : null}
      <div className={styles.presses}>
        <Button variant="outline" className={styles.press} onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" variant="danger" className={styles.press}>
          {t("returned.confirm")}
        </Button>
      </div>
    </form>
  );
}
