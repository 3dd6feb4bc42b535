import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";

let worker: FakeWorker;
let repair: typeof import("./shell-repair");
let currentShell: string;

const sha384 = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const whole = "console.log('whole')";
const script = (text: string) => new Response(text, { headers: { "Content-Type": "text/javascript" } });
const noNetwork = () => Promise.reject(new TypeError("no network"));
const put = async (path: string, text: string, shell = currentShell) =>
  (await worker.caches.open(shell)).put(`${origin}/${path}`, script(text));
const remove = async (path: string) => (await worker.caches.open(currentShell)).delete(`${origin}/${path}`);
const textOf = async (path: string) =>
  (await (await worker.caches.open(currentShell)).match(`${origin}/${path}`))?.text();

beforeEach(async () => {
  vi.resetModules();
  worker = openFakeWorker([
    { url: "assets/main-2.js", revision: null, integrity: sha384(whole) },
    { url: "assets/menu-2.js", revision: null, integrity: sha384(whole) },
  ]);
  worker.network = () => script(whole);
  ({ currentShell } = await import("./precache-manifest"));
  repair = await import("./shell-repair");
  await put("assets/main-2.js", whole);
  await put("assets/menu-2.js", whole);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("after a failed start", () => {
  it("a complete shell causes no request", async () => {
    expect(await repair.repairShell(true)).toBe(0);
    expect(worker.fetched).toEqual([]);
  });

  it.each(["console.log('who", "", "<html>", `${whole} `])(
    "%j is fetched again, like a missing file",
    async (text) => {
      await put("assets/main-2.js", text);
      await remove("assets/menu-2.js");
      expect(await repair.repairShell(true)).toBe(2);
      expect([await textOf("assets/main-2.js"), await textOf("assets/menu-2.js")]).toEqual([whole, whole]);
    },
  );

  it("offline a damaged file is deleted, so that it is not started again", async () => {
    await put("assets/main-2.js", "<html>");
    worker.network = noNetwork;
    expect(await repair.repairShell(true)).toBe(1);
    expect(await textOf("assets/main-2.js")).toBeUndefined();
  });

  it("a file outside the list, which cannot be judged, is compared with the network's", async () => {
    await put("assets/map-1.js", "damaged");
    expect(await repair.repairShell(true)).toBe(1);
    expect(await textOf("assets/map-1.js")).toBe(whole);
    worker.network = noNetwork;
    expect(await repair.repairShell(true)).toBe(0);
    expect(await textOf("assets/map-1.js")).toBe(whole);
  });

  it("offline a damaged part is kept, so that the rest goes on working", async () => {
    await put("assets/main-2.js", "<html>");
    worker.network = noNetwork;
    expect(await repair.repairShell(false)).toBe(0);
    expect(await textOf("assets/main-2.js")).toBe("<html>");
  });
});

describe("the check at each idle start", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "Date"] }));
  const check = async () => {
    const result = repair.checkShell();
    let ended = false;
    void result.then(() => {
      ended = true;
    });
    while (!ended) await vi.advanceTimersByTimeAsync(1);
    return result;
  };

  it("fetches what is missing or damaged, and nothing else", async () => {
    await put("assets/main-2.js", "");
    expect(await check()).toBe(1);
    expect(await textOf("assets/main-2.js")).toBe(whole);
    expect(worker.fetched).toEqual([`${origin}/assets/main-2.js`]);
  });

  it("restores a shell that is missing completely", async () => {
    await worker.caches.delete(currentShell);
    expect(await check()).toBe(2);
    expect([await textOf("assets/main-2.js"), await textOf("assets/menu-2.js")]).toEqual([whole, whole]);
  });

  it("runs once for two tabs that start together, and again for a later start", async () => {
    await check();
    await put("assets/main-2.js", "");
    expect(await check()).toBe(0);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await check()).toBe(1);
  });

  it("ends when a newer version waits, which takes over only when nothing is under way", async () => {
    await put("assets/menu-2.js", "");
    const result = repair.checkShell();
    worker.registration.waiting = {};
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe(0);
    expect(await textOf("assets/menu-2.js")).toBe("");
  });
});

it("a damaged file of an older shell is not copied to the next build", async () => {
  const { installShell } = await import("./precache");
  await worker.caches.delete(currentShell);
  await put("assets/main-2.js", "damaged", "shell-older");
  await put("assets/menu-2.js", whole, "shell-older");
  const event = worker.install();
  installShell(event);
  await Promise.all(event.waited);
  expect(await textOf("assets/main-2.js")).toBe(whole);
  expect(worker.fetched).toEqual([`${origin}/assets/main-2.js`]);
});
