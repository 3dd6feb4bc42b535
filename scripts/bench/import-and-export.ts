/** A large shop as files: `ops import` into an empty PostgreSQL, the same again, and `ops export`. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLargeShop } from "../../tests/fixtures/large-shop-files";
import { CannotRun, startPostgres } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { importBesideUs, MEDUSA_ITEMS } from "./peer/import-beside-us";

const SIZE = { stores: 8_000, items: 100_000 };
/** s */
const AIMS = { "first import": 60, "import without a change": 20, export: 20 } as const;
/** MB beyond a command that only reads the settings. */
const MEMORY_AIM = 300;
/** Our items a second over Medusa's. */
const PEER_AIM = 20;
/** ms between two looks at the process's memory. */
const LOOK_MS = 50;

interface Ran {
  seconds: number;
  /** The most memory at once, MB. */
  peak: number;
}

/** The most resident memory that a process had so far, MB; null once it has ended. */
function peakMemory(processId: number): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Runs an operator's command in a process of its own. Throws with its errors where it fails. */
async function runOps(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=32", "scripts/ops.mjs", ...words], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (bytes) => {
    errors = (errors + String(bytes)).slice(-2_000);
  });
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, peakMemory(child.pid ?? 0) ?? 0);
  }, LOOK_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (code !== 0) throw new Error(`ops ${words[0]} ended with ${code}:\n${errors}`);
  } finally {
    clearInterval(looking);
  }
  if (peak === 0) throw new CannotRun("this system does not report the memory of a process.");
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** Medusa's import of the first rows of the same file, on the same PostgreSQL; no figures, and the reason said, where it cannot be had. */
async function besidePeer(postgresUrl: string, itemsFile: string, ours: number): Promise<Figure[]> {
  try {
    const theirs = await importBesideUs(postgresUrl, itemsFile);
    console.log(`  Medusa: ${theirs.toFixed(1)} items/s`);
    const note = `${MEDUSA_ITEMS} of the items, one variant each, without translations`;
    return [
      { name: "Medusa's import: items", value: theirs, unit: "/s", note },
      { name: "first import over Medusa's: items", value: ours / theirs, unit: "×", aim: { min: PEER_AIM } },
    ];
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.error(`!!! Medusa's import beside ours SKIPPED: ${error.message}`);
    return [];
  }
}

/** Throws CannotRun where PostgreSQL cannot be had. */
export async function measureImport(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "doorstep-import-"));
  try {
    const files = join(folder, "shop");
    const records = await writeLargeShop(files, SIZE);
    console.log(`  ${records} records in files`);
    const environment = {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, "data"),
      PUBLIC_URL: "http://localhost",
      CURRENCY: "EUR",
      DEMO: "0",
      // Nothing answers there, so the commands run on the database themselves.
      PORT: "1",
    };
    // The first command makes the tables.
    await runOps(environment, ["config", "list"]);
    const { peak: usual } = await runOps(environment, ["config", "list"]);
    const figures: Figure[] = [];
    const commands = {
      "first import": ["import", files],
      "import without a change": ["import", files],
      export: ["export", join(folder, "written")],
    } as const;
    for (const name of ["first import", "import without a change", "export"] as const) {
      const { seconds, peak } = await runOps(environment, commands[name]);
      const memory = Math.max(0, peak - usual);
      console.log(`  ${name.padEnd(24)} ${seconds.toFixed(1)} s  ${peak.toFixed(0)} MB`);
      figures.push(
        { name, value: seconds, unit: "s", aim: { max: AIMS[name] } },
        { name: `${name}: items`, value: SIZE.items / seconds, unit: "/s" },
        {
          name: `${name}: memory of its own`,
          value: memory,
          unit: "MB",
          aim: { max: MEMORY_AIM },
          note: `${peak.toFixed(0)} MB at most`,
        },
      );
    }
    const ours = figures.find(({ name }) => name === "first import: items")?.value ?? 0;
    return [...figures, ...(await besidePeer(postgres.url, join(files, "items.csv"), ours))];
  } finally {
    postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
