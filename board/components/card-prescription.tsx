import { useState } from "react";
import type { BoardOrder, BoardOrderDetails } from "@/contract/calls/board-orders";
import { PillIcon } from "@/ui/icons/pill";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { stateKey } from "../prescriptions/state-text";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./card-part.module.css";

const PrescriptionDialog = lazy(() => import("./prescription-dialog"));

interface Props {
  readonly order: BoardOrder;
  readonly details: BoardOrderDetails;
}

/** The prescription of an order, and where its price stands; nothing where it came without one. */
export function CardPrescription({ order, details }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  // The screen stays until it has been seen closing.
  const [isWanted, setWanted] = useState(false);
  const { prescription_state: state, status } = order;
  if (state === null && details.prescription_photos === 0) return null;
  const toPrice = state === "waiting" && status === "pending";
  const ahead = () => void PrescriptionDialog.preload().catch(() => undefined);
  return (
    <section className={styles.part} aria-labelledby="card-prescription">
      <h3 className={styles.heading} id="card-prescription">
        {t("prescription.heading")}
      </h3>
      <p className={styles.note}>
        <strong>{t(stateKey(order))}</strong>
        {state === null || toPrice ? null : <span>{money(order.total)}</span>}
      </p>
      <Button
        size="lg"
        variant={toPrice ? "solid" : "outline"}
        startIcon={<PillIcon />}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t(toPrice ? "prescription.price" : "prescription.open")}
      </Button>
      {isWanted ? (
        <ErrorBoundary
          mayReload={() => false}
          fallback={(_, retry) => (
            <p role="alert">
              {t("signIn.noNetwork")}{" "}
              <Button size="lg" variant="outline" onClick={retry}>
                {t("app.retry")}
              </Button>
            </p>
          )}
        >
          <Suspense>
            <PrescriptionDialog
              open={isOpen}
              order={order}
              details={details}
              onClose={() => setOpen(false)}
              onClosed={() => setWanted(false)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </section>
  );
}
