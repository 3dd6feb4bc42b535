/**
 * The state of the network, as a pure function of what was observed of it. Durations in ms, moments in epoch ms
 * of this device. The driver in `connectivity.ts` feeds it, runs its timers and carries out its effects.
 */

import { type ProbeResult, probeTimeoutMs } from "@/platform/http/probe";
import { slowResponseMs } from "@/platform/http/stalled-reads";

/**
 * `offline`: the device says it has no network. `unreachable`: it has one, the shop does not answer. `slow`: there is
 * neither yes nor no yet, or responses take very long. `captive`: somebody else answers in the shop's place.
 * `maintenance`: the shop says it is closed for work.
 */
export type Connectivity = "online" | "slow" | "offline" | "unreachable" | "maintenance" | "captive";

/** A bad link is announced after this, ms: a hiccup is over sooner, and 5 s is the limit. */
export const announceDelayMs = 4_000;
/** A failed probe is believed only when it started this long after the first bad sign, ms. */
export const confirmDelayMs = 1_500;
/** A slow shop that has been silent for this long counts as unreachable, ms. */
export const maxSilenceMs = 35_000;
const firstProbeDelayMs = 2_000;
const maxProbeDelayMs = 60_000;

export interface ConnectivityState {
  /** The announced state. */
  status: Connectivity;
  /** The page listens to the browser; before that no probes are planned. */
  started: boolean;
  /** A bad sign that is not announced yet, and when the first one came. Announced `announceDelayMs` after it. */
  suspected: { status: Connectivity; since: number } | null;
  /** The planned probe. A new object restarts the timer. */
  plannedProbe: { delayMs: number } | null;
  /** Delay of the next planned probe; doubles up to a minute. */
  probeDelayMs: number;
  /** When the browser last said that the device has lost its network; null when something else was observed since. */
  lostAt: number | null;
  /** Since when probes end without yes or no. */
  silentSince: number | null;
  /** The config announces maintenance; a live host alone does not end it. */
  maintenanceAnnounced: boolean;
}

export const initialConnectivity: ConnectivityState = {
  status: "online",
  started: false,
  suspected: null,
  plannedProbe: null,
  probeDelayMs: firstProbeDelayMs,
  lostAt: null,
  silentSince: null,
  maintenanceAnnounced: false,
};

/** An observation of the network. */
export type NetworkObservation =
  | { type: "started" }
  /** The shop spoke, to what was asked at `askedAt` and after `tookMs`. */
  | { type: "answered"; askedAt: number; tookMs: number }
  | { type: "request-failed"; cause: "maintenance" | "unusable" | "connection" }
  /** A request has had no response for `slowResponseMs`. */
  | { type: "request-slow" }
  | { type: "probe-failed"; result: Exclude<ProbeResult, "online">; startedAt: number }
  /** The config says whether the shop is closed for work. */
  | { type: "maintenance"; announced: boolean }
  | { type: "network-lost" }
  /** The browser says that the network is back, or the tab comes back into view while something is wrong. */
  | { type: "network-hint" }
  | { type: "announce-due" }
  | { type: "probe-due"; hidden: boolean };

/** `now` is epoch ms, `deviceOffline` what the browser says at that moment. */
export type ConnectivityEvent = NetworkObservation & { now: number; deviceOffline: boolean };

/** `recovered`: a response came after a problem, announced or not. */
export type ConnectivityEffect = "probe" | "resend-stalled-reads" | "recovered";

export interface Transition {
  state: ConnectivityState;
  effects: readonly ConnectivityEffect[];
}

/** In maintenance the host answers, and on a slow link it may: reads are still tried. */
export const isUsable = (status: Connectivity): boolean =>
  status === "online" || status === "maintenance" || status === "slow";

export function reduce(state: ConnectivityState, event: ConnectivityEvent): Transition {
  const failure = event.deviceOffline ? "offline" : "unreachable";
  switch (event.type) {
    case "started":
      return only({ ...state, started: true });
    case "answered":
      return answered(state, event.askedAt, event.tookMs, event.now);
    case "request-failed": {
      const status = event.cause === "unusable" ? "captive" : failure;
      // One call's 503 may be a busy corner of the shop: the probe tells whether all of it is closed.
      const next = event.cause === "maintenance" ? state : suspect(state, status, event.now);
      return { state: next, effects: ["probe"] };
    }
    case "request-slow":
      if (!isUsable(state.status)) return only(state);
      return { state: suspect(state, "slow", event.now - slowResponseMs), effects: ["probe"] };
    case "probe-failed":
      return only(probeFailed(state, event.result, failure, event.startedAt, event.now));
    case "maintenance": {
      const next = { ...state, maintenanceAnnounced: event.announced };
      if (event.announced) return only(planProbe(settle(next, "maintenance")));
      return state.status === "maintenance" ? becomeOnline(next) : only(next);
    }
    case "network-lost":
      return only(suspect({ ...state, lostAt: event.now }, "offline", event.now));
    case "network-hint":
      return { state: { ...state, lostAt: null, probeDelayMs: firstProbeDelayMs }, effects: ["probe"] };
    case "announce-due":
      return only(planProbe(state.suspected ? settle(state, state.suspected.status) : state));
    case "probe-due":
      // A hidden tab waits until somebody looks: probing in the background costs battery for nobody.
      return { state: { ...state, plannedProbe: null }, effects: event.hidden ? [] : ["probe"] };
  }
}

const only = (state: ConnectivityState): Transition => ({ state, effects: [] });

/** On a link known as slow only a quick response ends it. */
function answered(state: ConnectivityState, askedAt: number, tookMs: number, now: number): Transition {
  // Requests from before the device lost its network say nothing about now. A loss in the future was noted by a clock
  // that has been set back since.
  const { lostAt } = state;
  if (lostAt !== null && askedAt < lostAt && lostAt <= now) return only(state);
  const next = { ...state, lostAt: null, silentSince: null };
  return state.status === "slow" && tookMs >= announceDelayMs ? only(planProbe(next)) : becomeOnline(next);
}

function becomeOnline(state: ConnectivityState): Transition {
  const { maintenanceAnnounced, status, suspected, probeDelayMs } = state;
  const wasAnnounced = status !== "online";
  const settled = settle(
    {
      ...state,
      plannedProbe: null,
      // A shop that has announced its pause is asked ever more rarely, although it answers.
      probeDelayMs: maintenanceAnnounced ? probeDelayMs : firstProbeDelayMs,
    },
    maintenanceAnnounced ? "maintenance" : "online",
  );
  const effects: ConnectivityEffect[] = [];
  // One slow call of a shop that is there is not repeated: it may be slow because there is much to do.
  if (wasAnnounced) effects.push("resend-stalled-reads");
  if (!maintenanceAnnounced && (wasAnnounced || suspected !== null)) effects.push("recovered");
  return { state: maintenanceAnnounced ? planProbe(settled) : settled, effects };
}

function probeFailed(
  state: ConnectivityState,
  result: Exclude<ProbeResult, "online">,
  failure: Connectivity,
  startedAt: number,
  now: number,
): ConnectivityState {
  switch (result) {
    case "down": {
      const confirmed = state.suspected !== null && startedAt - state.suspected.since >= confirmDelayMs;
      if (!confirmed) return suspect(state, failure, now);
      // A problem that has just been announced is often over soon.
      return suspect({ ...settle(state, failure), probeDelayMs: firstProbeDelayMs }, failure, now);
    }
    case "silent": {
      if (failure === "offline") return suspect(state, "offline", now);
      const silentSince = state.silentSince ?? now;
      const away = state.status === "unreachable" || now - silentSince > maxSilenceMs;
      const next = suspect({ ...state, silentSince }, away ? "unreachable" : "slow", now);
      // The probe has taken its time to wait already.
      return away ? next : planProbe(next, Math.max(0, probeTimeoutMs - (now - startedAt)));
    }
    case "maintenance":
    case "captive":
      return planProbe(settle(state, result));
  }
}

/** A bad sign, first seen at `since`. Announced only when nothing good is observed during the delay. */
function suspect(state: ConnectivityState, status: Connectivity, since: number): ConnectivityState {
  const current = state.status;
  if (current !== "online" && current !== "maintenance") {
    // A wait says less than what is known already.
    return planProbe(status !== "slow" || current === "slow" ? settle(state, status) : state);
  }
  const { suspected } = state;
  if (suspected === null) return planProbe({ ...state, suspected: { status, since } });
  return planProbe(status === "slow" ? state : { ...state, suspected: { ...suspected, status } });
}

const settle = (state: ConnectivityState, status: Connectivity): ConnectivityState => ({
  ...state,
  status,
  suspected: null,
});

/** Plans a probe in `delayMs`; without one, ever more rarely, and only where none is planned. */
function planProbe(state: ConnectivityState, delayMs?: number): ConnectivityState {
  const { started, plannedProbe, probeDelayMs } = state;
  if (!started || (plannedProbe !== null && delayMs === undefined)) return state;
  if (delayMs !== undefined) return { ...state, plannedProbe: { delayMs } };
  return {
    ...state,
    plannedProbe: { delayMs: probeDelayMs },
    probeDelayMs: Math.min(maxProbeDelayMs, probeDelayMs * 2),
  };
}
