import { afterEach, expect, it, vi } from "vitest";
import { preparePicture } from "./prepare-picture";

const photo = (size: number, type = "image/jpeg") => new File([new Uint8Array(size)], "camera.jpg", { type });
const camera = 5 * 1024 * 1024;

/** A browser that reads pictures, and writes them with so many bytes. */
function browserThatWrites(size: number): void {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4_000, height: 3_000, close: () => undefined }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done({ type: "image/jpeg", arrayBuffer: async () => new ArrayBuffer(size) } as Blob),
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("makes a photo of a camera small enough", async () => {
  browserThatWrites(300_000);
  expect(await preparePicture(photo(camera))).toMatchObject({ size: 300_000, type: "image/jpeg" });
});

it("leaves a small one as it is", async () => {
  const small = photo(900);
  expect(await preparePicture(small)).toBe(small);
});

it("refuses what cannot be made smaller, and what is no picture", async () => {
  browserThatWrites(camera);
  expect(await preparePicture(photo(camera))).toBe("large");
  vi.unstubAllGlobals();
  expect(await preparePicture(photo(camera))).toBe("large");
  expect(await preparePicture(photo(camera, "application/pdf"))).toBe("type");
});
