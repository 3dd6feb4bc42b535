// @vitest-environment jsdom
/** The outbox against a server that fails, and a page that is killed: modules are loaded anew, the database stays. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NewStep } from "../rules/step";
import { CourierStandIn, kim, lee, newMe, newOrder, password, refusal, tokenOf } from "../testing/stand-in";

let server: CourierStandIn;
let ends: (() => void)[] = [];

/** A page that starts: what it knows is what the phone kept. */
async function openPage() {
  vi.resetModules();
  const [session, steps, sender, me, follow, storage, start] = await Promise.all([
    import("../session/session"),
    import("./steps"),
    import("./send-steps"),
    import("../me/me"),
    import("../me/follow-me"),
    import("../storage/courier-database"),
    import("../start/start-work"),
  ]);
  await start.startWork();
  const kill = () => session.useSession.setState({ token: null, status: "ended" });
  ends.push(kill);
  const until = async (isSo: () => boolean) =>
    vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5_000, interval: 5 });
  return {
    ...{ session, sender, storage, follow, until, kill },
    press: (...pressed: NewStep[]) => sender.press(...pressed),
    waiting: () => steps.waitingSteps(steps.useSteps.getState().steps, kim.id),
    refused: () => steps.refusedSteps(steps.useSteps.getState().steps, kim.id),
    me: () => me.useMe.getState(),
    sent: () => until(() => steps.waitingSteps(steps.useSteps.getState().steps, kim.id).length === 0),
  };
}

const pick = (orderId: number): NewStep => ({ kind: "picked-up", orderId });
const arrive = (orderId: number): NewStep => ({ kind: "arrived", orderId });
const deliver = (orderId: number, code = "4711"): NewStep => ({
  kind: "delivered",
  orderId,
  code,
  cashTaken: 31.5,
});

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
  server = new CourierStandIn();
  vi.stubGlobal("fetch", server.fetch);
  const { keep } = await import("../storage/courier-database");
  await keep({ session: { token: tokenOf(kim), courier: kim } });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.unstubAllGlobals();
});

it("sends a whole delivery that was pressed without a line, once, in its order and with its times", async () => {
  server.isReachable = false;
  const killed = await openPage();
  const before = Date.now();
  await killed.press(pick(1));
  await killed.press(arrive(1));
  const photo = { name: "door.jpg", type: "image/jpeg", bytes: new ArrayBuffer(3) };
  await killed.press({ kind: "photo", orderId: 1, photo }, deliver(1));
  await killed.until(() => server.calls.includes("/orders/1/picked-up"));
  killed.kill();
  const pressedBy = Date.now();
  const page = await openPage();
  expect(page.waiting().map(({ kind }) => kind)).toEqual(["picked-up", "arrived", "photo", "delivered"]);
  server.isReachable = true;
  dispatchEvent(new Event("online"));
  await page.sent();
  expect(server.sent.map(({ path }) => path)).toEqual([
    "/orders/1/picked-up",
    "/orders/1/arrived",
    "/orders/1/photos",
    "/orders/1/delivered",
  ]);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(4);
  expect(server.sent[2]?.body).toBeInstanceOf(FormData);
  const { at = 0, ...rest } = (server.sent[3]?.body ?? {}) as { at?: number };
  expect(rest).toEqual({ cash_taken: 31.5, code: "4711" });
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(pressedBy);
  expect((await openPage()).waiting()).toEqual([]);
});

it("repeats with the same key when the page is killed between the step and its answer", async () => {
  const killed = await openPage();
  server.nextAnswers.push(() => new Promise<never>(() => {}));
  await killed.press(pick(1));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  const reopened = await openPage();
  await reopened.sent();
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
});

it("tells what was refused and goes on with the next, but not of a pick-up that the shop pressed itself", async () => {
  const page = await openPage();
  await page.until(() => page.me().me !== null);
  server.me = newMe({ orders: [newOrder(1, { status: "picked_up" })] });
  server.nextAnswers.push(
    refusal(409, "order_changed", "The order is under way already."),
    refusal(403, "code", "This is not the code of the order."),
  );
  await page.press(pick(1), deliver(1, "0000"));
  await page.sent();
  expect(page.refused()).toMatchObject([
    { kind: "delivered", refusal: { code: "code", message: "This is not the code of the order." } },
  ]);
  expect(page.me().me?.orders).toHaveLength(1);
  expect((await openPage()).refused()).toHaveLength(1);
});

it("shows a step that has happened although an older answer comes after it", async () => {
  const page = await openPage();
  await page.until(() => page.me().me !== null);
  let release = () => {};
  const older = server.fetch;
  vi.stubGlobal("fetch", (async (address: string, init?: RequestInit) => {
    const answer = await older(address, init);
    if (String(address).endsWith("/me") && server.sent.length === 0)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return answer;
  }) as typeof fetch);
  void page.follow.askMe();
  await page.press(pick(1));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  await page.sent();
  server.me = newMe({ orders: [newOrder(1, { status: "picked_up", note: "as it is now" })] });
  release();
  const seen = new Set<string | undefined>();
  await page.until(() => {
    seen.add(page.me().me?.orders[0]?.status);
    return page.me().me?.orders[0]?.note === "as it is now";
  });
  expect([...seen]).toEqual(["picked_up"]);
});

it("waits for the same person when the sign-in has ended, and is not sent by somebody else", async () => {
  server.isSignedIn = false;
  const page = await openPage();
  await page.press(pick(1));
  await page.until(() => page.session.useSession.getState().status === "ended");
  await page.session.signIn(lee.phone, password);
  await page.until(() => page.me().me?.courier.id === lee.id);
  await page.press({ kind: "shift", on: true });
  await page.until(() => server.sent.length > 0);
  await page.session.signOut();
  expect(server.sent).toMatchObject([{ path: "/shift", token: tokenOf(lee) }]);

  const reopened = await openPage();
  expect(reopened.session.useSession.getState().status).toBe("signed-out");
  await reopened.session.signIn(kim.phone, password);
  await reopened.sent();
  expect(server.sent[1]).toMatchObject({ path: "/orders/1/picked-up", token: tokenOf(kim) });
});

it("keeps no address once the sign-in has ended", async () => {
  const page = await openPage();
  await page.until(() => page.me().me !== null);
  await vi.waitFor(async () => expect((await page.storage.readKept()).has("me")).toBe(true));
  server.isSignedIn = false;
  await page.follow.askMe();
  expect(page.me().me).toBeNull();
  await vi.waitFor(async () =>
    expect(JSON.stringify([...(await page.storage.readKept())])).not.toContain("Harbour Street"),
  );
});

it("leaves nothing of a person on the phone who signs out", async () => {
  server.isReachable = false;
  const page = await openPage();
  await page.press(pick(1));
  await page.session.signOut();
  expect(await page.storage.readKept()).toEqual(new Map());
});

it("asks one question at a time", async () => {
  const page = await openPage();
  await page.until(() => page.me().me !== null);
  let asked = 0;
  let hanging = 0;
  let most = 0;
  const usual = server.fetch;
  vi.stubGlobal("fetch", (async (address: string, init?: RequestInit) => {
    asked += 1;
    hanging += 1;
    most = Math.max(most, hanging);
    const answer = await usual(address, init);
    hanging -= 1;
    return answer;
  }) as typeof fetch);
  await Promise.all(Array.from({ length: 5 }, () => page.follow.askMe()));
  expect(most).toBe(1);
  expect(asked).toBeLessThanOrEqual(2);
});
