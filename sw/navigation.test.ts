import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";

let worker: FakeWorker;
let navigation: typeof import("./navigation");
let session: typeof import("@/platform/outbox/storage/session-record");

const newest = "shell-test";
const older = "shell-older";
const page = (script: string) =>
  new Response(`<!doctype html><script type="module" src="/assets/${script}.js"></script><p>${script}</p>`, {
    headers: { "Content-Type": "text/html" },
  });
const script = () => new Response("1", { headers: { "Content-Type": "text/javascript" } });

beforeEach(async () => {
  vi.resetModules();
  worker = openFakeWorker();
  vi.stubGlobal("indexedDB", new IDBFactory());
  navigation = await import("./navigation");
  session = await import("@/platform/outbox/storage/session-record");
});
afterEach(async () => {
  await (await import("@/platform/outbox/storage/database")).closeDatabase();
  vi.unstubAllGlobals();
});

async function put(shell: string, files: Record<string, Response>): Promise<void> {
  const cache = await worker.caches.open(shell);
  for (const [path, response] of Object.entries(files)) await cache.put(`${origin}/${path}`, response);
}

/** A navigation; Node cannot make a Request of this mode. */
const visit = (path: string, more: Partial<Request> = {}) =>
  navigation.respondToNavigation({
    mode: "navigate",
    method: "GET",
    url: `${origin}${path}`,
    ...more,
  } as Request);
const shown = async (path: string) => (await visit(path))?.text();

describe("what is a page of the app", () => {
  it.each([
    ["/", true],
    ["/home", true],
    ["/store/port-grill", true],
    ["/profile", true],
    ["/never/heard/of", true],
    ["/api/v1/config", false],
    ["/pictures/item/1", false],
    ["/basemap/tiles", false],
    ["/assets/main-abc", false],
    ["/payment-mobile", false],
    ["/board", false],
    ["/board/", false],
    ["/courier/shift", false],
    ["/boards", true],
    ["/healthz", false],
    ["/readyz", false],
    ["/robots.txt", false],
    ["/sitemap.xml", false],
    ["/manifest.webmanifest", false],
    ["/icon.png", false],
  ])("%s: %s", (path, expected) => {
    expect(navigation.isPageAddress(path)).toBe(expected);
  });

  it.each([
    ["another site's page", { url: "https://elsewhere.test/" }],
    ["a form that is sent", { method: "POST" }],
    ["a picture", { mode: "no-cors" as RequestMode }],
  ])("%s is left to the browser", (_what, more) => {
    expect(visit("/", more)).toBeNull();
  });
});

describe("files that a document names", () => {
  it("are its scripts and styles of the own origin, once each", () => {
    const html = `<link rel="modulepreload" href="/assets/react-1.js"><link rel=stylesheet href='/assets/a.css'>
      <script src="/assets/react-1.js"></script><script src="https://cdn.test/assets/x.js"></script>
      <img src="/assets/logo.svg"><a href="/assets/list">x</a>`;
    expect(navigation.namedFiles(html)).toEqual(["/assets/react-1.js", "/assets/a.css"]);
  });

  it("are distinguished in the lists that the boot script reads", () => {
    const html = `<meta name="app-preload" content="/assets/frame-1.js /assets/react-2.js">
      <meta name="app-pages" content="home=/assets/home-1.js,/assets/card-2.js store=/assets/store-3.js">`;
    expect(navigation.namedFiles(html)).toEqual([
      "/assets/frame-1.js",
      "/assets/react-2.js",
      "/assets/home-1.js",
      "/assets/card-2.js",
      "/assets/store-3.js",
    ]);
  });

  it("are none in an empty document", () => {
    expect(navigation.namedFiles("")).toEqual([]);
  });
});

describe("the document of a navigation", () => {
  beforeEach(() =>
    put(newest, {
      "index.html": page("landing"),
      "app.html": page("frame"),
      "assets/landing.js": script(),
    }).then(() => put(newest, { "assets/frame.js": script() })),
  );

  it("is the landing for somebody without a place, and the frame everywhere else", async () => {
    expect(await shown("/")).toContain("<p>landing</p>");
    expect(await shown("/checkout")).toContain("<p>frame</p>");
    await session.writeSession({ zoneId: "[1]" });
    expect(await shown("/")).toContain("<p>frame</p>");
    expect(worker.fetched).toEqual([]);
  });

  it("waits for no other shell, and for its files side by side", async () => {
    const named = Array.from({ length: 30 }, (_, index) => `assets/part-${index}.js`);
    await put(newest, {
      "app.html": new Response(named.map((name) => `"/${name}"`).join(" ")),
      ...Object.fromEntries(named.map((name) => [name, script()])),
    });
    const otherShells = vi.spyOn(worker.caches, "keys");
    const cache = await worker.caches.open(newest);
    const keys = cache.keys.bind(cache);
    let [waiting, most] = [0, 0];
    vi.spyOn(cache, "keys").mockImplementation(async (...asked) => {
      waiting += 1;
      most = Math.max(most, waiting);
      const found = await keys(...asked);
      waiting -= 1;
      return found;
    });
    expect(await shown("/checkout")).toContain("part-29");
    expect(otherShells).not.toHaveBeenCalled();
    expect(most).toBe(named.length);
  });

  it("gets a missing file from the network", async () => {
    await (await worker.caches.open(newest)).delete(`${origin}/assets/frame.js`);
    worker.network = script;
    expect(await shown("/checkout")).toContain("<p>frame</p>");
    expect(worker.fetched).toEqual([`${origin}/assets/frame.js`]);
    worker.fetched.length = 0;
    await shown("/checkout");
    expect(worker.fetched).toEqual([]);
  });

  it("comes from an older complete shell when a missing file cannot be fetched", async () => {
    await (await worker.caches.open(newest)).delete(`${origin}/assets/frame.js`);
    await put(older, { "app.html": page("old"), "assets/old.js": script() });
    expect(await shown("/checkout")).toContain("<p>old</p>");
  });

  it.each(["", "<!doctype html>", "<p>no script"])(
    "is never %j, which could not say that it is damaged",
    async (text) => {
      await put(newest, { "app.html": new Response(text) });
      await put(older, { "app.html": new Response(text) });
      worker.network = () => page("network");
      expect(await shown("/checkout")).toContain("<p>network</p>");
    },
  );

  it("comes from the network when many of its files are missing, instead of waiting for each", async () => {
    const named = Array.from({ length: 30 }, (_, index) => `assets/part-${index}.js`);
    await put(newest, { "app.html": new Response(named.map((name) => `"/${name}"`).join(" ")) });
    worker.network = () => page("network");
    expect(await shown("/checkout")).toContain("<p>network</p>");
    expect(worker.fetched).toEqual([`${origin}/checkout`]);
  });

  it("does not accept a captive portal's page as the missing file", async () => {
    await (await worker.caches.open(newest)).delete(`${origin}/assets/frame.js`);
    worker.network = () => new Response("<html>portal</html>", { headers: { "Content-Type": "text/html" } });
    expect(await shown("/checkout")).toContain("portal");
    expect(await (await worker.caches.open(newest)).match(`${origin}/assets/frame.js`)).toBeUndefined();
  });

  it("comes from the network when no shell is complete, and is the plain message offline", async () => {
    await worker.caches.delete(newest);
    worker.network = () => page("network");
    expect(await shown("/checkout")).toContain("<p>network</p>");
    worker.network = () => Promise.reject(new TypeError("no network"));
    const plain = await visit("/checkout");
    expect(plain?.status).toBe(503);
    const text = await plain?.text();
    expect(text).toContain("You are offline");
    expect(text).toContain("أنت غير متصل");
  });

  it("is the frame when the record of the session cannot be read", async () => {
    vi.stubGlobal("indexedDB", undefined);
    expect(await shown("/checkout")).toContain("<p>frame</p>");
  });
});
