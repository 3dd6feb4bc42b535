import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { keyFrameOf, packFilm } from "./webm";

const picture = (alpha: boolean) =>
  sharp({
    create: {
      width: 32,
      height: 16,
      channels: 4,
      background: { r: 200, g: 90, b: 20, alpha: alpha ? 0.5 : 1 },
    },
  });

describe("a film", () => {
  it("holds the key frames of its pictures", async () => {
    const frame = keyFrameOf(await picture(false).flatten().webp({ quality: 50 }).toBuffer());
    // A key frame of VP8: the lowest bit of its first byte is 0, then comes a start code and the size.
    expect((frame[0] ?? 1) & 1).toBe(0);
    expect(frame.subarray(3, 6).toString("hex")).toBe("9d012a");
    expect([frame.readUInt16LE(6), frame.readUInt16LE(8)]).toEqual([32, 16]);
    const film = packFilm({ frames: [frame, frame], width: 32, height: 16, frameMs: 100 });
    expect(film.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(film.includes(Buffer.from("V_VP8"))).toBe(true);
    expect(film.indexOf(frame)).not.toBe(film.lastIndexOf(frame));
  });

  it("cannot be made of other pictures, of none, or too long", async () => {
    expect(() => keyFrameOf(Buffer.from("not a picture at all"))).toThrow("no WebP");
    const lossless = await picture(true).webp({ lossless: true }).toBuffer();
    expect(() => keyFrameOf(lossless)).toThrow("not lossy");
    expect(() => packFilm({ frames: [], width: 1, height: 1, frameMs: 40 })).toThrow();
    const frames = Array.from({ length: 400 }, () => Buffer.alloc(1));
    expect(() => packFilm({ frames, width: 1, height: 1, frameMs: 100 })).toThrow();
  });
});
