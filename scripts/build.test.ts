import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const build = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "build.mjs"), ...args], { encoding: "utf8" });

afterEach(() => vi.unstubAllEnvs());

it("the folder that a server takes its page from is never the one that a build empties", async () => {
  vi.stubEnv("PAGE_DIR", "/srv/shop");
  const { default: config } = await import("../vite.config");
  expect(config).toMatchObject({
    build: { outDir: join(import.meta.dirname, "../dist/builds/page-by-hand") },
  });
});

it.each([["--only", "sever"], ["--only", "toString"], ["--only"]])(
  "an unknown part is named and refused, not passed over in silence: %s %s",
  (...args) => {
    const refused = build(...args);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(/^Unknown part .*\. The parts are: page, server\.\n$/);
    expect(refused.stdout).toBe("");
  },
);
