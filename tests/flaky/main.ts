/**
 * Shopping over a faulty network: a real page in Chromium, a real server that is killed now and then, and a proxy in
 * between that breaks calls by a seed. Afterwards device and database must agree.
 */
import type { Browser } from "@playwright/test";
import type { CartLine } from "@/contract";
import { launchChromium } from "../../scripts/browser/chromium";
import { giveProfile } from "../../scripts/browser/profile";
import { needsNoChoice, Shop } from "../../scripts/browser/shop";
import { freePort } from "../../scripts/test/tools.mjs";
import { TestServer } from "../fixtures/server";
import { FaultProxy } from "./fault-proxy";
import { FaultSchedule } from "./faults";
import { brokenCart, brokenOrder } from "./invariants";
import { type FlakyOptions, readOptions } from "./options";
import type { PageState } from "./page-state";
import { Random } from "./random";
import { readServerStates } from "./server-state";
import { changeCart, ensureCart, openStore, type Press, placeOrder, type Shopping, settle } from "./shopper";

/** ms; back-off included. */
const SETTLE_LIMIT_MS = 45_000;
const ITEMS = 5;

interface Stage {
  url: string;
  server: TestServer;
  proxy: FaultProxy;
  browser: Browser;
  options: FlakyOptions;
}

interface Outcome {
  seed: number;
  guestId: number | null;
  device: PageState | null;
  press: Press | null;
  broken: string[];
  faults: string[];
}

async function run(stage: Stage, seed: number): Promise<Outcome> {
  const { url, server, proxy, browser, options } = stage;
  const say = (line: string) => {
    if (options.verbose) console.log(`    ${line}`);
  };
  const outcome: Outcome = { seed, guestId: null, device: null, press: null, broken: [], faults: [] };
  const random = new Random(seed);
  const shop = new Shop(server.url);
  const place = await shop.findPlace("Old Harbour");
  const module = await shop.module("food", place);
  const asking = { place, moduleId: module.id };
  let shopping: Shopping | null = null;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    // The worker's caches have tests of their own; here every call is to meet the network.
    serviceWorkers: "block",
  });
  try {
    for (const store of await shop.stores(asking)) {
      const items = (await shop.itemsOfStore(store.id, asking)).filter(needsNoChoice).slice(0, ITEMS);
      if (items.length < 3 || store.minimum_order > 0) continue;
      await giveProfile(context, { place, module, language: "en" });
      shopping = { page: await context.newPage(), url, store, items, moduleId: module.id, random, say };
      break;
    }
    if (!shopping) throw new Error("No store at this place sells three simple things.");

    proxy.happened.length = 0;
    proxy.schedule = new FaultSchedule(seed);
    await openStore(shopping);
    await changeCart(shopping, options.steps);
    await ensureCart(shopping);

    // The network is well again: whatever was done must arrive.
    proxy.schedule.active = false;
    await proxy.restarting;
    const cart = await settle(shopping, SETTLE_LIMIT_MS);
    outcome.guestId = cart.guestId;
    if (cart.guestId === null) throw new Error("The shopper never got a guest id.");
    const lines = await shop.get<CartLine[]>("/customer/cart/list", { ...asking, guestId: cart.guestId });
    outcome.broken.push(
      ...brokenCart(cart, { cart: lines.map((line) => ({ itemId: line.item_id, quantity: line.quantity })) }),
    );

    proxy.schedule.active = true;
    outcome.press = await placeOrder(shopping);
    // The order meets bad weather first, then good.
    await settle(shopping, 6_000);
    proxy.schedule.active = false;
    await proxy.restarting;
    outcome.device = await settle(shopping, SETTLE_LIMIT_MS);
    return outcome;
  } catch (error) {
    outcome.broken.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return outcome;
  } finally {
    outcome.faults = [...proxy.happened];
    proxy.schedule = null;
    await proxy.restarting;
    await context.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await TestServer.start({
    environment: { PUBLIC_URL: url, LOG_LEVEL: "error", REQUESTS_PER_MINUTE: "1000000" },
  });
  const proxy = await FaultProxy.start(port, { port: () => server.port, restart: () => server.restart() });
  const browser = await launchChromium();
  const outcomes: Outcome[] = [];
  try {
    for (let index = 0; index < options.runs; index += 1) {
      const seed = options.seed + index;
      const started = performance.now();
      const outcome = await run({ url, server, proxy, browser, options }, seed);
      outcomes.push(outcome);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`  seed ${seed}: ${outcome.faults.length} faults, ${seconds} s`);
      if (options.verbose) for (const fault of outcome.faults) console.log(`    ${fault}`);
    }
  } finally {
    await browser.close();
    await proxy.stop();
    await server.stop();
  }

  const guests = outcomes.flatMap(({ guestId }) => (guestId === null ? [] : [guestId]));
  const states = await readServerStates(server.dataFolder, guests);
  await server.remove();
  for (const { guestId, device, press, broken } of outcomes) {
    const state = guestId === null ? undefined : states.get(guestId);
    if (device && press && state) broken.push(...brokenOrder(device, state, press));
  }

  const failed = outcomes.filter(({ broken }) => broken.length > 0);
  for (const { seed, broken, faults } of failed) {
    console.error(
      `\nSeed ${seed} broke (repeat with npm run test:flaky -- --runs 1 --seed ${seed} --verbose):`,
    );
    for (const line of broken) console.error(`  ${line}`);
    console.error(`  after ${faults.join(", ") || "no fault at all"}`);
  }
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 2;
});
