import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstPictureOf, pictureFolder } from "./picture-folder";
import { openPictureStore } from "./picture-store";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-uploads-"));
  mkdirSync(join(folder, "uploads/item"), { recursive: true });
  writeFileSync(join(folder, "secret.png"), "secret");
  writeFileSync(join(folder, "uploads/item/drawing.svg"), "<svg/>");
  const background = { r: 200, g: 90, b: 20 };
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  writeFileSync(join(folder, "uploads/item/soup.jpg"), await photo.jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a folder of pictures", () => {
  it("gives a picture in the width that was asked for, but never larger than it is", async () => {
    const store = openPictureStore({
      folder: join(folder, "cache"),
      source: pictureFolder(join(folder, "uploads")),
    });
    const widthOf = async (width: 160 | 640) => {
      const picture = await store.find({ key: "item/soup", width, format: "webp" });
      return (await sharp(await picture?.read()).metadata()).width;
    };
    expect(await widthOf(160)).toBe(160);
    expect(await widthOf(640)).toBe(400);
  });

  it("has another version when the file was replaced", async () => {
    const source = pictureFolder(join(folder, "uploads"));
    const before = (await source.find("item/soup"))?.version;
    utimesSync(join(folder, "uploads/item/soup.jpg"), new Date(0), new Date(0));
    expect((await source.find("item/soup"))?.version).not.toBe(before);
  });

  it.each([
    "../secret",
    "item/../../secret",
    "/item/soup",
    "item//soup",
    "item/soup.jpg",
    "item",
    "item/drawing",
    "",
  ])("has nothing for the key %j", async (key) => {
    expect(await pictureFolder(join(folder, "uploads")).find(key)).toBeNull();
  });

  it("is asked after the sources before it", async () => {
    const drawn = { version: "drawn", read: async () => "<svg/>" };
    const both = firstPictureOf(
      { find: async (key) => (key === "item/soup" ? drawn : null) },
      pictureFolder(join(folder, "uploads")),
    );
    expect(await both.find("item/soup")).toBe(drawn);
    expect(await both.find("item/none")).toBeNull();
  });
});
