/** What a courier's page shows once a step has happened: applied at the press, before the server has heard of it. */
import type { CourierMe, CourierOrder } from "@/contract/calls/couriers";
import type { Step } from "./step";

const without = (me: CourierMe, orderId: number): CourierMe => ({
  ...me,
  orders: me.orders.filter(({ id }) => id !== orderId),
});

const changed = (me: CourierMe, orderId: number, change: Partial<CourierOrder>): CourierMe => ({
  ...me,
  orders: me.orders.map((order) => (order.id === orderId ? { ...order, ...change } : order)),
});

function withCash(me: CourierMe, taken: number): CourierMe {
  if (taken === 0) return me;
  const { cash, shop } = me;
  const sum = (amount: number) => Number((amount + taken).toFixed(shop.digits));
  return {
    ...me,
    cash: { taken: sum(cash.taken), to_hand_in: sum(cash.to_hand_in), orders: cash.orders + 1 },
  };
}

export function applyStep(me: CourierMe, step: Step): CourierMe {
  const at = new Date(step.at).toISOString();
  switch (step.kind) {
    case "picked-up":
      return changed(me, step.orderId, { status: "picked_up", arrived_at: null });
    case "arrived":
      return changed(me, step.orderId, { arrived_at: at });
    case "photo": {
      const photos = me.orders.find(({ id }) => id === step.orderId)?.photos ?? 0;
      return changed(me, step.orderId, { photos: photos + 1 });
    }
    case "delivered":
      // One that is known no more was counted by the server.
      return me.orders.some(({ id }) => id === step.orderId)
        ? withCash(without(me, step.orderId), step.cashTaken)
        : me;
    case "returned":
      return without(me, step.orderId);
    case "offer":
      return { ...me, offers: me.offers.filter(({ id }) => id !== step.offerId) };
    case "shift":
      return { ...me, shift_started_at: step.on ? (me.shift_started_at ?? at) : null };
    case "consent":
      return { ...me, shares_position: step.agreed };
  }
}

/** Everything that this person pressed and the server has not judged, on top of what it said last. */
export const withSteps = (me: CourierMe, waiting: readonly Step[]): CourierMe =>
  waiting.reduce(applyStep, me);

/** Whether a refused step is of no interest: what it asked for is so, or is nobody's any more. */
export function isMoot(step: Step, me: CourierMe): boolean {
  if (step.kind === "offer") return step.answer === "decline";
  if (step.kind === "picked-up")
    return me.orders.some(({ id, status }) => id === step.orderId && status === "picked_up");
  return false;
}
