/**
 * The parts of `npm test`, in the order in which they run. Each returns how many of its checks passed, failed and were
 * skipped, and those of its tests that the end of the run names (`noted`).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { notedByPlaywright, notedByVitest } from "./noted.mjs";
import {
  CannotRun,
  chromiumPath,
  chromiumShellPath,
  nginxPath,
  run,
  startPostgres,
  underCi,
} from "./tools.mjs";

const RESULTS = "test-results";
const TYPE_PROJECTS = [
  "src",
  "src/contract",
  "sw",
  "board",
  "board/worker",
  "courier",
  "courier/worker",
  "staff",
  "server",
  "demo",
  "scripts",
  "tests",
];
const FOLDERS = ["src", "sw", "board", "courier", "staff", "server", "demo", "scripts", "tests"];
const BROWSER_PROJECTS = ["e2e", "back-forward", "offline", "push", "a11y"];

const bin = (name) => join("node_modules", ".bin", name);
const single = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** A program that ended badly without a failed test to show for it counts as one failure. */
function counted(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function vitest(name, projects, environment = {}) {
  const file = join(RESULTS, `${name}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  const selected = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // As in a browser: where a change is judged, one stumble of a busy machine is told and does not refuse it.
  const retries = underCi ? ["--retry=1"] : [];
  const options = [...selected, ...reporters, ...retries, "--passWithNoTests"];
  const code = await run(bin("vitest"), ["run", ...options], environment);
  const report = readReport(file);
  if (!report) return single(code || 1);
  const unreadable = report.testResults.filter(
    (entry) => entry.status === "failed" && entry.assertionResults.length === 0,
  );
  return counted(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    noted: notedByVitest(report),
  });
}

/** Installs what tests of the shop behind a cache need, before they wait for it. */
function prepareCacheInFront() {
  try {
    nginxPath();
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    // They say so themselves, and are skipped.
    console.error(`!!! ${error.message}`);
  }
}

async function playwright(projects) {
  if (projects.includes("offline")) prepareCacheInFront();
  const environment = {
    CHROMIUM_PATH: chromiumPath(),
    CHROMIUM_SHELL_PATH: chromiumShellPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, "browser.json"),
  };
  rmSync(environment.PLAYWRIGHT_JSON_OUTPUT_NAME, { force: true });
  const selected = projects.map((project) => `--project=${project}`);
  const code = await run(
    bin("playwright"),
    ["test", ...selected, "--reporter=list,json", "--pass-with-no-tests"],
    environment,
  );
  const report = readReport(environment.PLAYWRIGHT_JSON_OUTPUT_NAME);
  if (!report) return single(code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(code, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    noted: notedByPlaywright(report),
  });
}

/** Two at a time: a type check uses one core. */
async function types() {
  const waiting = [...TYPE_PROJECTS];
  let [passed, failed] = [0, 0];
  const check = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const code = await run(bin("tsc"), ["-p", project, "--noEmit", "--pretty"]);
      if (code === 0) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all([check(), check()]);
  return { passed, failed, skipped: 0 };
}

/** Under CI the other database follows, and most routes are tried there alone. */
const apiOnPglite = () =>
  vitest("api", ["api"], { TEST_DATABASE_URL: "", ...(underCi ? { TEST_ALSO_ON_POSTGRES: "1" } : {}) });

async function apiOnPostgres() {
  const postgres = await startPostgres();
  try {
    return await vitest("api-postgres", ["api"], { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

async function importRules() {
  const files = ["--config", ".dependency-cruiser.cjs", ...FOLDERS];
  const folders = [
    "--config",
    ".dependency-cruiser-folders.cjs",
    "server",
    "demo",
    "src",
    "board",
    "courier",
    "staff",
  ];
  let passed = 0;
  for (const rules of [files, folders]) if ((await run(bin("depcruise"), rules)) === 0) passed += 1;
  return { passed, failed: 2 - passed, skipped: 0 };
}

/** Once with the tests, and once without: what only its own test uses is dead too. */
async function unused() {
  const production = ["--production", "--config", "knip.production.json"];
  const kinds = ["--include", "files,exports,duplicates,enumMembers"];
  const codes = [await run(bin("knip"), ["--no-progress"])];
  codes.push(await run(bin("knip"), ["--no-progress", ...production, ...kinds]));
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: 2 - passed, skipped: 0 };
}

const script = (...args) => run(process.execPath, args);

/** The same faults each time; `npm run test:flaky` has others every day. */
async function faultyNetwork() {
  const environment = { CHROMIUM_PATH: chromiumPath() };
  return single(
    await run(
      process.execPath,
      ["scripts/flaky.mjs", "--runs", underCi ? "1" : "2", "--seed", "100"],
      environment,
    ),
  );
}

export const PARTS = [
  {
    name: "lint",
    title: "format and lint",
    run: async () => single(await run(bin("biome"), ["check", "--error-on-warnings", "."])),
  },
  { name: "types", title: "types", run: types },
  {
    name: "imports",
    title: "import rules",
    run: importRules,
  },
  {
    name: "unused",
    title: "unused files, exports, packages",
    run: unused,
  },
  { name: "unit", title: "unit", run: () => vitest("unit", ["unit", "dom", "server"]) },
  { name: "api", title: "API on PGlite", run: apiOnPglite },
  { name: "api-postgres", title: "API on PostgreSQL", run: apiOnPostgres },
  { name: "build", title: "build", run: async () => single(await script("scripts/build.mjs")) },
  { name: "budgets", title: "byte budgets", run: async () => single(await script("scripts/budgets.mjs")) },
  { name: "browser", title: "browser and accessibility", run: () => playwright(BROWSER_PROJECTS) },
  { name: "flaky", title: "shopping over a faulty network", run: faultyNetwork },
];
