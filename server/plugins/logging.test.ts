import { sql } from "drizzle-orm";
import Fastify, { LogController } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlStateOf } from "../db/transact";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { testSettings } from "../testing/test-settings";
import { loggedError, loggerOptions, logResponses } from "./logging";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("It did not fail."),
    (error: unknown) => error,
  );
}

describe("the log", () => {
  it("names route, status and time of a request, and nothing of the person", async () => {
    const lines: string[] = [];
    const { logger } = loggerOptions({ ...testSettings(), logLevel: "info" });
    const app = Fastify({
      logger: { ...(logger as object), stream: { write: (line: string) => lines.push(line) } },
      logController: new LogController({ disableRequestLogging: true }),
    });
    logResponses(app);
    app.post("/orders/:id", async () => ({ ok: true }));
    await app.inject({
      method: "POST",
      url: "/orders/100045?guest_id=4503599627370495&contact_number=%2B4940123",
      headers: { authorization: "Bearer secret-token", "idempotency-key": "key-key-key" },
      payload: { name: "Ada" },
      remoteAddress: "203.0.113.5",
    });
    await app.close();
    const text = lines.join("");
    expect(text).toContain('"route":"/orders/:id"');
    expect(text).toContain('"status":200');
    for (const personal of [
      "100045",
      "4503599627370495",
      "4940123",
      "secret-token",
      "key-key-key",
      "Ada",
      "203.0.113.5",
    ]) {
      expect(text).not.toContain(personal);
    }
  });

  it("holds no values of a statement that failed", async () => {
    const { database } = test.connection;
    const wrongNumber = await failureOf(
      database.execute(sql`select ${"ada@example.test"}::text::int as x where ${"secret"}::text <> ''`),
    );
    expect(sqlStateOf(wrongNumber)).toBe("22P02");
    await database.execute(sql`insert into newsletter_subscribers (email) values ('ada@example.test')`);
    const twice = await failureOf(
      database.execute(sql`insert into newsletter_subscribers (email) values (${"ada@example.test"})`),
    );
    expect(sqlStateOf(twice)).toBe("23505");
    const several = new AggregateError([new Error("Something else."), twice], "Several failed.");
    for (const [error, state] of [
      [wrongNumber, "22P02"],
      [twice, "23505"],
      [several, "23505"],
    ] as const) {
      const text = JSON.stringify(loggedError(error));
      expect(text).not.toContain("ada@example.test");
      expect(text).not.toContain("secret");
      expect(text).toContain(state);
    }
  });
});
