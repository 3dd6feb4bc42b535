import sharp from "sharp";
import { expect, it } from "vitest";
import { PicturesBusy } from "./picture-store";
import { squarePhoto } from "./uploaded-photo";

it("takes so many photos at a time and no more, and takes them again afterwards", async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const photos = await Promise.allSettled(Array.from({ length: 12 }, () => squarePhoto(bytes)));
  const refused = photos.filter(
    (photo) => photo.status === "rejected" && photo.reason instanceof PicturesBusy,
  );
  expect(refused).toHaveLength(4);
  expect(photos.filter((photo) => photo.status === "fulfilled" && photo.value !== null)).toHaveLength(8);
  expect(await squarePhoto(bytes)).not.toBeNull();
});
