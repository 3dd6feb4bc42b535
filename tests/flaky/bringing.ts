/** What a courier makes of an accepted order: picked up, brought by its code and its cash handed in, over a bad network. */
import { randomUUID } from "node:crypto";
import type { Order } from "@/contract";
import type { BoardOrder } from "@/contract/calls/board-orders";
import type { CourierPhone } from "./courier-phone";
import { FaultSchedule } from "./faults";
import { Random } from "./random";
import type { ScenarioRun } from "./scenario-run";

/** How long the phone has with a bad network, and then with a good one, ms. */
const BAD_WEATHER_MS = 2_000;
const HEARD_LIMIT_MS = 45_000;
/** Longer than the longest pause between two tries of its outbox. */
const SENT_LIMIT_MS = 60_000;
/** Tries of the count that meet bad weather. */
const BAD_COUNTS = 4;

const LEGS = ["pick-up", "arrive", "deliver"] as const;
type Leg = (typeof LEGS)[number];

/** What happens on the road in one run, drawn from its seed. */
interface Plan {
  deadZone: readonly Leg[];
  tabKilledAfter: readonly Leg[];
  killOnWrite: number | null;
}

function drawPlan(seed: number): Plan {
  const random = new Random(`courier ${seed}`);
  const some = (percent: number) => LEGS.filter(() => random.between(1, 100) <= percent);
  return {
    deadZone: some(35),
    tabKilledAfter: some(20),
    killOnWrite: random.between(1, 100) <= 20 ? random.between(1, 3) : null,
  };
}

/** Brings an order that the board accepted; `mayKill` says whether the server may still die in this run. */
export async function bring(life: ScenarioRun, order: BoardOrder, mayKill: boolean): Promise<void> {
  const { stage, outcome, story } = life;
  const plan = drawPlan(story.seed);
  const counter = await stage.counter();
  const phone = await stage.courierPhone(order.id);
  const cash = await counter.handTo(order, phone.courierId);
  const code = await codeOf(life, order.id);
  outcome.promised.deliveries.push({ orderId: order.id, courierId: phone.courierId, cash });
  // Money taken at the door is money paid.
  for (const payment of outcome.promised.payments)
    if (payment.orderId === order.id && payment.end === "in cash") payment.end = "paid";
  const schedule = new FaultSchedule(`courier ${story.seed}`, {
    killOnWrite: mayKill ? plan.killOnWrite : null,
  });
  stage.proxy.staffSchedule = schedule;
  const calm = async <T>(work: () => Promise<T>): Promise<T> => {
    schedule.active = false;
    schedule.down = false;
    await stage.proxy.restarting;
    return work();
  };
  life.shopping.say(`courier: brings order ${order.id}`);
  const isHeard =
    (await phone.hears(order.id, BAD_WEATHER_MS)) ||
    (await calm(() => phone.hears(order.id, HEARD_LIMIT_MS)));
  if (!isHeard) {
    outcome.broken.push(`The courier did not hear of order ${order.id}.`);
    return;
  }
  for (const leg of LEGS) {
    schedule.active = true;
    schedule.down = plan.deadZone.includes(leg);
    if (schedule.down) life.trouble("courier-no-network");
    await press(phone, leg, order.id, code);
    if (leg === "pick-up") await phone.ride();
    if (plan.tabKilledAfter.includes(leg)) {
      life.trouble("courier-tab-killed");
      await phone.killTab();
      if (leg !== "deliver" && !(await phone.hears(order.id, BAD_WEATHER_MS)))
        await calm(() => phone.hears(order.id, HEARD_LIMIT_MS));
    }
  }
  schedule.down = false;
  await phone.settles(BAD_WEATHER_MS);
  if (!(await calm(() => phone.settles(SENT_LIMIT_MS))))
    outcome.broken.push(`The courier's phone still has: ${(await phone.keptSteps()).join(", ")}.`);
  if (cash > 0) await handIn(life, schedule, phone);
}

/** The code that the shopper reads on their order; they may have signed out by now. */
async function codeOf({ shop, shopping, outcome, town }: ScenarioRun, orderId: number): Promise<string> {
  const { email, password, phone } = shopping.person;
  const asking = { place: town.place, moduleId: town.module.id };
  const track = `/customer/order/track?order_id=${orderId}`;
  const guestId = outcome.identity.guestIds.at(-1);
  if (outcome.identity.email === null) {
    const query = `${track}&contact_number=${encodeURIComponent(phone)}`;
    return (await shop.get<Order>(query, { ...asking, ...(guestId === undefined ? {} : { guestId }) })).otp;
  }
  const words = { login_type: "manual", email_or_phone: email, field_type: "email", password };
  const { token } = await shop.post<{ token: string }>("/auth/login", words);
  return (await shop.get<Order>(track, { ...asking, token })).otp;
}

function press(phone: CourierPhone, leg: Leg, orderId: number, code: string): Promise<void> {
  if (leg === "pick-up") return phone.pickUp(orderId);
  return leg === "arrive" ? phone.arrive(orderId) : phone.deliver(orderId, code);
}

/** Somebody at the board counts the courier's cash, and presses until the shop has said that it has it. */
async function handIn(
  life: ScenarioRun,
  schedule: FaultSchedule,
  { courierId }: CourierPhone,
): Promise<void> {
  const { stage, outcome } = life;
  const counter = await stage.counter();
  const amount = await counter.cashOf(courierId);
  const key = randomUUID();
  for (let tries = 0; ; tries += 1) {
    schedule.active = tries < BAD_COUNTS;
    await stage.proxy.restarting;
    const said = await counter.takeCash(courierId, amount, key);
    if (said === "taken") return;
    if (said === "lost" && tries < 2 * BAD_COUNTS) continue;
    outcome.broken.push(`Cash of ${amount} was not taken in: ${said}.`);
    return;
  }
}
