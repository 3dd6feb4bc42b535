/** What the counter makes of a shopper's order: heard, answered once, told to whoever was too late, and given to a courier. */
import type { BoardOrder } from "@/contract/calls/board-orders";
import { bring } from "./bringing";
import type { Counter } from "./counter";
import { FaultSchedule } from "./faults";
import { Random } from "./random";
import type { ScenarioRun } from "./scenario-run";

/** How long the board has with a bad network, and then with a good one, until it must have heard of an order, ms. */
const BAD_WEATHER_MS = 4_000;
const HEARD_LIMIT_MS = 45_000;
/** Longer than the longest pause between two tries of its outbox, ms. */
const SENT_LIMIT_MS = 60_000;

/** What happens at the counter in one run, drawn from its seed. */
interface Plan {
  /** The board has no network, a new tab or a broken stream while the order is placed; or all is well. */
  before: "no-network" | "tab-killed" | "stream-broken" | "well";
  /** A refusal only where nothing was paid: money that goes back is another story's end. */
  answer: "accept" | "refuse";
  pressedWithoutNetwork: boolean;
  tabKilledAfterPress: boolean;
  /** A colleague answers at another board at the same moment. */
  rival: boolean;
  killOnWrite: number | null;
}

function drawPlan(seed: number, mayRefuse: boolean): Plan {
  const random = new Random(`counter ${seed}`);
  const chance = (percent: number) => random.between(1, 100) <= percent;
  return {
    before: random.weighted({ "no-network": 25, "tab-killed": 20, "stream-broken": 30, well: 25 }),
    answer: chance(20) && mayRefuse ? "refuse" : "accept",
    pressedWithoutNetwork: chance(35),
    tabKilledAfterPress: chance(35),
    rival: chance(35),
    killOnWrite: chance(25) ? 1 : null,
  };
}

export class Serving {
  private constructor(
    private readonly life: ScenarioRun,
    private readonly counter: Counter,
    private readonly plan: Plan,
    private readonly schedule: FaultSchedule,
  ) {}

  /** Before the order is pressed: the counter's network becomes as bad as the shopper's. */
  static async begin(life: ScenarioRun): Promise<Serving> {
    const { seed, payment, killOnWrite } = life.story;
    const counter = await life.stage.counter();
    // The server dies once a run at most.
    const plan = drawPlan(seed, payment === null);
    const schedule = new FaultSchedule(`counter ${seed}`, {
      killOnWrite: killOnWrite === null ? plan.killOnWrite : null,
    });
    schedule.active = plan.before !== "well";
    life.stage.proxy.staffSchedule = schedule;
    if (plan.before !== "well") life.trouble(`counter-${plan.before}`);
    if (plan.before === "no-network") schedule.down = true;
    if (plan.before === "tab-killed") await counter.killTab();
    if (plan.before !== "well") life.stage.proxy.streams.breakBelow("/api/v1/board/stream");
    return new Serving(life, counter, plan, schedule);
  }

  /** Every order of this shopper that waits for an answer is heard of and answered. */
  async answerAll(): Promise<void> {
    const { stage, shopping } = this.life;
    await stage.proxy.restarting;
    const waiting = (await this.counter.unanswered()).filter(
      ({ customer_name: name }) => name === shopping.person.name,
    );
    this.schedule.down = false;
    for (const order of waiting) {
      await this.answer(order);
      const isAccepted = await this.counter.mayHandOver(order);
      // The server dies once a run at most.
      const mayKill = this.life.story.killOnWrite === null && this.plan.killOnWrite === null;
      if (isAccepted) await bring(this.life, order, mayKill);
    }
  }

  private async answer(order: BoardOrder): Promise<void> {
    const { life, counter, plan, schedule } = this;
    const { broken, promised } = life.outcome;
    const isHeard =
      (await counter.hears(order, BAD_WEATHER_MS)) ||
      (await this.calm(() => counter.hears(order, HEARD_LIMIT_MS)));
    if (!isHeard) {
      broken.push(`The board did not hear of order ${order.id}.`);
      return;
    }
    promised.answers.push({
      orderId: order.id,
      answers: plan.rival ? ["accept", plan.answer] : [plan.answer],
    });
    await this.calm(() => counter.open(order));
    life.shopping.say(`counter: ${plan.answer}${plan.rival ? ", and a colleague accepts" : ""}`);
    schedule.active = true;
    schedule.down = plan.pressedWithoutNetwork;
    if (plan.pressedWithoutNetwork) life.trouble("counter-no-network");
    if (plan.rival) life.trouble("counter-rival");
    const rival = plan.rival ? counter.colleagueAnswers(order, "accept") : null;
    const isPressed = await counter.press(order, plan.answer);
    const isColleagueFirst = (await rival) === true;
    if (isPressed && plan.tabKilledAfterPress) {
      life.trouble("counter-tab-killed");
      await counter.killTab();
    }
    schedule.down = false;
    await counter.settles(BAD_WEATHER_MS);
    if (!(await this.calm(() => counter.settles(SENT_LIMIT_MS))))
      broken.push(`The board did not send its answer to order ${order.id}.`);
    if (isPressed && isColleagueFirst && !plan.tabKilledAfterPress && !(await counter.isToldOfColleague()))
      broken.push(`The board did not say who answered order ${order.id} before it.`);
  }

  /** The network at the counter is well again. */
  private async calm<T>(work: () => Promise<T>): Promise<T> {
    this.schedule.active = false;
    this.schedule.down = false;
    await this.life.stage.proxy.restarting;
    return work();
  }
}
