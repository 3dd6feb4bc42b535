import { useState } from "react";
import type { BoardTicketTrouble } from "@/contract/calls/board-printers";
import { WarningIcon } from "@/ui/icons/warning";
import { openOrder } from "../orders/opened-order";
import { settleTicket, usePrinters } from "../printers/printers";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { Bar, Press } from "./bar";
import styles from "./bars.module.css";
import { failureText } from "./failure-text";

/** Bars of single tickets that are shown at once; the others follow when those are seen to. */
const maxTicketBars = 3;

/** Printers that do not print, and tickets that need somebody. */
export function PrinterBars() {
  const { printers, troubles } = usePrinters();
  const lost = troubles.filter(({ state }) => state !== "waiting");
  return (
    <>
      {printers.map(({ id, name }) => {
        const waiting = troubles.filter(({ printer_id: of, state }) => of === id && state === "waiting");
        return waiting[0] ? (
          <WaitingBar key={id} name={name} first={waiting[0]} count={waiting.length} />
        ) : null;
      })}
      {lost.slice(0, maxTicketBars).map((ticket) => (
        <TicketBar
          key={ticket.id}
          ticket={ticket}
          printer={printers.find(({ id }) => id === ticket.printer_id)?.name ?? ""}
        />
      ))}
    </>
  );
}

interface WaitingProps {
  readonly name: string;
  readonly first: BoardTicketTrouble;
  readonly count: number;
}

function WaitingBar({ name, first, count }: WaitingProps) {
  const t = useTexts();
  const { time } = useFormats();
  return (
    <Bar tone="warning" icon={<WarningIcon size={24} />}>
      <strong>{t(`printer.${first.cause}`, { printer: name, time: time(first.since) })}</strong>{" "}
      {t("printer.waiting", { count })}
    </Bar>
  );
}

interface TicketProps {
  readonly ticket: BoardTicketTrouble;
  readonly printer: string;
}

function TicketBar({ ticket, printer }: TicketProps) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const { id, order_id: number, kind, state } = ticket;
  const settle = (how: "again" | "dismiss") => {
    setError(null);
    settleTicket(id, how).catch(setError);
  };
  return (
    <Bar
      tone="warning"
      icon={<WarningIcon size={24} />}
      urgent
      action={
        <div className={styles.presses}>
          <Press onPress={() => settle("again")}>{t("printer.again")}</Press>
          <Press onPress={() => settle("dismiss")}>
            {t(state === "unsure" ? "printer.isThere" : "app.dismiss")}
          </Press>
        </div>
      }
    >
      <button type="button" className={styles.order} onClick={() => openOrder(number)}>
        <strong>{t("order.number", { number })}</strong>
      </button>
      <p>
        {t(state === "unsure" ? "printer.unsure" : "printer.failed", {
          ticket: t(`ticket.${kind}`),
          printer,
        })}
      </p>
      {error === null ? null : <p>{failureText(error, t)}</p>}
    </Bar>
  );
}
