/** One run: a shopper lives through a story over a faulty network. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeOnTwoDevices, saveAddress, shopInBadWeather, signIn, signOut, wish } from "./chapters";
import type { Device } from "./device";
import { FaultSchedule } from "./faults";
import { Life, type Outcome, type Stage } from "./life";
import { order } from "./ordering";
import type { Story } from "./story";
import type { Town } from "./town";

export type { Outcome, Stage } from "./life";

export async function run(stage: Stage, town: Town, story: Story): Promise<Outcome> {
  const { proxy } = stage;
  const schedule = new FaultSchedule(story.seed, { killOnWrite: story.killOnWrite });
  const outcome: Outcome = {
    story,
    identity: { guestIds: [], email: null },
    promised: { presses: [], wishes: [], addresses: [] },
    broken: [],
    stumbled: null,
    browserDied: false,
    faults: [],
    troubles: [],
  };
  proxy.happened.length = 0;
  proxy.overlaps.length = 0;
  schedule.active = false;
  proxy.schedule = schedule;
  const browser = await stage.browser();
  let device: Device | null = null;
  try {
    const life = await Life.begin(stage, town, story, schedule, outcome);
    device = life.device;
    await tell(life);
  } catch (error) {
    outcome.stumbled = error instanceof Error ? (error.stack ?? error.message) : String(error);
    outcome.browserDied = !browser.isConnected();
    await keepPage(device, story.seed);
  } finally {
    proxy.schedule = null;
    await proxy.restarting;
    outcome.faults = [...proxy.happened];
    outcome.broken.push(...proxy.overlaps.map((text) => `Sent by two at the same time: ${text}.`));
    // A browser that died has nothing to close.
    await device?.close().catch(() => undefined);
    if (proxy.lost !== null) {
      outcome.broken.push(`Killed, the server did not start again: ${proxy.lost}`);
      proxy.lost = null;
      await stage.startServer();
    }
    proxy.clockAhead = 0;
    await stage.moveServerClock(0);
  }
  return outcome;
}

/** What the page showed when its story ended early, for whoever looks for the cause. */
async function keepPage(device: Device | null, seed: number): Promise<void> {
  const file = join(import.meta.dirname, "../../test-results/flaky", `seed-${seed}`);
  try {
    const html = await device?.page.content();
    await device?.page.screenshot({ path: `${file}.png` });
    writeFileSync(`${file}.html`, html ?? "");
  } catch {
    // A page that is gone shows nothing.
  }
}

/** The story from its beginning to its end. */
async function tell(life: Life): Promise<void> {
  const { story } = life;
  await shopInBadWeather(life);
  if (story.who === "guest-signs-in") await signIn(life);
  else await life.checkCart();
  if (story.twoDevices) await changeOnTwoDevices(life);
  if (story.wishes > 0) await wish(life);
  if (story.address) await saveAddress(life);
  await order(life);
  if (story.who !== "guest") await signOut(life);
}
