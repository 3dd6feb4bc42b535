import { expect, it } from "vitest";
import { kim, newMe, newOffer, newOrder } from "../testing/stand-in";
import { isMoot, withSteps } from "./apply-step";
import type { NewStep, Step } from "./step";

const at = Date.UTC(2026, 10, 30, 12);
const made = (...steps: NewStep[]): Step[] =>
  steps.map((step, index) => ({
    ...step,
    at: at + index,
    madeAt: at + index,
    key: `key-${index}`,
    courierId: kim.id,
    refusal: null,
  }));

it("shows an order brought without a network as it will be", () => {
  const before = newMe({ orders: [newOrder(1), newOrder(2)] });
  const [picked, arrived, photo, delivered] = made(
    { kind: "picked-up", orderId: 1 },
    { kind: "arrived", orderId: 1 },
    { kind: "photo", orderId: 1, photo: { name: "door.jpg", type: "image/jpeg", bytes: new ArrayBuffer(1) } },
    { kind: "delivered", orderId: 1, code: "4711", cashTaken: 31.5 },
  ) as [Step, Step, Step, Step];
  const after = (...steps: Step[]) => withSteps(before, steps);
  expect(after(picked).orders[0]).toMatchObject({ status: "picked_up", arrived_at: null });
  expect(after(picked, arrived).orders[0]?.arrived_at).toBe(new Date(at + 1).toISOString());
  expect(after(picked, arrived, photo).orders[0]?.photos).toBe(1);
  const done = after(picked, arrived, photo, delivered);
  expect(done.orders.map(({ id }) => id)).toEqual([2]);
  expect(done.cash).toEqual({ taken: 31.5, to_hand_in: 31.5, orders: 1 });
  // Once the server has counted it, its answer alone says the sum.
  expect(withSteps(done, [delivered]).cash).toEqual(done.cash);
});

it("adds cash to the cent, and counts no order that was paid already", () => {
  const me = newMe({
    orders: [newOrder(1), newOrder(2)],
    cash: { taken: 0.1, to_hand_in: 0.1, orders: 1 },
  });
  const delivered = (orderId: number, cashTaken: number) =>
    ({ kind: "delivered", orderId, code: null, cashTaken }) as const;
  const { cash } = withSteps(me, made(delivered(1, 0.2), delivered(2, 0)));
  expect(cash).toEqual({ taken: 0.3, to_hand_in: 0.3, orders: 2 });
});

it("shows shift, consent and answers at the press", () => {
  const me = withSteps(
    newMe({ offers: [newOffer(9, at + 45_000)] }),
    made(
      { kind: "shift", on: false },
      { kind: "consent", agreed: true },
      { kind: "offer", offerId: 9, orderId: 3, answer: "accept" },
    ),
  );
  expect(me).toMatchObject({ shift_started_at: null, shares_position: true, offers: [] });
});

it("does not tell of a refusal that changes nothing", () => {
  const [picked, declined, accepted, returned] = made(
    { kind: "picked-up", orderId: 1 },
    { kind: "offer", offerId: 9, orderId: 3, answer: "decline" },
    { kind: "offer", offerId: 9, orderId: 3, answer: "accept" },
    { kind: "returned", orderId: 1, reason: "Nobody is there" },
  ) as [Step, Step, Step, Step];
  const handedOver = newMe({ orders: [newOrder(1, { status: "picked_up" })] });
  expect(isMoot(picked, handedOver)).toBe(true);
  expect(isMoot(picked, newMe({ orders: [] }))).toBe(false);
  expect([declined, accepted, returned].map((step) => isMoot(step, handedOver))).toEqual([
    true,
    false,
    false,
  ]);
});
