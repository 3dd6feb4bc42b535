/** What a process takes of the processor, as Linux counts it. */
import { readFileSync } from "node:fs";
import { CannotRun } from "../../test/tools.mjs";

/** A tick of Linux, ms. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used so far, in its own code and in the kernel's. Throws CannotRun. */
export function processorTime(processId: number): number {
  try {
    // The name in front may have blanks and brackets of its own.
    const [, fields = ""] = /\) (.*)$/s.exec(readFileSync(`/proc/${processId}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    if (user !== undefined && system !== undefined) return (user + system) * TICK_MS;
  } catch {
    // Reported below.
  }
  throw new CannotRun("this system does not report the processor time of a process.");
}

/** A server that has just been under full load still collects its garbage: waits until it does nearly nothing, 30 s at most. */
export async function untilIdle(processId: number): Promise<void> {
  for (let second = 0; second < 30; second += 1) {
    const spent = processorTime(processId);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (processorTime(processId) - spent < 20) return;
  }
}
