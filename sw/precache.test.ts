import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";

let worker: FakeWorker;
let shells: typeof import("./precache");
let currentShell: string;

const manifest = [
  { url: "app.html", revision: "r2" },
  { url: "assets/react-1.js", revision: null },
  { url: "assets/main-2.js", revision: null },
];
const file = (text: string, type = "text/javascript") =>
  new Response(text, { headers: { "Content-Type": type } });

beforeEach(async () => {
  vi.resetModules();
  worker = openFakeWorker(manifest);
  worker.network = (request) => file(`network ${new URL(request.url).pathname}`);
  shells = await import("./precache");
  ({ currentShell } = await import("./precache-manifest"));
});
afterEach(() => vi.unstubAllGlobals());

async function put(shell: string, path: string, text: string): Promise<void> {
  await (await worker.caches.open(shell)).put(`${origin}/${path}`, file(text));
}
async function install(): Promise<void> {
  const event = worker.install();
  shells.installShell(event);
  await Promise.all(event.waited);
}
const names = async () => (await worker.caches.keys()).sort();
const asset = (path: string) => shells.respondToAsset(new Request(`${origin}/${path}`));

describe("installing", () => {
  it("asks for a few files at a time, so that a distant server is not waited for file by file", async () => {
    const asked: (() => void)[] = [];
    worker.network = (request) =>
      new Promise((resolve) => asked.push(() => resolve(file(`network ${request.url}`))));
    const done = install();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    for (const answer of asked) answer();
    await done;
  });
  it("keeps every file of the list under the build's own name", async () => {
    await install();
    expect(await names()).toEqual([currentShell]);
    expect((await worker.caches.open(currentShell)).entries.size).toBe(manifest.length);
  });

  it("copies what an older shell has in the same version, and fetches only the rest", async () => {
    await put("shell-older", "assets/react-1.js", "copied");
    await put("shell-older", "assets/main-1.js", "another version");
    await install();
    expect(worker.fetched.map((url) => new URL(url).pathname).sort()).toEqual([
      "/app.html",
      "/assets/main-2.js",
    ]);
    expect(await (await asset("assets/react-1.js"))?.text()).toBe("copied");
  });

  it("fails when a file cannot be fetched, so that an incomplete build never becomes active", async () => {
    worker.network = (request) =>
      request.url.includes("main-2") ? new Response("", { status: 404 }) : file("there");
    await expect(install()).rejects.toThrow();
  });

  it("stores what it could fetch, so that the next try requests only the rest", async () => {
    let lost = 2;
    worker.network = (request) => {
      const fails = request.url.includes("react-1") && lost > 0;
      if (fails) lost -= 1;
      return fails ? Promise.reject(new TypeError("lost")) : file("there");
    };
    await expect(install()).rejects.toThrow();
    worker.fetched.length = 0;
    await install();
    expect(worker.fetched).toEqual([`${origin}/assets/react-1.js`]);
  });

  it("bypasses the HTTP cache for a file whose hash differs", async () => {
    const modes: string[] = [];
    worker.network = (request) => {
      if (!request.url.includes("react-1")) return file("there");
      modes.push(request.cache);
      return request.cache === "reload" ? file("there") : Promise.reject(new TypeError("integrity"));
    };
    await install();
    expect(modes).toEqual(["default", "reload"]);
  });

  it("gives up early without a network", async () => {
    vi.resetModules();
    worker = openFakeWorker(
      Array.from({ length: 200 }, (_, index) => ({ url: `assets/part-${index}.js`, revision: null })),
    );
    shells = await import("./precache");
    await expect(install()).rejects.toThrow();
    expect(worker.fetched.length).toBeLessThan(100);
  });
});

describe("becoming active", () => {
  it("claims the open page at the first installation only", async () => {
    await install();
    await shells.activateShell();
    expect(worker.claimed).toBe(1);
    await put("shell-older", "a.js", "");
    await shells.activateShell();
    expect(worker.claimed).toBe(1);
  });

  it("deletes older shells that no page uses", async () => {
    await install();
    await put("shell-held", "assets/a.js", "");
    await put("shell-gone", "assets/b.js", "");
    await put("pictures", "p.avif", "");
    worker.locks = ["build-held", "something else"];
    await shells.activateShell();
    await vi.waitFor(async () =>
      expect(await names()).toEqual(["pictures", "shell-held", currentShell].sort()),
    );
    worker.locks = [];
    await shells.deleteUnusedShells();
    expect(await names()).toEqual(["pictures", currentShell].sort());
  });

  it("is not kept waiting by what is dropped", async () => {
    await install();
    await put("shell-older", "assets/a.js", "");
    worker.caches.delete = () => new Promise<never>(() => {});
    await expect(shells.activateShell()).resolves.toBeUndefined();
  });

  it("keeps the shell of an installing or waiting version", async () => {
    await install();
    await put("shell-newer", "assets/a.js", "");
    for (const coming of ["installing", "waiting"] as const) {
      worker.registration[coming] = {};
      await shells.deleteUnusedShells();
      expect(await names()).toContain("shell-newer");
      worker.registration[coming] = null;
    }
    await shells.deleteUnusedShells();
    expect(await names()).not.toContain("shell-newer");
  });

  it("deletes nothing when the browser cannot list the open pages", async () => {
    await install();
    await put("shell-older", "assets/a.js", "");
    Object.assign(self.navigator, { locks: undefined });
    await shells.activateShell();
    expect(await names()).toContain("shell-older");
  });
});

describe("files of a build", () => {
  it("come from any shell, so that a tab of the older build goes on", async () => {
    await install();
    worker.fetched.length = 0;
    await put("shell-older", "assets/main-1.js", "old chunk");
    expect(await (await asset("assets/main-1.js"))?.text()).toBe("old chunk");
    expect(await (await asset("assets/main-2.js"))?.text()).toBe("network /assets/main-2.js");
    expect(worker.fetched).toEqual([]);
  });

  it("outside the list are stored with the build once they were used", async () => {
    await install();
    await asset("assets/map-9.js");
    await vi.waitFor(async () => expect(await shells.missingFiles(["/assets/map-9.js"])).toEqual([]));
    worker.fetched.length = 0;
    await asset("assets/map-9.js");
    expect(worker.fetched).toEqual([]);
  });

  it("are not stored when they do not exist", async () => {
    worker.network = () => new Response("no", { status: 404 });
    expect((await asset("assets/gone-1.js"))?.status).toBe(404);
    expect(await shells.missingFiles(["/assets/gone-1.js"])).toEqual(["/assets/gone-1.js"]);
  });

  it.each([
    ["a call of the API", `${origin}/api/v1/config`],
    ["another site's file", "https://elsewhere.test/assets/main-2.js"],
  ])("%s is not handled here", (_what, url) => {
    expect(shells.respondToAsset(new Request(url))).toBeNull();
  });
});

describe("a missing file", () => {
  it("is fetched from the network, bypassing the HTTP cache", async () => {
    await install();
    await (await worker.caches.open(currentShell)).delete(`${origin}/assets/main-2.js`);
    expect(await shells.missingFiles(["/assets/main-2.js"])).toEqual(["/assets/main-2.js"]);
    let mode = "";
    worker.network = (request) => {
      mode = request.cache;
      return file("again");
    };
    expect(await shells.refetchFile("/assets/main-2.js")).not.toBeNull();
    expect(await (await asset("assets/main-2.js"))?.text()).toBe("again");
    expect(mode).toBe("reload");
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["the network is gone", () => Promise.reject(new TypeError("no network"))],
    ["a portal answers", () => file("<html></html>", "text/html")],
    ["the file is gone", () => new Response("", { status: 404 })],
  ])("stays when %s", async (_what, network) => {
    await install();
    await (await worker.caches.open(currentShell)).delete(`${origin}/assets/main-2.js`);
    worker.network = network;
    expect(await shells.refetchFile("/assets/main-2.js")).toBeNull();
    expect(await shells.missingFiles(["/assets/main-2.js"])).toEqual(["/assets/main-2.js"]);
  });
});

it("a captive portal's page is never stored as a file outside the list", async () => {
  await install();
  worker.network = () => file("<html>sign in</html>", "text/html");
  await asset("assets/map-9.js");
  expect(await shells.missingFiles(["/assets/map-9.js"])).toEqual(["/assets/map-9.js"]);
});
