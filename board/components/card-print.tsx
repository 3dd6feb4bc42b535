import { useState } from "react";
import type { BoardOrder } from "@/contract/calls/board-orders";
import type { BoardTicketKind } from "@/contract/calls/board-printers";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { Button } from "@/ui/plain/button";
import { SelectField } from "@/ui/plain/select-field";
import { printTicket, usePrinters } from "../printers/printers";
import { useTexts } from "../texts/texts";
import styles from "./card-part.module.css";
import { failureText } from "./failure-text";

const kinds: readonly BoardTicketKind[] = ["kitchen", "packing", "receipt"];

type Sent = { readonly kind: BoardTicketKind; readonly printer: string } | { readonly error: unknown };

/** Tickets of the order once more; nothing where the store has no printer. */
export function CardPrint({ order }: { readonly order: BoardOrder }) {
  const t = useTexts();
  const printers = usePrinters(({ printers: all }) => all).filter(
    ({ store_id: store }) => store === null || store === order.store_id,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [sending, setSending] = useState<BoardTicketKind | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const printer = printers.find(({ id }) => id === chosen) ?? printers[0];
  if (printer === undefined) return null;
  const print = (kind: BoardTicketKind) => {
    setSending(kind);
    setSent(null);
    printTicket(order.id, kind, printer.id)
      .then(
        () => setSent({ kind, printer: printer.name }),
        (error: unknown) => setSent({ error }),
      )
      .finally(() => setSending(null));
  };
  return (
    <section className={styles.part} aria-labelledby="card-print">
      <h3 className={styles.heading} id="card-print">
        {t("card.print")}
      </h3>
      {printers.length > 1 ? (
        <SelectField
          label={t("card.printer")}
          size="lg"
          value={String(printer.id)}
          options={printers.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      ) : null}
      <div className={styles.links}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="lg"
            variant="outline"
            startIcon={<ReceiptIcon />}
            loading={sending === kind}
            onClick={() => sending === null && print(kind)}
          >
            {t(`ticket.${kind}`)}
          </Button>
        ))}
      </div>
      <p role="status">
        {sent === null
          ? null
          : "error" in sent
            ? failureText(sent.error, t)
            : t("printer.sent", { ticket: t(`ticket.${sent.kind}`), printer: sent.printer })}
      </p>
    </section>
  );
}
