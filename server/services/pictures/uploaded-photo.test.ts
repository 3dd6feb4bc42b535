import sharp from "sharp";
import { expect, it } from "vitest";
import { PicturesBusy } from "./picture-store";
import { squarePhoto } from "./uploaded-photo";

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
const refusedOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === "rejected" && result.reason instanceof PicturesBusy).length;

it("takes so many photos of a sender at a time and no more, and takes them again afterwards", async () => {
  const bytes = await photo();
  const photos = await Promise.allSettled(Array.from({ length: 12 }, () => squarePhoto(bytes, "one")));
  // One is converted, six wait.
  expect(refusedOf(photos)).toBe(5);
  expect(photos.filter((result) => result.status === "fulfilled" && result.value !== null)).toHaveLength(7);
  expect(await squarePhoto(bytes, "one")).not.toBeNull();
});

it("takes everybody's photo while one sender sends many", async () => {
  const bytes = await photo();
  const many = Array.from({ length: 25 }, () => squarePhoto(bytes, "many"));
  const others = Array.from({ length: 20 }, (_, number) => squarePhoto(bytes, `other ${number}`));
  const refused = refusedOf(await Promise.allSettled(many));
  expect(refusedOf(await Promise.allSettled(others))).toBe(0);
  expect(refused).toBeGreaterThanOrEqual(18);
});
