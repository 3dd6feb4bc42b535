// @vitest-environment jsdom
/** The outbox against a server that fails, and a tab that is killed: modules are loaded anew, the database stays. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newOrder } from "../testing/orders";
import { BoardStandIn, brokenServer, inProgress, judgedNo, me, token } from "../testing/stand-in";

let server: BoardStandIn;

/** A tab that starts: what it knows is what the device kept. */
async function openTab() {
  vi.resetModules();
  const [session, steps, sender, notices, storage] = await Promise.all([
    import("../session/session"),
    import("./steps"),
    import("./send-steps"),
    import("./notices"),
    import("../storage/board-database"),
  ]);
  const kept = await storage.readKept();
  session.restoreSession(kept);
  steps.restoreSteps(kept);
  return {
    ...{ session, storage, sender },
    add: (id: number, action: "accept" | "refuse" | "ready") =>
      steps.addStep(newOrder(id), action, { seen_status: "pending", minutes: 20 }),
    steps: () => steps.useSteps.getState().steps,
    notices: () => notices.useNotices.getState().notices,
    send: async (until: () => boolean) => {
      sender.sendSteps();
      await vi.waitFor(() => expect(until()).toBe(true), { timeout: 5_000, interval: 5 });
      sender.stopSending();
    },
  };
}

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // A killed tab hears nothing more.
  vi.stubGlobal("BroadcastChannel", undefined);
  server = new BoardStandIn();
  vi.stubGlobal("fetch", server.fetch);
  for (const id of [1, 2, 3]) server.change(newOrder(id));
  const { storage } = await openTab();
  await storage.keep({ session: { token, operatorId: me.operator.id, me } });
});
afterEach(() => vi.unstubAllGlobals());

it("sends in the order in which it was pressed, each with a key of its own", async () => {
  const tab = await openTab();
  for (const id of [3, 1, 2]) await tab.add(id, "accept");
  await tab.send(() => tab.steps().length === 0);
  expect(server.steps.map(({ path }) => path)).toEqual([
    "/orders/3/accept",
    "/orders/1/accept",
    "/orders/2/accept",
  ]);
  expect(new Set(server.steps.map(({ key }) => key)).size).toBe(3);
});

it("keeps what was pressed without a line through a killed tab, and sends it once", async () => {
  server.loseLine();
  const killed = await openTab();
  await killed.add(1, "accept");
  await killed.send(() => server.calls.includes("POST /orders/1/accept"));
  const reopened = await openTab();
  expect(reopened.steps()).toMatchObject([{ orderId: 1, action: "accept", refusal: null }]);
  server.isReachable = true;
  await reopened.send(() => reopened.steps().length === 0);
  expect(server.steps).toHaveLength(1);
  expect((await openTab()).steps()).toEqual([]);
});

it("keeps a switch that was pressed without a line, and sends it as it was pressed", async () => {
  server.loseLine();
  const tab = await openTab();
  const { markSoldOut } = await import("../items/switches");
  const before = Date.now();
  await markSoldOut("Soup", 12, { item_ids: [7] }, { soldOut: true, until: "tomorrow" });
  await vi.waitFor(() => expect(server.calls).toContain("PUT /items/sold-out"));
  const [{ madeAt = 0 } = {}] = tab.steps();
  expect(madeAt).toBeGreaterThanOrEqual(before);
  server.isReachable = true;
  server.nextAnswers.push(judgedNo);
  await tab.send(() => tab.steps()[0]?.refusal !== null);
  expect(tab.steps()).toMatchObject([
    { orderId: null, subject: "Soup", refusal: { code: "order_not_paid" } },
  ]);
  const pressed_at = new Date(madeAt).toISOString();
  expect(server.steps).toMatchObject([
    { path: "/items/sold-out", body: { store_id: 12, item_ids: [7], until: "tomorrow", pressed_at } },
  ]);
  expect(server.steps[0]?.key).toBe(tab.steps()[0]?.key);
});

it("repeats with the same key when the tab is killed between the step and its answer", async () => {
  const killed = await openTab();
  await killed.add(1, "accept");
  // It happened, and nobody ever heard so.
  server.nextAnswers.push(() => new Promise<never>(() => {}));
  killed.sender.sendSteps();
  await vi.waitFor(() => expect(server.steps).toHaveLength(1));
  const reopened = await openTab();
  await reopened.send(() => reopened.steps().length === 0);
  expect(server.steps).toHaveLength(2);
  expect(server.steps[1]?.key).toBe(server.steps[0]?.key);
});

it("tells who was quicker and lets the step go", async () => {
  server.change(newOrder(1, { status: "confirmed", state: "active" }));
  const tab = await openTab();
  await tab.add(1, "accept");
  await tab.send(() => tab.steps().length === 0);
  expect(tab.notices()).toMatchObject([{ orderId: 1, message: "Sara accepted it at 10:41." }]);
});

it("keeps what was refused until somebody has read why, and goes on with the next", async () => {
  server.nextAnswers.push(judgedNo);
  const tab = await openTab();
  await tab.add(1, "accept");
  await tab.add(2, "accept");
  await tab.send(() => server.steps.length === 2 && tab.steps().length === 1);
  const reopened = await openTab();
  expect(reopened.steps()).toMatchObject([{ orderId: 1, refusal: { code: "order_not_paid" } }]);
  await reopened.send(() => true);
  expect(server.steps).toHaveLength(2);
});

it.each([
  ["a broken server", brokenServer],
  ["a step that is still at work", inProgress],
])("tries again after %s, and keeps the order", async (_, answer) => {
  server.nextAnswers.push(answer);
  const tab = await openTab();
  await tab.add(1, "accept");
  await tab.add(2, "accept");
  await tab.send(() => tab.steps().length === 0);
  expect(server.steps.map(({ path }) => path)).toEqual([
    "/orders/1/accept",
    "/orders/1/accept",
    "/orders/2/accept",
  ]);
});

it("waits for the same person when the sign-in has ended, and goes with another one", async () => {
  server.isSignedIn = false;
  const tab = await openTab();
  await tab.add(1, "accept");
  await tab.send(() => tab.session.useSession.getState().status === "ended");
  expect(tab.steps()).toHaveLength(1);
  await tab.session.signIn("omar@shop.example", "correct horse");
  await tab.send(() => tab.steps().length === 0);
  expect(server.steps).toHaveLength(1);

  server.isSignedIn = false;
  await tab.add(2, "accept");
  await tab.send(() => tab.session.useSession.getState().status === "ended");
  server.me = { ...me, operator: { ...me.operator, id: 4 } };
  await tab.session.signIn("sara@shop.example", "correct horse");
  expect((await openTab()).steps()).toEqual([]);
});

it("leaves nothing on the device after signing out", async () => {
  const tab = await openTab();
  await tab.add(1, "accept");
  await tab.session.signOut();
  expect(await tab.storage.readKept()).toEqual(new Map());
});
