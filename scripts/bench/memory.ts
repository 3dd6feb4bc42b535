/** Memory of the server with the embedded database, ten thousand items in it: after a restart, and after some use. */
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { pointInZone } from "./many-items";
import { embeddedShop } from "./many-items-shop";

/** MB */
const AIM = 600;
const USE_SECONDS = 10;

/** Resident memory of a process in MB, as Linux counts it. */
export function residentMemory(processId: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Reported below.
  }
  throw new CannotRun("this system does not report the memory of a process.");
}

export async function measureMemory(): Promise<Figure[]> {
  const running = await embeddedShop();
  const { server } = running;
  try {
    await server.stop();
    await server.run();
    const shop = new Shop(server.url);
    const place = await shop.placeAt(pointInZone(0), "Measured zone 1");
    const module = await shop.module("food", place);
    const asking = { place, moduleId: module.id };
    await shop.stores(asking);
    const fresh = residentMemory(server.processId);
    await autocannon({
      url: `${server.url.replace("localhost", "127.0.0.1")}/api/v1/items/popular?limit=15&offset=1`,
      headers: shop.headers(asking),
      connections: 8,
      duration: USE_SECONDS,
    });
    const used = residentMemory(server.processId);
    return [
      { name: "after a restart", value: fresh, unit: "MB", aim: { max: AIM } },
      { name: `after ${USE_SECONDS} s of full load`, value: used, unit: "MB", aim: { max: AIM } },
    ];
  } finally {
    await running.remove();
  }
}
