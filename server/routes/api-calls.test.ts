/** The contract's list of calls and the routes of this server name the same addresses. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server?.close());

/** Calls that the storefront makes and other backends know. */
const notServedYet = [
  "POST /customer/message/send",
  "POST /delivery-man/reviews/submit",
  "POST /items/reviews/submit",
  // A PUT here; POST is taken for it, and not described on its own.
  "POST /customer/cm-firebase-token",
];

const withoutNames = (call: string) => call.replace(/\{\w+\}/g, "{}");

it("every call of the contract has a route, and every route is a call of the contract", async () => {
  const source = readFileSync("src/contract/api-calls.ts", "utf8");
  const listed = [...source.matchAll(/^ {2}"([A-Z]+ \/[^"]*)":/gm)].map(([, call = ""]) => call);
  const served = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    path.startsWith("/api/v1/")
      ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice("/api/v1".length)}`)
      : [],
  );
  const expected = listed.filter((call) => !notServedYet.includes(call)).map(withoutNames);
  expect(served.map(withoutNames).sort()).toEqual(expected.sort());
});
