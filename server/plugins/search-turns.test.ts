import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Type } from "@/contract/schema";
import { openTestServer, type TestServer } from "../testing/test-server";

/** Searches that run until the test lets them go, and what is read beside them. */
const held: (() => void)[] = [];
let running = 0;
let most = 0;
let reads = 0;
const text = { querystring: Type.Object({ name: Type.Optional(Type.String()) }) };
const routes = (app: FastifyInstance) => {
  app.get("/api/v1/slow-search", { schema: text }, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((done) => held.push(done));
    running -= 1;
    return { found: 1 };
  });
  app.get("/api/v1/every-page", { config: { answersFromMemory: true } }, async () => {
    reads += 1;
    return { reads };
  });
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ routes: [routes], settings: { databaseUrl: null } });
});
afterAll(() => server?.close());

const get = (path: string, address: string) =>
  server.inject({ method: "GET", url: `/api/v1${path}`, remoteAddress: address });
/** Lets every search go that runs now or begins later. */
async function finish<T>(all: Promise<T>[]): Promise<T[]> {
  let isOver = false;
  const done = Promise.all(all).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const go of held.splice(0)) go();
    await new Promise<void>((next) => setImmediate(next));
  }
  return done;
}
const begun = async () => {
  while (held.length === 0) await new Promise<void>((next) => setImmediate(next));
};

describe("searches", () => {
  it("run one at a time with the embedded database, and more than ten of one address are told to come again", async () => {
    const all = Array.from({ length: 25 }, () => get("/slow-search?name=xqzt", "192.0.2.1"));
    await begun();
    const neighbour = get("/slow-search?name=soup", "192.0.2.2");
    const answers = await finish([...all, neighbour]);
    expect(most).toBe(1);
    expect(answers.at(-1)?.statusCode).toBe(200);
    const statuses = answers.slice(0, -1).map(({ statusCode }) => statusCode);
    // One runs, ten wait.
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers["retry-after"]).toBe("1");
  });

  it("without a text take no turn", async () => {
    const search = get("/slow-search?name=xqzt", "192.0.2.3");
    await begun();
    const listed = [get("/slow-search", "192.0.2.3"), get("/slow-search?name=%20", "192.0.2.3")];
    while (held.length < 3) await new Promise<void>((next) => setImmediate(next));
    expect(running).toBe(3);
    await finish([search, ...listed]);
  });
});

describe("what every page begins with", () => {
  it("is answered from memory while somebody searches, and read anew afterwards", async () => {
    reads = 0;
    expect((await get("/every-page", "192.0.2.4")).json()).toEqual({ reads: 1 });
    expect((await get("/every-page", "192.0.2.4")).json()).toEqual({ reads: 2 });
    const search = get("/slow-search?name=xqzt", "192.0.2.5");
    await begun();
    expect((await get("/every-page", "192.0.2.4")).json()).toEqual({ reads: 2 });
    await finish([search]);
    expect((await get("/every-page", "192.0.2.4")).json()).toEqual({ reads: 3 });
  });
});
