/**
 * `npm test`: everything that says whether a change is done. `--only unit,api` runs some parts. What cannot run here
 * says SKIPPED; under CI a skip is a failure. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./build/ensure.mjs";
import { notedLines } from "./test/noted.mjs";
import { PARTS } from "./test/parts.mjs";
import { CannotRun, underCi } from "./test/tools.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const usage = `Usage: npm test -- [--only PART,…]\nParts: ${PARTS.map((part) => part.name).join(", ")}.`;

function chosenParts() {
  const [option] = process.argv.slice(2);
  if (option === undefined) return PARTS;
  const index = process.argv.indexOf("--only");
  if (index < 0) {
    // Everything takes long: an option that is not known must not start it.
    console.log(usage);
    process.exit(option === "--help" ? 0 : 2);
  }
  const names = (process.argv[index + 1] ?? "").split(",").filter(Boolean);
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (names.length === 0 || unknown.length > 0) {
    console.error(`Unknown part ${unknown.join(", ")}.\n${usage}`);
    process.exit(2);
  }
  return PARTS.filter((part) => names.includes(part.name));
}

async function runPart(part) {
  console.log(`\n━━ ${part.title}`);
  const started = performance.now();
  let counts;
  let note = "";
  try {
    counts = await part.run();
  } catch (error) {
    if (!(error instanceof CannotRun)) console.error(error);
    note = error instanceof CannotRun ? `SKIPPED: ${error.message}` : String(error);
    counts =
      error instanceof CannotRun
        ? { passed: 0, failed: 0, skipped: 1 }
        : { passed: 0, failed: 1, skipped: 0 };
    if (note.startsWith("SKIPPED")) console.error(`!!! ${part.title} ${note}`);
  }
  if (underCi && counts.skipped > 0) counts = { ...counts, failed: counts.failed + counts.skipped };
  return { part, ...counts, seconds: (performance.now() - started) / 1000, note };
}

const parts = chosenParts();
ensurePackages(process.cwd(), (line) => console.log(line));
const results = [];
for (const part of parts) results.push(await runPart(part));

for (const line of notedLines(results.flatMap(({ noted = [] }) => noted))) console.log(line);
console.log(
  `\n${"part".padEnd(28)}${"passed".padStart(8)}${"failed".padStart(8)}${"skipped".padStart(9)}${"seconds".padStart(9)}`,
);
for (const { part, passed, failed, skipped, seconds, note } of results) {
  const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}`;
  console.log(
    `${part.title.padEnd(28)}${numbers}${seconds.toFixed(1).padStart(9)}${note ? `  ${note}` : ""}`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
if (sum("skipped") > 0)
  console.log(`${sum("skipped")} SKIPPED${underCi ? ", counted as failed because CI is set" : ""}.`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
