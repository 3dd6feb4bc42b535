import { type RefObject, useEffect, useRef } from "react";
import type { BoardOrder, BoardOrderDetails } from "@/contract/calls/board-orders";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { PhoneIcon } from "@/ui/icons/phone";
import { Spinner } from "@/ui/plain/spinner";
import { usePrescription } from "../prescriptions/prescriptions";
import { stateKey } from "../prescriptions/state-text";
import { useEditor } from "../prescriptions/use-editor";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { CardChat } from "./card-chat";
import { Note } from "./card-lines";
import part from "./card-part.module.css";
import { failureText } from "./failure-text";
import styles from "./prescription.module.css";
import { PrescriptionLines } from "./prescription-lines";
import { PrescriptionPhotos } from "./prescription-photos";
import { PrescriptionSearch } from "./prescription-search";
import { PrescriptionSum } from "./prescription-sum";

interface Props {
  readonly open: boolean;
  readonly order: BoardOrder;
  readonly details: BoardOrderDetails;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** A prescription as a screen of its own: its photos, what it is made of, and what its customer is asked to agree to. */
export default function PrescriptionDialog({ open, order, details, onClose, onClosed }: Props) {
  const t = useTexts();
  const { time } = useFormats();
  const { prescription, error, read } = usePrescription(order.id, order.seq);
  const editor = useEditor(order.id, prescription, read);
  const search = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (await editor.send()) onClose();
  };
  useTypedAnywhere(open, search);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("prescription.title", { number: order.id })}
      closeLabel={t("app.close")}
      width="80rem"
      phone="full"
      footer={
        prescription === null || !editor.mayPrice ? null : (
          <PrescriptionSum editor={editor} sent={prescription} onSend={() => void send()} />
        )
      }
    >
      {prescription === null ? (
        <Unread error={error} onRetry={read} />
      ) : (
        <div className={styles.screen}>
          <PrescriptionPhotos prescription={prescription} onExpired={read} />
          <div className={styles.side}>
            <p className={part.note}>
              <strong>{t(stateKey(prescriptionOf(order, prescription)))}</strong>
              {prescription.agree_until === null ? null : (
                <span>{t("prescription.until", { time: time(prescription.agree_until) })}</span>
              )}
              {prescription.agreed_at === null ? null : (
                <span>{t("prescription.agreedAt", { time: time(prescription.agreed_at) })}</span>
              )}
            </p>
            <Note title={t("card.note")} text={details.note} />
            {editor.mayPrice ? (
              <PrescriptionSearch
                ref={search}
                storeId={prescription.store_id}
                isFull={editor.isFull}
                onItem={editor.addItem}
                onWords={editor.addWords}
              />
            ) : null}
            <PrescriptionLines editor={editor} prescription={prescription} />
            {editor.error === null ? null : (
              <p className={styles.failure} role="alert">
                {failureText(editor.error, t)}
              </p>
            )}
            <Question details={details} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Leads what is typed outside of fields to the search: a scanner types like a keyboard, wherever the focus is. */
function useTypedAnywhere(isActive: boolean, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isActive) return;
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isInField = target instanceof Element && target.closest("input, textarea, select") !== null;
      if (isInField || ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
      search.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isActive, search]);
}

/** The state as it was read, in the place of what the list knows. */
const prescriptionOf = (
  order: BoardOrder,
  { state, status }: { state: BoardOrder["prescription_state"]; status: BoardOrder["status"] },
): BoardOrder => ({ ...order, prescription_state: state, status });

function Unread({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts();
  if (error === null) return <Spinner label={t("app.loading")} />;
  return (
    <div className={styles.unread}>
      <p role="alert">{failureText(error, t)}</p>
      <Button size="lg" variant="outline" onClick={onRetry}>
        {t("app.retry")}
      </Button>
    </div>
  );
}

/** A question to the customer: written where there is a chat, by phone else. */
function Question({ details }: { readonly details: BoardOrderDetails }) {
  const t = useTexts();
  const { phone, is_guest: isGuest } = details.customer;
  return (
    <section className={part.part}>
      <h3 className={part.heading}>{t("prescription.ask")}</h3>
      {isGuest ? null : <CardChat orderId={details.id} />}
      {phone ? (
        <p>
          <a className={part.link} href={`tel:${phone}`}>
            <PhoneIcon />
            <bdi>{t("card.call", { phone })}</bdi>
          </a>
        </p>
      ) : null}
    </section>
  );
}
