/** Starts that have to be refused with a clear sentence. Nothing of them depends on which database the others are tested on. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "./db/folder-lock";
import { buildProcesses, runOps, startRefused } from "./testing/server-process";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-refused-"));
  await buildProcesses();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file of a folder with its digest. */
function digests(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${createHash("sha256").update(readFileSync(file)).digest("hex")}`);
}

describe("a data folder that cannot be used", () => {
  it("refuses a damaged database and changes nothing", async () => {
    const data = join(folder, "damaged");
    mkdirSync(join(data, "database"), { recursive: true });
    writeFileSync(join(data, "database/PG_VERSION"), "18\n");
    writeFileSync(join(data, "database/precious"), "do not touch");
    const before = digests(data);
    const refused = await startRefused({ DATA_DIR: data, PORT: "0" });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/is damaged or was not made by this program/);
    expect(digests(data)).toEqual(before);
  });

  it("refuses what cannot be a data folder", async () => {
    const data = join(folder, "file");
    writeFileSync(data, "a file");
    const refused = await startRefused({ DATA_DIR: data, PORT: "0" });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/cannot be used/);
    expect(readFileSync(data, "utf8")).toBe("a file");
    // No user can create anything there, not even root.
    for (const nowhere of process.platform === "linux" ? ["/proc", "/proc/shop/data"] : []) {
      const response = await startRefused({ DATA_DIR: nowhere, PORT: "0" });
      expect(response.code).toBe(1);
      expect(response.output).toContain(`The data folder ${nowhere} cannot be used`);
    }
  });

  it("says that a command needs a database", async () => {
    const data = join(folder, "none");
    const refused = await runOps(["orders"], { DATA_DIR: data });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/no database in .* yet/);
    expect(existsSync(data)).toBe(false);
  });
});

describe("a start that cannot be", () => {
  it("says so when the port is taken, before anything is made", async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const data = join(folder, "port");
    const refused = await startRefused({ DATA_DIR: data, PORT: String(port), HOST: "127.0.0.1" });
    taken.close();
    expect(refused.code).toBe(1);
    expect(refused.output).toBe(
      `Doorstep did not start: Port ${port} is already in use. Set PORT to another one, or stop what uses it.\n`,
    );
    expect(existsSync(data)).toBe(false);
  });

  it("lists every wrong setting", async () => {
    const refused = await startRefused({ PORT: "many", TIME_ZONE: "Nowhere" });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/2 settings are wrong/);
    expect(refused.output).toMatch(/PORT[\s\S]*TIME_ZONE/);
  });

  it("says so when the database cannot be reached", async () => {
    const refused = await startRefused({
      DATA_DIR: join(folder, "remote"),
      DATABASE_URL: "postgres://nobody:hunter2@127.0.0.1:9/none",
      PORT: "0",
    });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/DATABASE_URL cannot be reached/);
    expect(refused.output).not.toContain("hunter2");
  });
});

describe("the lock of a data folder", () => {
  it("is taken by one process, also through a link to the folder, and released", async () => {
    const data = join(folder, "locked");
    mkdirSync(data);
    const lock = await lockFolder(data);
    await expect(lockFolder(`${data}/../locked`)).rejects.toThrow(/in use/);
    await lock.release();
    const next = await lockFolder(data);
    await next.release();
  });

  it("is won by one of many at once", async () => {
    const data = join(folder, "raced");
    mkdirSync(data);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(data)));
    const winners = results.filter((result) => result.status === "fulfilled");
    expect(winners).toHaveLength(1);
    await Promise.all(winners.map((winner) => winner.value.release()));
  });
});
