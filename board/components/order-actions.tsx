import { useState } from "react";
import type { BoardOrder } from "@/contract/calls/board-orders";
import { Button } from "@/ui/plain/button";
import { sendSteps } from "../steps/send-steps";
import { addStep, useSteps, waitingStep } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { AcceptForm } from "./accept-form";
import { CourierDialog } from "./courier-dialog";
import styles from "./order-actions.module.css";
import { RefuseDialog } from "./refuse-dialog";

/** Keeps the step on the device, then sends it; what is pressed is never lost. */
export async function takeStep(
  order: BoardOrder,
  action: BoardOrder["actions"][number],
  body: object,
): Promise<void> {
  await addStep(order, action, action === "assign" ? body : { seen_status: order.status, ...body });
  sendSteps();
}

/** What somebody may do with the order now; the server says what that is. */
export function OrderActions({ order }: { readonly order: BoardOrder }) {
  const t = useTexts();
  const { time } = useFormats();
  const waiting = useSteps((outbox) => waitingStep(outbox.steps, order.id));
  const [dialog, setDialog] = useState<"refuse" | "courier" | null>(null);
  const may = (action: BoardOrder["actions"][number]) => order.actions.includes(action);
  if (waiting !== undefined)
    return (
      <footer className={styles.actions}>
        <p className={styles.waiting} role="status">
          {t(`waiting.${waiting.action}`, { time: time(waiting.madeAt) })}
        </p>
      </footer>
    );
  if (order.actions.length === 0) return null;
  const next = (["ready", "hand_over", "deliver"] as const).filter(may);
  return (
    <footer className={styles.actions}>
      {may("accept") ? (
        <AcceptForm onAccept={(minutes) => void takeStep(order, "accept", { minutes })} />
      ) : null}
      <div className={styles.row}>
        {next.map((action, index) => (
          <Button
            key={action}
            size="lg"
            className={styles.main}
            variant={index === 0 ? "solid" : "soft"}
            onClick={() => void takeStep(order, action, {})}
          >
            {t(`step.${action}`)}
          </Button>
        ))}
        {may("assign") ? (
          <Button size="lg" variant="outline" onClick={() => setDialog("courier")}>
            {t(order.courier ? "step.assignOther" : "step.assign")}
          </Button>
        ) : null}
        {may("refuse") ? (
          <Button size="lg" variant="outline" className={styles.refuse} onClick={() => setDialog("refuse")}>
            {t("step.refuse")}
          </Button>
        ) : null}
      </div>
      <RefuseDialog
        open={dialog === "refuse"}
        number={order.id}
        onClose={() => setDialog(null)}
        onRefuse={(reason) => void takeStep(order, "refuse", { reason })}
      />
      <CourierDialog
        open={dialog === "courier"}
        order={order}
        onClose={() => setDialog(null)}
        onChoose={(courierId) => void takeStep(order, "assign", { courier_id: courierId })}
      />
    </footer>
  );
}
