/**
 * Whether the shop can be reached, learnt from what really happens to requests and from a probe, because
 * `navigator.onLine` is true on captive portals and dead mobile links. React Query hears the same truth.
 */
import { onlineManager } from "@tanstack/react-query";
import { create } from "zustand";
import { environment } from "@/platform/environment";
import type { RequestOutcome } from "@/platform/http/client";
import { type ProbeResult, probe, probeTimeoutMs } from "@/platform/http/probe";
import { freeConnection, resendStalledReads, slowResponseMs } from "@/platform/http/stalled-reads";

/**
 * `offline`: the device says it has no network. `unreachable`: it has one, the shop does not answer. `slow`: there is
 * neither yes nor no yet, or answers take very long. `captive`: somebody else answers in the shop's place.
 * `maintenance`: the shop says it is closed for work.
 */
export type Connectivity = "online" | "slow" | "offline" | "unreachable" | "maintenance" | "captive";

interface ConnectivityState {
  status: Connectivity;
  /** Server clock minus device clock, ms; null when never measured. */
  serverOffset: number | null;
}

/** A bad link is not announced before it has been bad for so long, ms: a hiccup is over sooner, and 5 s is the most. */
export const announceDelayMs = 4_000;
/** Nor is one look at the shop enough; another so long after the first bad sign, which finds nobody either, is, ms. */
export const confirmDelayMs = 1_500;
/** After so long without a word a slow shop is one that does not answer, ms. */
export const maxSilenceMs = 35_000;
const firstProbeAfter = 2_000;
const slowestProbe = 60_000;

const initial: ConnectivityState = { status: "online", serverOffset: null };
const useStore = create<ConnectivityState>(() => initial);

let started = false;
/** The newest probe without an answer, and since when (epoch ms). */
let probing: { since: number } | null = null;
let calmTimer: ReturnType<typeof setTimeout> | undefined;
let probeTimer: ReturnType<typeof setTimeout> | undefined;
let pendingStatus: Connectivity | null = null;
/** When the first bad sign came that is not announced yet, epoch ms. */
let suspectedAt: number | null = null;
/** When the browser last said that the device has lost its network, epoch ms; null when something else was heard since. */
let lostAt: number | null = null;
let nextProbeIn = firstProbeAfter;
const askShop = () => {
  freeConnection();
  return probe(environment.apiBaseUrl);
};
let ask: () => Promise<ProbeResult> = askShop;
/** The config announces maintenance; a live host alone does not end it. */
let announcedClosed = false;
let silentSince: number | null = null;
/** When the page's timer began by the device's clock of the moment in which the server's was read; null when it was not. Epoch ms. */
let began: number | null = null;

export const timerOrigin = (): number | null => began;
const whenRecovered = new Set<() => void>();
const whenChecked = new Set<(status: Connectivity) => void>();

/** What a component shows; re-renders only when the state changes. */
export const useConnectivity = (): Connectivity => useStore((state) => state.status);

export const connectivity = (): Connectivity => useStore.getState().status;

/** What is thought of the network now, also while it is not sure enough to be announced. */
export const suspectedConnectivity = (): Connectivity => pendingStatus ?? connectivity();

/** Tells of every change; answers how to stop. */
export function onConnectivityChange(changed: (status: Connectivity) => void): () => void {
  return useStore.subscribe((state, before) => {
    if (state.status !== before.status) changed(state.status);
  });
}

/** Epoch ms by the server's clock; the device's clock when the server's was never read. */
export function serverNow(): number {
  return Date.now() + (useStore.getState().serverOffset ?? 0);
}

/** Server clock minus device clock in ms, null when never measured. */
export const serverOffset = (): number | null => useStore.getState().serverOffset;

/** The offset that an earlier life of the app measured counts until this one has measured its own. */
export function restoreServerOffset(offset: number): void {
  if (serverOffset() === null) useStore.setState({ serverOffset: offset });
}

/** Tells when an answer came after trouble, also after trouble too short to be announced; answers how to stop. */
export function onRecovered(recovered: () => void): () => void {
  whenRecovered.add(recovered);
  return () => whenRecovered.delete(recovered);
}

/** Tells of every look at the network, with what is known afterwards; answers how to stop. */
export function onConnectivityChecked(checked: (status: Connectivity) => void): () => void {
  whenChecked.add(checked);
  return () => whenChecked.delete(checked);
}

/** Fed with every outcome of the HTTP client. Answers from the worker's store prove nothing. */
export function reportOutcome(outcome: RequestOutcome): void {
  if (outcome.fromCache) return;
  if (outcome.serverTime !== null) {
    useStore.setState({ serverOffset: outcome.serverTime - outcome.receivedAt });
    began = Date.now() - performance.now();
  }
  if (outcome.kind === "answered") answered(outcome.receivedAt - outcome.tookMs, outcome.tookMs);
  else {
    // One call's 503 may be a busy corner of the shop: the probe tells whether all of it is closed.
    if (outcome.kind !== "maintenance") suspect(outcome.kind === "unusable" ? "captive" : fault());
    void checkConnectivity();
  }
}

/** Fed by the HTTP client when a request has been without an answer for a while. */
export function reportSlowRequest(): void {
  if (!isUsable(connectivity())) return;
  suspect("slow", slowResponseMs);
  void checkConnectivity();
}

/** config.maintenance_mode said so (or no longer says so). */
export function reportMaintenance(on: boolean): void {
  announcedClosed = on;
  if (on) {
    settle("maintenance");
    planProbe();
  } else if (useStore.getState().status === "maintenance") {
    becomeOnline();
  }
}

/** Probes now, e.g. because the shopper pressed 'Try again'. Resolves with what is known afterwards. */
export async function checkConnectivity(): Promise<Connectivity> {
  const startedAt = Date.now();
  // One that hangs knows nothing of a network that came back since.
  if (probing && startedAt - probing.since < slowResponseMs) return connectivity();
  const mine = { since: startedAt };
  probing = mine;
  const result = await ask();
  const newest = probing === mine;
  if (newest) probing = null;
  // A yes counts whoever brings it; what else an overtaken one says is for the newest to say.
  if (result === "online") answered(startedAt, Date.now() - startedAt);
  else if (newest) unanswered(result, startedAt);
  for (const tell of whenChecked) tell(connectivity());
  return connectivity();
}

/**
 * Starts listening to the browser's hints and takes over React Query's online state. Answers how to stop.
 * `probe` is handed in by tests only.
 */
export function startConnectivity(settings: { probe?: () => Promise<ProbeResult> } = {}): () => void {
  if (settings.probe) ask = settings.probe;
  if (started) return () => {};
  started = true;
  onlineManager.setEventListener(() => () => {});
  onlineManager.setOnline(isUsable(connectivity()));
  const stopFeeding = onConnectivityChange((status) => onlineManager.setOnline(isUsable(status)));

  const lookAgain = () => {
    lostAt = null;
    nextProbeIn = firstProbeAfter;
    void checkConnectivity();
  };
  const lost = () => {
    lostAt = Date.now();
    suspect("offline");
  };
  const visible = () => {
    if (document.visibilityState === "visible" && connectivity() !== "online") lookAgain();
  };
  window.addEventListener("online", lookAgain);
  window.addEventListener("offline", lost);
  document.addEventListener("visibilitychange", visible);
  // What was asked for before this program ran says nothing about now either.
  if (navigator.onLine === false) lost();
  return () => {
    stopFeeding();
    window.removeEventListener("online", lookAgain);
    window.removeEventListener("offline", lost);
    document.removeEventListener("visibilitychange", visible);
    clearTimeout(calmTimer);
    clearTimeout(probeTimer);
    calmTimer = probeTimer = undefined;
    pendingStatus = suspectedAt = lostAt = probing = null;
    nextProbeIn = firstProbeAfter;
    ask = askShop;
    announcedClosed = false;
    silentSince = null;
    began = null;
    started = false;
    useStore.setState(initial, true);
  };
}

/** In maintenance the host answers, and on a slow link it may: reads are still tried. */
const isUsable = (status: Connectivity) =>
  status === "online" || status === "maintenance" || status === "slow";

const fault = (): Connectivity =>
  typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "unreachable";

/** Nobody answers, nobody refuses: slow at first, away when it goes on. */
function silence(): Connectivity {
  if (fault() === "offline") return "offline";
  silentSince ??= Date.now();
  return connectivity() === "unreachable" || Date.now() - silentSince > maxSilenceMs ? "unreachable" : "slow";
}

/** A look that began at `startedAt` (epoch ms) brought anything but a yes. */
function unanswered(result: Exclude<ProbeResult, "online">, startedAt: number): void {
  if (result === "down") {
    if (suspectedAt !== null && startedAt - suspectedAt >= confirmDelayMs) {
      settle(fault());
      // Trouble that has just been announced is often over soon.
      nextProbeIn = firstProbeAfter;
    }
    suspect(fault());
  } else if (result === "silent") {
    const status = silence();
    suspect(status);
    // It has taken its time to wait already.
    if (status === "slow") planProbe(Math.max(0, probeTimeoutMs - (Date.now() - startedAt)));
  } else {
    settle(result);
    planProbe();
  }
}

/** A bad sign: announced only when nothing good is heard during the calm delay, of which `passed` ms are over. */
function suspect(status: Connectivity, passed = 0): void {
  const current = connectivity();
  if (current !== "online" && current !== "maintenance") {
    // A wait says less than what is known already.
    if (status !== "slow" || current === "slow") settle(status);
    planProbe();
    return;
  }
  if (pendingStatus === null || status !== "slow") pendingStatus = status;
  suspectedAt ??= Date.now() - passed;
  calmTimer ??= setTimeout(() => {
    calmTimer = undefined;
    if (pendingStatus !== null) settle(pendingStatus);
    planProbe();
  }, announceDelayMs - passed);
  planProbe();
}

/**
 * The shop spoke, to what was asked at `askedAt` (epoch ms) and after so many ms. On a link known as slow only a quick
 * answer ends it. What was asked before the device lost its network says nothing about now, and nobody may ask again for
 * long.
 */
function answered(askedAt: number, tookMs: number): void {
  // A time that is still to come was written by a clock that has been put back.
  if (lostAt !== null && askedAt < lostAt && lostAt <= Date.now()) return;
  lostAt = null;
  silentSince = null;
  if (connectivity() === "slow" && tookMs >= announceDelayMs) planProbe();
  else becomeOnline();
}

function becomeOnline(): void {
  const recovered = pendingStatus !== null || connectivity() !== "online";
  // A shop that has announced its pause is asked ever more rarely, although it answers.
  if (!announcedClosed) nextProbeIn = firstProbeAfter;
  clearTimeout(probeTimer);
  probeTimer = undefined;
  const wasAnnounced = connectivity() !== "online";
  settle(announcedClosed ? "maintenance" : "online");
  // One slow call of a shop that is there is not repeated: it may be slow because there is much to do.
  if (wasAnnounced) resendStalledReads();
  if (announcedClosed) planProbe();
  else if (recovered) for (const tell of whenRecovered) tell();
}

function settle(status: Connectivity): void {
  clearTimeout(calmTimer);
  calmTimer = undefined;
  pendingStatus = suspectedAt = null;
  if (useStore.getState().status !== status) useStore.setState({ status });
}

/** Looks again after `delay` ms; without one ever more rarely. The earlier of two plans counts. */
function planProbe(delay?: number): void {
  if (!started || (probeTimer !== undefined && delay === undefined)) return;
  clearTimeout(probeTimer);
  probeTimer = setTimeout(() => {
    probeTimer = undefined;
    // A hidden tab waits until somebody looks: probing in the background costs battery for nobody.
    if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
    void checkConnectivity();
  }, delay ?? nextProbeIn);
  if (delay === undefined) nextProbeIn = Math.min(slowestProbe, nextProbeIn * 2);
}
