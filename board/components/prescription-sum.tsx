import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { Button } from "@/ui/chakra/button";
import { Spinner } from "@/ui/plain/spinner";
import type { Editor } from "../prescriptions/use-editor";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { failureText } from "./failure-text";
import styles from "./prescription.module.css";

interface Props {
  readonly editor: Editor;
  /** What the customer was sent last. */
  readonly sent: BoardPrescription;
  readonly onSend: () => void;
}

/** What it costs by the server, and the press that sends it. */
export function PrescriptionSum({ editor, sent, onSend }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const { quote, isChanged, isSending, request } = editor;
  const shown = isChanged ? quote.quote : sent.state === "priced" ? sent : null;
  return (
    <div className={styles.sum}>
      <div role="status">
        {shown === null ? (
          <SumMissing editor={editor} />
        ) : (
          <>
            <p className={styles.total}>{money(shown.total)}</p>
            <p className={styles.parts}>
              {shown.amounts.map(({ name, amount }) => (
                <span key={name}>
                  {textOfWord(t, "amount", name) ?? name} {money(amount)}
                </span>
              ))}
            </p>
          </>
        )}
      </div>
      <div className={styles.presses}>
        {isChanged && sent.state === "priced" ? (
          <Button variant="outline" size="lg" onClick={editor.undo}>
            {t("prescription.undo")}
          </Button>
        ) : null}
        {isChanged ? (
          <Button
            size="lg"
            aria-disabled={request === null || quote.quote === null}
            loading={isSending}
            onClick={onSend}
          >
            {quote.quote === null
              ? t("prescription.send")
              : t("prescription.sendSum", { amount: money(quote.quote.total) })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function SumMissing({ editor: { quote, request, lines } }: Pick<Props, "editor">) {
  const t = useTexts();
  if (lines.length === 0) return <p className={styles.quiet}>{t("prescription.noSum")}</p>;
  if (request === null) return <p>{t("prescription.incomplete")}</p>;
  if (quote.error === null) return <Spinner label={t("app.loading")} />;
  return (
    <>
      <p role="alert">{failureText(quote.error, t)}</p>
      <Button variant="outline" size="lg" onClick={quote.ask}>
        {t("app.retry")}
      </Button>
    </>
  );
}
