import { expect, it } from "vitest";
import { chunksAtStartPlugin, RUN_AT_START } from "./chunks";

/** Runs the check over a build that has chunks of these names. */
function check(names: readonly string[]): void {
  const { generateBundle } = chunksAtStartPlugin();
  if (typeof generateBundle !== "function") throw new Error("The plugin has no check.");
  const bundle = Object.fromEntries(names.map((name) => [`assets/${name}-x.js`, { type: "chunk", name }]));
  Reflect.apply(generateBundle, null, [null, bundle, false]);
}

it("a build that lost a file that runs at every start fails and names it", () => {
  expect(() => check([...RUN_AT_START, "icons"])).not.toThrow();
  const [lost = "", ...rest] = RUN_AT_START;
  expect(() => check(rest)).toThrow(`The build has no chunk ${lost}`);
});
