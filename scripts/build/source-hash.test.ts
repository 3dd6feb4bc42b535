import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageEnvironment } from "./source-hash.mjs";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "doorstep-hash-"));
  writeFileSync(join(root, ".env"), 'VITE_APP_NAME="Quay"\nPORT=9000\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the settings that are baked into the page", () => {
  it("are those of the environment over those of .env, and nothing of the server's", () => {
    expect(pageEnvironment(root, { VITE_MAPBOX_TOKEN: "pk.1", PORT: "1" })).toEqual({
      VITE_APP_NAME: "Quay",
      VITE_MAPBOX_TOKEN: "pk.1",
    });
    expect(pageEnvironment(root, { VITE_APP_NAME: "Pier" })).toEqual({ VITE_APP_NAME: "Pier" });
  });

  it("leave out the tool's own switches, so that what was built counts as built outside of the build, too", () => {
    expect(pageEnvironment(root, { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" })).toEqual({
      VITE_APP_NAME: "Quay",
    });
  });
});
