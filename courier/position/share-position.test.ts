// @vitest-environment jsdom
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CourierStandIn, kim, newMe, newOrder, tokenOf } from "../testing/stand-in";

type Watch = { found: PositionCallback; failed: PositionErrorCallback };

let server: CourierStandIn;
let watches: Map<number, Watch>;
let end = () => {};

/** The phone finds itself so many metres further north. */
const ride = (metres: number, accuracy = 8) => {
  const coords = { latitude: 25.2 + metres / 111_195, longitude: 55.3, accuracy };
  for (const { found } of watches.values()) found({ coords, timestamp: 0 } as GeolocationPosition);
};
const told = () =>
  server.sent
    .filter(({ path }) => path === "/positions")
    .map(({ body }) => (body as { positions: { lat: number; at: number }[] }).positions);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Somebody is signed in whose orders are these, and the page runs behind its pictures. */
async function follow() {
  vi.resetModules();
  const [session, me, position] = await Promise.all([
    import("../session/session"),
    import("../me/me"),
    import("./share-position"),
  ]);
  session.useSession.setState({ status: "signed-in", token: tokenOf(kim), courier: kim });
  me.takeMe(server.me, 0);
  end = position.followPosition(tokenOf(kim));
  return {
    take: (change: Partial<typeof server.me>) => {
      server.me = { ...server.me, ...change };
      me.takeMe(server.me, 0);
    },
    state: () => position.usePosition.getState().state,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("GeolocationPositionError", { PERMISSION_DENIED: 1 });
  watches = new Map();
  let lastId = 0;
  const geolocation = {
    watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      lastId += 1;
      watches.set(lastId, { found, failed });
      return lastId;
    },
    clearWatch: (id: number) => watches.delete(id),
  };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  server = new CourierStandIn();
  vi.stubGlobal("fetch", server.fetch);
  server.me = newMe({ shares_position: true, orders: [newOrder(1, { status: "picked_up" })] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells the newest place alone, every five seconds at most, and stops with the order", async () => {
  const page = await follow();
  expect(page.state()).toBe("finding");
  ride(0);
  await later(1);
  expect(page.state()).toBe("told");
  for (const metres of [20, 40, 60]) {
    ride(metres);
    await later(1_000);
  }
  ride(900, 400);
  await later(5_000);
  expect(told().map((positions) => positions.map(({ lat }) => Math.round((lat - 25.2) * 111_195)))).toEqual([
    [0],
    [expect.closeTo(60, -1)],
  ]);
  page.take({ orders: [] });
  expect([watches.size, page.state()]).toEqual([0, "off"]);
});

it("asks the phone for nothing before the pick-up, and without its courier's word", async () => {
  server.me = newMe({ shares_position: false, orders: [newOrder(1, { status: "picked_up" })] });
  const page = await follow();
  expect(watches.size).toBe(0);
  page.take({ shares_position: true, orders: [newOrder(1)] });
  expect(watches.size).toBe(0);
  page.take({ orders: [newOrder(1, { status: "picked_up" })] });
  expect(watches.size).toBe(1);
});

it("is not told while the server knows of no pick-up, and is as soon as it does", async () => {
  const page = await follow();
  const { orders } = server.me;
  server.me = { ...server.me, orders: [] };
  ride(0);
  await later(1);
  expect(page.state()).toBe("finding");
  server.me = { ...server.me, orders };
  await later(5_000);
  expect(page.state()).toBe("told");
  const [first, second] = told().flat();
  expect(second?.lat).toBe(first?.lat);
  expect(second?.at).toBeGreaterThan(first?.at ?? 0);
});

it("tells the newest place after a dead zone, and none of those between", async () => {
  await follow();
  server.isReachable = false;
  for (const metres of [0, 50, 100]) {
    ride(metres);
    await later(5_000);
  }
  server.isReachable = true;
  await later(5_000);
  expect(told()).toHaveLength(1);
  expect(told()[0]?.[0]?.lat).toBeCloseTo(25.2 + 100 / 111_195, 5);
});

it("says that the browser was told not to say it", async () => {
  const page = await follow();
  for (const { failed } of watches.values()) failed({ code: 1 } as GeolocationPositionError);
  expect(page.state()).toBe("denied");
  page.take({ orders: [] });
  expect(page.state()).toBe("denied");
});
