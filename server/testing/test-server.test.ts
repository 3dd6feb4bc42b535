import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "./test-server";

describe("a test server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server?.close());

  it("reports that it is alive and ready", async () => {
    expect((await server.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await server.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("responds to unknown addresses in the contract's form", async () => {
    const response = await server.call("GET", "/nothing-here");
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ errors: [{ code: "not_found", message: "Not found." }] });
  });

  it("has the time that a test sets", () => {
    server.clock.set("2026-01-02T03:04:05Z");
    server.clock.advance(1000);
    expect(server.context.clock.now().toISOString()).toBe("2026-01-02T03:04:06.000Z");
    server.clock.release();
  });
});
