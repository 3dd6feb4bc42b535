import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { type Connection, openEmbedded } from "./connection";

/** Holds the thread for tens of ms, longer than a turn may be. */
const slow = sql`select count(*) from generate_series(1, 60000) as number`;

let connection: Connection;
let server: Server;
beforeAll(async () => {
  connection = await openEmbedded({ program: await embeddedProgram() });
  server = createServer((_request, response) => response.end("here"));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  await connection?.close();
  server?.close();
});

const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();

/** How many of the statements had run when a request over a socket was answered. */
async function runBeforeAnswer(statements: (done: () => void) => Promise<unknown>): Promise<number> {
  let run = 0;
  const all = statements(() => {
    run += 1;
  });
  await ask();
  const before = run;
  await all;
  return before;
}

describe("a request without the database", () => {
  it("is answered between forty statements that wait for each other", async () => {
    const before = await runBeforeAnswer((done) =>
      Promise.all(Array.from({ length: 40 }, () => connection.database.execute(slow).then(done))),
    );
    expect(before).toBeLessThan(30);
  });

  it("is answered between forty statements of a transaction", async () => {
    const before = await runBeforeAnswer((done) =>
      connection.database.transaction(async (tx) => {
        for (let number = 0; number < 40; number += 1) await tx.execute(slow).then(done);
      }),
    );
    expect(before).toBeLessThan(30);
  });

  it("is answered between forty statements that each begin when the last has ended", async () => {
    const before = await runBeforeAnswer(async (done) => {
      for (let number = 0; number < 40; number += 1)
        await connection.executeSql("select count(*) from generate_series(1, 60000)").then(done);
    });
    expect(before).toBeLessThan(30);
  });
});

describe("statements that take turns with the event loop", () => {
  it("run in the order in which they came, and none comes into an open transaction", async () => {
    const { database } = connection;
    await connection.executeSql("create table lines (number integer, place serial)");
    const insert = (number: number) =>
      sql`insert into lines (number) select ${number}::int from (${slow}) as waited`;
    const transaction = database.transaction(async (tx) => {
      for (const number of [1, 2, 3]) await tx.execute(insert(number));
    });
    await Promise.all([transaction, ...[4, 5, 6].map((number) => database.execute(insert(number)))]);
    const { rows } = await connection.executeSql("select number from lines order by place");
    expect(rows).toEqual([1, 2, 3, 4, 5, 6].map((number) => ({ number })));
  });

  it("leave nothing of a transaction that failed between two turns", async () => {
    await connection.executeSql("create table kept (number integer)");
    const failed = connection.database.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      await tx.execute(slow);
      await tx.execute(slow);
      throw new Error("Enough.");
    });
    const other = connection.database.execute(sql`insert into kept values (2)`);
    await expect(failed).rejects.toThrow("Enough.");
    await other;
    expect((await connection.executeSql("select number from kept")).rows).toEqual([{ number: 2 }]);
  });
});
