import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guests, idempotencyKeys, settings } from "../db/schema";
import { moveGuestKeys } from "../services/idempotency/idempotency-keys";
import { cleanUp, KEY_RETENTION_MS } from "../services/maintenance/clean-up";
import { counting, countingRoutes } from "../testing/counting-routes";
import { addCustomer, addGuest } from "../testing/rows";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
let ada: { customerId: number; token: string };
let ben: { customerId: number; token: string };
const guestId = 4_503_599_627_370_100;

beforeAll(async () => {
  server = await openTestServer({ routes: [countingRoutes] });
  const { database } = server.context;
  ada = await addCustomer(database, "ada");
  ben = await addCustomer(database, "ben");
  await addGuest(database, guestId);
  await database.insert(settings).values({ key: "counter", value: 0 });
});
afterAll(() => server?.close());

async function counter(): Promise<unknown> {
  const [row] = await server.context.database.select().from(settings).where(eq(settings.key, "counter"));
  return row?.value;
}

const keysOf = (key: string) =>
  server.context.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));

describe("a request with an Idempotency-Key", () => {
  it("is done once, and its repeat returns the first status and body", async () => {
    const key = randomUUID();
    const first = await server.call("POST", "/count", { token: ada.token, key, body: { amount: 5 } });
    expect([first.status, first.headers["idempotent-replayed"]]).toEqual([201, undefined]);
    const before = await counter();
    const again = await server.call("POST", "/count", { token: ada.token, key, body: { amount: 5 } });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(await counter()).toBe(before);
  });

  it("is done once when twenty copies come side by side", async () => {
    const before = Number(await counter());
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } }),
      ),
    );
    expect(await counter()).toBe(before + 1);
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(responses.filter((response) => response.headers["idempotent-replayed"] === "true")).toHaveLength(
      19,
    );
  });

  it("is refused when the key was another request's", async () => {
    const key = randomUUID();
    await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    const before = await counter();
    for (const [method, path, request] of [
      ["POST", "/count", { body: { amount: 2 } }],
      ["POST", "/count", { body: { amount: 1 }, zone: [1] }],
      ["PUT", "/thing/1", { body: { amount: 1 } }],
    ] as const) {
      const response = await server.call(method, path, { token: ada.token, key, ...request });
      expect(response.status).toBe(422);
      expect(response.errors[0]?.code).toBe("idempotency_key");
    }
    expect(await counter()).toBe(before);
  });

  it("belongs to its caller: the same key of another caller is another request", async () => {
    const key = randomUUID();
    const before = Number(await counter());
    await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    const other = await server.call("POST", "/count", { token: ben.token, key, body: { amount: 1 } });
    expect(other.headers["idempotent-replayed"]).toBeUndefined();
    expect(await counter()).toBe(before + 2);
  });

  it("leaves no key when it is refused, so that a retry is judged anew", async () => {
    const key = randomUUID();
    const before = Number(await counter());
    counting.failing = true;
    const refused = await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    counting.failing = false;
    expect(refused.status).toBe(403);
    expect(await keysOf(key)).toEqual([]);
    expect(await counter()).toBe(before);
    expect((await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } })).status).toBe(
      201,
    );
    expect(await counter()).toBe(before + 1);
  });

  it("counts 203 as a failure: nothing is done and no key is stored", async () => {
    const key = randomUUID();
    const before = await counter();
    const response = await server.call("POST", "/half", { token: ada.token, key, body: { amount: 1 } });
    expect(response.status).toBe(203);
    expect(response.errors[0]?.code).toBe("wallet");
    expect(await counter()).toBe(before);
    expect(await keysOf(key)).toEqual([]);
  });

  it("returns a cart as it is now when it is repeated", async () => {
    const key = randomUUID();
    const first = await server.call("POST", "/cart", { token: ada.token, key, body: { amount: 1 } });
    await server.call("POST", "/count", { token: ada.token, body: { amount: 100 } });
    const again = await server.call("POST", "/cart", { token: ada.token, key, body: { amount: 1 } });
    expect(again.body).toEqual([Number([first.body].flat()[0]) + 100]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("is the same doing as PUT and as POST in its place", async () => {
    const key = randomUUID();
    const before = Number(await counter());
    await server.call("PUT", "/thing/3", { token: ada.token, key, body: { amount: 1 } });
    const again = await server.call("POST", "/thing/3", {
      token: ada.token,
      key,
      body: { amount: 1, _method: "put" },
    });
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(
      (await server.call("PUT", "/thing/4", { token: ada.token, key, body: { amount: 1 } })).status,
    ).toBe(422);
    expect(await counter()).toBe(before + 1);
  });

  it.each(["short", "x".repeat(256), "with space in it", "ümlaut-ümlaut"])(
    "is refused with the key %j",
    async (key) => {
      const response = await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
      expect(response.status).toBe(422);
    },
  );

  it("waits for a copy that is being worked on, and returns 409 when that takes too long", async () => {
    // The embedded database has one connection: a second request waits for the first in any case.
    if (server.connection.kind === "pglite") return;
    let release = () => {};
    const key = randomUUID();
    const reached = new Promise<void>((started) => {
      counting.holding = { reached: started, release: new Promise((done) => (release = done)) };
    });
    const first = server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    await reached;
    counting.holding = null;
    const copy = await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    expect(copy.status).toBe(409);
    expect(copy.errors[0]?.code).toBe("idempotency_in_progress");
    expect(Number(copy.headers["retry-after"])).toBeGreaterThan(0);
    release();
    expect((await first).status).toBe(201);
  });

  it("is found again after the guest joined an account, by guest and customer", async () => {
    const { database } = server.context;
    const key = randomUUID();
    const body = { amount: 1 };
    const first = await server.call("POST", "/count", { guest: guestId, key, body });
    expect(first.status).toBe(201);
    await database.transaction(async (tx) => {
      await tx.update(guests).set({ joinedCustomerId: ben.customerId }).where(eq(guests.id, guestId));
      await moveGuestKeys(tx, guestId, ben.customerId);
    });
    const before = await counter();
    const asCustomer = await server.call("POST", "/count", { token: ben.token, key, body });
    expect([asCustomer.body, asCustomer.headers["idempotent-replayed"]]).toEqual([first.body, "true"]);
    const asGuest = await server.call("POST", "/count", { guest: guestId, key, body });
    expect([asGuest.status, asGuest.body, asGuest.headers["idempotent-replayed"]]).toEqual([
      201,
      first.body,
      "true",
    ]);
    expect((await server.call("POST", "/count", { guest: guestId, key: randomUUID(), body })).status).toBe(
      401,
    );
    expect((await server.call("POST", "/count", { guest: guestId, body })).status).toBe(401);
    expect(await counter()).toBe(before);
  });

  it("is forgotten after three days and not before", async () => {
    const key = randomUUID();
    await server.call("POST", "/count", { token: ada.token, key, body: { amount: 1 } });
    server.clock.set(new Date(Date.now() + KEY_RETENTION_MS - 60_000));
    await cleanUp(server.context);
    expect(await keysOf(key)).toHaveLength(1);
    server.clock.advance(120_000);
    await cleanUp(server.context);
    expect(await keysOf(key)).toEqual([]);
    server.clock.release();
  });
});
