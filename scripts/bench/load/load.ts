/**
 * Load from a process of its own. The bench itself holds databases and reports: its garbage is large, and a collection of it
 * would count as a slow server.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Pace, PacedRequest } from "./paced-load";

interface Most {
  connections: number;
  seconds: number;
}

interface Sent {
  url: string;
  requests: readonly PacedRequest[];
}

export type LoadJob = Sent & ({ kind: "paced"; pace: Pace } | { kind: "most"; most: Most });
export type LoadReport = { values: number[] } | { failed: string };

/** MB of young objects; what a run of a few seconds leaves behind is collected seldom. */
const YOUNG_MB = 64;

let running: ChildProcess | null = null;

/** The process, which ends with this one. */
function loadProcess(): ChildProcess {
  if (running?.connected) return running;
  const child = fork(join(import.meta.dirname, "main.ts"), {
    execArgv: ["--import", "tsx", `--max-semi-space-size=${YOUNG_MB}`],
  });
  child.unref();
  child.channel?.unref();
  process.once("exit", () => child.kill());
  running = child;
  return child;
}

/** The figures of a job. Jobs run one at a time. Throws when the job failed or its process ended. */
function measure(job: LoadJob): Promise<number[]> {
  const child = loadProcess();
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      child.off("message", onReport).off("exit", onExit);
      child.unref();
      child.channel?.unref();
      settled();
    };
    const onReport = (report: LoadReport) =>
      settle(() => ("failed" in report ? reject(new Error(report.failed)) : resolve(report.values)));
    const onExit = () => settle(() => reject(new Error("The process that sends the load ended.")));
    child.ref();
    child.channel?.ref();
    child.on("message", onReport).on("exit", onExit);
    child.send(job);
  });
}

/** Latencies in ms, one a request. Throws when a response is no success. */
export const sendPaced = (url: string, requests: readonly PacedRequest[], pace: Pace): Promise<number[]> =>
  measure({ kind: "paced", url, requests, pace });

/** Requests a second at most. Throws when a response was no success. */
export async function greatestRate(
  url: string,
  requests: readonly PacedRequest[],
  most: Most,
): Promise<number> {
  const [rate = 0] = await measure({ kind: "most", url, requests, most });
  return rate;
}
