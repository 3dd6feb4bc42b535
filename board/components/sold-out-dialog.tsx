import { Dialog } from "@/ui/chakra/dialog";
import { useTexts } from "../texts/texts";
import styles from "./dialogs.module.css";

interface Props {
  readonly open: boolean;
  /** What is sold out. */
  readonly subject: string;
  readonly onClose: () => void;
  readonly onChoose: (until: "tomorrow" | null) => void;
}

/** Asks for how long. */
export function SoldOutDialog({ open, subject, onClose, onChoose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("soldOut.title", { subject })}
      closeLabel={t("app.close")}
      width="26rem"
    >
      <ul className={styles.choices}>
        {(["tomorrow", null] as const).map((until) => (
          <li key={until}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onChoose(until);
                onClose();
              }}
            >
              <strong>{t(until === null ? "soldOut.byHand" : "soldOut.tomorrow")}</strong>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
