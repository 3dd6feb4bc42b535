import { expect, it } from "vitest";
import { pictureProblem } from "./application-rules";

it.each([
  [{ name: "logo.png", type: "image/png", size: 900 }, null],
  [{ name: "logo.heic", type: "", size: 900 }, "heic"],
  [{ name: "logo", type: "image/heif", size: 900 }, "heic"],
  [{ name: "logo.svg", type: "image/svg+xml", size: 900 }, "type"],
  [{ name: "logo.exe.png", type: "application/x-msdownload", size: 900 }, "type"],
  [{ name: "logo.png", type: "image/png", size: 0 }, "empty"],
  [{ name: "logo.png", type: "image/png", size: 2 * 1024 * 1024 }, null],
  [{ name: "logo.png", type: "image/png", size: 50_000_000 }, "large"],
])("a chosen picture %o: %s", (file, problem) => {
  expect(pictureProblem(file)).toBe(problem);
});
