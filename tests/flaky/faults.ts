/**
 * The faults of requests. Whether one meets a fault depends on the seed, the call and how often that call came; the kind comes
 * from a deck that the seed shuffles, so that every kind has its turn.
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
/** `kill-after`: the server has acted and dies before its answer arrives. Only where a story asks for it. */
export type FaultKind = (typeof FAULTS)[number] | "kill-after";

export interface Fault {
  kind: FaultKind;
  /** Held up for so long before anything else, ms. */
  delayMs: number;
}

/** Percent of requests that meet a fault: reads now and then, so that pages still open; writes are what is proved. */
const FAULTY_WRITES = 85;
const FAULTY_READS = 26;
/** HEAD is the page's look whether there is a network at all. */
const FAULTY_PROBES = 10;

const ONLY_WRITES = ["drop-after", "duplicate", "bad-gateway-after", "endless"] as const;
const DAMAGED = ["cut", "empty", "half-json", "no-content"] as const;
/** Three times what no read can meet: a run has few writes. */
const WRITES: readonly FaultKind[] = [
  "delay",
  "drop-before",
  "bad-gateway",
  "portal",
  "portal-redirect",
  ...DAMAGED,
  ...ONLY_WRITES,
  ...ONLY_WRITES,
  ...ONLY_WRITES,
];
/** Twice what no probe can meet. */
const READS: readonly FaultKind[] = [
  "delay",
  "drop-before",
  "bad-gateway",
  "portal",
  "portal-redirect",
  ...DAMAGED,
  ...DAMAGED,
  "other-zone",
  "other-zone",
  "other-zone",
];
/** An answer without a body has none that could be damaged. */
const PROBES: readonly FaultKind[] = ["delay", "drop-before", "bad-gateway", "portal", "portal-redirect"];

const LONGEST_DELAY_MS = 1000;

export interface FaultOptions {
  /** Which write of the run kills the server, counted from 1; null for none. */
  killOnWrite?: number | null;
}

/** Hands out the faults of one run. */
export class FaultSchedule {
  private readonly seen = new Map<string, number>();
  private writes = 0;
  private shuffles = 0;
  private killed = false;
  /** False lets everything through: the network is well again. */
  active = true;
  /** True drops everything before the server sees it: no network at all. */
  down = false;
  private readonly forced = new Map<string, Fault>();
  private readonly lasting = new Map<string, Fault>();
  private readonly decks = new Map<readonly FaultKind[], FaultKind[]>();

  constructor(
    readonly seed: string | number,
    private readonly options: FaultOptions = {},
  ) {}

  /** The next request to a call ("POST /api/v1/…") that finds a network meets this fault, also in good weather. */
  force(call: string, kind: FaultKind, delayMs = 0): void {
    this.forced.set(call, { kind, delayMs });
  }

  /** Every request to a call that finds a network meets this fault, also in good weather, until `null` ends it. */
  forceAlways(call: string, kind: FaultKind | null): void {
    if (kind === null) this.lasting.delete(call);
    else this.lasting.set(call, { kind, delayMs: 0 });
  }

  /** The fault asked for on a call that reaches the network; null for none. */
  forcedFault(call: string): Fault | null {
    const fault = this.forced.get(call) ?? this.lasting.get(call) ?? null;
    this.forced.delete(call);
    return fault;
  }

  /** The fault of the next request to a call; `path` without its query, `zoned` when the request names a zone. */
  next(method: string, path: string, zoned = false): Fault {
    const call = `${method} ${path}`;
    const count = (this.seen.get(call) ?? 0) + 1;
    this.seen.set(call, count);
    if (this.down) return { kind: "drop-before", delayMs: 0 };
    const forced = this.forcedFault(call);
    if (forced) return forced;
    if (!this.active) return { kind: "none", delayMs: 0 };
    const write = method !== "GET" && method !== "HEAD";
    if (write) this.writes += 1;
    const { killOnWrite = null } = this.options;
    if (write && !this.killed && killOnWrite !== null && this.writes >= killOnWrite) {
      this.killed = true;
      return { kind: "kill", delayMs: 0 };
    }
    const random = new Random(`${this.seed} ${call} ${count}`);
    const percent = write ? FAULTY_WRITES : method === "HEAD" ? FAULTY_PROBES : FAULTY_READS;
    if (random.between(1, 100) > percent) return { kind: "none", delayMs: 0 };
    const kind = write
      ? this.deal(WRITES, () => true)
      : this.deal(READS, (card) =>
          method === "HEAD" ? PROBES.includes(card) : card !== "other-zone" || zoned,
        );
    return { kind, delayMs: kind === "delay" ? random.between(100, LONGEST_DELAY_MS) : 0 };
  }

  /** The uppermost card that fits; the others keep their turn. A deck that is used up is shuffled anew. */
  private deal(cards: readonly FaultKind[], fits: (card: FaultKind) => boolean): FaultKind {
    const known = this.decks.get(cards);
    const deck =
      known && known.length > 0 ? known : new Random(`${this.seed} ${this.shuffles++}`).shuffled(cards);
    this.decks.set(cards, deck);
    const index = deck.findIndex(fits);
    return index < 0 ? "none" : (deck.splice(index, 1)[0] ?? "none");
  }
}
