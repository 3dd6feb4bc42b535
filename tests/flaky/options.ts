/** Options of `npm run test:flaky`. */
export interface FlakyOptions {
  /** Shoppers, one after the other. */
  runs: number;
  /** Seed of the first run; the n-th run adds n. */
  seed: number;
  /** What a shopper does before he orders. */
  steps: number;
  /** Prints every fault and every step. */
  verbose: boolean;
}

const USAGE = "Usage: npm run test:flaky -- [--runs 5] [--seed 1] [--steps 8] [--verbose]";

/** Reads the arguments; without a seed each day has its own. Throws an Error with the usage for what it does not know. */
export function readOptions(args: readonly string[], today: Date = new Date()): FlakyOptions {
  const options: FlakyOptions = {
    runs: 5,
    seed: Number(today.toISOString().slice(0, 10).replaceAll("-", "")) * 1000,
    steps: 8,
    verbose: false,
  };
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index];
    if (name === "--verbose") {
      options.verbose = true;
      continue;
    }
    index += 1;
    const value = Number(args[index]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} needs a whole number.\n${USAGE}`);
    if (name === "--runs") options.runs = value;
    else if (name === "--seed") options.seed = value;
    else if (name === "--steps") options.steps = value;
    else throw new Error(`${name} is unknown.\n${USAGE}`);
  }
  return options;
}
