import { useState } from "react";
import type { BoardOrder } from "@/contract/calls/board-orders";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { Spinner } from "@/ui/plain/spinner";
import { useCouriers } from "../couriers/couriers";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./dialogs.module.css";
import { LinkForm } from "./link-form";

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
      {open ? <Couriers {...props} /> : null}
    </Dialog>
  );
}

function Couriers({ order, onClose, onChoose }: Props) {
  const t = useTexts();
  const formats = useFormats();
  const { couriers, error } = useCouriers({ order_id: order.id });
  const [isLinking, setLinking] = useState(false);
  // Whoever works now comes first.
  const found = couriers?.toSorted(
    (a, b) => Number(b.shift_started_at !== null) - Number(a.shift_started_at !== null),
  );
  const choose = (id: number | null) => {
    onChoose(id);
    onClose();
  };
  const now = order.courier;
  return (
    <div className={styles.form}>
      {found === undefined && error === null ? <Spinner label={t("app.loading")} /> : null}
      {error === null ? null : <p role="alert">{t("courier.failed")}</p>}
      {found ? (
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
      {isLinking ? (
        <LinkForm orderId={order.id} />
      ) : (
        <Button variant="outline" size="lg" wide onClick={() => setLinking(true)}>
          {t("couriers.somebodyElse")}
        </Button>
      )}
      {now === null ? null : (
        <Button variant="outline" size="lg" wide onClick={() => choose(null)}>
          {t("courier.clear", { name: now.name })}
        </Button>
      )}
    </div>
  );
}
