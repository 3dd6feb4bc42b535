import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPictures } from "./copy-pictures";
import { Problems, problemLine } from "./problems";
import { findFiles } from "./reading/find-files";

let folder: string;
const create = { width: 320, height: 320, channels: 3, background: "#2a6" } as const;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>`;

/** A picture whose head says that it has `side` pixels each way. */
function claiming(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-pictures-"));
  await mkdir(join(folder, "pictures"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("names every picture that is none, and every one that no browser shows", async () => {
  const plain = await sharp({ create }).png().toBuffer();
  const files: Record<string, Buffer | string> = {
    "good.jpg": await sharp({ create }).jpeg().toBuffer(),
    "good-too.webp": await sharp({ create }).webp().toBuffer(),
    "good-still.avif": await sharp({ create }).avif({ effort: 0 }).toBuffer(),
    "another-ending.png": await sharp({ create }).jpeg().toBuffer(),
    "small.png": await sharp({ create: { ...create, width: 20 } })
      .png()
      .toBuffer(),
    "empty.png": "",
    "html.jpg": "<!doctype html><p>Not found",
    "half-a-head.png": plain.subarray(0, 20),
    "drawing.png": svg,
    "moving.jpg": await sharp({ create }).gif().toBuffer(),
    "scanned.jpg": await sharp({ create }).tiff().toBuffer(),
    "large.png": claiming(plain, 9000),
    "huge.png": claiming(plain, 11_000),
    "Capital.png": plain,
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, "pictures", name), bytes);
  const problems = new Problems();
  const { pictures } = await findFiles(folder, problems);
  expect(pictures.size).toBe((await readdir(join(folder, "pictures"))).length);
  await checkPictures(pictures, problems);
  expect(problems.kept.map(problemLine).sort()).toEqual([
    "ERROR pictures/Capital.png: has a name that cannot be used: small letters a to z, digits and hyphens, at most four folders deep",
    "ERROR pictures/drawing.png: is svg: browsers show JPEG, PNG, WebP and AVIF by these endings",
    "ERROR pictures/empty.png: is no picture that can be read",
    "ERROR pictures/half-a-head.png: is no picture that can be read",
    "ERROR pictures/html.jpg: is no picture that can be read",
    "ERROR pictures/huge.png: is no picture that can be read",
    "ERROR pictures/moving.jpg: is gif: browsers show JPEG, PNG, WebP and AVIF by these endings",
    "ERROR pictures/scanned.jpg: is tiff: browsers show JPEG, PNG, WebP and AVIF by these endings",
    "warning pictures/small.png: is 20 by 320 pixels: below 300 it looks coarse",
  ]);
});
