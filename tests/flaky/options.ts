/** Options of `npm run test:flaky`. */
import { MUTANTS, type MutantName } from "./mutants";

export interface FlakyOptions {
  /** Shoppers. */
  runs: number;
  /** Seed of the first run; the n-th run adds n. */
  seed: number;
  /** A shopper's steps before the order. */
  steps: number;
  /** Shoppers at the same time, each with a server of their own. */
  lanes: number;
  /** The protection switched off in the tested page; null tests the real one. */
  mutant: MutantName | null;
  /** Only stories whose shopper pays online; the seeds between are left out. */
  paying: boolean;
  /** Ends with the first run that breaks. */
  untilBroken: boolean;
  /** Prints every fault and every step. */
  verbose: boolean;
}

const USAGE =
  "Usage: npm run test:flaky -- [--runs 5] [--seed 1] [--steps 5] [--lanes 2] [--mutant NAME] [--paying] [--until-broken] [--verbose]";

/** Reads the arguments; without a seed each day has its own. Throws an Error with the usage for unknown ones. */
export function readOptions(args: readonly string[], today: Date = new Date()): FlakyOptions {
  const options: FlakyOptions = {
    runs: 5,
    seed: Number(today.toISOString().slice(0, 10).replaceAll("-", "")) * 1000,
    steps: 5,
    lanes: 2,
    mutant: null,
    paying: false,
    untilBroken: false,
    verbose: false,
  };
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index];
    if (name === "--verbose") {
      options.verbose = true;
      continue;
    }
    if (name === "--paying") {
      options.paying = true;
      continue;
    }
    if (name === "--until-broken") {
      options.untilBroken = true;
      continue;
    }
    index += 1;
    if (name === "--mutant") {
      options.mutant = mutantOf(args[index] ?? "");
      options.untilBroken = true;
      continue;
    }
    const value = Number(args[index]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} needs a whole number.\n${USAGE}`);
    if (name === "--runs") options.runs = value;
    else if (name === "--seed") options.seed = value;
    else if (name === "--steps") options.steps = value;
    else if (name === "--lanes") options.lanes = Math.max(1, value);
    else throw new Error(`${name} is unknown.\n${USAGE}`);
  }
  return options;
}

function mutantOf(name: string): MutantName {
  const known = Object.keys(MUTANTS).find((candidate) => candidate === name);
  if (!known) throw new Error(`The mutants are: ${Object.keys(MUTANTS).join(", ")}.`);
  return known as MutantName;
}
