import { describe, expect, it } from "vitest";
import {
  announceDelayMs,
  type ConnectivityState,
  confirmDelayMs,
  initialConnectivity,
  maxSilenceMs,
  type NetworkObservation,
  reduce,
} from "./reduce";

const now = 1_000_000;
const online: ConnectivityState = { ...initialConnectivity, started: true };
const suspected = (since: number): Partial<ConnectivityState> => ({
  suspected: { status: "unreachable", since },
});
const answered: NetworkObservation = { type: "answered", askedAt: now - 100, tookMs: 100 };
const probe = (result: "down" | "silent" | "captive", startedAt = now): NetworkObservation => ({
  type: "probe-failed",
  result,
  startedAt,
});

/** The state before, an observation, the state after and the effects. `offline`: the browser says so. */
const table: [
  what: string,
  before: Partial<ConnectivityState>,
  observed: NetworkObservation,
  after: Partial<ConnectivityState>,
  effects?: string[],
  offline?: boolean,
][] = [
  [
    "a first failure is only suspected, and probed",
    {},
    { type: "request-failed", cause: "connection" },
    { status: "online", suspected: { status: "unreachable", since: now } },
    ["probe"],
  ],
  [
    "a failure of a device without network points to it",
    {},
    { type: "request-failed", cause: "connection" },
    { suspected: { status: "offline", since: now } },
    ["probe"],
    true,
  ],
  [
    "a page in the place of data points to a captive portal",
    {},
    { type: "request-failed", cause: "unusable" },
    { suspected: { status: "captive", since: now } },
    ["probe"],
  ],
  [
    "one 503 is only probed",
    {},
    { type: "request-failed", cause: "maintenance" },
    { suspected: null },
    ["probe"],
  ],
  [
    "a slow request counts from when it was sent",
    {},
    { type: "request-slow" },
    { suspected: { status: "slow", since: now - 2_000 } },
    ["probe"],
  ],
  [
    "a slow request says nothing new of a shop that is away",
    { status: "unreachable" },
    { type: "request-slow" },
    { status: "unreachable" },
  ],
  [
    "a slow request does not weaken a suspicion",
    suspected(now - 500),
    { type: "request-slow" },
    suspected(now - 500),
    ["probe"],
  ],
  [
    "a later failure keeps the time of the first one",
    suspected(now - 500),
    { type: "request-failed", cause: "unusable" },
    { suspected: { status: "captive", since: now - 500 } },
    ["probe"],
  ],
  [
    "a failed probe soon after the first sign proves nothing",
    suspected(now - 100),
    probe("down"),
    { status: "online" },
  ],
  [
    "a failed probe begun later confirms it",
    suspected(now - confirmDelayMs),
    probe("down"),
    { status: "unreachable", suspected: null },
  ],
  ["a probe that finds a portal is believed at once", {}, probe("captive"), { status: "captive" }],
  [
    "silence is suspected to be slowness",
    {},
    probe("silent"),
    { suspected: { status: "slow", since: now }, silentSince: now },
  ],
  [
    "long silence means that nobody is there",
    { status: "slow", silentSince: now - maxSilenceMs - 1 },
    probe("silent"),
    { status: "unreachable" },
  ],
  [
    "what is suspected is announced when its delay is over",
    suspected(now - announceDelayMs),
    { type: "announce-due" },
    { status: "unreachable", suspected: null },
  ],
  [
    "a response ends a suspicion",
    { ...suspected(now - 500), plannedProbe: { delayMs: 9 } },
    answered,
    { status: "online", suspected: null, plannedProbe: null },
    ["recovered"],
  ],
  [
    "a response after an announced problem has stalled reads sent again",
    { status: "unreachable" },
    answered,
    { status: "online" },
    ["resend-stalled-reads", "recovered"],
  ],
  ["a response while all is well changes nothing", {}, answered, { status: "online" }, []],
  [
    "a slow response does not end slowness",
    { status: "slow" },
    { type: "answered", askedAt: now - 9_000, tookMs: announceDelayMs },
    { status: "slow" },
  ],
  [
    "a response to what was asked before the network was lost says nothing",
    { status: "offline", lostAt: now - 50 },
    answered,
    { status: "offline", lostAt: now - 50 },
  ],
  [
    "a loss in the future was noted by another clock",
    { status: "offline", lostAt: now + 50 },
    answered,
    { status: "online", lostAt: null },
    ["resend-stalled-reads", "recovered"],
  ],
  [
    "a lost network is suspected first",
    {},
    { type: "network-lost" },
    { status: "online", lostAt: now, suspected: { status: "offline", since: now } },
  ],
  [
    "a hint of the network is probed at once, with short intervals afterwards",
    { lostAt: now - 50, probeDelayMs: 60_000 },
    { type: "network-hint" },
    { lostAt: null, probeDelayMs: 2_000 },
    ["probe"],
  ],
  [
    "announced maintenance counts at once",
    {},
    { type: "maintenance", announced: true },
    { status: "maintenance", maintenanceAnnounced: true },
  ],
  [
    "announced maintenance is not ended by a response",
    { status: "maintenance", maintenanceAnnounced: true, probeDelayMs: 8_000 },
    answered,
    { status: "maintenance", plannedProbe: { delayMs: 8_000 }, probeDelayMs: 16_000 },
    ["resend-stalled-reads"],
  ],
  [
    "maintenance ends with its announcement",
    { status: "maintenance", maintenanceAnnounced: true },
    { type: "maintenance", announced: false },
    { status: "online" },
    ["resend-stalled-reads", "recovered"],
  ],
  [
    "a planned probe of a hidden tab is left out",
    { plannedProbe: { delayMs: 9 } },
    { type: "probe-due", hidden: true },
    { plannedProbe: null },
    [],
  ],
  [
    "nothing is planned before the page listens",
    { started: false },
    { type: "request-failed", cause: "connection" },
    { plannedProbe: null },
    ["probe"],
  ],
];

describe("connectivity", () => {
  it.each(table)("%s", (_, before, observed, after, effects, offline = false) => {
    const result = reduce({ ...online, ...before }, { ...observed, now, deviceOffline: offline });
    expect(result.state).toMatchObject(after);
    if (effects) expect(result.effects).toEqual(effects);
  });

  it("plans probes ever more rarely, up to one a minute", () => {
    let state: ConnectivityState = { ...online, status: "unreachable" };
    const delays: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      state = reduce(state, { ...probe("down"), now, deviceOffline: false }).state;
      delays.push(state.plannedProbe?.delayMs);
      state = reduce(state, { type: "probe-due", hidden: false, now, deviceOffline: false }).state;
    }
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });
});
