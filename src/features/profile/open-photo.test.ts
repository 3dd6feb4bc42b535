import { afterEach, expect, it, vi } from "vitest";
import { openPhoto } from "./open-photo";

const file = (size: number, type = "image/jpeg") => new File([new Uint8Array(size)], "me.jpg", { type });
const camera = 5 * 1024 * 1024;
afterEach(() => vi.unstubAllGlobals());

it("opens a photo of a camera, of which a part will be sent", async () => {
  const opened = { width: 4_000, height: 3_000 };
  vi.stubGlobal("createImageBitmap", async () => opened);
  expect(await openPhoto(file(camera))).toBe(opened);
});

it.each([
  [file(900, "application/pdf"), "photoType"],
  [file(900, "image/heic"), "photoHeic"],
  [file(900), "photoBroken"],
  [file(camera), "photoLarge"],
])("says what is wrong with one that cannot be read", async (chosen, problem) => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unreadable")));
  expect(await openPhoto(chosen)).toBe(problem);
});
