import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const build = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "build.mjs"), ...args], { encoding: "utf8" });

it.each([["--only", "sever"], ["--only", "toString"], ["--only"]])(
  "an unknown part is named and refused, not passed over in silence: %s %s",
  (...args) => {
    const refused = build(...args);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(/^Unknown part .*\. The parts are: page, server\.\n$/);
    expect(refused.stdout).toBe("");
  },
);
