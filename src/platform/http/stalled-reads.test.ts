import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure, same, testApi } from "../../../tests/fixtures/test-api";
import { get, post } from "./client";
import { freeConnection, resendStalledReads, slowResponseMs } from "./stalled-reads";

const api = testApi();
let hanging: ServerResponse[];

beforeEach(() => {
  // Only the clock: sockets need the real timers.
  vi.useFakeTimers({ toFake: ["Date"] });
  hanging = [];
  api.respond = (_request, response) => {
    hanging.push(response);
  };
});
afterEach(() => {
  for (const response of hanging) response.destroy();
  vi.useRealTimers();
});

const allHang = (count: number) => vi.waitFor(() => expect(hanging).toHaveLength(count));
const timePasses = () => vi.setSystemTime(Date.now() + slowResponseMs);
const read = (path: "/stores/latest" | "/banners" | `/items/details/${number}` = "/stores/latest") =>
  get({ path, normalise: same });

describe("a read that hangs", () => {
  it("is sent again when the network is back, and resolves the first call", async () => {
    const answer = read();
    await allHang(1);
    timePasses();
    api.json(200, { ok: "now" });
    resendStalledReads();
    expect((await answer).data).toEqual({ ok: "now" });
    expect(api.seen.map(({ url }) => url.pathname)).toEqual([
      "/api/v1/stores/latest",
      "/api/v1/stores/latest",
    ]);
    // An aborted read is no sign of trouble.
    expect(api.outcomes.map(({ kind }) => kind)).toEqual(["answered"]);
  });

  it("is left alone while it is young", async () => {
    const answer = read();
    await allHang(1);
    resendStalledReads();
    hanging[0]?.end("{}");
    await answer;
    expect(api.seen).toHaveLength(1);
  });

  it("ends for good when its shopper has gone on", async () => {
    const controller = new AbortController();
    const answer = get({ path: "/stores/latest", signal: controller.signal, normalise: same });
    await allHang(1);
    timePasses();
    controller.abort(new Error("gone on"));
    resendStalledReads();
    await expect(answer).rejects.toThrow("gone on");
    expect(api.seen).toHaveLength(1);
  });

  it("still ends at its time-out", async () => {
    expect((await failure(get({ path: "/stores/latest", timeoutMs: 30, normalise: same }))).kind).toBe(
      "timeout",
    );
  });
});

it("a write that hangs is never sent twice by this", async () => {
  const answer = post({ path: "/newsletter/subscribe", body: { email: "a@b.c" }, normalise: same });
  await allHang(1);
  timePasses();
  resendStalledReads();
  freeConnection();
  hanging[0]?.end("{}");
  await answer;
  expect(api.seen).toHaveLength(1);
});

describe("where reads hold every connection", () => {
  it("one gives its own up, and only one", async () => {
    const answers = Array.from({ length: 8 }, (_, index) => read(`/items/details/${index}`));
    await allHang(8);
    timePasses();
    freeConnection();
    await allHang(9);
    expect(api.last().url.pathname).toBe("/api/v1/items/details/5");
    for (const response of hanging) if (!response.destroyed) response.end("{}");
    await Promise.all(answers);
    expect(api.seen).toHaveLength(9);
  });

  it("none does while a connection is free, or while they are young", async () => {
    const answers = Array.from({ length: 5 }, () => read());
    await allHang(5);
    timePasses();
    freeConnection();
    answers.push(read());
    await allHang(6);
    for (const response of hanging) response.end("{}");
    await Promise.all(answers);
    expect(api.seen).toHaveLength(6);
  });

  it("requests that the worker sends keep their connection", async () => {
    const answers = Array.from({ length: 6 }, () => read("/banners"));
    await allHang(6);
    timePasses();
    freeConnection();
    for (const response of hanging) response.end("{}");
    await Promise.all(answers);
    expect(api.seen).toHaveLength(6);
  });
});
