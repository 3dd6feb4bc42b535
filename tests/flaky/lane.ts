/** A shop of its own behind a proxy of its own, in which runs follow each other; side by side with other lanes. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { freePort } from "../../scripts/test/tools.mjs";
import { TestServer } from "../fixtures/server";
import { Counter } from "./counter";
import { CourierPhone } from "./courier-phone";
import { FaultProxy } from "./fault-proxy";
import { expectationViolations } from "./invariants";
import { moneyViolations } from "./money-invariants";
import { hasRun, queueAsking, unheardCharges } from "./money-state";
import type { PatchedBuild } from "./patch";
import { type RunOutcome, type RunStage, run } from "./run";
import type { Scenario } from "./scenario";
import { readTownState } from "./server-state";
import { exploreTown, type Town } from "./town";
import { withDatabase } from "./town-database";

/** The server looks at its clock's file every 40 ms. */
const CLOCK_SEEN_MS = 120;
/** So much later the shop has asked what became of a payment that nobody told it of. */
const ASKED_AFTER_MS = 3 * 60_000;
/** So much later every payment has an outcome: sessions are over, and refunds that stumbled were tried again. */
const SETTLED_AFTER_MS = 3 * 3_600_000;
/** Rounds in which everything has to get there, and starts in which one job has to run. */
const SETTLING_ROUNDS = 5;

export class Lane {
  private booksAgree = true;

  private constructor(
    private readonly server: TestServer,
    private readonly stage: RunStage,
    private readonly town: Town,
    private readonly folder: string,
    private readonly clock: string,
  ) {}

  static async open(browser: () => Promise<Browser>, patched: PatchedBuild, verbose: boolean): Promise<Lane> {
    const folder = mkdtempSync(join(tmpdir(), "doorstep-lane-"));
    const clock = join(folder, "clock");
    writeFileSync(clock, "0");
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await TestServer.start({
      ...(patched.server ? { build: patched.server } : {}),
      environment: {
        PUBLIC_URL: url,
        LOG_LEVEL: "error",
        REQUESTS_PER_MINUTE: "1000000",
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "shift-clock.mjs")).href}`,
        ...(patched.page ? { PAGE_DIR: patched.page } : {}),
      },
      // Killed and judged every few runs, it never lives long enough for the database's faster code to pay.
      nodeArguments: ["--liftoff-only"],
    });
    const proxy = await FaultProxy.start(port, {
      port: () => server.port,
      restart: () => server.restart(),
    });
    let ahead = 0;
    let charge: number | undefined;
    let dearer = false;
    let counter: Counter | null = null;
    let phone: CourierPhone | null = null;
    const stage: RunStage = {
      url,
      direct: server.url,
      proxy,
      browser,
      verbose,
      startServer: () => server.run(),
      counter: async () => {
        counter = counter?.isOpen ? counter : await Counter.open(await browser(), stage);
        return counter;
      },
      courierPhone: async (orderId) => {
        if (!phone?.isOpen) {
          const courierId = await (await stage.counter()).courierFor(orderId);
          phone = await CourierPhone.open(await browser(), stage, courierId);
        }
        return phone;
      },
      operate: (...command) => server.ops(...command),
      setExtraCharge: (amount) => {
        if (amount === 0 && !dearer) return;
        dearer = amount !== 0;
        charge ??= Number(server.ops("config", "get", "additional_charge"));
        server.ops("config", "set", "additional_charge", String(charge + amount));
      },
      moveServerClock: async (ms) => {
        if (ms === ahead) return;
        ahead = ms;
        writeFileSync(clock, String(ms));
        await new Promise((resolve) => setTimeout(resolve, CLOCK_SEEN_MS));
      },
    };
    const town = await exploreTown(server.url);
    proxy.otherZoneId = town.elsewhere.zoneId;
    return new Lane(server, stage, town, folder, clock);
  }

  run(story: Scenario): Promise<RunOutcome> {
    return run(this.stage, this.town, story);
  }

  /** Stops the server, holds what was promised against its database, and starts it again. */
  async judge(outcomes: readonly RunOutcome[], goOn: boolean): Promise<void> {
    await this.server.stop();
    const unheard = await this.settleMoney();
    const { shoppers, money } = await readTownState(
      this.server.dataFolder,
      outcomes.map(({ identity }) => identity),
    );
    outcomes.forEach(({ broken, promised }, index) => {
      const state = shoppers[index];
      if (!state) return;
      broken.push(...expectationViolations(state, promised));
      for (const { id } of state.money.payments)
        if (unheard.includes(id)) broken.push(`The shop did not ask what became of payment ${id}.`);
    });
    // Money of nobody that is known here; told once, because it stays.
    if (outcomes.every(({ broken }) => broken.length === 0) && this.booksAgree)
      outcomes.at(-1)?.broken.push(...moneyViolations(money).map((line) => `In the town: ${line}`));
    this.booksAgree &&= moneyViolations(money).length === 0;
    if (goOn) await this.server.run();
  }

  /** Time passes until nothing of the town's money is open. Returns the charges that the shop did not ask about in minutes. */
  private async settleMoney(): Promise<string[]> {
    const { dataFolder } = this.server;
    const wasOpen = await this.liveOn(ASKED_AFTER_MS);
    const unheard = wasOpen ? await withDatabase(dataFolder, unheardCharges) : [];
    for (let round = 0; wasOpen && round < SETTLING_ROUNDS; round += 1)
      if (!(await this.liveOn(SETTLED_AFTER_MS))) break;
    writeFileSync(this.clock, "0");
    return unheard;
  }

  /** The stopped server lives on at a later time until its own job has run. False when there is nothing for it to do. */
  private async liveOn(aheadMs: number): Promise<boolean> {
    const { dataFolder } = this.server;
    const job = await withDatabase(dataFolder, queueAsking);
    if (job === null) return false;
    writeFileSync(this.clock, String(aheadMs));
    for (let starts = 0; starts < SETTLING_ROUNDS; starts += 1) {
      await this.server.run();
      // Ends after the jobs that run.
      await this.server.stop();
      if (await withDatabase(dataFolder, (database) => hasRun(database, job))) break;
    }
    return true;
  }

  async close(): Promise<void> {
    await this.stage.proxy.stop();
    await this.server.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
