import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chunkOfSource, lostPaths, SOURCE_CHUNKS, unusedChunks } from "./chunk-of-source";
import { chunksPlugin, isLoadedAtStart, RUN_AT_START } from "./chunks";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "chunks-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const chunkOf = (file: string) => chunkOfSource(file, root);

describe("which chunk a source belongs to", () => {
  it("is the one that the file names, and its style belongs to it", () => {
    expect(chunkOf(write("src/ui/card.tsx", "// @chunk cards\nexport {};"))).toBe("cards");
    expect(chunkOf(write("src/ui/card.module.css", ".card {}"))).toBe("cards");
    expect(chunkOf(write("src/ui/other.module.css", "/* @chunk home */\n.other {}"))).toBe("home");
  });
  it("is its folder's, at any depth, unless the file says otherwise", () => {
    expect(chunkOf(write("src/features/install/components/hint.tsx", "export {};"))).toBe("behind");
    expect(chunkOf(write("src/features/install/rules.ts", "// @chunk none\nexport {};"))).toBeNull();
    write("src/features/install/steps.tsx", "// @chunk none\nexport {};");
    expect(chunkOf(write("src/features/install/steps.module.css", ".step {}"))).toBeNull();
  });
  it("is that of the doors for a feature that is loaded on demand", () => {
    expect(chunkOf(write("src/features/chat/index.ts", "export {};"))).toBe("lazy-overlays");
    expect(chunkOf(write("src/features/chat/composed.ts", "export {};"))).toBeNull();
  });
  it("is none for what says nothing and for files of others", () => {
    expect(chunkOf(write("src/ui/plain.tsx", "export {};"))).toBeNull();
    expect(chunkOf(write("node_modules/x/src/ui/card.tsx", "// @chunk cards"))).toBeNull();
  });
  it("fails on a chunk that does not exist", () => {
    expect(() => chunkOf(write("src/ui/wrong.tsx", "// @chunk crads"))).toThrow(
      "wrong.tsx asks for the chunk crads",
    );
  });
});

/** Runs the check of the finished build over chunks of these names. */
function checkBuilt(names: readonly string[]): void {
  const { generateBundle } = chunksPlugin(root);
  if (typeof generateBundle !== "function") throw new Error("The plugin has no check.");
  const bundle = Object.fromEntries(names.map((name) => [`assets/${name}-x.js`, { type: "chunk", name }]));
  Reflect.apply(generateBundle, null, [null, bundle, false]);
}

it("a build that lost a file that runs at every start fails and names it", () => {
  expect(() => checkBuilt([...RUN_AT_START, "icons"])).not.toThrow();
  const [lost = "", ...rest] = RUN_AT_START;
  expect(() => checkBuilt(rest)).toThrow(`The build has no chunk ${lost}`);
});

it("a folder or a door that was moved away from the tables is reported", () => {
  const paths = lostPaths(root);
  expect(paths).toContain("src/platform/worker");
  for (const path of paths) write(path.endsWith(".ts") ? path : `${path}/index.ts`, "export {};");
  expect(lostPaths(root)).toEqual([]);
  rmSync(join(root, "src/features/chat/index.ts"));
  expect(lostPaths(root)).toEqual(["src/features/chat/index.ts"]);
});

it("a chunk that no source names any more is reported", () => {
  for (const { name } of SOURCE_CHUNKS) write(`src/${name}.ts`, `// @chunk ${name}\n`);
  expect(unusedChunks(root)).toEqual([]);
  rmSync(join(root, "src/cards.ts"));
  expect(unusedChunks(root)).toEqual(["cards"]);
});

describe("files that every visit has before any part is loaded on demand", () => {
  it.each(["main-Dzx0DZz.js", "react-Dt-bZ_K.js", "data-DruBF38.js", "rolldown-runtime-C9lg1db.js"])(
    "%s is one of them",
    (file) => expect(isLoadedAtStart(`assets/${file}`)).toBe(true),
  );
  it.each(["data-lists-DVpUfPm.js", "main-Dzx0DZz.css", "cards-Br2LAen.js", "domain-Br2LAen.js"])(
    "%s is none",
    (file) => expect(isLoadedAtStart(`assets/${file}`)).toBe(false),
  );
});
