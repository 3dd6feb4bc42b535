/**
 * What goes wrong with which request. A fault depends on the seed, the call and how often that call came, and not on
 * the order in which different calls happen to arrive: the same seed breaks the same things again.
 */
import { Random } from "./random";

/**
 * drop-before: the connection dies before the server sees the request. drop-after: the server acts, the answer is lost.
 * cut: the answer breaks off in its middle. duplicate: the request arrives twice. bad-gateway: a gateway's 502, nothing
 * done. bad-gateway-after: 502 although the server acted. portal: a sign-in page of the network with status 200;
 * portal-redirect: led to it. empty, no-content: the server acted, a proxy answers 200 or 204 without a body. half-json:
 * half of the answer, announced as all of it. endless: the answer's body never ends. other-zone: the right answer, of
 * another zone, as from a cache that mixes zones up.
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
  "portal-redirect",
  "empty",
  "half-json",
  "no-content",
  "endless",
  "other-zone",
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
  none: 88,
  delay: 2,
  "drop-before": 1,
  "drop-after": 0,
  cut: 1,
  duplicate: 0,
  "bad-gateway": 1,
  "bad-gateway-after": 0,
  portal: 1,
  "portal-redirect": 1,
  empty: 1,
  "half-json": 1,
  "no-content": 1,
  endless: 0,
  "other-zone": 2,
  kill: 0,
};

/** Writes break more often than not: they are what is proved. */
const WRITES: Weights = {
  none: 34,
  delay: 7,
  "drop-before": 8,
  "drop-after": 9,
  cut: 7,
  duplicate: 8,
  "bad-gateway": 7,
  "bad-gateway-after": 7,
  portal: 6,
  "portal-redirect": 5,
  empty: 5,
  "half-json": 5,
  "no-content": 5,
  endless: 4,
  "other-zone": 0,
  kill: 0,
};

const LONGEST_DELAY_MS = 1000;

export interface FaultOptions {
  reads?: Weights;
  writes?: Weights;
  /** Which write of the run kills the server, counted from 1; null for none. */
  killOnWrite?: number | null;
}

/** Hands out the faults of one run. */
export class FaultSchedule {
  private readonly seen = new Map<string, number>();
  private writes = 0;
  private killed = false;
  /** False lets everything through: the network is well again. */
  active = true;
  /** True drops everything before the server sees it: no network at all. */
  down = false;
  private readonly forced = new Map<string, FaultKind>();
  private readonly lasting = new Map<string, FaultKind>();

  constructor(
    readonly seed: string | number,
    private readonly options: FaultOptions = {},
  ) {}

  /** The next request to a call ("POST /api/v1/…") that finds a network meets this fault, also in good weather. */
  force(call: string, kind: FaultKind): void {
    this.forced.set(call, kind);
  }

  /** Every request to a call that finds a network meets this fault, also in good weather, until `null` ends it. */
  forceAlways(call: string, kind: FaultKind | null): void {
    if (kind === null) this.lasting.delete(call);
    else this.lasting.set(call, kind);
  }

  /** The fault of the next request to a call; `path` without its query. */
  next(method: string, path: string): Fault {
    const call = `${method} ${path}`;
    const count = (this.seen.get(call) ?? 0) + 1;
    this.seen.set(call, count);
    if (this.down) return { kind: "drop-before", delayMs: 0 };
    const forced = this.forced.get(call) ?? this.lasting.get(call);
    this.forced.delete(call);
    if (forced) return { kind: forced, delayMs: 0 };
    if (!this.active) return { kind: "none", delayMs: 0 };
    // HEAD is the page's look whether there is a network at all.
    const write = method !== "GET" && method !== "HEAD";
    if (write) this.writes += 1;
    const { killOnWrite = null } = this.options;
    if (write && !this.killed && killOnWrite !== null && this.writes >= killOnWrite) {
      this.killed = true;
      return { kind: "kill", delayMs: 0 };
    }
    const random = new Random(`${this.seed} ${call} ${count}`);
    const kind = random.weighted(write ? (this.options.writes ?? WRITES) : (this.options.reads ?? READS));
    return { kind, delayMs: kind === "delay" ? random.between(100, LONGEST_DELAY_MS) : 0 };
  }
}
