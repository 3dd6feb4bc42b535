import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { iconPicture } from "./check-picture";

const svg = (body: string, attributes = 'viewBox="0 0 64 64"', before = "") =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);
const shape = '<rect width="64" height="64" fill="#8a1c4a"/>';
const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#8a1c4a" } });

const kept = async (bytes: Buffer) => {
  const { png, notes } = await iconPicture(bytes);
  const { width, height, format } = await sharp(png).metadata();
  return { size: [width, height], format, notes };
};

it.each([
  ["an SVG", async () => svg(shape)],
  [
    "an SVG with a gradient and a style of its own",
    async () =>
      svg(
        `<style>rect{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="red"/></linearGradient>${shape}<use href="#g"/>`,
      ),
  ],
  ["a PNG", () => bitmap(512, 512).png().toBuffer()],
  ["a JPEG", () => bitmap(600, 600).jpeg().toBuffer()],
  ["a WebP", () => bitmap(512, 512).webp().toBuffer()],
])("%s is kept as one square PNG", async (_, make) =>
  expect(await kept(await make())).toEqual({ size: [1024, 1024], format: "png", notes: [] }),
);

it.each([
  ["a wide one", () => bitmap(900, 600).png().toBuffer(), "900 × 600 px: it gets room to a square"],
  ["a small one", () => bitmap(200, 200).png().toBuffer(), "has 200 px: the largest icons will look soft"],
])("of %s its operator is told what comes of it", async (_, make, words) =>
  expect((await kept(await make())).notes.join()).toContain(words),
);

describe("is refused with a sentence:", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["a text", () => Buffer.from("hello"), "cannot be read: it has to be an SVG, PNG, JPEG or WebP file"],
    ["nothing", () => Buffer.alloc(0), "cannot be read"],
    ["a GIF", () => bitmap(300, 300).gif().toBuffer(), "is of the kind gif"],
    [
      "half a PNG",
      async () => (await bitmap(512, 512).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 20_000),
      "is damaged",
    ],
    ["a tiny one", () => bitmap(64, 64).png().toBuffer(), "is 64 × 64 px: an icon needs 192 px"],
    ["a banner", () => bitmap(2000, 300).png().toBuffer(), "is 2000 × 300 px: an icon is square"],
    ["a huge one", () => svg(shape, 'width="100000" height="100000"'), "cannot be read"],
    ["6 MB", () => Buffer.alloc(6_000_000), "is larger than 5 MB"],
    ["an empty SVG", () => svg(""), "is empty"],
    ["a script", () => svg(`<script>alert(1)</script>${shape}`), "has a script"],
    [
      "a handler",
      () => svg(`<rect onload="alert(1)" width="64" height="64"/>`),
      "has a script in an attribute",
    ],
    ["HTML inside", () => svg(`<foreignObject><p>x</p></foreignObject>${shape}`), "embeds another document"],
    [
      "a file of the server",
      () => svg(`<image href="file:///etc/passwd"/>${shape}`),
      "refers to another file",
    ],
    [
      "a picture of another host",
      () => svg(`<image href='https://evil.test/x.png'/>${shape}`),
      "refers to another file",
    ],
    [
      "a fill from another host",
      () => svg(`<rect fill="url(https://evil.test/#g)" width="64" height="64"/>`),
      "refers to another file",
    ],
    [
      "an imported style",
      () => svg(`<style>@import "https://evil.test/x.css";</style>${shape}`),
      "loads a style sheet",
    ],
    [
      "an entity",
      () => svg(`<text y="20">&x;</text>${shape}`, undefined, '<!DOCTYPE svg [<!ENTITY x "y">]>'),
      "declares entities",
    ],
  ])("%s", async (_, make, words) => {
    const failure = await iconPicture(await make()).catch((error: Error) => error.message);
    expect(failure).toContain(`The picture ${words}`);
    expect(failure).toContain("Nothing was changed.");
  });
});
