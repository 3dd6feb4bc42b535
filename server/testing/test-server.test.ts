import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "./test-server";

describe("a test server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server?.close());

  it("answers that it is alive and ready", async () => {
    expect((await server.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await server.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("answers unknown addresses in the contract's form", async () => {
    const answer = await server.call("GET", "/nothing-here");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ errors: [{ code: "not_found", message: "Not found." }] });
  });

  it("has the time that a test sets", () => {
    server.clock.set("2026-01-02T03:04:05Z");
    server.clock.advance(1000);
    expect(server.context.clock.now().toISOString()).toBe("2026-01-02T03:04:06.000Z");
    server.clock.release();
  });
});
