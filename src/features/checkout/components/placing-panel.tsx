import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { customerQuery } from "@/features/auth";
import { openPaymentPage } from "@/features/payment";
import { useTimeLeft } from "@/platform/connectivity/use-time-left";
import { vibrate } from "@/platform/haptics";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { acknowledgeRow, type OrderRow } from "@/platform/outbox";
import { useIsDurable } from "@/stores/is-durable";
import { openOverlay } from "@/stores/overlay";
import { isSignedIn, session } from "@/stores/session";
import { deletePrescriptionPhotos } from "@/stores/stored-prescription-photos";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { Spinner } from "@/ui/plain/spinner";
import { createRequestedAccount } from "../guest-account-request";
import { isOfOtherTab } from "../pressed-here";
import styles from "./placing-panel.module.css";
import { PlacingQuestion } from "./placing-question";

interface Props {
  submission: OrderRow;
  /** The current cart's price, major units; null when it cannot be ordered. */
  cartTotal: number | null;
  onAgree: (expectedTotal: number) => Promise<void>;
  onDismiss: () => Promise<void>;
  /** Deletes what was typed for it. */
  onPlaced: () => void;
}

/** How far an order is between the press and the server's response, in words a shopper understands. */
export function PlacingPanel({ submission, cartTotal, onAgree, onDismiss, onPlaced }: Props) {
  const navigate = useNavigate();
  const { state, result, id, payload } = submission;
  const { gateway } = payload;
  const queryClient = useQueryClient();
  const leaveToPay = usePaymentPage();
  const elsewhere = isOfOtherTab(submission);
  const hasPhotos = payload.attachments !== undefined;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is at the end of a long page.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "center" });
  }, []);

  // An account that is made with the order changes who is asking, and the order is finished once.
  const finished = useRef<string | null>(null);
  useEffect(() => {
    if (state !== "placed" || !result || finished.current === id) return;
    finished.current = id;
    onPlaced();
    vibrate(30);
    if (hasPhotos) void deletePrescriptionPhotos();
    void acknowledgeRow(id);
    void createRequestedAccount(queryClient).then(() => {
      // Paid online: the shop waits for the money.
      if (gateway !== undefined && result.status === "failed" && !elsewhere)
        void leaveToPay(result.orderId, gateway);
      else if (isSignedIn())
        void navigate(paths.profile.href("my-orders", { orderId: result.orderId }), { replace: true });
      else {
        void navigate(paths.home.href(), { replace: true });
        openOverlay({ kind: "order-placed", orderId: result.orderId, status: "success" });
      }
    });
  }, [state, result, id, hasPhotos, gateway, elsewhere, leaveToPay, navigate, onPlaced, queryClient]);

  return (
    <Card ref={top} variant="raised" padding="lg" className={styles.panel} aria-live="polite">
      {state === "needs-you" ? (
        <PlacingQuestion {...{ submission, cartTotal, onAgree, onDismiss }} />
      ) : (
        <InProgress submission={submission} onDismiss={onDismiss} />
      )}
    </Card>
  );
}

/** Where an order is seen that was left on its payment page. */
const unpaidPath = (orderId: number): string =>
  isSignedIn()
    ? paths.profile.href("my-orders", { orderId })
    : paths.trackOrder.href({ order_id: orderId, flag: "unpaid" });

/** Leads to the payment page of a placed order, and Back from there to the order; where it cannot be named, to the order. */
function usePaymentPage(): (orderId: number, gateway: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (orderId, gateway) => {
      const customer = isSignedIn()
        ? await queryClient.ensureQueryData(customerQuery(session().accountKey)).catch(() => null)
        : null;
      const order = { orderId, gateway, customerId: customer?.data.id ?? null };
      const unpaid = unpaidPath(orderId);
      const before = location.href;
      // Back leads here: a fresh page is the order's already, a cached one has to go there.
      history.replaceState(history.state, "", unpaid);
      if (await openPaymentPage(order).catch(() => false)) {
        void navigate(unpaid, { replace: true });
        return;
      }
      history.replaceState(history.state, "", before);
      void navigate(isSignedIn() ? paths.profile.href("my-orders", { orderId }) : paths.home.href(), {
        replace: true,
      });
      if (!isSignedIn()) openOverlay({ kind: "order-placed", orderId, status: "success" });
    },
    [queryClient, navigate],
  );
}

function InProgress({ submission, onDismiss }: { submission: OrderRow; onDismiss: () => Promise<void> }) {
  const t = useTexts("checkout");
  const durable = useIsDurable();
  const left = useTimeLeft(submission.payload.deadline, 1_000);
  const isPlaced = submission.state === "placed";
  const isDiskFull = submission.state === "waiting" && submission.problem?.code === "disk_full";
  const delayed = submission.tries > 1 || (submission.state === "waiting" && submission.tries > 0);
  const cancelable = submission.state === "waiting" && submission.firstTriedAt === null;
  const title = isPlaced
    ? "placing.placed"
    : submission.state === "checking"
      ? "placing.checking"
      : isDiskFull
        ? "placing.full"
        : submission.state === "waiting" && delayed
          ? "placing.waiting"
          : "placing.sending";
  return (
    <>
      <Spinner size={40} label={t(title)} />
      <h2 className={styles.title}>{t(title)}</h2>
      {isPlaced || (!durable && !isDiskFull && submission.state !== "checking") ? null : (
        <p className={styles.text}>
          {t(
            submission.state === "checking"
              ? "placing.checkingText"
              : isDiskFull
                ? "placing.fullText"
                : "placing.sendingText",
          )}
        </p>
      )}
      {durable || isPlaced || isDiskFull ? null : <p className={styles.text}>{t("placing.notKept")}</p>}
      {left > 0 && !isPlaced ? (
        <p className={styles.text}>{t("placing.timeLeft", { minutes: Math.ceil(left / 60_000) })}</p>
      ) : null}
      {cancelable ? (
        <Button variant="outline" onClick={() => void onDismiss()}>
          {t("placing.cancel")}
        </Button>
      ) : null}
    </>
  );
}
