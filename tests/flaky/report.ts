/** Counts of every fault in all runs: proof that the network really was bad. */
import { FAULTS } from "./faults";
import { PAYMENT_WAYS } from "./payment-plan";
import type { RunOutcome } from "./run";

export const INCIDENTS = [
  "tab-killed",
  "two-tabs",
  "two-devices",
  "two-browsers",
  "clock-moved",
  "server-clock-moved",
  "sign-in",
  "sign-out",
  "forged",
  "counter-no-network",
  "counter-stream-broken",
  "counter-tab-killed",
  "counter-rival",
  "courier-no-network",
  "courier-tab-killed",
  ...PAYMENT_WAYS.map((way) => `pays-${way}` as const),
] as const;

/** How often each kind of fault and trouble took place. */
export function counts(outcomes: readonly RunOutcome[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const name of [...FAULTS.filter((kind) => kind !== "none"), "kill-after", ...INCIDENTS])
    counted.set(name, 0);
  const add = (name: string) => counted.set(name, (counted.get(name) ?? 0) + 1);
  for (const { faults, troubles } of outcomes) {
    for (const fault of faults) add(fault.split(" ")[0] ?? fault);
    for (const trouble of troubles) add(trouble);
  }
  return counted;
}

export function countLines(outcomes: readonly RunOutcome[]): string[] {
  const presses = outcomes.flatMap(({ promised }) => promised.presses);
  const asked = presses.filter(({ question }) => question !== null).length;
  const brought = outcomes.flatMap(({ promised }) => promised.deliveries).length;
  const answered = outcomes.flatMap(({ promised }) => promised.answers).length;
  return [
    ...[...counts(outcomes)].map(([name, count]) => `  ${name.padEnd(20)}${String(count).padStart(7)}`),
    `  ${"orders pressed".padEnd(20)}${String(presses.length).padStart(7)}, ${asked} of them came back as a question`,
    `  ${"orders answered".padEnd(20)}${String(answered).padStart(7)}, each once`,
    `  ${"orders brought".padEnd(20)}${String(brought).padStart(7)}, each once`,
  ];
}

/** Whether a promise was broken, or the story came to no end. */
export const isFailed = ({ broken, stumbled }: RunOutcome): boolean => broken.length > 0 || stumbled !== null;

/** The report of a bad run. */
export function failureLines(
  { story, broken, stumbled, faults, troubles }: RunOutcome,
  command: string,
): string[] {
  return [
    `Seed ${story.seed} broke (${story.who}; repeat with ${command} --runs 1 --seed ${story.seed} --verbose):`,
    ...broken.map((line) => `  ${line}`),
    ...(stumbled === null ? [] : [`  The story ended early: ${stumbled}`]),
    `  after ${[...troubles, ...faults].join(", ") || "no fault at all"}`,
  ];
}
