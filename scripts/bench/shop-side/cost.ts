/** What open boards and couriers on the road cost the server, and the shoppers beside them. */
import type { TestServer } from "../../../tests/fixtures/server";
import type { Asking, Shop } from "../../browser/shop";
import type { Figure } from "../figures";
import { greatestRate, sendPaced } from "../load/load";
import { CONNECTIONS, callIn, spreadScopes } from "../measured-call";
import { residentMemory } from "../memory";
import { couriersOnTheRoad } from "./couriers";
import { processorTime, untilIdle } from "./processor-time";
import { openStreams } from "./streams";

const AIMS = { memoryMb: 60, processorPercent: 15, shoppersPercent: 95 } as const;
const BOARDS = 200;
const COURIERS = 200;
/** Each courier's phone says where it is so often. */
const POSITION_EVERY_SECONDS = 5;

export async function costOfShopSide(
  server: TestServer,
  shop: Shop,
  keys: readonly string[],
  owners: readonly string[],
  seconds: number,
): Promise<Figure[]> {
  const scopes = await spreadScopes(shop);
  const list = callIn(shop, scopes)("lists", "list", () => "/items/popular?limit=15&offset=1");
  const most = { connections: CONNECTIONS, seconds };
  const { asking } = scopes[0];
  const couriers = await couriersOnTheRoad(shop, asking, owners, COURIERS);
  const pace = { connections: CONNECTIONS, rate: COURIERS / POSITION_EVERY_SECONDS };
  const positions = () => positionsOf(couriers, asking, pace.rate * seconds);
  await greatestRate(shop.url, list.requests, { ...most, seconds: 3 });
  const lists = () => greatestRate(shop.url, list.requests, most);
  const alone = await lists();
  await untilIdle(server.processId);
  const before = residentMemory(server.processId);
  const boards = await openStreams(shop.url, keys, BOARDS);
  try {
    const spent = processorTime(server.processId);
    const started = performance.now();
    await sendPaced(shop.url, positions(), { ...pace, seconds });
    const share = (processorTime(server.processId) - spent) / (performance.now() - started);
    const memory = residentMemory(server.processId) - before;
    const beside = await besideCouriers(shop.url, positions(), pace.rate, lists);
    boards.close();
    // Before and after, so that a machine that gets faster or slower meanwhile is not taken for the couriers.
    const aloneOnAverage = (alone + (await lists())) / 2;
    return [
      {
        name: `${BOARDS} boards and ${COURIERS} couriers`,
        value: memory,
        unit: "MB",
        aim: { max: AIMS.memoryMb },
        note: "resident memory of the server, after the shoppers' lists at full rate",
      },
      {
        name: `${BOARDS} boards and ${COURIERS} couriers, of one core`,
        value: share * 100,
        unit: "%",
        aim: { max: AIMS.processorPercent },
        note: `each courier's place every ${POSITION_EVERY_SECONDS} s`,
      },
      {
        name: "shoppers' lists beside them, of the rate alone",
        value: (beside / aloneOnAverage) * 100,
        unit: "%",
        aim: { min: AIMS.shoppersPercent },
        note: `${beside.toFixed(0)}/s beside ${aloneOnAverage.toFixed(0)}/s`,
      },
    ];
  } finally {
    boards.close();
  }
}

interface Position {
  path: string;
  headers: Record<string, string>;
  body: object;
}

/** Places of the couriers in turn, as their phones tell them: each a little further and later than the one before. */
function positionsOf(couriers: readonly string[], { place }: Asking, count: number): Position[] {
  const { lat = 0, lng = 0 } = place?.position ?? {};
  const started = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const at = started + (index * POSITION_EVERY_SECONDS * 1_000) / COURIERS;
    return {
      path: "/api/v1/courier/positions",
      headers: { Authorization: `Bearer ${couriers[index % couriers.length]}` },
      body: { positions: [{ at: Math.round(at), lat: lat + (index % 1_000) / 1e6, lng }] },
    };
  });
}

/** Runs `work` while positions keep coming; from this process, because the load's own one does one job at a time. */
async function besideCouriers<T>(
  url: string,
  positions: readonly Position[],
  perSecond: number,
  work: () => Promise<T>,
): Promise<T> {
  let next = 0;
  const failed: string[] = [];
  const timer = setInterval(() => {
    const { path, headers, body } = positions[next++ % positions.length] as Position;
    void fetch(url + path, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).then(
      (response) => response.ok || failed.push(String(response.status)),
      (error: unknown) => failed.push(String(error)),
    );
  }, 1_000 / perSecond);
  try {
    const value = await work();
    if (failed.length > 0) throw new Error(`${failed.length} positions were refused: ${failed[0]}.`);
    return value;
  } finally {
    clearInterval(timer);
  }
}
