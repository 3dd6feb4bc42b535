/** Tells the shop where the phone is while an order is under way, if its courier agreed. Only the newest place is held, in memory. */
import { create } from "zustand";
import type { CourierMe, CourierPositionsTaken } from "@/contract/calls/couriers";
import { keepAwake } from "../../staff/alarm/keep-awake";
import { callCourier } from "../api/call-courier";
import { serverTime, useMe } from "../me/me";
import { isWorthTelling, type Place, roughestM } from "../rules/worth-telling";
import { noticeEnd } from "../session/session";
import { useSteps } from "../steps/steps";
import { shownNow } from "../steps/use-shown";

/** `finding`: the phone looks for itself. `told`: the shop has the place of `toldAt`. `denied`: the browser was told not to say it. */
export type PositionState = "off" | "finding" | "told" | "denied" | "unavailable";

export const usePosition = create<{ readonly state: PositionState; readonly toldAt: number | null }>(() => ({
  state: "off",
  toldAt: null,
}));

/** A place that could not be told is tried again so soon, ms. */
const againMs = 5_000;
/** The phone is still where it was found so short a time ago, ms. */
const freshMs = 10_000;

const isUnderWay = (me: CourierMe | null) => me?.orders.some(({ status }) => status === "picked_up") ?? false;

/** Orders whose shoppers are told, as the server knows them. */
const toldOrders = (me: CourierMe | null) =>
  (me?.orders ?? [])
    .filter(({ status }) => status === "picked_up")
    .map(({ id }) => id)
    .join();

/** A fix is as fresh as the watch asks for; the clocks of receivers themselves are wrong by weeks on some phones. */
const placeOf = ({ latitude, longitude }: GeolocationCoordinates): Place => ({
  // A metre is exact enough.
  lat: Number(latitude.toFixed(5)),
  lng: Number(longitude.toFixed(5)),
  at: Math.round(serverTime()),
});

/** In the press that agrees: has the browser ask for its leave at once, not when the courier rides. */
export function askBrowser(): void {
  if (!("geolocation" in navigator)) {
    usePosition.setState({ state: "unavailable" });
    return;
  }
  navigator.geolocation.getCurrentPosition(
    () => usePosition.setState(({ state }) => ({ state: state === "denied" ? "off" : state })),
    ({ code }) => {
      if (code === GeolocationPositionError.PERMISSION_DENIED) usePosition.setState({ state: "denied" });
    },
    { maximumAge: 60_000, timeout: 20_000 },
  );
}

/** Shares the position and keeps the screen on while an order is under way, until the returned function is called. */
export function followPosition(token: string): () => void {
  let watch: number | null = null;
  let newest: Place | null = null;
  let told: Place | null = null;
  let toldFix: Place | null = null;
  let toldTo = "";
  let isTelling = false;
  let endAwake: (() => void) | null = null;

  const tell = async () => {
    const { me } = useMe.getState();
    const orders = toldOrders(me);
    // Somebody new hears at once where their order is.
    if (orders !== toldTo) told = toldFix = null;
    if (newest === null || newest === toldFix || isTelling || orders === "" || !me?.shares_position) return;
    const fix = newest;
    const now = Math.round(serverTime());
    const place = now - fix.at <= freshMs ? { ...fix, at: now } : fix;
    if (!isWorthTelling(place, told)) return;
    isTelling = true;
    try {
      const taken = await callCourier<CourierPositionsTaken>({
        method: "POST",
        path: "/positions",
        token,
        body: { positions: [place] },
      });
      if (taken.orders === 0) {
        // Older than the pick-up by the server's clock: the phone is still there.
        if (newest === fix) newest = { ...fix, at: now };
        return;
      }
      told = place;
      toldFix = fix;
      toldTo = orders;
      if (watch !== null) usePosition.setState({ state: "told", toldAt: Date.now() });
    } catch (error) {
      noticeEnd(error, token);
    } finally {
      isTelling = false;
    }
  };

  const start = () => {
    if (!("geolocation" in navigator)) return usePosition.setState({ state: "unavailable" });
    usePosition.setState({ state: "finding" });
    watch = navigator.geolocation.watchPosition(
      (position) => {
        if (position.coords.accuracy > roughestM) return;
        newest = placeOf(position.coords);
        void tell();
      },
      ({ code }) => {
        const state = code === GeolocationPositionError.PERMISSION_DENIED ? "denied" : "unavailable";
        usePosition.setState({ state });
      },
      { enableHighAccuracy: true, maximumAge: 2_000 },
    );
  };
  const stop = () => {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    watch = null;
    newest = told = toldFix = null;
    if (usePosition.getState().state !== "denied") usePosition.setState({ state: "off", toldAt: null });
  };

  const follow = () => {
    const shown = shownNow();
    const isRiding = isUnderWay(shown);
    if (isRiding && endAwake === null) endAwake = keepAwake();
    if (!isRiding && endAwake !== null) {
      endAwake();
      endAwake = null;
    }
    const isWanted = isRiding && shown?.shares_position === true;
    if (isWanted && watch === null) start();
    if (!isWanted && watch !== null) stop();
    void tell();
  };
  const ends = [useMe.subscribe(follow), useSteps.subscribe(follow)];
  const timer = setInterval(() => void tell(), againMs);
  follow();
  return () => {
    for (const end of ends) end();
    clearInterval(timer);
    endAwake?.();
    stop();
  };
}
