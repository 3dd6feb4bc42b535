import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPictureStore, PicturesBusy } from "./picture-store";
import { formatFor } from "./picture-widths";

const square = (key: string) =>
  key.startsWith("square/")
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#${key.slice(-3)}"/></svg>`
    : null;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const signature = (bytes: Buffer | null) => bytes?.subarray(0, 12).toString("latin1") ?? "";

describe("the store of pictures", () => {
  it("makes each form that browsers show", async () => {
    const store = openPictureStore({ folder, draw: square });
    const read = (format: "avif" | "webp" | "png") => store.read({ key: "square/f00", width: 96, format });
    expect(signature(await read("avif"))).toContain("ftypavif");
    expect(signature(await read("webp"))).toContain("WEBP");
    expect(signature(await read("png"))).toContain("PNG");
    expect(await store.read({ key: "circle/f00", width: 96, format: "png" })).toBeNull();
    expect(store.etagOf({ key: "circle/f00", width: 96, format: "png" })).toBeNull();
  });

  it("makes a picture once, however many ask for it, and keeps it", async () => {
    let made = 0;
    const render = async () => {
      made += 1;
      await new Promise((done) => setImmediate(done));
      return Buffer.from("bytes");
    };
    const request = { key: "square/0f0", width: 320, format: "webp" } as const;
    const store = openPictureStore({ folder, draw: square, render });
    const all = await Promise.all(Array.from({ length: 20 }, () => store.read(request)));
    expect(all.every((bytes) => bytes?.toString() === "bytes")).toBe(true);
    expect(made).toBe(1);
    const again = openPictureStore({ folder, draw: square, render });
    await again.read(request);
    expect(made).toBe(1);
  });

  it("works on two at a time and refuses when too many wait", async () => {
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const render = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((done) => finish.push(done));
      running -= 1;
      return Buffer.from("x");
    };
    const store = openPictureStore({ folder, draw: square, render, mostWaiting: 3 });
    const asked = Array.from({ length: 8 }, (_, index) =>
      store.read({ key: `square/00${index}`, width: 96, format: "png" }).then(
        () => "made",
        (error: unknown) => (error instanceof PicturesBusy ? "busy" : "failed"),
      ),
    );
    const outcome = Promise.all(asked);
    let done = false;
    void outcome.then(() => {
      done = true;
    });
    while (!done) {
      for (const end of finish.splice(0)) end();
      await new Promise((next) => setImmediate(next));
    }
    const outcomes = await outcome;
    expect(outcomes.filter((word) => word === "made").length).toBe(5);
    expect(outcomes.filter((word) => word === "busy").length).toBe(3);
    expect(most).toBe(2);
  });

  it("stays below its size on disk, and gives the picture even when it cannot keep it", async () => {
    const render = async () => Buffer.alloc(1000);
    const store = openPictureStore({ folder, draw: square, render, mostBytes: 4500 });
    for (let index = 0; index < 12; index += 1) {
      await store.read({ key: `square/${100 + index}`, width: 96, format: "png" });
    }
    const kept = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(4500);
    const nowhere = openPictureStore({ folder: "/dev/null/pictures", draw: square, render });
    expect((await nowhere.read({ key: "square/abc", width: 96, format: "png" }))?.length).toBe(1000);
    expect(existsSync("/dev/null/pictures")).toBe(false);
  });
});

describe("the form of a picture", () => {
  it("is the best that the browser names", () => {
    expect(formatFor("image/avif,image/webp,*/*")).toBe("avif");
    expect(formatFor("image/webp,*/*;q=0.8")).toBe("webp");
    expect(formatFor("image/avif;q=0, image/webp")).toBe("webp");
    expect(formatFor("*/*")).toBe("png");
    expect(formatFor(undefined)).toBe("png");
  });
});
