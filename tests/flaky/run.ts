/** One run: a shopper lives through a story over a faulty network. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Device } from "./device";
import { FaultSchedule } from "./faults";
import { order } from "./ordering";
import { browseOtherZone } from "./other-zone";
import type { Scenario } from "./scenario";
import { type RunOutcome, type RunStage, ScenarioRun } from "./scenario-run";
import {
  changeOnTwoDevices,
  changeWishlist,
  saveAddress,
  shopWithFaults,
  signIn,
  signOut,
} from "./scenario-steps";
import { Serving } from "./serving";
import { hearOfOrderAgain, leaveStrangersRow, takeBackUnanswered } from "./special-stories";
import type { Town } from "./town";

export type { RunOutcome, RunStage } from "./scenario-run";

export async function run(stage: RunStage, town: Town, story: Scenario): Promise<RunOutcome> {
  const { proxy } = stage;
  const schedule = new FaultSchedule(story.seed, { killOnWrite: story.killOnWrite });
  const outcome: RunOutcome = {
    story,
    identity: { guestIds: [], email: null },
    promised: { presses: [], wishes: [], addresses: [], payments: [], answers: [], deliveries: [] },
    broken: [],
    stumbled: null,
    browserDied: false,
    faults: [],
    troubles: [],
  };
  proxy.happened.length = 0;
  proxy.changes.broken.length = 0;
  schedule.active = false;
  proxy.schedule = schedule;
  const browser = await stage.browser();
  let device: Device | null = null;
  try {
    const life = await ScenarioRun.begin(stage, town, story, schedule, outcome);
    device = life.device;
    await tell(life);
  } catch (error) {
    outcome.stumbled = error instanceof Error ? (error.stack ?? error.message) : String(error);
    outcome.browserDied = !browser.isConnected();
    await keepPage(device, story.seed);
  } finally {
    proxy.schedule = null;
    proxy.staffSchedule = null;
    await proxy.restarting;
    outcome.faults = [...proxy.happened];
    outcome.broken.push(...proxy.changes.broken);
    proxy.changes.hasOrder = null;
    // A browser that died has nothing to close.
    await device?.close().catch(() => undefined);
    if (proxy.lost !== null) {
      outcome.broken.push(`Killed, the server did not start again: ${proxy.lost}`);
      proxy.lost = null;
      await stage.startServer();
    }
    proxy.clockAhead = 0;
    await stage.moveServerClock(0);
    stage.setExtraCharge(0);
  }
  return outcome;
}

/** Keeps the page of a story that ended early, to find the cause. */
async function keepPage(device: Device | null, seed: number): Promise<void> {
  const file = join(import.meta.dirname, "../../test-results/flaky", `seed-${seed}`);
  try {
    const html = await device?.page.content();
    await device?.page.screenshot({ path: `${file}.png` });
    writeFileSync(`${file}.html`, html ?? "");
  } catch {
    // A closed page shows nothing.
  }
}

/** The story from its beginning to its end. */
async function tell(life: ScenarioRun): Promise<void> {
  const { story } = life;
  await shopWithFaults(life);
  if (story.who === "guest-signs-in" && story.special !== "sign-in") await signIn(life);
  else await life.checkCart();
  if (story.special === "other-zone") await browseOtherZone(life);
  if (story.twoDevices) await changeOnTwoDevices(life);
  if (story.wishes > 0) await changeWishlist(life);
  if (story.address) await saveAddress(life);
  if (story.special === "take-back") await takeBackUnanswered(life);
  if (story.special === "stranger") await leaveStrangersRow(life);
  const serving = await Serving.begin(life);
  await order(life);
  if (story.special === "told-twice") await hearOfOrderAgain(life);
  if (story.who !== "guest") await signOut(life);
  await serving.answerAll();
}
