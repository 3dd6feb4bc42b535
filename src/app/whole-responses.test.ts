/**
 * Only a whole response of the expected shape is a response. Every call that the page makes is sent here as the page sends
 * it, and gets what a broken backend, a cut line or a captive portal sends with a 200: each must fail as `unusable`.
 */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { madeCalls } from "../../tests/fixtures/call-makers";
import { pageCalls, type ResponseShape } from "../../tests/fixtures/page-calls";
import { cartOf, sendByOutbox, serverLine } from "../../tests/fixtures/sent-rows";
import type { NewRow } from "../platform/outbox/rows/row";
import { closeDatabase } from "../platform/outbox/storage/database";

/** Bodies sent with 200, and the shapes that they are a whole response of. */
const bodies: readonly [string, readonly ResponseShape[]][] = [
  ["", []],
  ["  \n", []],
  ["{", []],
  ['[{"id":1,"name":"So', []],
  ["<!doctype html><title>Sign in to the network</title>", []],
  ["null", ["object or nothing", "object or empty", "list or nothing"]],
  ["[]", ["list", "page or list", "list or nothing", "object or empty"]],
  ['["<html>"]', []],
  ["{}", ["object or nothing", "object or empty", "list or nothing"]],
  ["7", ["number", "message"]],
  ['"text"', ["text", "message"]],
  ["true", ["number", "flag"]],
  ["false", ["number", "flag"]],
];

/** The tested call gets the response; what goes before it (the cart that a change begins with) gets a whole one. */
function answerWith(call: string, response: () => Response) {
  const [method, path = ""] = call.split(" ");
  const tested = new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
    tested.test(new URL(url, "http://shop.test").pathname) && init.method === method
      ? response()
      : Response.json([serverLine]),
  );
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDatabase();
});

describe("the table of calls", () => {
  it("holds every call that page and worker make", () => {
    // Signing out is best effort: nothing is kept of its response.
    expect(Object.keys(pageCalls).sort()).toEqual(
      madeCalls.filter((call) => call !== "POST /auth/logout").sort(),
    );
  });
});

describe.each(Object.entries(pageCalls))("%s", (call, [shape, make]) => {
  it.each(bodies.filter(([, whole]) => !whole.includes(shape)))("takes %j for no response", async (body) => {
    answerWith(call, () => new Response(body, { headers: { "Content-Type": "application/json" } }));
    await expect(make()).rejects.toMatchObject({ kind: "unusable" });
  });

  it.each(bodies.filter(([, whole]) => whole.includes(shape)))(
    "takes %j for a whole response",
    async (body) => {
      answerWith(call, () => new Response(body, { headers: { "Content-Type": "application/json" } }));
      // A cart that does not show the change is a response, but not to a change.
      if (/POST .*cart/.test(call)) await expect(make()).rejects.toMatchObject({ kind: "unusable" });
      else await make();
    },
  );

  it("takes a 204 for no response", async () => {
    answerWith(call, () => new Response(null, { status: 204 }));
    await expect(make()).rejects.toMatchObject({ kind: "unusable" });
  });
});

describe("a change of the cart", () => {
  it.each<[string, string, NewRow]>([
    ["POST /customer/cart/add", "without the new line", cartOf([4, 1], [8, 1])],
    ["POST /customer/cart/update", "without the changed line", cartOf([4, 3])],
  ])("%s is not done by a cart %s", async (call, _name, row) => {
    answerWith(call, () => Response.json([]));
    await expect(sendByOutbox(row)).rejects.toMatchObject({ kind: "unusable" });
  });
});
