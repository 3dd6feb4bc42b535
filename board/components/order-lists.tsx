import { useState } from "react";
import type { BoardOrder, BoardOrderState } from "@/contract/calls/board-orders";
import { Tabs } from "@/ui/plain/tabs";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { listOf } from "../orders/merge-orders";
import { useOpenedOrder } from "../orders/opened-order";
import { useOrders } from "../orders/orders";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { useSteps, waitingStep } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { useNow } from "../texts/use-now";
import styles from "./order-lists.module.css";
import { OrderTile } from "./order-tile";

const states = ["new", "active", "done"] as const satisfies readonly BoardOrderState[];
const empty = { new: "lists.emptyNew", active: "lists.emptyActive", done: "lists.emptyDone" } as const;

/** Three lists: side by side where there is room, one at a time on a phone. */
export function OrderLists() {
  const t = useTexts();
  const orders = useOrders((state) => state.orders);
  const storeId = useDeviceSettings((settings) => settings.storeId);
  const isWide = useMediaQuery("(min-width: 48em)");
  const [tab, setTab] = useState<BoardOrderState>("new");
  const lists = states.map((state) => ({ state, orders: listOf(orders, state, storeId) }));
  if (isWide)
    return (
      <div className={styles.columns}>
        {lists.map(({ state, orders: list }) => (
          <section key={state} className={styles.column} data-state={state} aria-labelledby={`list-${state}`}>
            <h2 className={styles.heading} id={`list-${state}`}>
              {t(`lists.${state}`)}
              <span className={styles.count} data-some={list.length > 0 ? "" : undefined}>
                {list.length}
              </span>
            </h2>
            <List state={state} orders={list} />
          </section>
        ))}
      </div>
    );
  return (
    <Tabs
      className={styles.tabs}
      label={t("lists.label")}
      fitted
      value={tab}
      onValueChange={setTab}
      items={lists.map(({ state, orders: list }) => ({
        value: state,
        label: t(`lists.${state}`),
        count: list.length,
        panel: <List state={state} orders={list} />,
      }))}
    />
  );
}

function List({
  state,
  orders,
}: {
  readonly state: BoardOrderState;
  readonly orders: readonly BoardOrder[];
}) {
  const t = useTexts();
  const now = useNow(15_000);
  const opened = useOpenedOrder((place) => place.id);
  const steps = useSteps((outbox) => outbox.steps);
  const stores = useSession((session) => session.me?.stores);
  const shown = useDeviceSettings((settings) => settings.storeId);
  const storeName = (id: number | null) =>
    shown === null && stores !== undefined && stores.length > 1
      ? (stores.find((store) => store.id === id)?.name ?? null)
      : null;
  if (orders.length === 0) return <p className={styles.empty}>{t(empty[state])}</p>;
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderTile
            order={order}
            now={now}
            isOpen={order.id === opened}
            isSending={waitingStep(steps, order.id) !== undefined}
            storeName={storeName(order.store_id)}
          />
        </li>
      ))}
    </ul>
  );
}
