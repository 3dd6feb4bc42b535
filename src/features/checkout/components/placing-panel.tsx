import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { serverNow } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { acknowledgeRow, type OrderRow } from "@/platform/outbox";
import { deleteCheckoutDraft } from "@/stores/checkout-draft";
import { openOverlay } from "@/stores/overlay";
import { isSignedIn } from "@/stores/session";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { Spinner } from "@/ui/window/spinner";
import styles from "./placing-panel.module.css";
import { PlacingQuestion } from "./placing-question";

interface Props {
  submission: OrderRow;
  onChange: (expectedTotal: number) => Promise<void>;
  onDismiss: () => Promise<void>;
}

/** From the press to the answer, in words a shopper understands. */
export function PlacingPanel({ submission, onChange, onDismiss }: Props) {
  const navigate = useNavigate();
  const { state, result, id } = submission;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed stood at the end of a long page.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "center" });
  }, []);

  useEffect(() => {
    if (state !== "placed" || !result) return;
    deleteCheckoutDraft();
    void acknowledgeRow(id);
    if (isSignedIn())
      void navigate(paths.profile.href("my-orders", { orderId: result.orderId }), { replace: true });
    else {
      void navigate(paths.home.href(), { replace: true });
      openOverlay({ kind: "order-placed", orderId: result.orderId, status: "success" });
    }
  }, [state, result, id, navigate]);

  return (
    <Card ref={top} variant="raised" padding="lg" className={styles.panel} aria-live="polite">
      {state === "needs-you" ? (
        <PlacingQuestion submission={submission} onChange={onChange} onDismiss={onDismiss} />
      ) : (
        <UnderWay submission={submission} onDismiss={onDismiss} />
      )}
    </Card>
  );
}

function UnderWay({ submission, onDismiss }: { submission: OrderRow; onDismiss: () => Promise<void> }) {
  const t = useTexts("checkout");
  const left = useTimeLeft(submission.payload.deadline);
  const heldUp = submission.tries > 1 || (submission.state === "waiting" && submission.tries > 0);
  const canceled = submission.state === "waiting" && submission.firstTriedAt === null;
  const title =
    submission.state === "checking"
      ? "placing.checking"
      : submission.state === "waiting" && heldUp
        ? "placing.waiting"
        : "placing.sending";
  return (
    <>
      <Spinner size={40} label={t(title)} />
      <h2 className={styles.title}>{t(title)}</h2>
      <p className={styles.text}>
        {t(submission.state === "checking" ? "placing.checkingText" : "placing.sendingText")}
      </p>
      {left > 0 ? (
        <p className={styles.text}>{t("placing.timeLeft", { minutes: Math.ceil(left / 60_000) })}</p>
      ) : null}
      {canceled ? (
        <Button variant="outline" onClick={() => void onDismiss()}>
          {t("placing.cancel")}
        </Button>
      ) : null}
    </>
  );
}

/** Ms until the deadline, by the server's clock; counts once a second. */
function useTimeLeft(deadline: number): number {
  const [left, setLeft] = useState(() => deadline - serverNow());
  useEffect(() => {
    const timer = setInterval(() => setLeft(deadline - serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
