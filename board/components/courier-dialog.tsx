import { useEffect, useState } from "react";
import type { BoardCouriers, BoardOrder } from "@/contract/calls/board-orders";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { Spinner } from "@/ui/plain/spinner";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./dialogs.module.css";

interface Props {
  readonly open: boolean;
  readonly order: BoardOrder;
  readonly onClose: () => void;
  /** Null takes the order away from its courier. */
  readonly onChoose: (courierId: number | null) => void;
}

export function CourierDialog(props: Props) {
  const t = useTexts();
  const { open, order, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("courier.title", { number: order.id })}
      closeLabel={t("app.close")}
      width="28rem"
    >
      <Couriers {...props} />
    </Dialog>
  );
}

function Couriers({ order, onClose, onChoose }: Props) {
  const t = useTexts();
  const formats = useFormats();
  const found = useCouriers(order.id);
  const choose = (id: number | null) => {
    onChoose(id);
    onClose();
  };
  const now = order.courier;
  return (
    <div className={styles.form}>
      {found === "reading" ? <Spinner label={t("app.loading")} /> : null}
      {found === "failed" ? <p role="alert">{t("courier.failed")}</p> : null}
      {typeof found === "object" ? (
        <ul className={styles.choices}>
          {found.length === 0 ? <li className={styles.quiet}>{t("courier.none")}</li> : null}
          {found.map(({ id, name, running_orders: running, ...courier }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={id === now?.id}
                onClick={() => choose(id)}
              >
                <strong>{name}</strong>
                <span className={styles.quiet}>{t("courier.running", { count: running })}</span>
                {courier.has_login ? (
                  <span className={styles.quiet}>
                    {t(courier.shift_started_at === null ? "courier.offShift" : "courier.onShift")}
                    {courier.last_seen_at === null
                      ? null
                      : ` · ${t("courier.seen", { time: formats.time(courier.last_seen_at) })}`}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {now === null ? null : (
        <Button variant="outline" size="lg" wide onClick={() => choose(null)}>
          {t("courier.clear", { name: now.name })}
        </Button>
      )}
    </div>
  );
}

/** Read each time: who is free changes by the minute. */
function useCouriers(orderId: number): BoardCouriers["couriers"] | "reading" | "failed" {
  const token = useSession((session) => session.token);
  const [found, setFound] = useState<BoardCouriers["couriers"] | "reading" | "failed">("reading");
  useEffect(() => {
    let isGone = false;
    callBoard<BoardCouriers>({ path: `/couriers?order_id=${orderId}`, token }).then(
      ({ couriers }) => !isGone && setFound(couriers),
      (error: unknown) => {
        noticeEnd(error, token);
        if (!isGone) setFound("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [orderId, token]);
  return found;
}
