import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../db/rows";
import { idempotencyKeys, pushTurns } from "../db/schema";
import { cleanUp } from "../services/maintenance/clean-up";
import { openTestServer, type TestServer } from "../testing/test-server";
import { createJobQueue } from "./queue";

const ran: Record<string, unknown>[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({
    jobs: [
      {
        name: "note",
        run: async (_context, data) => {
          ran.push(data);
        },
      },
      { name: "lost", run: () => Promise.resolve() },
    ],
  });
});
afterAll(() => server?.close());

describe("jobs", () => {
  it("run when their transaction was committed, and never existed when it was rolled back", async () => {
    const { context } = server;
    await context.database.transaction((tx) => context.jobs.send(tx, "note", { kept: 1 }));
    const undone = context.database.transaction(async (tx) => {
      await context.jobs.send(tx, "note", { kept: 0 });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await server.runJobs()).toBe(1);
    expect(ran).toEqual([{ kept: 1 }]);
    expect(await server.runJobs()).toBe(0);
  });

  it("wait until they are due", async () => {
    const { context } = server;
    ran.length = 0;
    await context.database.transaction((tx) =>
      context.jobs.send(tx, "note", { later: 1 }, { startAfterSeconds: 3600 }),
    );
    expect(await server.runJobs()).toBe(0);
    await context.database.execute(sql`update pgboss.job set start_after = now() where name = 'note'`);
    expect(await server.runJobs()).toBe(1);
    expect(ran).toEqual([{ later: 1 }]);
  });

  it("are refused when no job has that name", async () => {
    const { context } = server;
    const sent = context.database.transaction((tx) => context.jobs.send(tx, "nobody", {}));
    await expect(sent).rejects.toThrow(/no job nobody/);
  });

  it("take their transaction with them when the database has lost their queue", async () => {
    const { context } = server;
    await context.database.execute(sql`delete from pgboss.queue where name = 'lost'`);
    const sent = context.database.transaction((tx) => context.jobs.send(tx, "lost", {}));
    await expect(sent).rejects.toThrow("The queue of the job lost is not in the database.");
  });

  it("are tried as often as this release says, also where an older one has made their queue", async () => {
    const { connection } = server;
    const tries = async () =>
      rowsOf(
        await server.context.database.execute(
          sql`select retry_limit as tries from pgboss.queue where name = 'note'`,
        ),
      );
    const job = { name: "note", run: () => Promise.resolve() };
    await createJobQueue(connection, [{ ...job, retries: 2 }]).prepare();
    expect(await tries()).toEqual([{ tries: 2 }]);
    await createJobQueue(connection, [job]).prepare();
    expect(await tries()).toEqual([{ tries: 5 }]);
  });
});

describe("cleaning up", () => {
  it("goes on in batches until all old rows are gone", async () => {
    const { database } = server.context;
    const day = 86_400_000;
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      caller: "guest:1",
      key: `old-${index}`,
      fingerprint: "x",
      createdAt: new Date(Date.now() - 4 * day),
    }));
    await database
      .insert(idempotencyKeys)
      .values([...rows, { caller: "guest:1", key: "fresh", fingerprint: "x", createdAt: new Date() }]);
    expect((await cleanUp(server.context)).idempotency_keys).toBe(1201);
    expect(rowsOf(await database.execute(sql`select key from idempotency_keys`))).toEqual([{ key: "fresh" }]);
  });

  it("goes on with the other tables where one of them fails, and tells of it", async () => {
    const { database } = server.context;
    await database.insert(pushTurns).values({ subject: "old", nextAt: new Date(0) });
    // This table is among the first to be cleaned.
    await database.execute(sql`alter table known_addresses rename to known_addresses_away`);
    try {
      await expect(cleanUp(server.context)).rejects.toThrow("Not everything");
    } finally {
      await database.execute(sql`alter table known_addresses_away rename to known_addresses`);
    }
    expect(await database.select().from(pushTurns)).toEqual([]);
  });
});
