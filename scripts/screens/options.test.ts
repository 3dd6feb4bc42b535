import { describe, expect, it } from "vitest";
import { readOptions } from "./options";

describe("options of the screens", () => {
  it("are all forms unless some are named", () => {
    const all = { widths: [360, 768, 1440], themes: ["light", "dark"], languages: ["en", "ar"] };
    expect(readOptions([])).toMatchObject(all);
    expect(readOptions(["--width", "1440,360", "--theme", "dark"])).toMatchObject({
      ...all,
      widths: [360, 1440],
      themes: ["dark"],
    });
  });

  it.each([
    ["--width", "360,400"],
    ["--theme", "grey"],
    ["--language", "de"],
    ["--colour", "red"],
    ["--width"],
  ])("are refused where they are unknown: %s %s", (...args) => {
    expect(() => readOptions(args)).toThrow("Usage:");
  });
});
