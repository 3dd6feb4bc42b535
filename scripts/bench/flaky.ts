/** The long run of the flaky proof, with every kind of fault counted. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Figure } from "./figures";

const RUNS = 500;
/** Each kind of fault has to take place so often in the long run. */
const MIN_TIMES = 200;
/** Every third shopper pays online, in one of many ways. */
const MIN_PAYMENTS = 5;
const ABOUT_PAYMENTS = /^(pays-|forged$|kill-after$)/;
/** A shopper waits half of the time, for the network that is to come back. */
const LANES = 2 * availableParallelism();

export async function measureFlaky(): Promise<Figure[]> {
  const output = await runFlaky(["--runs", String(RUNS), "--seed", "1", "--lanes", String(LANES)]);
  const passed = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (!passed) throw new Error("The flaky proof did not come to its end.");
  const counted = [...output.matchAll(/^ {2}([a-z-]+) +(\d+)$/gm)].map(
    ([, name = "", count = "0"]): Figure => ({
      name,
      value: Number(count),
      unit: "",
      // Most shoppers sign in only once or not at all.
      aim: name.startsWith("sign-")
        ? undefined
        : { min: ABOUT_PAYMENTS.test(name) ? MIN_PAYMENTS : MIN_TIMES },
    }),
  );
  return [
    { name: "runs", value: Number(passed[1]) + Number(passed[2]), unit: "", aim: { min: RUNS } },
    { name: "runs with a broken promise", value: Number(passed[2]), unit: "", aim: { max: 0 } },
    ...counted,
  ];
}

/** Prints the output of the run and returns it. */
function runFlaky(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/flaky.mjs", ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (bytes: Buffer) => {
      output += String(bytes);
      process.stdout.write(bytes);
    });
    child.once("error", reject);
    child.once("exit", () => resolve(output));
  });
}
