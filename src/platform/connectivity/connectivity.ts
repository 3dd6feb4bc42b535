/**
 * Whether the shop can be reached, learnt from what really happens to requests and from a probe, because
 * `navigator.onLine` is true on captive portals and dead mobile links. React Query hears the same truth.
 */
import { onlineManager } from "@tanstack/react-query";
import { create } from "zustand";
import type { RequestOutcome } from "@/platform/http/client";
import { type ProbeResult, probe } from "./probe";

/**
 * `offline`: the device says it has no network. `unreachable`: it has one, the shop does not answer.
 * `captive`: somebody else answers in the shop's place. `maintenance`: the shop says it is closed for work.
 */
export type Connectivity = "online" | "offline" | "unreachable" | "maintenance" | "captive";

interface ConnectivityState {
  status: Connectivity;
  /** Epoch ms of the last proof that the shop answers; null before the first. */
  lastAnswerAt: number | null;
  /** Server clock minus device clock, ms; null when never measured. */
  serverOffset: number | null;
}

/** A bad link is not announced before it has been bad for so long, ms. */
export const calmDelay = 5_000;
const firstProbeAfter = 2_000;
const slowestProbe = 60_000;

const initial: ConnectivityState = { status: "online", lastAnswerAt: null, serverOffset: null };
const useStore = create<ConnectivityState>(() => initial);

let started = false;
let probing = false;
let calmTimer: ReturnType<typeof setTimeout> | undefined;
let probeTimer: ReturnType<typeof setTimeout> | undefined;
let pendingStatus: Connectivity | null = null;
let nextProbeIn = firstProbeAfter;
let ask: () => Promise<ProbeResult> = () => probe();

/** What a component shows; re-renders only when the state changes. */
export const useConnectivity = (): Connectivity => useStore((state) => state.status);

export const connectivity = (): Connectivity => useStore.getState().status;

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

/** Fed with every outcome of the HTTP client. Answers from the worker's store prove nothing. */
export function reportOutcome(outcome: RequestOutcome): void {
  if (outcome.fromStore) return;
  if (outcome.serverTime !== null)
    useStore.setState({ serverOffset: outcome.serverTime - outcome.receivedAt });
  if (outcome.kind === "answered") {
    becomeOnline();
  } else if (outcome.kind === "maintenance") {
    settle("maintenance");
    planProbe();
  } else {
    suspect(outcome.kind === "unusable" ? "captive" : fault());
    void check();
  }
}

/** config.maintenance_mode said so (or no longer says so). */
export function reportMaintenance(on: boolean): void {
  if (on) {
    settle("maintenance");
    planProbe();
  } else if (useStore.getState().status === "maintenance") {
    becomeOnline();
  }
}

/** Probes now, e.g. because the shopper pressed 'Try again'. Resolves with what is known afterwards. */
export async function check(): Promise<Connectivity> {
  if (probing) return connectivity();
  probing = true;
  try {
    const result = await ask();
    if (result === "online") {
      // The config decides about a maintenance that is announced by its flag; a live host alone does not end it there.
      becomeOnline();
    } else if (result === "down") {
      suspect(fault());
      planProbe();
    } else {
      settle(result);
      planProbe();
    }
  } finally {
    probing = false;
  }
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
    nextProbeIn = firstProbeAfter;
    void check();
  };
  const lost = () => suspect("offline");
  const visible = () => {
    if (document.visibilityState === "visible" && connectivity() !== "online") lookAgain();
  };
  window.addEventListener("online", lookAgain);
  window.addEventListener("offline", lost);
  document.addEventListener("visibilitychange", visible);
  if (navigator.onLine === false) suspect("offline");
  return () => {
    stopFeeding();
    window.removeEventListener("online", lookAgain);
    window.removeEventListener("offline", lost);
    document.removeEventListener("visibilitychange", visible);
    clearTimeout(calmTimer);
    clearTimeout(probeTimer);
    calmTimer = probeTimer = undefined;
    pendingStatus = null;
    nextProbeIn = firstProbeAfter;
    ask = () => probe();
    started = false;
    useStore.setState(initial, true);
  };
}

/** In maintenance the host answers, so reads may still be tried. */
const isUsable = (status: Connectivity) => status === "online" || status === "maintenance";

const fault = (): Connectivity =>
  typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "unreachable";

/** A bad sign: announced only when nothing good is heard during the calm delay. */
function suspect(status: Connectivity): void {
  const current = connectivity();
  if (current !== "online" && current !== "maintenance") {
    settle(status);
    planProbe();
    return;
  }
  pendingStatus = status;
  calmTimer ??= setTimeout(() => {
    calmTimer = undefined;
    if (pendingStatus !== null) settle(pendingStatus);
    planProbe();
  }, calmDelay);
  planProbe();
}

function becomeOnline(): void {
  nextProbeIn = firstProbeAfter;
  clearTimeout(probeTimer);
  probeTimer = undefined;
  settle("online");
  useStore.setState({ lastAnswerAt: Date.now() });
}

function settle(status: Connectivity): void {
  clearTimeout(calmTimer);
  calmTimer = undefined;
  pendingStatus = null;
  if (useStore.getState().status !== status) useStore.setState({ status });
}

function planProbe(): void {
  if (probeTimer !== undefined || !started) return;
  probeTimer = setTimeout(() => {
    probeTimer = undefined;
    // A hidden tab waits until somebody looks: probing in the background costs battery for nobody.
    if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
    void check();
  }, nextProbeIn);
  nextProbeIn = Math.min(slowestProbe, nextProbeIn * 2);
}
