import { EventEmitter, once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PictureSource } from "../../ports";
import { openPictureStore, type PictureRequest, type PictureStore, PicturesBusy } from "./picture-store";
import { formatFor } from "./picture-widths";

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#${color}"/></svg>`;

/** Knows `square/{color}`. */
const source: PictureSource = {
  find: async (key) =>
    key.startsWith("square/") ? { version: key.slice(-3), read: async () => square(key.slice(-3)) } : null,
};

const readFrom = async (store: PictureStore, request: PictureRequest) =>
  (await (await store.find(request))?.read()) ?? null;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const signature = (bytes: Buffer | null) => bytes?.subarray(0, 12).toString("latin1") ?? "";

describe("the store of pictures", () => {
  it("renders each format that browsers show", async () => {
    const store = openPictureStore({ folder, source });
    const read = (format: "avif" | "webp" | "png") =>
      readFrom(store, { key: "square/f00", width: 96, format });
    expect(signature(await read("avif"))).toContain("ftypavif");
    expect(signature(await read("webp"))).toContain("WEBP");
    expect(signature(await read("png"))).toContain("PNG");
    expect(await readFrom(store, { key: "circle/f00", width: 96, format: "png" })).toBeNull();
    expect(await store.find({ key: "circle/f00", width: 96, format: "png" })).toBeNull();
  });

  it("renders a picture once, however many ask for it, and caches it", async () => {
    let made = 0;
    const render = async () => {
      made += 1;
      await new Promise((done) => setImmediate(done));
      return Buffer.from("bytes");
    };
    const request = { key: "square/0f0", width: 320, format: "webp" } as const;
    const store = openPictureStore({ folder, source, render });
    const all = await Promise.all(Array.from({ length: 20 }, () => readFrom(store, request)));
    expect(all.every((bytes) => bytes?.toString() === "bytes")).toBe(true);
    expect(made).toBe(1);
    const again = openPictureStore({ folder, source, render });
    await readFrom(again, request);
    expect(made).toBe(1);
  });

  it("works on two at a time and refuses when too many wait", async () => {
    let running = 0;
    let most = 0;
    const started = new EventEmitter();
    const finish: (() => void)[] = [];
    const render = async () => {
      running += 1;
      most = Math.max(most, running);
      const finished = new Promise<void>((done) => finish.push(done));
      started.emit("render");
      await finished;
      running -= 1;
      return Buffer.from("x");
    };
    const store = openPictureStore({ folder, source, render, maxQueued: 3 });
    let refused = 0;
    const full = new EventEmitter();
    const asked = Array.from({ length: 8 }, (_, index) =>
      readFrom(store, { key: `square/00${index}`, width: 96, format: "png" }).then(
        () => "made",
        (error: unknown) => {
          if (!(error instanceof PicturesBusy)) return "failed";
          refused += 1;
          full.emit("refusal");
          return "busy";
        },
      ),
    );
    // Nothing is finished before two are worked on, three wait and three were refused, however slow the disk is.
    while (running < 2) await once(started, "render");
    while (refused < 3) await once(full, "refusal");
    for (let made = 0; made < 5; made += 1) {
      while (finish.length === 0) await once(started, "render");
      finish.shift()?.();
    }
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((word) => word === "made").length).toBe(5);
    expect(outcomes.filter((word) => word === "busy").length).toBe(3);
    expect(most).toBe(2);
  });

  it("stays below its size on disk, and gives the picture even when it cannot be cached", async () => {
    const render = async () => Buffer.alloc(1000);
    const store = openPictureStore({ folder, source, render, maxBytes: 4500 });
    for (let index = 0; index < 12; index += 1) {
      await readFrom(store, { key: `square/${100 + index}`, width: 96, format: "png" });
    }
    const kept = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(4500);
    const nowhere = openPictureStore({ folder: "/dev/null/pictures", source, render });
    expect((await readFrom(nowhere, { key: "square/abc", width: 96, format: "png" }))?.length).toBe(1000);
    expect(existsSync("/dev/null/pictures")).toBe(false);
  });
});

describe("the format of a picture", () => {
  it("is the best that the browser names", () => {
    expect(formatFor("image/avif,image/webp,*/*")).toBe("avif");
    expect(formatFor("image/webp,*/*;q=0.8")).toBe("webp");
    expect(formatFor("image/avif;q=0, image/webp")).toBe("webp");
    expect(formatFor("*/*")).toBe("png");
    expect(formatFor(undefined)).toBe("png");
  });
});
