import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPool } from "./db/connection";
import { openEmbeddedFolder } from "./db/embedded-folder";
import { guests, settings } from "./db/schema";
import {
  buildProcesses,
  runOps,
  type ServerProcess,
  startRefused,
  startServer,
} from "./testing/server-process";
import { openEmptyTestDatabase, testDatabaseUrl } from "./testing/test-database";

let folder: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-main-"));
  await buildProcesses();
});
afterAll(() => {
  for (const server of running) server.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ PORT: "0", ...environment });
  running.push(server);
  return server;
}

/** Asks for guest ids without a pause until the server is gone; returns those that were given. */
async function askUntilKilled(server: ServerProcess, enough: number): Promise<number[]> {
  const given: number[] = [];
  const ask = async () => {
    for (;;) {
      try {
        const response = await fetch(`${server.address}/api/v1/auth/guest/request`, { method: "POST" });
        const body = (await response.json()) as { guest_id?: number };
        if (response.status === 200 && body.guest_id) given.push(body.guest_id);
        if (given.length >= enough) server.child.kill("SIGKILL");
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  await server.finished;
  return given;
}

const embedded = testDatabaseUrl === null;

/** Each database has its own way of being lost; a suite runs the one that it is about. */
const onlyIf = (condition: boolean, name: string, tests: () => void) => {
  if (condition) describe(name, () => tests());
};

onlyIf(embedded, "the server on its own data folder", () => {
  it("survives start, second start, commands, kill -9 and restore", async () => {
    const data = join(folder, "life");
    const first = await start({ DATA_DIR: data });
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, "control.sock")).mode & 0o777).toBe(0o600);

    const second = await startRefused({ DATA_DIR: data, PORT: "0" });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/is in use by another running server/);
    expect(second.output).not.toMatch(/ {2}at /);

    const orders = await runOps(["orders"], { DATA_DIR: data });
    expect(orders).toEqual({ code: 0, output: "There are no orders yet.\n" });
    const wrong = await runOps(["advance", "12"], { DATA_DIR: data });
    expect(wrong.code).toBe(1);
    expect(wrong.output).not.toMatch(/ {2}at /);

    const given = await askUntilKilled(first, 150);
    expect(given.length).toBeGreaterThanOrEqual(150);
    const reopened = await openEmbeddedFolder(data);
    const kept = new Set(
      (await reopened.database.select({ id: guests.id }).from(guests)).map((row) => row.id),
    );
    await reopened.database.insert(settings).values({ key: "cash_on_delivery", value: true });
    await reopened.close();
    expect(given.filter((id) => !kept.has(id))).toEqual([]);

    // The socket of the killed server is still there; nobody listens, so the commands open the database themselves.
    const file = join(folder, "life.backup");
    expect(await runOps(["backup", file], { DATA_DIR: data })).toMatchObject({ code: 0 });
    const overwritten = await runOps(["backup", file], { DATA_DIR: data });
    expect(overwritten.code).toBe(1);
    expect(overwritten.output).toMatch(/exists already/);

    const again = await start({ DATA_DIR: data });
    const changed = await runOps(["config", "set", "cash_on_delivery", "false"], { DATA_DIR: data });
    expect(changed).toEqual({ code: 0, output: "cash_on_delivery false\n" });
    expect((await runOps(["config", "set", "cash_on_delivery", '"no"'], { DATA_DIR: data })).code).toBe(1);
    expect((await runOps(["restore", file], { DATA_DIR: data })).code).toBe(0);
    expect((await runOps(["config", "get", "cash_on_delivery"], { DATA_DIR: data })).output).toBe("true\n");

    again.child.kill("SIGTERM");
    expect((await again.finished).code).toBe(0);
    expect(existsSync(join(data, "control.sock"))).toBe(false);

    const fresh = join(folder, "restored");
    expect((await runOps(["restore", file], { DATA_DIR: fresh })).code).toBe(0);
    const restored = await openEmbeddedFolder(fresh);
    const ids = new Set(
      (await restored.database.select({ id: guests.id }).from(guests)).map((row) => row.id),
    );
    await restored.close();
    expect(given.filter((id) => !ids.has(id))).toEqual([]);
  }, 180_000);

  it("finishes what is under way when it is asked to end", async () => {
    // A folder that was made by a start costs a third of the time; alone this test makes it anew.
    const server = await start({ DATA_DIR: join(folder, "restored") });
    const responses = Array.from({ length: 40 }, () =>
      fetch(`${server.address}/api/v1/auth/guest/request`, { method: "POST" }).then(
        (response) => response.status,
        () => "refused",
      ),
    );
    const first = await Promise.race(responses);
    expect(first).toBe(200);
    server.child.kill("SIGINT");
    const statuses = await Promise.all(responses);
    expect((await server.finished).code).toBe(0);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
  });
});

onlyIf(!embedded, "the server on PostgreSQL", () => {
  it("loses nothing that it confirmed when it is killed", async () => {
    const test = await openEmptyTestDatabase();
    try {
      const [row] = (await test.connection.executeSql("select current_database() as name")).rows as {
        name: string;
      }[];
      const url = new URL(testDatabaseUrl ?? "");
      url.pathname = `/${row?.name}`;
      const server = await start({ DATA_DIR: join(folder, "postgres"), DATABASE_URL: url.href });
      const given = await askUntilKilled(server, 150);
      const pool = await openPool({ url: url.href, connections: 2 });
      const kept = new Set(
        (await pool.database.select({ id: guests.id }).from(guests)).map((guest) => guest.id),
      );
      await pool.close();
      expect(given.filter((id) => !kept.has(id))).toEqual([]);
      // The socket of the killed server is still there; nobody listens, so the command opens the database itself.
      const orders = await runOps(["orders"], { DATA_DIR: join(folder, "postgres"), DATABASE_URL: url.href });
      expect(orders).toEqual({ code: 0, output: "There are no orders yet.\n" });
    } finally {
      await test.close();
    }
  });
});
