/**
 * What goes wrong with which request. A fault depends on the seed, the call and how often that call came, and not on
 * the order in which different calls happen to arrive: the same seed breaks the same things again.
 */
import { Random } from "./random";

/**
 * drop-before: the connection dies before the server sees the request. drop-after: the server acts, the answer is lost.
 * cut: the answer breaks off in its middle. duplicate: the request arrives twice. bad-gateway: a gateway's 502, nothing
 * done. bad-gateway-after: 502 although the server acted. portal: a sign-in page of the network with status 200.
 * kill: the server dies (kill -9) while it answers, and is started again.
 */
export const FAULTS = [
  "none",
  "delay",
  "drop-before",
  "drop-after",
  "cut",
  "duplicate",
  "bad-gateway",
  "bad-gateway-after",
  "portal",
  "kill",
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  kind: FaultKind;
  /** Held up for so long before anything else, ms. */
  delayMs: number;
}

export type Weights = Readonly<Record<FaultKind, number>>;

/** Reads break now and then, so that pages still open. */
const READS: Weights = {
  none: 82,
  delay: 8,
  "drop-before": 3,
  "drop-after": 0,
  cut: 2,
  duplicate: 0,
  "bad-gateway": 3,
  "bad-gateway-after": 0,
  portal: 2,
  kill: 0,
};

/** Writes break about every second time: they are what is proved. */
const WRITES: Weights = {
  none: 46,
  delay: 8,
  "drop-before": 9,
  "drop-after": 10,
  cut: 5,
  duplicate: 7,
  "bad-gateway": 5,
  "bad-gateway-after": 5,
  portal: 3,
  kill: 2,
};

const LONGEST_DELAY_MS = 1500;

export interface FaultOptions {
  reads?: Weights;
  writes?: Weights;
  /** A run with more restarts than this would mostly wait for the server. */
  mostKills?: number;
}

/** Hands out the faults of one run. */
export class FaultSchedule {
  private readonly seen = new Map<string, number>();
  private kills = 0;
  /** False lets everything through: the network is well again. */
  active = true;

  constructor(
    readonly seed: string | number,
    private readonly options: FaultOptions = {},
  ) {}

  /** The fault of the next request to a call; `path` without its query. */
  next(method: string, path: string): Fault {
    const call = `${method} ${path}`;
    const count = (this.seen.get(call) ?? 0) + 1;
    this.seen.set(call, count);
    if (!this.active) return { kind: "none", delayMs: 0 };
    const random = new Random(`${this.seed} ${call} ${count}`);
    const weights = method === "GET" ? (this.options.reads ?? READS) : (this.options.writes ?? WRITES);
    const kind = random.weighted(weights);
    if (kind === "kill") {
      if (this.kills >= (this.options.mostKills ?? 1)) return { kind: "drop-after", delayMs: 0 };
      this.kills += 1;
    }
    return { kind, delayMs: kind === "delay" ? random.between(100, LONGEST_DELAY_MS) : 0 };
  }
}
