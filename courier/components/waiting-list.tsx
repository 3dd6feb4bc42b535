import { useId } from "react";
import { useMe } from "../me/me";
import type { Step } from "../rules/step";
import { orderOfStep } from "../rules/step";
import { useSession } from "../session/session";
import { useSteps, waitingSteps } from "../steps/steps";
import { type TextKey, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./waiting-list.module.css";

function wordsOf(step: Step): TextKey {
  if (step.kind === "shift") return step.on ? "waiting.shiftOn" : "waiting.shiftOff";
  if (step.kind === "offer") return `waiting.${step.answer}`;
  return `waiting.${step.kind}`;
}

/** What was pressed without a line, in its order; a press that is on its way is not told of. */
export function WaitingList() {
  const t = useTexts();
  const { time } = useFormats();
  const id = useId();
  const isLost = useMe((state) => state.lostAt !== null);
  const courierId = useSession((session) => session.courier?.id);
  const steps = useSteps((state) => state.steps);
  const waiting = isLost ? waitingSteps(steps, courierId) : [];
  if (waiting.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t("waiting.title")}
      </h2>
      <ol>
        {waiting.map((step) => {
          const orderId = orderOfStep(step);
          return (
            <li key={step.key} className={styles.row}>
              <span>{t(wordsOf(step), { time: time(step.at) })}</span>
              {orderId === null ? null : (
                <span className={styles.number}>{t("order.number", { number: orderId })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
