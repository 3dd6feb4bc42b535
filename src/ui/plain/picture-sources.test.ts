import { describe, expect, it } from "vitest";
import { pictureAt, pictureSources, pictureWidths } from "./picture-sources";

describe("sources of a picture", () => {
  it("keeps the query and the fragment of an address", () => {
    expect(pictureAt("https://shop.test/a.jpg?v=2#x", 320)).toBe("https://shop.test/a.jpg?v=2&w=320#x");
    expect(pictureAt("/a.jpg", 96)).toBe("/a.jpg?w=96");
  });

  it("offers widths up to twice what is shown and no more", () => {
    const { src, srcSet } = pictureSources("/a.jpg", 160);
    expect(src).toBe("/a.jpg?w=160");
    expect(srcSet?.split(", ").at(-1)).toBe("/a.jpg?w=320 320w");
  });

  it("has a copy for screens of 720 px, which plain phones have, that is not a third wider", () => {
    const { srcSet } = pictureSources("/a.jpg", 1280);
    const widths = srcSet?.split(", ").map((one) => Number.parseInt(one.split(" ")[1] ?? "", 10)) ?? [];
    expect(widths.find((width) => width >= 720)).toBeLessThan(720 * 1.1);
  });

  it("ends at the widest that the server makes", () => {
    const widest = pictureWidths.at(-1);
    expect(pictureSources("/a.jpg", 4000).srcSet?.endsWith(`${widest}w`)).toBe(true);
  });

  it("is one copy, about as wide as it is shown, with data saver", () => {
    expect(pictureSources("/a.jpg", 260, true)).toEqual({ src: "/a.jpg?w=240" });
    expect(pictureSources("/a.jpg", 88, true)).toEqual({ src: "/a.jpg?w=96" });
    expect(pictureSources("/logo.svg", 88, true)).toEqual({ src: "/logo.svg" });
  });

  it("has no sources for pictures without smaller copies", () => {
    expect(pictureSources("data:image/png;base64,AA", 96)).toEqual({ src: "data:image/png;base64,AA" });
    expect(pictureSources("/logo.svg?v=1", 96)).toEqual({ src: "/logo.svg?v=1" });
  });
});
