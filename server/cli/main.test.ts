import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { run } from "./main";
import { usage } from "./usage";

/** The first words that the usage names. */
const named = [...new Set([...usage.matchAll(/^ {2}([a-z][a-z-]+)/gm)].map(([, name]) => String(name)))];

describe("npm run ops", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "doorstep-ops-"));
    vi.stubEnv("DATA_DIR", join(folder, "data"));
    vi.stubEnv("DATABASE_URL", "");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const complaintOf = async (words: readonly string[]): Promise<{ code: number; said: string }> => {
    const said: string[] = [];
    const code = await run(
      words,
      () => {},
      (line) => said.push(line),
    );
    return { code, said: said.join("\n") };
  };

  it("knows every command of its usage", async () => {
    expect(named).toContain("offline-payments");
    // A restore and a new shop alone begin with no database.
    for (const name of named.filter((command) => !["restore", "init"].includes(command))) {
      const { code, said } = await complaintOf([name, "1"]);
      expect(code, name).toBe(1);
      expect(said, name).toContain("There is no database in");
    }
  });

  it("answers another word with its usage, and touches nothing", async () => {
    for (const name of ["chats", "constructor", "__proto__"]) {
      const { code, said } = await complaintOf([name]);
      expect(code).toBe(1);
      expect(said).toContain(`There is no command ${name}.`);
      expect(said).toContain(usage);
    }
  });
});
