import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { iconFiles } from "./draw-icons";

const red = [255, 0, 0, 255];
const ground = "#00ff00";

const drawn = async (file: string, body: string) => {
  const picture = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${body}</svg>`,
    ),
  )
    .png()
    .toBuffer();
  const draw = iconFiles[file];
  if (!draw) throw new Error(`There is no ${file}.`);
  const { data, info } = await sharp(await draw({ picture, ground, accent: "#000000" }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    return [...data.subarray(start, start + 4)];
  };
  return { corner: at(0, 0), middle: at(0.5, 0.5), beside: at(0.5, 0.12) };
};

const shapes = {
  square: '<rect width="64" height="64" fill="red"/><circle cx="32" cy="32" r="14" fill="blue"/>',
  "rounded square":
    '<rect width="64" height="64" rx="15" fill="red"/><circle cx="32" cy="32" r="14" fill="blue"/>',
  disc: '<circle cx="32" cy="32" r="32" fill="red"/><circle cx="32" cy="32" r="14" fill="blue"/>',
};
const star = '<path fill="red" d="M32 8 52 56 8 26h48L12 56z"/>';

describe.each(Object.entries(shapes))("of a %s", (_, body) => {
  it.each(["maskable-512.png", "apple-touch-icon.png"])(
    "%s is filled to its corners with its own colour",
    async (file) => expect((await drawn(file, body)).corner).toEqual(red),
  );
  it("the badge is the sign alone", async () => {
    const { corner, middle, beside } = await drawn("badge-96.png", body);
    expect([corner[3], middle, beside[3]]).toEqual([0, [255, 255, 255, 255], 0]);
  });
});

it("a picture without a ground stands on the shop's, and its badge is its shape", async () => {
  expect((await drawn("maskable-192.png", star)).corner).toEqual([0, 255, 0, 255]);
  const badge = await drawn("badge-96.png", star);
  expect([badge.corner[3], badge.middle]).toEqual([0, [255, 255, 255, 255]]);
});

it("a picture in one colour has a badge all the same", async () =>
  expect((await drawn("badge-96.png", '<rect width="64" height="64" fill="red"/>')).middle).toEqual([
    255, 255, 255, 255,
  ]));
