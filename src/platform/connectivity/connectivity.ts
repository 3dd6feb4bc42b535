/**
 * Whether the shop can be reached, learnt from what really happens to requests and from a probe, because
 * `navigator.onLine` is true on captive portals and dead mobile links. React Query follows it. What is concluded from
 * what is observed is in `reduce.ts`; here are the listeners, the timers and the probe.
 */
import { onlineManager } from "@tanstack/react-query";
import { create } from "zustand";
import { environment } from "@/platform/environment";
import type { RequestOutcome } from "@/platform/http/client";
import { type ProbeResult, probe } from "@/platform/http/probe";
import { freeConnection, resendStalledReads, slowResponseMs } from "@/platform/http/stalled-reads";
import {
  announceDelayMs,
  type Connectivity,
  type ConnectivityEffect,
  type ConnectivityState,
  initialConnectivity,
  isUsable,
  type NetworkObservation,
  reduce,
} from "./reduce";

interface Store extends ConnectivityState {
  /** Server clock minus device clock, ms; null when never measured. */
  serverOffset: number | null;
  /** When the page's timer began by the device's clock of the moment in which the server's was read, epoch ms; null when it was not. */
  timerOrigin: number | null;
}

const initial: Store = { ...initialConnectivity, serverOffset: null, timerOrigin: null };
const useStore = create<Store>(() => initial);

// Owned by this driver and reset by the function that `startConnectivity` returns.
let announceTimer: ReturnType<typeof setTimeout> | undefined;
let probeTimer: ReturnType<typeof setTimeout> | undefined;
/** The newest probe that has not ended, and since when (epoch ms). */
let probing: { since: number } | null = null;
let sendProbe = probeShop;
const recoveredListeners = new Set<() => void>();
const checkedListeners = new Set<(status: Connectivity) => void>();

function probeShop(): Promise<ProbeResult> {
  freeConnection();
  return probe(environment.apiBaseUrl);
}

/** The announced state for components; re-renders only when it changes. */
export const useConnectivity = (): Connectivity => useStore((state) => state.status);

export const connectivity = (): Connectivity => useStore.getState().status;

/** The suspected state of the network, also while it is not sure enough to be announced. */
export const suspectedConnectivity = (): Connectivity => {
  const { suspected, status } = useStore.getState();
  return suspected?.status ?? status;
};

/** Calls back on every change. Returns a function that unsubscribes. */
export function onConnectivityChange(changed: (status: Connectivity) => void): () => void {
  return useStore.subscribe((state, before) => {
    if (state.status !== before.status) changed(state.status);
  });
}

/** Calls back when a response came after a problem, announced or not. Returns a function that unsubscribes. */
export function onRecovered(recovered: () => void): () => void {
  recoveredListeners.add(recovered);
  return () => recoveredListeners.delete(recovered);
}

/** Calls back after every probe with what is known then. Returns a function that unsubscribes. */
export function onConnectivityChecked(checked: (status: Connectivity) => void): () => void {
  checkedListeners.add(checked);
  return () => checkedListeners.delete(checked);
}

/** Epoch ms by the server's clock; the device's clock when the server's was never read. */
export const serverNow = (): number => Date.now() + (serverOffset() ?? 0);

/** Server clock minus device clock in ms, null when never measured. */
export const serverOffset = (): number | null => useStore.getState().serverOffset;

export const timerOrigin = (): number | null => useStore.getState().timerOrigin;

/** The offset measured by an earlier run of the app is used until this one has measured its own. */
export function restoreServerOffset(offset: number): void {
  if (serverOffset() === null) useStore.setState({ serverOffset: offset });
}

/** Fed with every outcome of the HTTP client. Responses from the worker's caches prove nothing. */
export function reportOutcome(outcome: RequestOutcome): void {
  if (outcome.fromCache) return;
  const { kind, serverTime, receivedAt, tookMs } = outcome;
  // A gateway or a portal tells its own time, in the shop's name.
  if (kind === "answered" && serverTime !== null)
    useStore.setState({
      serverOffset: serverTime - receivedAt,
      timerOrigin: Date.now() - performance.now(),
    });
  if (kind === "answered") dispatch({ type: "answered", askedAt: receivedAt - tookMs, tookMs });
  else {
    const cause = kind === "maintenance" || kind === "unusable" ? kind : "connection";
    dispatch({ type: "request-failed", cause });
  }
}

/** Fed by the HTTP client when a request has had no response for a while. */
export function reportSlowRequest(): void {
  dispatch({ type: "request-slow" });
}

/** config.maintenance_mode said so (or no longer says so). */
export function reportMaintenance(on: boolean): void {
  dispatch({ type: "maintenance", announced: on });
}

/** Probes now, e.g. because the shopper pressed 'Try again'. Resolves with what is known afterwards. */
export async function checkConnectivity(): Promise<Connectivity> {
  const startedAt = Date.now();
  // One that hangs knows nothing of a network that came back since.
  if (probing && startedAt - probing.since < slowResponseMs) return connectivity();
  const mine = { since: startedAt };
  probing = mine;
  const result = await sendProbe();
  const newest = probing === mine;
  if (newest) probing = null;
  // A yes counts whichever probe brings it; of the failures only the newest counts.
  if (result === "online") dispatch({ type: "answered", askedAt: startedAt, tookMs: Date.now() - startedAt });
  else if (newest) dispatch({ type: "probe-failed", result, startedAt });
  for (const checked of checkedListeners) checked(connectivity());
  return connectivity();
}

/**
 * Starts listening to the browser's hints and takes over React Query's online state. Returns a function that stops it.
 * `probe` is handed in by tests only.
 */
export function startConnectivity(settings: { probe?: () => Promise<ProbeResult> } = {}): () => void {
  if (settings.probe) sendProbe = settings.probe;
  if (useStore.getState().started) return () => {};
  dispatch({ type: "started" });
  onlineManager.setEventListener(() => () => {});
  onlineManager.setOnline(isUsable(connectivity()));
  const unsubscribe = onConnectivityChange((status) => onlineManager.setOnline(isUsable(status)));

  const online = () => dispatch({ type: "network-hint" });
  const offline = () => dispatch({ type: "network-lost" });
  const visible = () => {
    if (document.visibilityState === "visible" && connectivity() !== "online") online();
  };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", visible);
  // Requests from before the app ran say nothing about now either.
  if (navigator.onLine === false) offline();
  return () => {
    unsubscribe();
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
    document.removeEventListener("visibilitychange", visible);
    clearTimeout(announceTimer);
    clearTimeout(probeTimer);
    probing = null;
    sendProbe = probeShop;
    useStore.setState(initial, true);
  };
}

function dispatch(observed: NetworkObservation): void {
  const before = useStore.getState();
  const now = Date.now();
  const deviceOffline = globalThis.navigator?.onLine === false;
  const { state, effects } = reduce(before, { ...observed, now, deviceOffline });
  // Before subscribers are notified: what they do may be observed in turn.
  setTimers(before, state, now);
  useStore.setState(state);
  for (const effect of effects) run(effect);
}

function setTimers(
  before: ConnectivityState,
  { suspected, plannedProbe }: ConnectivityState,
  now: number,
): void {
  if ((suspected === null) !== (before.suspected === null)) {
    clearTimeout(announceTimer);
    if (suspected)
      announceTimer = setTimeout(
        () => dispatch({ type: "announce-due" }),
        suspected.since + announceDelayMs - now,
      );
  }
  if (plannedProbe !== before.plannedProbe) {
    clearTimeout(probeTimer);
    if (plannedProbe)
      probeTimer = setTimeout(
        () => dispatch({ type: "probe-due", hidden: document.visibilityState === "hidden" }),
        plannedProbe.delayMs,
      );
  }
}

function run(effect: ConnectivityEffect): void {
  if (effect === "probe") void checkConnectivity();
  else if (effect === "resend-stalled-reads") resendStalledReads();
  else for (const recovered of recoveredListeners) recovered();
}
