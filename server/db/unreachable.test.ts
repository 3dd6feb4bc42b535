import { createServer, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterEach, expect, it } from "vitest";
import { SayingPool } from "./connection";
import { isUnreachable } from "./unreachable";

let server: Server | null = null;
let pool: SayingPool | null = null;
const sockets: Socket[] = [];

afterEach(async () => {
  await pool?.end();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = pool = null;
});

/** A database at a port where this is how it behaves. */
async function databaseThat(greets: (socket: Socket) => void) {
  const listening = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    greets(socket);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return open(port);
}

function open(port: number) {
  pool = new SayingPool({ host: "127.0.0.1", port, user: "shop", connectionTimeoutMillis: 60 });
  return drizzle({ client: pool });
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it.each<[string, (socket: Socket) => void]>([
  ["hangs up", (socket) => socket.destroy()],
  ["never answers", () => undefined],
])("knows a database that %s, in a statement and in a transaction", async (_, greets) => {
  const database = await databaseThat(greets);
  expect(isUnreachable(await failureOf(database.execute(sql`select 1`)))).toBe(true);
  expect(isUnreachable(await failureOf(database.transaction(() => Promise.resolve())))).toBe(true);
});

it("knows a database that nobody runs", async () => {
  await databaseThat(() => undefined);
  const address = server?.address();
  await pool?.end();
  await new Promise((resolve) => server?.close(resolve));
  server = null;
  const gone = open(typeof address === "object" && address ? address.port : 0);
  expect(isUnreachable(await failureOf(gone.execute(sql`select 1`)))).toBe(true);
  expect(isUnreachable(await failureOf(gone.transaction(() => Promise.resolve())))).toBe(true);
});

it("knows the words of a database that ends or has too many clients", () => {
  for (const code of ["57P01", "57P03", "53300", "08006"])
    expect(isUnreachable(Object.assign(new Error("no"), { code })), code).toBe(true);
});

it("leaves what a statement or another service did wrong", () => {
  expect(isUnreachable(Object.assign(new Error("no"), { code: "23505" }))).toBe(false);
  expect(isUnreachable(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))).toBe(
    false,
  );
  expect(isUnreachable(null)).toBe(false);
});
