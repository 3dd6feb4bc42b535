import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bannerThemes, categorySubjects, drawPicture, itemPictureKinds, storeLookKinds } from "./";

const everyKey = [
  ...itemPictureKinds.flatMap((kind) => [0, 1, 2, 3].map((seed) => `item/${kind}/${seed}`)),
  ...itemPictureKinds.map((kind) => `category/${kind}`),
  ...[...categorySubjects.keys()].map((name) => `category/${name}`),
  ...storeLookKinds.flatMap((kind) =>
    [0, 1, 2].flatMap((seed) => [`cover/${kind}/${seed}`, `logo/${kind}/${seed}`]),
  ),
  ...Object.keys(bannerThemes).flatMap((theme) => [
    `banner/${theme}/1`,
    `banner/${theme}/1/rtl`,
    `campaign/${theme}/1`,
    `ad/${theme}/1`,
    `strip/${theme}/1`,
  ]),
  ...["food", "grocery", "pharmacy", "ecommerce", "parcel", "plant", "oil"].flatMap((kind) =>
    [0, 1, 2, 3].flatMap((seed) => [`banner/${kind}/${seed}`, `review/${kind}/${seed}`]),
  ),
  ...["mask", "syrup"].map((kind) => `condition/${kind}`),
  ...[1, 2, 3].map((seed) => `testimonial/${seed}`),
  ...Array.from({ length: 12 }, (_, seed) => `brand/${seed}`),
  ...Array.from({ length: 24 }, (_, seed) => `avatar/${seed}`),
  ...["food", "grocery", "pharmacy", "ecommerce", "parcel"].map((type) => `module/${type}`),
  ...["scooter", "courier", "bicycle", "van"].map((kind) => `vehicle/${kind}`),
  ...[
    "document",
    "box",
    "fragile",
    "food-parcel",
    "large-box",
    "large",
    "flowers",
    "gift",
    "groceries",
    "electronics",
    "clothes",
  ].map((kind) => `parcel/${kind}`),
  ...["fast", "safe", "track"].map((kind) => `reason/${kind}`),
  ...["hero", "header-icon", "company"].map((kind) => `landing/${kind}`),
  "placeholder",
];

describe("the drawn pictures", () => {
  it("draws every key as an SVG without text, filters, links or numbers gone wrong", () => {
    for (const key of everyKey) {
      const svg = drawPicture(key);
      expect(svg, key).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg, key).not.toMatch(/NaN|undefined|null|<text|<filter|foreignObject|href|<script/);
    }
  });

  it("draws a banner's art on the other side for readers from right to left", async () => {
    // How much of the picture's two sides differs from its ground, which is plain from top to bottom.
    const art = async (key: string) => {
      const { data, info } = await sharp(Buffer.from(drawPicture(key) ?? ""))
        .resize(160, 64, { fit: "fill" })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const contrast = (from: number, to: number) => {
        let sum = 0;
        for (let x = from; x < to; x += 1)
          for (let y = 12; y < 48; y += 1)
            sum += Math.abs((data[y * info.width + x] ?? 0) - (data[(y - 1) * info.width + x] ?? 0));
        return sum;
      };
      return { left: contrast(0, 76), right: contrast(84, 160) };
    };
    for (const kind of ["food", "grocery", "pharmacy", "ecommerce", "parcel"]) {
      const plain = await art(`banner/${kind}/1`);
      const mirrored = await art(`banner/${kind}/1/rtl`);
      expect(plain.right, kind).toBeGreaterThan(plain.left * 5);
      expect(mirrored.left, kind).toBeGreaterThan(mirrored.right * 5);
    }
  });

  it("draws the same picture for the same key and another for another seed", () => {
    expect(drawPicture("item/burger/12")).toBe(drawPicture("item/burger/12"));
    expect(drawPicture("item/burger/12")).not.toBe(drawPicture("item/burger/16"));
    expect(drawPicture("avatar/1")).not.toBe(drawPicture("avatar/2"));
  });

  it.each([
    "",
    "item",
    "item/unknown/1",
    "item/burger/x",
    "item/burger/-1",
    "item/burger/1/2",
    "item/constructor/1",
    "cover/toString/1",
    "module/__proto__",
    "vehicle/hasOwnProperty",
    "landing/other",
    "banner/food/1e9",
    "../etc/passwd",
  ])("gives null for the key %j, which names no picture", (key) => {
    expect(drawPicture(key)).toBeNull();
  });

  it("gives pictures that rasterise to many colours, at the sizes the catalogue expects", async () => {
    const sizes = {
      "item/pizza/0": [1200, 1200],
      "cover/bakery/0": [1600, 900],
      "logo/cafe/1": [600, 600],
      "banner/food/0": [1600, 640],
      "landing/hero": [1600, 1100],
    };
    for (const [key, [width, height]] of Object.entries(sizes)) {
      const image = sharp(Buffer.from(drawPicture(key) ?? ""));
      expect(await image.metadata()).toMatchObject({ width, height });
      const { channels } = await image.resize(160).stats();
      for (const channel of channels.slice(0, 3)) expect(channel.stdev, key).toBeGreaterThan(8);
    }
  });
});
